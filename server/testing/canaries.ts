import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";

/** Is part of every secret and every text that is sent, so that one search of the logs finds any of them. */
export const canary = "k4n4ry";

export const canaryPassword = "K4n4ry-Pa55word-1";
/** Is the card number to look for, with and without its spaces. */
export const canaryCard = "4000 0566 5566 5556";

interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

/** Returns a call as its declaration requires it, with a canary in every field that accepts text. */
export function callWithCanaries({ path, query, body }: EndpointDeclaration): { url: string; payload?: object } {
  const search = query ? (exampleOf(schemaOf(query), "") as Record<string, unknown>) : {};
  const queryString = new URLSearchParams(
    Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === "token" ? canary.repeat(8) : anId))}?${queryString.toString()}`;
  return body ? { url, payload: exampleOf(schemaOf(body), "") as object } : { url };
}

const anId = "019a0000-0000-7000-8000-000000000000";

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

function exampleOf(schema: JsonSchema, name: string): unknown {
  const { type, properties = {}, items = {}, anyOf, oneOf, enum: choices } = schema;
  if ("const" in schema) return schema.const;
  if (choices) return choices[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return exampleOf(first, name);
  if (type === "string") return textFor(schema, name);
  if (type === "number" || type === "integer") return 7;
  if (type === "boolean") return true;
  if (type === "array") return [exampleOf(items, name)];
  return Object.fromEntries(Object.entries(properties).map(([each, inner]) => [each, exampleOf(inner, each)]));
}

/** Maps names of fields to a text that they accept. */
const textsByName: [RegExp, string][] = [
  [/password/i, canaryPassword],
  [/^cardNumber$/, canaryCard],
  [/^expiry$/, "12/39"],
  [/^cvc$/, "737"],
  [/^username$/, `${canary}-somebody`],
  [/email/i, `${canary}@mail.example`],
];

/** Maps formats of JSON Schema to a text of that format. */
const textsByFormat: Record<string, string> = {
  email: `${canary}@mail.example`,
  uuid: anId,
  uri: `https://${canary}.example/reel`,
  date: "2039-01-01",
};

function textFor({ format, pattern, maxLength = 200 }: JsonSchema, name: string): string {
  const named = textsByName.find(([names]) => names.test(name))?.[1];
  if (named) return named;
  const formatted = textsByFormat[format ?? formatOf(name, pattern) ?? ""];
  return formatted ?? `${canary} needs somebody to grade a short film about honey, in Leeds`.slice(0, maxLength);
}

function formatOf(name: string, pattern = ""): string | null {
  if (pattern.includes("[0-9a-fA-F]{8}")) return "uuid";
  if (/website|portfolio|url/i.test(name)) return "uri";
  return /On$|date|deadline/i.test(name) ? "date" : null;
}

/** Starts a provider that refuses everything, and repeats everything that it received in its refusal. */
export async function startIndiscreetProvider() {
  let calls = 0;
  const server = createServer((request, reply) => {
    calls += 1;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const repeated = `${String(request.headers.authorization)} ${Buffer.concat(chunks).toString()}`;
      reply.writeHead(400, {
        "content-type": "application/json",
        "x-repeated": encodeURIComponent(repeated).slice(0, 2_000),
      });
      reply.end(
        JSON.stringify({
          error: { message: repeated, type: "invalid_request_error" },
          name: repeated,
          message: repeated,
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
