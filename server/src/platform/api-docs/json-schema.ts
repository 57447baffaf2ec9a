import { z } from "zod";

/** Describes the parts of JSON Schema that Zod writes and that the documentation reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  description?: string;
  example?: unknown;
  examples?: unknown[];
}

/** Tells requests from replies: `input` is what a caller may send, `output` is what the server replies. */
export type Side = "input" | "output";

export const componentPrefix = "#/components/schemas/";

/** Returns each of the schemas as JSON Schema 2020-12, by its name; they refer to each other as OpenAPI components. */
export function jsonSchemasOf(named: ReadonlyMap<z.ZodType, string>, side: Side): Map<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    target: "draft-2020-12",
    io: side,
    unrepresentable: "any",
    uri: (id) => componentPrefix + id,
    override: ({ zodSchema, jsonSchema }) => {
      const source = side === "output" ? sourceOfTransform(zodSchema) : null;
      if (source) Object.assign(jsonSchema, withoutMarks(z.toJSONSchema(source, { io: side, unrepresentable: "any" })));
      // NOTE: a later version may reply with more fields, and a client should not refuse them.
      if (side === "output" && isOpenObject(zodSchema)) delete jsonSchema.additionalProperties;
      const { description, examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (description !== undefined) jsonSchema.description = description;
      if (examples !== undefined) jsonSchema.examples = examples as unknown[];
    },
  });
  return new Map(Object.entries(schemas).map(([id, schema]) => [id, withoutMarks(schema)]));
}

/**
 * Returns the schema that a transformation starts from. NOTE: functions have no schema; ours return the kind of value
 * that they take.
 */
function sourceOfTransform({ _zod: { def } }: z.core.$ZodTypes): z.ZodType | null {
  return def.type === "pipe" && def.out._zod.def.type === "transform" ? (def.in as z.ZodType) : null;
}

function isOpenObject({ _zod: { def } }: z.core.$ZodTypes): boolean {
  return def.type === "object" && def.catchall === undefined;
}

function withoutMarks(schema: object): JsonSchema {
  const { $schema: _, $id: __, "~standard": ___, ...rest } = schema as Record<string, unknown>;
  return rest;
}
