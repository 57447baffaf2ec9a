import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";

/** Part of every secret and every word that is sent, so that one search of the logs finds any. */
export const canary = "k4n4ry";

export const canaryPassword = "K4n4ry-Pa55word-1";
/** What a card's number is in a log, with and without its spaces. */
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

/** A call as its declaration wants it, with a canary wherever somebody can write something. */
export function callWithCanaries({ path, query, body }: EndpointDeclaration): { url: string; payload?: object } {
  const search = query ? (exampleOf(schemaOf(query), "") as Record<string, unknown>) : {};
  const queryString = new URLSearchParams(
    Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `${path.replaceAll(/\{\w+\}/g, anId)}?${queryString.toString()}`;
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

function textFor({ format, pattern, maxLength = 200 }: JsonSchema, name: string): string {
  if (/password/i.test(name)) return canaryPassword;
  if (name === "cardNumber") return canaryCard;
  if (name === "expiry") return "12/39";
  if (name === "cvc") return "737";
  if (name === "username") return `${canary}-somebody`;
  if (format === "email" || /email/i.test(name)) return `${canary}@mail.example`;
  if (format === "uuid" || pattern?.includes("[0-9a-fA-F]{8}")) return anId;
  if (format === "uri" || /website|portfolio|url/i.test(name)) return `https://${canary}.example/reel`;
  if (format === "date" || /On$|date|deadline/i.test(name)) return "2039-01-01";
  return `${canary} needs somebody to grade a short film about honey, in Leeds`.slice(0, maxLength);
}

/** A provider that refuses everything, and says everything it was told in its refusal. */
export async function startIndiscreetProvider() {
  let calls = 0;
  const server = createServer((request, answer) => {
    calls += 1;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const told = `${String(request.headers.authorization)} ${Buffer.concat(chunks).toString()}`;
      answer.writeHead(400, { "content-type": "application/json", "x-told": encodeURIComponent(told).slice(0, 2_000) });
      answer.end(
        JSON.stringify({ error: { message: told, type: "invalid_request_error" }, name: told, message: told }),
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
