import type { JsonSchema } from "./json-schema.ts";

/** A schema as a developer would write it down: `{ name: text, 1–120 characters; tags?: [text] }`, over several lines. */
export function notationOf(schema: JsonSchema, indent = ""): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unique(choices.map((choice) => notationOf(choice, indent))).join(" | ");
  if (schema.allOf) return unique(schema.allOf.map((part) => notationOf(part, indent))).join(" & ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return enumNotation(schema.enum, indent);
  if (schema.type === "object") return objectNotation(schema, indent);
  if (schema.type === "array") return arrayNotation(schema, indent);
  if (schema.type === "null") return "null";
  return scalarNotation(schema);
}

function objectNotation({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, property]) => `${inner}${name}${required.includes(name) ? "" : "?"}: ${notationOf(property, inner)}`,
  );
  if (typeof additionalProperties === "object")
    lines.push(`${inner}[name]: ${notationOf(additionalProperties, inner)}`);
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

function arrayNotation({ items = {}, minItems, maxItems, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => notationOf(item, indent)).join(", ")}]`;
  return `[${notationOf(items, indent)}]${range(minItems, maxItems, "items")}`;
}

function enumNotation(values: unknown[], indent: string): string {
  const words = values.map((value) => JSON.stringify(value));
  if (words.join(" | ").length <= 90) return words.join(" | ");
  return words.map((word) => `\n${indent}  | ${word}`).join("");
}

function scalarNotation(schema: JsonSchema): string {
  const { type, format, minLength, maxLength, minimum, maximum } = schema;
  if (type === "string")
    return format ? (formatWords[format] ?? format) : `text${range(minLength, maxLength, "characters")}`;
  if (type === "integer" || type === "number")
    return `${type === "integer" ? "whole number" : "number"}${range(bound(minimum), bound(maximum), "")}`;
  return [type ?? "anything"]
    .flat()
    .map((word) => typeWords[word] ?? word)
    .join(" | ");
}

const typeWords: Record<string, string> = { string: "text", integer: "whole number" };

const formatWords: Record<string, string> = {
  uuid: "identifier",
  "date-time": "moment",
  date: "date",
  email: "e-mail address",
  uri: "web address",
};

/** JavaScript's largest whole numbers are no bounds that anybody chose. */
function bound(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return "";
  const words = max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min}–${max}`;
  return `, ${words}${unit ? ` ${unit}` : ""}`;
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
