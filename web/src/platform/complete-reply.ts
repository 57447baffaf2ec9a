import type { z } from "zod";

/**
 * Adds the fields that a reply lacks: null, an empty list or text, zero, or the first value of an enumeration. Screens then
 * also work with a server that sends only the specified fields.
 */
export function completeReply(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return emptyOf(schema);
  const def = defOf(schema);
  if (value === null) return value;
  if (def.innerType) return completeReply(def.innerType, value);
  if (def.type === "array" && def.element && Array.isArray(value))
    return value.map((entry) => completeReply(def.element!, entry));
  if (def.type === "object" && def.shape && isRecord(value)) return completeObject(def.shape, value);
  if (def.type === "union" && def.options && isRecord(value))
    return completeReply(optionFor(def.options, value), value);
  return value;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  in?: z.ZodType;
  out?: z.ZodType;
}

/** Returns the definition of a schema; for one that transforms its value, the definition of its input. */
function defOf(schema: z.ZodType): Definition {
  const { def } = (schema as unknown as { _zod: { def: Definition } })._zod;
  if (!def.in || !def.out) return def;
  const before = defOf(def.in);
  return before.type === "transform" ? defOf(def.out) : before;
}

function completeObject(shape: Record<string, z.ZodType>, value: Record<string, unknown>): Record<string, unknown> {
  const completed: Record<string, unknown> = { ...value };
  for (const [name, schema] of Object.entries(shape)) {
    const given = value[name] === undefined ? standIns[name]?.(value) : value[name];
    const filled = completeReply(schema, given);
    if (filled !== undefined) completed[name] = filled;
  }
  return completed;
}

/** Lists the missing fields that can be derived from the rest of the reply. */
const standIns: Record<string, (value: Record<string, unknown>) => unknown> = {
  displayName: ({ username }) => username,
  dashboardView: ({ userType }) => userType ?? "freelancer",
  // NOTE: the sign-in call may reply with `{ user }` or with the user itself.
  user: (value) => ("username" in value ? value : undefined),
};

/** Returns the empty value of a schema, or undefined where the schema is optional. */
function emptyOf(schema: z.ZodType): unknown {
  const def = defOf(schema);
  return emptyValues[def.type]?.(def);
}

/** Maps the type of a schema to its empty value. Optional schemas are not listed and stay undefined. */
const emptyValues: Record<string, (def: Definition) => unknown> = {
  object: ({ shape = {} }) => completeObject(shape, {}),
  array: () => [],
  string: () => "",
  number: () => 0,
  int: () => 0,
  boolean: () => false,
  enum: ({ entries = {} }) => Object.values(entries)[0],
  literal: ({ values }) => values?.[0],
  union: ({ options }) => options?.[0] && emptyOf(options[0]),
  nullable: () => null,
};

/** Returns the alternative whose literal fields the value has, such as the `type` of a profile. */
function optionFor(options: readonly z.ZodType[], value: Record<string, unknown>): z.ZodType {
  return (
    options.find((option) => {
      const { shape = {} } = defOf(option);
      return Object.entries(shape).every(([name, schema]) => {
        const { type, values } = defOf(schema);
        return type !== "literal" || values?.includes(value[name]);
      });
    }) ?? options[0]!
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
