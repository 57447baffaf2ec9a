import { classes } from "./classes.ts";

/** Shows "12/50 characters": towards the minimum where there is one, else towards the maximum. */
export function CharacterCounter({ length, min, max }: { length: number; min?: number; max?: number }) {
  const isTooMuch = max !== undefined && length > max;
  const isEnough = min !== undefined && length >= min;
  return (
    <span
      className={classes(
        "text-sm tabular-nums",
        isTooMuch ? "text-danger" : isEnough ? "text-success" : "text-ink-faint",
      )}
    >
      {length}/{min ?? max} characters
    </span>
  );
}
