import type { ReactNode } from "react";

/** Holds text for screen readers that is not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
