import { listSuggestions, type MatchSuggestion } from "@triptych/contract/matching";
import { useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useRef } from "react";
import { Link, useNavigate } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { dashboardPath } from "../../../platform/paths.ts";
import { keyOf } from "../../../platform/query.ts";
import { buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { toastError } from "../../../ui/toast.ts";
import { SaveButton } from "../../shortlists/components/save-button.tsx";
import { useSkipSuggestion, useSuggestions } from "../api.ts";
import { failureText } from "../rules.ts";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { CardSkeletons } from "../components/card-skeletons.tsx";
import { SuggestionCard } from "../components/suggestion-card.tsx";

/** Shows the workspace's Matches tab: people worth meeting, judged by the signed-in person's profile. */
export default function TopMatchesPanel() {
  const { data, error, isFetching, refetch } = useSuggestions();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const leaves = useFocusAfterRemoval(
    list,
    (data ?? []).map(({ id }) => id),
  );
  const skip = useSkip();
  return (
    <>
      <PageHeader
        level="h2"
        title="Top matches"
        description="People worth meeting, judged by your own profile and never by what anybody pays."
      />
      {error && !data ? (
        <ErrorState
          title="Your top matches didn't load"
          message={failureText(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <CardSkeletons label="Loading your top matches" />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title="Nobody to suggest right now"
          description="Suggestions follow from your profile. The more it says, the more there are."
          action={
            <Link to={dashboardPath("profile")} className={buttonClasses("secondary", "sm")}>
              Go to your profile
            </Link>
          }
          className="rounded-xl border border-dashed border-line"
        />
      ) : (
        <ul ref={list} aria-label="Top matches" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard
                suggestion={suggestion}
                action={<SaveButton person={suggestion} />}
                onSkip={() => {
                  leaves(suggestion.id);
                  void skip(suggestion);
                }}
                onConnect={() => void navigate(dashboardPath("messages", { contact: suggestion.id }))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Takes a person out of the suggestions for good. */
function useSkip() {
  const client = useQueryClient();
  const skipping = useSkipSuggestion();
  const key = keyOf(listSuggestions);
  return async (suggestion: MatchSuggestion) => {
    const before = client.getQueryData<MatchSuggestion[]>(key) ?? [];
    client.setQueryData<MatchSuggestion[]>(
      key,
      before.filter(({ id }) => id !== suggestion.id),
    );
    try {
      await skipping.mutateAsync({ body: { userId: suggestion.id } });
    } catch (error) {
      client.setQueryData(key, before);
      toastError(sentenceOf(error, "This person could not be skipped. Please try again."));
    }
  };
}
