import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PartFailure } from "../../ui/part-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { sentenceOf } from "../../platform/api-error.ts";

/** Holds the replies that a section needs before it can show anything. */
export interface Loading {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface TodaySectionProps {
  title: string;
  /** Leads to the place where all of it is. */
  more?: { to: string; label: string };
  needs?: readonly Loading[];
  children: ReactNode;
}

/** Frames one part of Today. Shows that it loads, or that it did not load, without touching the other parts. */
export function TodaySection({ title, more, needs = [], children }: TodaySectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-xl border border-line bg-surface p-4 shadow-sm sm:p-5">
      <header className="mb-2 flex min-h-9 items-center justify-between gap-4 px-3">
        <h3 id={heading} className="text-lg">
          {title}
        </h3>
        {more && (
          <Link to={more.to} className="rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline">
            {more.label}
          </Link>
        )}
      </header>
      <ErrorBoundary Failure={PartFailure}>
        <Loaded needs={needs}>{children}</Loaded>
      </ErrorBoundary>
    </section>
  );
}

function Loaded({ needs, children }: Required<Pick<TodaySectionProps, "needs" | "children">>) {
  const failed = needs.filter(({ data, error }) => data === undefined && error !== null);
  if (failed.length > 0)
    return (
      <ErrorState
        message={sentenceOf(failed[0]!.error, "Please try again in a moment.")}
        onRetry={() => {
          for (const need of failed) need.refetch();
        }}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        className="py-6!"
      />
    );
  if (needs.some(({ data }) => data === undefined))
    return (
      <div role="status" className="flex flex-col gap-3 px-3 py-3">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    );
  return children;
}
