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
      const target = preprocessedBy(zodSchema);
      if (target) Object.assign(jsonSchema, jsonSchemaOf(target, side));
    },
  });
  return json as JsonSchema;
}

/** A preprocessor takes anything, but what it is for is what follows. */
function preprocessedBy(schema: z.core.$ZodTypes): z.ZodType | null {
  const { def } = schema._zod;
  return def.type === "pipe" && def.in._zod.def.type === "transform" ? (def.out as z.ZodType) : null;
}
