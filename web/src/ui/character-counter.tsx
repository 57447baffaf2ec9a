import { classes } from "./classes.ts";

/** Shows "12/50 characters" until the minimum is reached, then "1,241 characters", and "4,980/5,000 characters" where there is no minimum. */
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
      {isEnough && !isTooMuch ? length.toLocaleString("en-GB") : `${length}/${isTooMuch ? max : (min ?? max)}`}{" "}
      characters
    </span>
  );
}
