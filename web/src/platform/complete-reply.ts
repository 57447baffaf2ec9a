import type { Shape } from "./reply-shape.ts";

/**
 * Adds the fields that a reply lacks: null, an empty list or text, zero, or the first value of an enumeration. Screens then
 * also work with a server that sends only the specified fields.
 */
export function completeReply(shape: Shape, value: unknown): unknown {
  if (value === undefined) return emptyOf(shape);
  if (value === null || typeof shape !== "object" || shape === null) return value;
  if (Array.isArray(shape)) {
    const [entries] = shape;
    return entries !== undefined && Array.isArray(value) ? value.map((entry) => completeReply(entries, entry)) : value;
  }
  if (has("nullable", shape)) return completeReply(shape.nullable, value);
  if (has("optional", shape)) return completeReply(shape.optional, value);
  if (has("fields", shape) && isRecord(value)) return completeObject(shape.fields, value);
  if (has("options", shape) && isRecord(value)) return completeReply(optionFor(shape.options, value), value);
  return value;
}

function completeObject(fields: Record<string, Shape>, value: Record<string, unknown>): Record<string, unknown> {
  const completed: Record<string, unknown> = { ...value };
  for (const [name, shape] of Object.entries(fields)) {
    const given = value[name] === undefined ? standIns[name]?.(value) : value[name];
    const filled = completeReply(shape, given);
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

/** Returns the empty value of a shape, or undefined where it may be missing. */
function emptyOf(shape: Shape): unknown {
  if (typeof shape !== "object" || shape === null) return shape;
  if (Array.isArray(shape)) return [];
  if (has("nullable", shape)) return null;
  if (has("fields", shape)) return completeObject(shape.fields, {});
  if (has("options", shape)) return shape.options[0] !== undefined ? emptyOf(shape.options[0]) : undefined;
  return has("literal", shape) ? shape.literal : undefined;
}

/** Returns the alternative whose literal fields the value has, such as the `type` of a profile. */
function optionFor(options: readonly Shape[], value: Record<string, unknown>): Shape {
  return options.find((option) => isLike(option, value)) ?? options[0]!;
}

function isLike(option: Shape, value: Record<string, unknown>): boolean {
  if (typeof option !== "object" || option === null || !has("fields", option)) return true;
  return Object.entries(option.fields).every(
    ([name, field]) =>
      typeof field !== "object" || field === null || !has("literal", field) || field.literal === value[name],
  );
}

type Named = Extract<
  Shape,
  { fields: unknown } | { options: unknown } | { literal: unknown } | { nullable: unknown } | { optional: unknown }
>;
type With<N extends PropertyKey> = Extract<Named, Record<N, unknown>>;

const has = <N extends "fields" | "options" | "literal" | "nullable" | "optional">(
  name: N,
  shape: object,
): shape is With<N> => name in shape;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
