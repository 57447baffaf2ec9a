import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

export interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Holds further buttons beside "Try again". */
  actions?: ReactNode;
  className?: string;
}

/** Says what could not be loaded and why, and offers to try again. */
export function ErrorState({
  title = "This didn't load",
  message,
  onRetry,
  isRetrying = false,
  actions,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classes("flex flex-col items-center justify-center px-6 py-14 text-center", className)}
    >
      <span aria-hidden="true" className="mb-4 grid size-12 place-content-center rounded-lg bg-danger-soft text-danger">
        <CircleAlert className="size-5.5" />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-md text-[0.9375rem] leading-6 text-ink-soft">{message}</p>
      {(onRetry || actions) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2.5">
          {onRetry && (
            <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
              Try again
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
