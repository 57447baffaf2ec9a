import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  /** Holds a button or link that helps. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, description, action, className }: EmptyStateProps) {
  return (
    <div className={classes("flex flex-col items-center justify-center px-6 py-14 text-center", className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-12 place-content-center rounded-lg bg-accent-soft text-accent [&_svg]:size-5.5"
        >
          {icon}
        </span>
      )}
      <p className="text-lg font-semibold">{title}</p>
      {description && <p className="mt-1 max-w-md text-[0.9375rem] leading-6 text-ink-soft">{description}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
