import { msPerHour } from "@triptych/contract/durations";
import { listBrandMatches, type Match, matchingLimits } from "@triptych/contract/matching";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCw, Undo2, UserRoundPen } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { dashboardPath } from "../../../platform/paths.ts";
import { keyOf } from "../../../platform/query.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { SaveButton } from "../../shortlists/components/save-button.tsx";
import { BasisContext } from "../basis-context.ts";
import { CardActionContext, type RenderCardAction } from "../card-actions-context.ts";
import { useBrandMatches, useRefreshBrandMatches } from "../api.ts";
import { failureText } from "../rules.ts";
import { type GivenFeedback, useFeedback } from "../use-feedback.ts";
import { CardSkeletons } from "../components/card-skeletons.tsx";
import { FeedbackDialog } from "../components/feedback-dialog.tsx";
import { MatchDeck } from "../components/match-deck.tsx";

const loadFailed = "Failed to load brand matches. Please try again later.";
const nobody = "No brand matches found. Complete your profile to get matched with relevant brands.";

const renderSave: RenderCardAction = (person) => <SaveButton person={person} />;

/** Shows the Brand Matches tab: brands that fit the signed-in freelancer's profile. */
export default function BrandMatchesPanel() {
  const { data, error, isFetching, refetch } = useBrandMatches();
  const refreshing = useRefreshBrandMatches();
  const feedback = useBrandFeedback();
  const refresh = () =>
    refreshing.mutate(undefined, {
      onSuccess: () => toast({ title: "Brand matches refreshed successfully" }),
      onError: (failure) => toastError(failureText(failure, "Failed to refresh matches")),
    });
  return (
    <>
      <PageHeader
        level="h2"
        title="Brand Matches"
        description={`Brands whose plans fit what your profile says. Worked out anew every ${matchingLimits.brandMatchesRefreshMs / msPerHour} hours, and whenever you save your profile.`}
        actions={
          <Button variant="secondary" size="sm" isBusy={refreshing.isPending} onClick={refresh}>
            {!refreshing.isPending && <RotateCw aria-hidden="true" className="size-4" />}Refresh
          </Button>
        }
      />
      {feedback.lastGiven && <TakenOff given={feedback.lastGiven} onUndo={(id) => void feedback.takeBack(id)} />}
      {error && !data ? (
        <ErrorState
          title="Brand matches didn't load"
          message={failureText(error, loadFailed)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <CardSkeletons label="Loading brand matches" />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<UserRoundPen />}
          title="Nobody yet"
          description={nobody}
          action={
            <Link to={dashboardPath("profile")} className={buttonClasses("secondary", "sm")}>
              Go to your profile
            </Link>
          }
          className="rounded-xl border border-dashed border-line"
        />
      ) : (
        <BasisContext value="profile">
          <CardActionContext value={renderSave}>
            <MatchDeck matches={data} onNotAFit={feedback.ask} />
          </CardActionContext>
        </BasisContext>
      )}
      {feedback.asked && (
        <FeedbackDialog
          match={feedback.asked}
          isSending={feedback.isSending}
          consequence="They leave your brand matches."
          onSubmit={(given) => void feedback.send(given)}
          onClose={() => feedback.ask(null)}
        />
      )}
    </>
  );
}

const noteId = "brand-feedback";

function TakenOff({ given: { id, match }, onUndo }: { given: GivenFeedback; onUndo: (feedbackId: string) => void }) {
  return (
    <div
      id={noteId}
      tabIndex={-1}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-sunken px-4 py-2 text-[0.9375rem] focus:outline-none"
    >
      <p>
        <strong className="font-semibold">{match.user.displayName}</strong> left your brand matches.
      </p>
      <Button variant="quiet" size="sm" onClick={() => onUndo(id)}>
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
    </div>
  );
}

/** Removes a match from the list at once after feedback, and puts it back in its place when the feedback is undone. */
function useBrandFeedback() {
  const client = useQueryClient();
  const key = keyOf(listBrandMatches, { query: {} });
  const [lastGiven, setLastGiven] = useState<GivenFeedback | null>(null);
  const feedback = useFeedback({
    onGiven: (given) => {
      client.setQueryData<Match[]>(key, (matches) => matches?.filter(({ user }) => user.id !== given.match.user.id));
      setLastGiven(given);
      setTimeout(() => document.getElementById(noteId)?.focus(), 60);
    },
    onTakenBack: () => {
      setLastGiven(null);
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return { ...feedback, lastGiven };
}
