import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./field.tsx";

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
}

export interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  options: readonly RadioOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
  name?: string;
  isLegendHidden?: boolean;
  className?: string;
}

export function RadioGroup<V extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  name,
  isLegendHidden = false,
  className,
}: RadioGroupProps<V>) {
  const id = useId();
  return (
    <fieldset
      className={classes("flex min-w-0 flex-col gap-2", className)}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={isLegendHidden ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex items-start gap-3 rounded-md border border-line bg-surface px-3.5 py-2.5 text-[0.9375rem] leading-6 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="radio mt-[0.1875rem] size-[1.125rem] shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-accent checked:bg-accent"
          />
          <span className="min-w-0">
            {option.label}
            {option.description && <span className="block text-sm text-ink-soft">{option.description}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
