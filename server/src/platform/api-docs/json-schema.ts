import { z } from "zod";

/** The parts of JSON Schema that zod writes and that we read. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
}

/** What a caller may send (`input`), or what is answered (`output`), as JSON Schema 2020-12. */
export function jsonSchemaOf(schema: z.ZodType, side: "input" | "output"): JsonSchema {
  const {
    $schema: _,
    "~standard": __,
    ...json
  } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: side,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const target = representable(zodSchema, side);
      if (target) Object.assign(jsonSchema, jsonSchemaOf(target, side));
    },
  });
  return json as JsonSchema;
}

/** Functions have no schema: what a preprocessor is for follows it, and what a transformation makes is of the kind it takes. */
function representable(schema: z.core.$ZodTypes, side: "input" | "output"): z.ZodType | null {
  const { def } = schema._zod;
  if (def.type !== "pipe") return null;
  if (isTransform(def.in)) return def.out as z.ZodType;
  return side === "output" && isTransform(def.out) ? (def.in as z.ZodType) : null;
}

function isTransform(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === "transform";
}
