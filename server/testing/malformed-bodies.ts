import * as fc from "fast-check";
import { z } from "zod";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";

/** Holds a body that no honest page sends, byte by byte, and its content type. */
export interface MalformedBody {
  payload: string | Buffer;
  headers: Record<string, string>;
}

/**
 * Generates bodies that an endpoint must refuse: invalid JSON, JSON that no honest client writes, JSON under another
 * content type, and the endpoint's own shape with a mistake in it.
 */
export function malformedBodyOf({ body }: EndpointDeclaration): fc.Arbitrary<MalformedBody> {
  const schema = body ? (z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema) : {};
  const valid = valueOf(schema).filter((value) => typeof value === "object" && value !== null);
  return fc.oneof(
    { weight: 3, arbitrary: asJson(fc.tuple(valid, fc.nat(), wrongValue).map(withOneWrong)) },
    { weight: 2, arbitrary: asJson(fc.tuple(valid, oddKey, wrongValue).map(withUnknownField)) },
    { weight: 2, arbitrary: fc.tuple(valid, fc.double({ min: 0, max: 1, noNaN: true })).map(cutOff) },
    { weight: 2, arbitrary: valid.map(withTwice) },
    { weight: 2, arbitrary: fc.tuple(valid, wrongType).map(([value, type]) => json(JSON.stringify(value), type)) },
    { weight: 2, arbitrary: valid.chain(inWrongEncoding) },
    { weight: 3, arbitrary: fc.constantFrom(...notJson).map((text) => json(text)) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 80 }).map((text) => json(`{${text}`)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => json(asBrokenText(bytes))) },
  );
}

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

/** Generates a value of the schema's shape; lengths, patterns and bounds are left to chance. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties = {}, items = {}, anyOf, oneOf, enum: choices } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (choices) return fc.constantFrom(...choices);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(valueOf));
  if (type === "array") return fc.array(valueOf(items), { maxLength: 2 });
  if (type === "string") return fc.constantFrom("", "x", "ann@mail.example", "2026-02-30", "0".repeat(36));
  if (type === "number" || type === "integer") return fc.constantFrom(-1, 0, 0.5, 30, 1e15);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)])));
}

const wrongValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  { $ne: null },
  { length: 1e9 },
  { toString: "x" },
  [[[]]],
  [null],
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  "NUL \u0000",
  "\ud800 alone",
  "\udc00\ud800",
  "9".repeat(50_000),
  nested(100),
  { when: true },
);

const oddKey = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "isAdmin",
  "id",
  "",
  "a.b",
  "$where",
  "\u0000",
  "\ud800",
  "k".repeat(10_000),
);

function withOneWrong([value, at, wrong]: [unknown, number, unknown]): string {
  const names = Object.keys(value as object);
  if (names.length === 0) return JSON.stringify([wrong]);
  return JSON.stringify({ ...(value as object), [names[at % names.length]!]: wrong });
}

/** NOTE: writes text, because an object literal would take `__proto__` as its prototype. */
function withUnknownField([value, key, wrong]: [unknown, string, unknown]): string {
  const text = JSON.stringify(value);
  const field = `${JSON.stringify(key)}:${JSON.stringify(wrong)}`;
  return Array.isArray(value) || text === "{}" ? `{${field}}` : `{${field},${text.slice(1)}`;
}

function cutOff([value, share]: [unknown, number]): MalformedBody {
  const text = JSON.stringify(value);
  return json(text.slice(0, Math.max(1, Math.floor((text.length - 1) * share))));
}

/**
 * Writes every key twice, the second time with another value: the last one counts and must be checked like the first.
 */
function withTwice(value: unknown): MalformedBody {
  const fields = Object.keys(value as object).map((name) => `${JSON.stringify(name)}:{"again":[]}`);
  const text = JSON.stringify(value);
  return json(fields.length === 0 ? '{"a":1,"a":2}' : `${text.slice(0, -1)},${fields.join(",")}}`);
}

const wrongType = fc.constantFrom(
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/json; charset=utf-16",
  "application/json, text/plain",
  "application/jsonx",
  "application/json\u00e9",
  "*/*",
  "",
);

function inWrongEncoding(value: unknown): fc.Arbitrary<MalformedBody> {
  const text = JSON.stringify(value);
  return fc.constantFrom(
    json(Buffer.from(text, "utf16le")),
    json(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text)])),
    json(Buffer.from(`{"a":"\u00e9","b":${text}}`, "latin1")),
    json(Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.from(text)])),
  );
}

const notJson = [
  "null",
  "true",
  "0",
  '"text"',
  "[]",
  "[{}]",
  "{",
  "}",
  "{}{}",
  "{,}",
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":undefined}',
  '{"a":1e999}',
  '{"a":01}',
  "// comment\n{}",
  "<xml/>",
  "a=1&b=2",
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":"\\x"}',
  `{"a":${"9".repeat(10_000)}}`,
  "[".repeat(50_000),
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  JSON.stringify(nested(1_000)),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"a":"${"x".repeat(1_100_000)}"}`,
];

function nested(depth: number): object {
  let value: object = {};
  for (let level = 0; level < depth; level++) value = { a: value };
  return value;
}

/** Begins with a byte that no UTF-8 text contains. */
function asBrokenText(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0xc0]), bytes]);
}

function asJson(text: fc.Arbitrary<string>): fc.Arbitrary<MalformedBody> {
  return text.map((each) => json(each));
}

function json(payload: string | Buffer, type = "application/json"): MalformedBody {
  return { payload, headers: type === "" ? {} : { "content-type": type } };
}
