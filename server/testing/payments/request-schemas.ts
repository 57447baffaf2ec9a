import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Ajv, type ValidateFunction } from "ajv";
import { descriptionsFolder, hasDescriptions } from "./descriptions.ts";
import { smallPaypalSchemas, smallStripeSchemas } from "./small-schemas.ts";

type JsonSchema = Record<string, unknown>;

/** Returns what is wrong with a request, or `null`. */
export type CheckRequest = (operation: string, parameters: unknown) => string | null;

/** Refuses unknown parameters: by Stripe's description, or by our own small schemas of the requests that we send. */
export function stripeRequests(): CheckRequest {
  const ajv = new Ajv({ strict: false, coerceTypes: "array", validateFormats: false, allErrors: true });
  const small = compileAll(ajv, smallStripeSchemas);
  if (!hasDescriptions) return checkWith((operation) => small.get(operation));
  const document = JSON.parse(
    gunzipSync(readFileSync(`${descriptionsFolder}stripe/stripe-sdk-23.1.0.request-schemas.json.gz`)).toString(),
  ) as {
    operations: Record<string, { $ref: string }>;
  };
  ajv.addSchema(document, "stripe");
  // NOTE: compiled beforehand, because the first request would have to wait for it.
  const described = new Map(
    Object.keys(smallStripeSchemas).flatMap((operation) => {
      const reference = document.operations[operation]?.$ref;
      return reference ? [[operation, ajv.compile({ $ref: `stripe${reference}` })] as const] : [];
    }),
  );
  return checkWith((operation) => described.get(operation) ?? small.get(operation));
}

/** Refuses unknown properties at the top of a body, although PayPal's description allows them. */
export function paypalRequests(): CheckRequest {
  // NOTE: some of PayPal's patterns are invalid as Unicode-aware expressions.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, unicodeRegExp: false });
  const small = compileAll(ajv, smallPaypalSchemas);
  if (!hasDescriptions) return checkWith((operation) => small.get(operation));
  const described = new Map<string, ValidateFunction>();
  const documents = ["billing_subscriptions_v1", "notifications_webhooks_v1"].map((name) => readPaypal(ajv, name));
  return (operation, parameters) => {
    const found = described.get(operation) ?? documents.map((find) => find(operation)).find((each) => each !== null);
    if (found) described.set(operation, found);
    const mistakes = [found, small.get(operation)].flatMap((validate) =>
      validate ? (checkWith(() => validate)(operation, parameters) ?? []) : [],
    );
    if (!found && !small.has(operation)) return `PayPal's descriptions have no operation ${operation}.`;
    return mistakes.length > 0 ? mistakes.join("; ") : null;
  };
}

interface Body {
  content: Record<string, { schema: JsonSchema & { $ref?: string } }>;
}

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: Body | { $ref: string } }>>;
  components: { requestBodies?: Record<string, Body> };
}

function readPaypal(ajv: Ajv, name: string) {
  const document = JSON.parse(readFileSync(`${descriptionsFolder}paypal/${name}.json`, "utf8")) as OpenApi;
  ajv.addSchema(document, name);
  return (operation: string): ValidateFunction | null => {
    const [method = "", path = ""] = operation.split(" ");
    const described = document.paths[path]?.[method.toLowerCase()];
    if (!described) return null;
    const schema = resolveBody(document, described.requestBody)?.content["application/json"]?.schema;
    return ajv.compile(schema?.$ref ? { $ref: `${name}${schema.$ref}` } : {});
  };
}

function resolveBody({ components }: OpenApi, body: Body | { $ref: string } | undefined): Body | undefined {
  return body && "$ref" in body ? components.requestBodies?.[body.$ref.split("/").at(-1)!] : body;
}

function compileAll(ajv: Ajv, schemas: Record<string, JsonSchema>): Map<string, ValidateFunction> {
  return new Map(Object.entries(schemas).map(([operation, schema]) => [operation, ajv.compile(schema)]));
}

function checkWith(find: (operation: string) => ValidateFunction | undefined): CheckRequest {
  return (operation, parameters) => {
    const validate = find(operation);
    if (!validate) return `There is no operation ${operation}.`;
    if (validate(parameters)) return null;
    return `${operation}: ${(validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`).join("; ")}`;
  };
}
