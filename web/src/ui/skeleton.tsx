import { classes } from "./classes.ts";

/** Where something will be. Decorative: the region around it says that it is loading. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-breathe rounded-md bg-hover", className)} />;
}
