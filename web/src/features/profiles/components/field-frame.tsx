import type { ReactNode } from "react";
import { Field } from "../../../ui/field.tsx";
import { fieldAnchor, useProfileField } from "../form-context.ts";

export interface FieldFrameProps {
  name: string;
  hint?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows the label, hint and error of a profile field around its control. Links lead to its id. */
export function FieldFrame({ name, hint, aside, children }: FieldFrameProps) {
  const { label, error, isRequired } = useProfileField(name);
  return (
    <div id={fieldAnchor(name)}>
      <Field label={label} error={error} hint={hint} aside={aside} isRequired={isRequired} isOptional={!isRequired}>
        {children}
      </Field>
    </div>
  );
}
