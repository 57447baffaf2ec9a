import { createContext, use } from "react";

/** Holds the attributes that tie a control to its label, hint and error. */
export interface FieldTies {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export const FieldContext = createContext<FieldTies | undefined>(undefined);

/** Returns the attributes that tie a control to the field around it. */
export function useFieldTies(): Partial<FieldTies> {
  return use(FieldContext) ?? {};
}
