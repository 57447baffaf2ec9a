import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** Shows a short word in a frame, with a button that removes it where `onRemove` is given. */
export function Chip({
  children,
  label,
  onRemove,
  className,
}: {
  children: ReactNode;
  label?: string;
  onRemove?: () => void;
  className?: string;
}) {
  return (
    <span
      className={classes(
        "inline-flex min-h-7 max-w-full items-center gap-1 rounded-md bg-accent-soft px-2.5 py-0.5 text-sm text-accent",
        onRemove && "pe-1",
        className,
      )}
    >
      <span className="min-w-0 truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${label ?? (typeof children === "string" ? children : "")}`}
          className="grid size-6 shrink-0 place-content-center rounded-sm hover:bg-accent/15"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
