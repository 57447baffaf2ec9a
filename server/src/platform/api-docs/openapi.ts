import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { FailureReply, refusals, type RefusalCode } from "@triptych/contract/refusals";
import { refusalsOf } from "../http/declared-refusals.ts";
import { jsonSchemaOf } from "./json-schema.ts";

export interface OpenApiOptions {
  endpoints: readonly EndpointDeclaration[];
  title: string;
  publicUrl: string;
}

/** The calls of the product as an OpenAPI 3.1 document, read from the same declarations that validate them. */
export function openApiDocument({ endpoints, title, publicUrl }: OpenApiOptions) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const tags = [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({ name }));
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title,
      version: "1.0.0",
      description:
        "The calls that the web pages make. Calls that change something take JSON and come from the site's own origin.",
    },
    servers: [{ url: publicUrl }],
    tags,
    paths,
    components: {
      schemas: { Failure: jsonSchemaOf(FailureReply, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session", description: "The cookie that signing in sets." },
      },
    },
  };
}

function operationOf(endpoint: EndpointDeclaration) {
  const { access, ownerOnly, feature, summary, method, path, body } = endpoint;
  return {
    operationId: operationIdOf(method, path),
    tags: [feature],
    summary,
    security: access === "public" ? [] : [{ session: [] }],
    "x-access": access,
    ...(ownerOnly === undefined ? {} : { "x-owner-only": true }),
    ...withItems("parameters", [...parametersOf(endpoint, "path"), ...parametersOf(endpoint, "query")]),
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: jsonSchemaOf(body, "input") } } } }
      : {}),
    responses: { "200": replyOf(endpoint), ...failuresOf(endpoint) },
  };
}

/** `POST /api/matches/feedback` becomes `post_matches_feedback`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words].join("_");
}

function parametersOf(endpoint: EndpointDeclaration, where: "path" | "query") {
  const schema = where === "path" ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

function replyOf({ reply }: EndpointDeclaration) {
  return { description: "It is done.", content: { "application/json": { schema: jsonSchemaOf(reply, "output") } } };
}

function failuresOf(endpoint: EndpointDeclaration): Record<string, unknown> {
  const byStatus = Object.groupBy([...refusalsOf(endpoint)], (code) => String(refusals[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map(sentenceOf).join(" "),
        content: {
          "application/json": {
            schema: { allOf: [{ $ref: "#/components/schemas/Failure" }, { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  );
}

function sentenceOf(code: RefusalCode): string {
  return `\`${code}\`: ${refusals[code].message}`;
}

function withItems<T>(name: string, items: T[]): Record<string, T[]> {
  return items.length > 0 ? { [name]: items } : {};
}
