import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldTies } from "./field-context.ts";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldTies()} {...rest} className={classes(controlClasses, "h-11 px-3.5", className)} />;
}
