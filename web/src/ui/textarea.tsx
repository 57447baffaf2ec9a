import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldTies } from "./field-context.ts";

/** Grows with what is typed, up to the given classes' `max-h-…`. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...useFieldTies()}
      {...rest}
      className={classes(
        controlClasses,
        "field-sizing-content min-h-24 resize-y px-3.5 py-2.5 leading-relaxed",
        className,
      )}
    />
  );
}
