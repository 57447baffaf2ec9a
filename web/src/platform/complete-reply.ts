import type { z } from "zod";

/**
 * Adds what an answer lacks of its schema: null, an empty list or text, zero, or the first value of an enumeration. A
 * server that sends only what was agreed on once leaves out what was added since, and no screen breaks over it.
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

/** Returns what a schema says of itself; of one that changes its value, the part that says what it is. */
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

/** What a missing field is read from, where the rest of the answer tells it. */
const standIns: Record<string, (value: Record<string, unknown>) => unknown> = {
  displayName: ({ username }) => username,
  dashboardView: ({ userType }) => userType ?? "freelancer",
  // Signing in answers with the person in a field of that name, or with the person alone.
  user: (value) => ("username" in value ? value : undefined),
};

/** Returns what stands for nothing, or undefined where a schema allows that. */
function emptyOf(schema: z.ZodType): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case "object":
      return completeObject(def.shape ?? {}, {});
    case "array":
      return [];
    case "string":
      return "";
    case "number":
    case "int":
      return 0;
    case "boolean":
      return false;
    case "enum":
      return Object.values(def.entries ?? {})[0];
    case "literal":
      return def.values?.[0];
    case "union":
      return def.options?.[0] && emptyOf(def.options[0]);
    case "nullable":
      return null;
    default:
      return undefined;
  }
}

/** Returns the alternative whose fixed fields the value has, as `type` tells the kinds of profile apart. */
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
