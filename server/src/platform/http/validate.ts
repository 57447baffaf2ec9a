import { z } from "zod";
import { refuse } from "./refusal.ts";

/** Returns the parsed value, or refuses with a message for every wrong field. */
export function validate(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return result.data;
  const details = result.error.issues.flatMap(describeIssue);
  return refuse("invalid_input", { message: details[0]?.message, details });
}

/** Makes a schema refuse undeclared fields of objects that a caller sends. */
export function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema;
}

function describeIssue(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), message: issue.message }];
  return issue.keys.map((key) => ({ field: [...path, key].join("."), message: "This field is not known here" }));
}

/** Returns a sentence for people where the contract gives none of its own. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type")
    return issue.input === undefined ? "This field is required" : `This should be ${article(issue.expected)}`;
  if (issue.code === "invalid_value") return "Please choose one of the allowed values";
  if (issue.code === "unrecognized_keys") return "There are fields that are not known here";
  if (issue.code === "too_big") return `This may be at most ${String(issue.maximum)}`;
  if (issue.code === "too_small") return `This must be at least ${String(issue.minimum)}`;
  return undefined;
}

function article(expected: string): string {
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
  };
  return names[expected] ?? expected;
}
