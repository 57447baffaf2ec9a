import { classes } from "./classes.ts";

/** Draws the three panels of the logo, the outer two turned towards the middle. */
function Logo({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes("shrink-0", className)}>
      <path
        className="fill-brand"
        d="M2 8.6a2 2 0 0 1 1.5-1.9l4-1.1A1.2 1.2 0 0 1 9 6.8v18.4a1.2 1.2 0 0 1-1.5 1.2l-4-1.1A2 2 0 0 1 2 23.4z"
      />
      <rect className="fill-agency" x="11" y="3" width="10" height="26" rx="2" />
      <path
        className="fill-freelancer"
        d="M30 8.6a2 2 0 0 0-1.5-1.9l-4-1.1A1.2 1.2 0 0 0 23 6.8v18.4a1.2 1.2 0 0 0 1.5 1.2l4-1.1a2 2 0 0 0 1.5-1.9z"
      />
    </svg>
  );
}

export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-2.5 text-lg font-semibold tracking-[-0.02em] text-ink",
        className,
      )}
    >
      <Logo className="size-7" />
      {name}
    </span>
  );
}
