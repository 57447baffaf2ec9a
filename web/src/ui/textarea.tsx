import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldTies } from "./field-context.ts";
import { textareaWordClasses } from "./textarea-classes.ts";

/** Shows a text box that grows with its content, up to the `max-h-…` of the given classes. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...useFieldTies()}
      {...rest}
      className={classes(controlClasses, "field-sizing-content min-h-24 resize-y", textareaWordClasses, className)}
    />
  );
}
