import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { z } from "zod";

/**
 * Says what a reply looks like, as far as it must be known to add what is missing. A text, a number, true, false and null stand in where they
 * are missing; a list holds the shape of its entries, or nothing; an object without a name for its content may be missing.
 */
export type Shape =
  | string
  | number
  | boolean
  | null
  | [Shape?]
  | { fields: Record<string, Shape> }
  | { options: Shape[] }
  | { literal: unknown }
  | { nullable: Shape }
  | { optional: Shape }
  | Record<string, never>;

/** Describes an endpoint in the built web, where `web/contract-without-schemas.ts` has put it in the place of the whole declaration. */
export interface ShapedEndpoint extends Pick<EndpointDeclaration, "method" | "path" | "overChannel"> {
  shape: Shape;
}

/** Returns the shape of what a schema accepts. */
export function shapeOf(schema: z.ZodType): Shape {
  const def = defOf(schema);
  const find = shapes[def.type];
  return find ? find(def) : inside("optional", def);
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, string>;
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

const shapes: Record<string, (def: Definition) => Shape> = {
  object: ({ shape = {} }) => {
    return { fields: Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)])) };
  },
  array: ({ element }) => {
    const shape = element && shapeOf(element);
    return shape !== undefined && hasParts(shape) ? [shape] : [];
  },
  string: () => "",
  number: () => 0,
  int: () => 0,
  boolean: () => false,
  enum: ({ entries = {} }) => Object.values(entries)[0]!,
  literal: ({ values }) => {
    return { literal: values?.[0] };
  },
  union: ({ options = [] }) => {
    return { options: options.map(shapeOf) };
  },
  nullable: (def) => inside("nullable", def),
};

/** Returns the shape of what may be null or missing, which counts only where something in it can be missing. */
function inside(name: "nullable" | "optional", { innerType }: Definition): Shape {
  const shape = innerType && shapeOf(innerType);
  if (shape === undefined || !hasParts(shape)) return name === "nullable" ? null : {};
  return name === "nullable" ? { nullable: shape } : { optional: shape };
}

function hasParts(shape: Shape): boolean {
  if (typeof shape !== "object" || shape === null) return false;
  if (Array.isArray(shape)) return shape.length > 0;
  return !("literal" in shape) && Object.keys(shape).length > 0;
}
