import { sentenceOf } from "../../../platform/api-error.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useBriefHistory } from "../api.ts";
import { HistoryEntry } from "./history-entry.tsx";

export interface BriefHistoryProps {
  id: string;
  briefId: string;
  onUseAsNew: (searchId: string) => void;
}

/** Lists what changed between the searches of a brief, newest first. */
export function BriefHistory({ id, briefId, onUseAsNew }: BriefHistoryProps) {
  const { data, error, refetch, isFetching } = useBriefHistory(briefId);
  return (
    <section id={id} aria-label="History of this brief" className="mb-6 rounded-xl border border-line bg-surface p-5">
      <h3 className="text-lg">History</h3>
      {error && !data ? (
        <ErrorState
          title="The history didn't load"
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <SectionSpinner label="Loading the history" />
      ) : data.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          Nothing yet. Every search from now on that brings other words or other people is kept here.
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            {data.length === 1
              ? "This is the first search. Those that bring other words or other people are added here."
              : "Each search that brought other words or other people. Nothing of it is lost when you write on."}
          </p>
          <ol className="mt-3 flex flex-col divide-y divide-line">
            {data.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} onUseAsNew={() => onUseAsNew(entry.id)} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
