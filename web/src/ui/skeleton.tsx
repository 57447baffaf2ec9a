import { classes } from "./classes.ts";

/** Draws a placeholder while content loads. Decorative: the region around it announces the loading. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-breathe rounded-md bg-hover", className)} />;
}
