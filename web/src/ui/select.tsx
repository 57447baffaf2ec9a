import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldTies } from "./field-context.ts";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends ComponentProps<"select"> {
  options: readonly SelectOption[];
  /** Fills the control while nothing is chosen. People cannot choose it. */
  placeholder?: string;
  children?: ReactNode;
}

/** Shows the browser's own select, which works on every device and with every keyboard. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <span className={classes("relative block", className)}>
      <select
        {...useFieldTies()}
        {...rest}
        className={classes(controlClasses, "h-11 appearance-none truncate ps-3.5 pe-10")}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
