import { createContext, use } from "react";

/** How a control is tied to the label, the hint and the error around it. */
export interface FieldTies {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export const FieldContext = createContext<FieldTies | undefined>(undefined);

/** The ties of the field around this control; what the control was given itself wins. */
export function useFieldTies(): Partial<FieldTies> {
  return use(FieldContext) ?? {};
}
