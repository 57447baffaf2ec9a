import type { Match } from "@triptych/contract/matching";
import type { getBrief, SavedBrief } from "@triptych/contract/matching-briefs";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { History, Printer, RotateCw, SearchX, ShieldCheck } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useIsPrinting } from "../../../platform/use-is-printing.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { BasisContext } from "../basis-context.ts";
import { briefKey, useBriefResult } from "../api.ts";
import { groupsOf, wereJudgedBy } from "../result-groups.ts";
import type { ReadingEditing } from "../use-reading.ts";
import { type GivenFeedback, useFeedback } from "../use-feedback.ts";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { BriefHistory } from "./brief-history.tsx";
import { ListChanges, listChangesId } from "./list-changes.tsx";
import { GroupedMatches } from "./grouped-matches.tsx";
import { WaitingMatches } from "./waiting-matches.tsx";
import { PrintedResults } from "./printed-results.tsx";
import { ResultsHeading } from "./results-heading.tsx";

// NOTE: loaded once somebody asks, so that a search opens quickly.
const PaymentNeutralityDialog = lazyPart(() => import("./payment-neutrality-dialog.tsx"), {
  whileLoading: null,
  mayReload: false,
});

export interface SearchResultsProps {
  briefId: string;
  /** Holds the brief as the list of briefs has it, where it is there already. */
  saved: SavedBrief | undefined;
  /** Holds the text that was searched with. It differs from the brief once the brief was changed. */
  searchedText: string;
  isStale: boolean;
  /** Holds what is read in the brief now, which the matches may be older than. */
  reading: ReadingEditing["reading"];
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearchAgain: () => void;
  /** Begins a new brief with the words of an earlier search. */
  onUseAsNew: (searchId: string) => void;
}

type Result = ReplyOf<typeof getBrief>;

/** Returns whether matches were judged by what somebody confirmed, and whether they are older than the brief or what was confirmed. */
function standingOf({
  reading,
  matches,
  isBriefChanged,
}: Pick<SearchResultsProps, "reading"> & Pick<Result, "matches"> & { isBriefChanged: boolean }) {
  const isChecked = wereJudgedBy(reading, matches);
  return { isChecked, isStale: isBriefChanged || (reading?.isConfirmed === true && !isChecked) };
}

/** Shows the matches of a brief, what changed since the search before, and the feedback that was given. */
export function SearchResults({
  briefId,
  saved,
  searchedText,
  isStale: isBriefChanged,
  reading,
  headingRef,
  onSearchAgain,
  onUseAsNew,
}: SearchResultsProps) {
  const { data, error, refetch, isFetching } = useBriefResult(briefId);
  const [isChecking, setIsChecking] = useState(false);
  // NOTE: whoever feedback removed was not in the search before, and is not new when that is undone.
  const [restored, setRestored] = useState<readonly string[]>([]);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const historyId = useId();
  const isPrinting = useIsPrinting();
  const feedback = useListFeedback(briefId);
  /** Undoes feedback. A match that the last search left out comes back with the next search. */
  const undo = async (feedbackId: string, isWeighed: boolean) => {
    const userId = data?.feedback.find(({ id }) => id === feedbackId)?.userId;
    if (userId !== undefined) setRestored([...restored, userId]);
    await feedback.takeBack(feedbackId);
    if (isWeighed) onSearchAgain();
  };
  if (error && !data)
    return (
      <ErrorState
        title="These matches didn't load"
        message={sentenceOf(error, "Please try again in a moment.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <SectionSpinner label="Loading matches" />;
  const newUserIds = newOf(data, restored);
  const { isChecked, isStale } = standingOf({ reading, matches: data.matches, isBriefChanged });
  return (
    <section aria-labelledby="matches-heading">
      <ResultsHeading
        brief={saved ?? data}
        matches={data.matches}
        jobs={data.jobs}
        isStale={isStale}
        isChecked={isChecked}
        headingRef={headingRef}
        actions={
          <div className="flex flex-wrap gap-2">
            {data.matches.length > 0 && (
              <Button variant="quiet" size="sm" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-4" />
                Print or save as PDF
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isHistoryOpen}
              aria-controls={historyId}
              onClick={() => setIsHistoryOpen(!isHistoryOpen)}
            >
              <History aria-hidden="true" className="size-4" />
              History
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setIsChecking(true)}>
              <ShieldCheck aria-hidden="true" className="size-4" />
              Check it yourself
            </Button>
            <Button variant="quiet" size="sm" onClick={onSearchAgain}>
              <RotateCw aria-hidden="true" className="size-4" />
              Run again
            </Button>
          </div>
        }
      />
      {isHistoryOpen && <BriefHistory id={historyId} briefId={briefId} onUseAsNew={onUseAsNew} />}
      {!isStale && (
        <WaitingMatches
          briefId={briefId}
          count={data.waitingMatchCount}
          hasUnseen={data.newMatchCount > 0}
          onSearchAgain={onSearchAgain}
        />
      )}
      <ListChanges
        result={{ ...data, newUserIds }}
        onUndo={(id, isWeighed) => void undo(id, isWeighed)}
        onSearchAgain={onSearchAgain}
      />
      {data.matches.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No matches found"
          description="Try adjusting your search criteria"
          className="rounded-xl border border-dashed border-line"
        />
      ) : (
        <BasisContext value={isChecked ? "brief" : "unconfirmed"}>
          <GroupedMatches
            key={data.lastSearchedAt}
            groups={groupsOf(data.matches, data.jobs)}
            isChecked={isChecked}
            newUserIds={newUserIds}
            searchText={searchedText}
            briefId={briefId}
            onNotAFit={feedback.ask}
          />
          {isPrinting && (
            <PrintedResults
              result={data}
              name={(saved ?? data).name}
              text={searchedText}
              isStale={isStale}
              isChecked={isChecked}
            />
          )}
        </BasisContext>
      )}
      {feedback.asked && (
        <FeedbackDialog
          match={feedback.asked}
          isSending={feedback.isSending}
          consequence="They leave this list, and the next search of this brief weighs your reason."
          onSubmit={(given) => void feedback.send(given)}
          onClose={() => feedback.ask(null)}
        />
      )}
      {isChecking && (
        <PaymentNeutralityDialog query={searchedText} briefId={briefId} onClose={() => setIsChecking(false)} />
      )}
    </section>
  );
}

/** Returns the new matches, or nobody where all are new. Who came back because feedback was undone is not new. */
function newOf({ newUserIds, matches }: Result, restored: readonly string[]): string[] {
  if (matches.every(({ user }) => newUserIds.includes(user.id))) return [];
  return newUserIds.filter((id) => !restored.includes(id));
}

/** Handles feedback on the matches of a brief: changes the list at once, and again with the server's reply. */
function useListFeedback(briefId: string) {
  const client = useQueryClient();
  const key = briefKey(briefId);
  const onGiven = ({ id, match, reason }: GivenFeedback) => {
    const { id: userId, displayName } = match.user;
    client.setQueryData<Result>(
      key,
      (result) =>
        result && {
          ...result,
          matches: without(result.matches, userId),
          feedback: [...result.feedback, { id, userId, displayName, reason, isWeighed: false }],
        },
    );
    void client.invalidateQueries({ queryKey: key });
    // Waits until the dialog has given the focus back to the card, which is no longer there.
    setTimeout(() => document.getElementById(listChangesId)?.focus(), 60);
  };
  const onTakenBack = (feedbackId: string) => {
    client.setQueryData<Result>(
      key,
      (result) => result && { ...result, feedback: result.feedback.filter(({ id }) => id !== feedbackId) },
    );
    void client.invalidateQueries({ queryKey: key });
  };
  return useFeedback({ briefId, onGiven, onTakenBack });
}

function without(matches: readonly Match[], userId: string): Match[] {
  return matches.filter(({ user }) => user.id !== userId);
}
