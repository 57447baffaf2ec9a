import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** Explains the choice below the label, in smaller print. */
  description?: ReactNode;
}

export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classes(
        "group flex min-h-6 items-start gap-2.5 text-[0.9375rem] leading-6 text-ink has-disabled:text-ink-faint",
        className,
      )}
    >
      <input type="checkbox" {...rest} className={checkboxClasses} />
      <span className="min-w-0">
        {label}
        {description && <span className="block text-sm text-ink-faint">{description}</span>}
      </span>
    </label>
  );
}

const checkboxClasses =
  "check mt-[0.1875rem] size-[1.125rem] shrink-0 appearance-none rounded-[0.3125rem] border border-line-strong bg-surface transition-colors duration-100 checked:border-accent checked:bg-accent disabled:opacity-50";
