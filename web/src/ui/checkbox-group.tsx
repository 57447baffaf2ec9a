import { type ReactNode, useId } from "react";
import { Checkbox } from "./checkbox.tsx";
import { classes } from "./classes.ts";
import { FieldError } from "./field.tsx";

export interface CheckboxGroupProps {
  legend: ReactNode;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/** Offers a few choices as checkboxes, of which several can be chosen. Use `MultiSelect` for long lists. */
export function CheckboxGroup({
  legend,
  options,
  value,
  onChange,
  onBlur,
  hint,
  error,
  className,
}: CheckboxGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  // Keeps the order of the list, so that the same choice always gives the same value.
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((each) => (each === option ? isChosen : value.includes(each))));
  return (
    <fieldset className={classes("min-w-0", className)} aria-describedby={described}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-6 gap-y-2.5 min-[26rem]:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            onBlur={onBlur}
            checked={value.includes(option)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(option, event.target.checked)}
          />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
