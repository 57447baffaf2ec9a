import { Skeleton } from "../../../ui/skeleton.tsx";

/** Draws placeholders while cards load. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((card) => (
        <div
          key={card}
          className={
            card === 0
              ? "rounded-xl border border-line bg-surface p-5"
              : card === 1
                ? "rounded-xl border border-line bg-surface p-5 max-sm:hidden"
                : "rounded-xl border border-line bg-surface p-5 max-lg:hidden"
          }
        >
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full!" />
            <div className="grow">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-2 h-4 w-2/5" />
            </div>
            <Skeleton className="size-15 rounded-full!" />
          </div>
          <Skeleton className="mt-5 h-5 w-4/5" />
          <Skeleton className="mt-4 h-2" />
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="mt-3 h-4 w-11/12" />
          ))}
          <Skeleton className="mt-8 h-9" />
        </div>
      ))}
    </div>
  );
}
