import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { NamedEndpoint } from "./contract-names.ts";
import { componentPrefix, jsonSchemasOf, type JsonSchema, type Side } from "./json-schema.ts";

/** Holds the named schemas of the document, and the schema of each part of each endpoint. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  partOf: (endpoint: NamedEndpoint, part: Part) => JsonSchema | null;
}

export type Part = "params" | "query" | "body" | "reply";

const sides: Record<Part, Side> = { params: "input", query: "input", body: "input", reply: "output" };
const suffixes: Record<Part, string> = { params: "Params", query: "Query", body: "Body", reply: "Reply" };

/**
 * Describes everything that the endpoints take and reply. Bodies and replies that are objects become components, named
 * after the exported schema (`Contact`) or after the endpoint (`SendMessageBody`). A schema whose request shape differs
 * from its reply shape gets a second component (`ProfileDataInput`).
 */
export function componentsOf(
  endpoints: readonly NamedEndpoint[],
  exported: ReadonlyMap<z.ZodType, string>,
): Components {
  const named = withParts(endpoints, exported);
  const output = jsonSchemasOf(named, "output");
  const input = withInputNames(jsonSchemasOf(named, "input"), output);
  const schemas: Record<string, JsonSchema> = {};

  /** Adds a component and those that it refers to, and returns the reference to it. */
  function refer(id: string, schema: JsonSchema, all: ReadonlyMap<string, JsonSchema>): JsonSchema {
    if (!(id in schemas)) {
      schemas[id] = schema;
      addReferred(schema, all);
    }
    return { $ref: componentPrefix + id };
  }

  function addReferred(schema: JsonSchema, all: ReadonlyMap<string, JsonSchema>) {
    for (const id of referencesIn(schema)) refer(id, all.get(id)!, all);
  }

  return {
    schemas,
    partOf: (endpoint, part) => {
      const schema = endpoint[part];
      if (!schema) return null;
      const all = sides[part] === "input" ? input : output;
      const id = named.get(schema)!;
      const ownId = all.has(`${id}Input`) ? `${id}Input` : id;
      const json = all.get(ownId)!;
      const hasComponent = part === "body" || part === "reply";
      if (hasComponent && (exported.has(schema) || json.type === "object")) return refer(ownId, json, all);
      addReferred(json, all);
      return json;
    },
  };
}

/** Names every part of every endpoint: by its export, or after the first endpoint that uses it. */
function withParts(endpoints: readonly NamedEndpoint[], exported: ReadonlyMap<z.ZodType, string>) {
  const named = new Map(exported);
  for (const endpoint of endpoints) {
    for (const part of Object.keys(sides) as Part[]) {
      const schema = endpoint[part];
      if (schema && !named.has(schema)) named.set(schema, capitalised(endpoint.operationId) + suffixes[part]);
    }
  }
  return named;
}

/** Renames the schemas whose request shape differs from their reply shape, and everything that refers to them. */
function withInputNames(input: Map<string, JsonSchema>, output: ReadonlyMap<string, JsonSchema>) {
  const ids = [...input.keys()];
  const different = new Set(ids.filter((id) => !isDeepStrictEqual(input.get(id), output.get(id))));
  for (let count = -1; count !== different.size;) {
    count = different.size;
    for (const id of ids) if (referencesIn(input.get(id)!).some((to) => different.has(to))) different.add(id);
  }
  const nameOf = (id: string) => (different.has(id) && !id.endsWith("Body") ? `${id}Input` : id);
  const renamed = (schema: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === "$ref" && typeof value === "string" ? componentPrefix + nameOf(idOf(value)) : value,
    ) as JsonSchema;
  return new Map(ids.map((id) => [nameOf(id), renamed(input.get(id)!)]));
}

function referencesIn(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => idOf(reference!));
}

function idOf(reference: string): string {
  return reference.slice(componentPrefix.length);
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
