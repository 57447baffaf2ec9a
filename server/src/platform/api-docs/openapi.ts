import type { Access, EndpointDeclaration, Feature } from "@triptych/contract/endpoint";
import { FailureReply, refusals, type RefusalCode } from "@triptych/contract/refusals";
import { refusalsOf } from "../http/declared-refusals.ts";
import { componentsOf, type Components } from "./components.ts";
import { contractExports, namedSchemas, withNames, type NamedEndpoint } from "./contract-names.ts";
import { examples } from "./examples.ts";
import { componentPrefix, jsonSchemasOf, type JsonSchema } from "./json-schema.ts";

export interface OpenApiOptions {
  endpoints: readonly EndpointDeclaration[];
  title: string;
  publicUrl: string;
  /** Overrides the contract's exports, by name, in tests. */
  exported?: Record<string, unknown>;
}

/** Returns the product's calls as an OpenAPI 3.1 document, built from the declarations that validate them. */
export function openApiDocument({ endpoints, title, publicUrl, exported = contractExports }: OpenApiOptions) {
  const named = withNames(endpoints, exported);
  const components = componentsOf(named, namedSchemas(exported));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of named) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components),
    };
  }
  const tags = [...new Set(endpoints.map(({ feature }) => feature))];
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: `${title} API`,
      version: "1.0.0",
      summary: `Everything that the pages of ${title} ask for.`,
      description,
      license: { name: "All rights reserved", identifier: "LicenseRef-All-rights-reserved" },
    },
    servers: [{ url: publicUrl }],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: { ...withExamples(components.schemas), FailureReply: failureSchema() },
      responses: failureResponses(named),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session", description: "The cookie that signing in sets." },
      },
    },
  };
}

const description = `
- Signing in (\`POST /api/login\`) sets a cookie. Send it with every later call. Each operation says who may make it.
- Calls that change something take JSON. Browsers may make them from this site only.
- Every failure has the shape \`FailureReply\`. Its \`code\` never changes; its \`message\` is a sentence for people.
- Identifiers are UUID v7. Moments are ISO 8601 in UTC.
`.trim();

const tagDescriptions: Record<Feature, string> = {
  accounts: "Registration, signing in, email addresses, passwords, teams and operators' invitations.",
  files: "Uploads of pictures and documents.",
  profiles: "The profiles of brands, agencies and freelancers.",
  billing: "Free trials, subscriptions, payment methods and cancellation.",
  matching: "Briefs, searches, matches with their reasons, feedback and draft messages.",
  messaging: "Messages, contacts and blocks.",
  introductions: "First messages with a brief, their answers, and what becomes of them.",
  work: "Case studies: what members show of their work, and whom they credit for it.",
  shortlists: "Lists of people with notes, votes and a link for guests.",
  projects: "Projects with their people, notes and status.",
  referrals: "Invitations, rewards and shipping.",
  admin: "What operators see and do.",
  legal: "A person's own records: export and deletion.",
};

const accessDescriptions: Record<Access, string> = {
  public: "Anybody may call this.",
  session: "Anybody who is signed in may call this, even before verifying the email address.",
  member: "Members with a verified email address may call this.",
  subscriber: "Members whose plan is free, or who have a subscription or trial, may call this.",
  admin: "Operators may call this.",
};

function operationOf(endpoint: NamedEndpoint, components: Components) {
  const { access, ownerOnly, feature, operationId } = endpoint;
  const body = components.partOf(endpoint, "body");
  return {
    operationId,
    tags: [feature],
    ...wordsOf(endpoint),
    security: access === "public" ? [] : [{ session: [] }],
    "x-access": access,
    ...(ownerOnly === undefined ? {} : { "x-owner-only": true }),
    ...parametersOf(endpoint, components),
    ...(body ? { requestBody: { required: true, content: contentOf(endpoint, body) } } : {}),
    responses: { "200": replyOf(endpoint, components), ...failuresOf(endpoint) },
  };
}

/** Returns the body of a call: JSON, or a form with the fields and one file. */
function contentOf({ form }: NamedEndpoint, body: JsonSchema) {
  if (!form) return { "application/json": { schema: body } };
  const file = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] };
  return { "multipart/form-data": { schema: { allOf: [body, file] } } };
}

/** Splits the declared summary into a short title and a description, and adds who may make the call. */
function wordsOf({ summary, details, access, ownerOnly }: NamedEndpoint): { summary: string; description: string } {
  const title = /^.*?(?=[;.]( |$)|$)/.exec(summary)![0];
  const rest = title.length + 1 < summary.length ? [summary] : [];
  const owner = ownerOnly === undefined ? "" : " In a team, only the owner of the account may.";
  const who = accessDescriptions[access] + owner;
  return { summary: title, description: [...rest, ...(details === undefined ? [] : [details]), who].join("\n\n") };
}

function parametersOf(endpoint: NamedEndpoint, components: Components): { parameters?: unknown[] } {
  const headers = Object.entries(endpoint.requestHeaders ?? {}).map(([name, about]) => ({
    name,
    in: "header",
    required: false,
    description: about,
    schema: { type: "string" },
  }));
  const parameters = [
    ...parametersIn("path", components.partOf(endpoint, "params")),
    ...parametersIn("query", components.partOf(endpoint, "query")),
    ...headers,
  ];
  return parameters.length > 0 ? { parameters } : {};
}

function parametersIn(where: "path" | "query", schema: JsonSchema | null) {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).map(([name, { description: about, ...property }]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    ...(about === undefined ? {} : { description: about }),
    schema: property,
  }));
}

function replyOf(endpoint: NamedEndpoint, components: Components) {
  const headers = Object.entries(endpoint.replyHeaders ?? {}).map(([name, about]) => [
    name,
    { description: about, schema: { type: "string" } },
  ]);
  return {
    description: "The call succeeded.",
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    content: { "application/json": { schema: components.partOf(endpoint, "reply") } },
  };
}

function failureSchema(): JsonSchema {
  return jsonSchemasOf(new Map([[FailureReply, "FailureReply"]]), "output").get("FailureReply")!;
}

/**
 * Returns one response for each status. Endpoints that refuse with the same codes share it, so that a generated client
 * has one type for them.
 */
function failuresOf(endpoint: EndpointDeclaration): Record<string, { $ref: string }> {
  const statuses = Object.entries(refusalsByStatus(endpoint));
  return Object.fromEntries(
    statuses.map(([status, codes]) => [status, { $ref: `#/components/responses/${responseName(codes)}` }]),
  );
}

function failureResponses(endpoints: readonly EndpointDeclaration[]) {
  const responses: Record<string, unknown> = {};
  for (const codes of endpoints.flatMap((endpoint) => Object.values(refusalsByStatus(endpoint)))) {
    responses[responseName(codes)] ??= {
      description: codes.map((code) => `\`${code}\`: ${refusals[code].message}`).join(" "),
      content: {
        "application/json": {
          schema: { $ref: `${componentPrefix}FailureReply` },
          examples: Object.fromEntries(codes.map((code) => [code, { value: failureExample(code) }])),
        },
      },
    };
  }
  return responses;
}

function failureExample(code: RefusalCode): FailureReply {
  const { message } = refusals[code];
  return { error: message, message, code };
}

function refusalsByStatus(endpoint: EndpointDeclaration): Record<string, RefusalCode[]> {
  const codes = [...refusalsOf(endpoint)].toSorted();
  return Object.groupBy(codes, (code) => String(refusals[code].status)) as Record<string, RefusalCode[]>;
}

/** Returns `SignedOut` for one refusal, `BlockedOrForeignOrigin` for two. */
function responseName(codes: readonly RefusalCode[]): string {
  return codes.map(pascalCase).join("Or");
}

function pascalCase(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function withExamples(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      name in examples ? { ...schema, examples: [examples[name]] } : schema,
    ]),
  );
}
