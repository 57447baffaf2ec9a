import { classes } from "./classes.ts";

/** Shows a progress bar from 0 to `max`. */
export function Progress({
  label,
  value,
  max = 100,
  className,
}: {
  label: string;
  value: number;
  max?: number;
  className?: string;
}) {
  const reached = Math.max(0, Math.min(value, max));
  const percent = max > 0 ? (reached / max) * 100 : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      className={classes("h-2 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-500 ease-out forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
