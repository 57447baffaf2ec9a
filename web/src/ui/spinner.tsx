import { classes } from "./classes.ts";

/** Draws three panels that light up in turn. Decorative: the caller says what is loading. */
export function Spinner({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={classes("shrink-0", className)}>
      {[2, 9.5, 17].map((x, turn) => (
        <rect
          key={x}
          x={x}
          y="3"
          width="5"
          height="18"
          rx="1.5"
          className="origin-center animate-panel [transform-box:fill-box]"
          style={{ animationDelay: `${turn * 140}ms` }}
        />
      ))}
    </svg>
  );
}

/** Shows a spinner in the middle of the window while a page or the session loads. */
export function PageSpinner({ label = "Loading", children }: { label?: string; children?: React.ReactNode }) {
  return (
    <div
      role="status"
      className="flex min-h-dvh flex-col items-center justify-center gap-5 p-6 text-center text-ink-soft"
    >
      <Spinner className="size-9 text-accent" />
      {children ?? <span className="sr-only">{label}</span>}
    </div>
  );
}

/** Shows a spinner in the middle of the part of the page that loads. */
export function SectionSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-48 items-center justify-center p-6">
      <Spinner className="size-7 text-accent" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
