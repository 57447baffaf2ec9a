import type { Credit } from "@triptych/contract/work";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { memberPath, paths } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { toastError } from "../../../ui/toast.ts";
import { WorkPicture } from "../../../ui/work-picture.tsx";
import { useAnswerCredit, useCredits, useLiveWork } from "../api.ts";

/** Lists the work of others that names the signed-in person, to confirm or refuse it. */
export default function CreditsPage() {
  const { data: credits, error, refetch, isFetching } = useCredits();
  useLiveWork();
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>Work that credits you</PageTitle>
      <h1 className="text-2xl sm:text-3xl">Work that credits you</h1>
      <p className="mt-2 mb-6 leading-7 text-ink-soft">
        Others say that you took part. Once you confirm it, you are named there and the work is shown on your profile.
        You can change your answer at any time.
      </p>
      {error && !credits && (
        <ErrorState
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!credits && !error && <SectionSpinner label="Loading the work that credits you" />}
      {credits?.length === 0 && (
        <EmptyState
          title="Nobody credits you yet"
          description="When somebody names you on a case study, you are asked here."
          action={
            <Link to={paths.home} className={buttonClasses("secondary", "sm")}>
              Go to the home page
            </Link>
          }
        />
      )}
      {credits && credits.length > 0 && (
        <ul aria-label="Work that credits you" className="flex flex-col gap-4">
          {credits.map((credit) => (
            <li key={credit.caseStudyId}>
              <Item credit={credit} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const stateWords = { waiting: "Waits for you", confirmed: "Confirmed", refused: "Refused" };

function Item({ credit }: { credit: Credit }) {
  const { caseStudyId, title, role, state, by, picture } = credit;
  const answer = useAnswerCredit();
  const send = async (isConfirmed: boolean) => {
    try {
      await answer.mutateAsync({ params: { caseStudyId }, body: { isConfirmed } });
    } catch (error) {
      toastError(sentenceOf(error, "Your answer was not saved. Please try again."));
    }
  };
  return (
    <Card className="flex flex-wrap gap-4 p-4 sm:flex-nowrap sm:p-5">
      <span className="aspect-[4/3] w-full shrink-0 overflow-hidden rounded-md bg-sunken sm:w-44">
        {picture && (
          <WorkPicture picture={picture} sizes="(min-width: 40rem) 11rem, 90vw" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <p className="mt-1 text-[0.9375rem] text-ink-soft wrap-anywhere">
          <Link to={memberPath(by.userId)} className="text-accent underline underline-offset-4">
            <bdi>{by.displayName}</bdi>
          </Link>{" "}
          credits you{role !== "" && <> for: {role}</>}.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          {state !== "confirmed" && (
            <Button variant="accent" size="sm" isBusy={answer.isPending} onClick={() => void send(true)}>
              Yes, I took part
            </Button>
          )}
          {state !== "refused" && (
            <Button variant="secondary" size="sm" isBusy={answer.isPending} onClick={() => void send(false)}>
              {state === "confirmed" ? "Take my name off" : "No, take my name off"}
            </Button>
          )}
          <Badge tone={state === "confirmed" ? "success" : "info"}>{stateWords[state]}</Badge>
        </div>
      </div>
    </Card>
  );
}
