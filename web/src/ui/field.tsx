import { type ReactNode, useId, useMemo } from "react";
import { CircleAlert } from "lucide-react";
import { classes } from "./classes.ts";
import { FieldContext, type FieldTies } from "./field-context.ts";

export interface FieldProps {
  label: ReactNode;
  /** Explains the field below the control, with or without an error. */
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** Shows "(optional)" after the label. */
  isOptional?: boolean;
  /** Holds a counter or a link at the end of the label's line. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Shows a label, one control, and its hint and error. Every control of this folder ties itself to the field around it. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  aside,
  id: givenId,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const ties = useMemo<FieldTies>(
    () => ({
      id,
      "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": errorId ? true : undefined,
      "aria-required": isRequired || undefined,
    }),
    [id, hintId, errorId, isRequired],
  );
  return (
    <div className={classes("flex min-w-0 flex-col gap-1.5", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} id={`${id}-label`} className="text-sm font-medium text-ink">
          {label}
          {isOptional && <span className="font-normal text-ink-faint"> (optional)</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={ties}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Shows what is wrong with a field. Screen readers announce it when it appears. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2rem] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
