import { workLimits } from "@triptych/contract/work-limits";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { BarePageTitle, PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath } from "../../../platform/paths.ts";
import { buttonClasses } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useOwnWork } from "../api.ts";
import { CaseStudyForm } from "../components/case-study-form.tsx";

/** Shows the form of a case study: a new one, or the one that the address names. */
export default function CaseStudyPage() {
  const { caseStudyId } = useParams();
  return (
    <div className="mx-auto max-w-2xl">
      <Link
        to={dashboardPath("profile")}
        className="-ms-1.5 mb-4 inline-flex min-h-11 items-center gap-2 rounded-md px-1.5 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Your profile
      </Link>
      {caseStudyId === undefined ? <NewCaseStudy /> : <SavedCaseStudy key={caseStudyId} caseStudyId={caseStudyId} />}
    </div>
  );
}

function NewCaseStudy() {
  const navigate = useNavigate();
  const { data } = useOwnWork();
  // NOTE: decided when the page opens, because the one that is being added here may be the last.
  const [wasFull, setWasFull] = useState<boolean>();
  if (data && wasFull === undefined) setWasFull(data.length >= workLimits.caseStudies);
  if (wasFull) return <NoRoom />;
  return (
    <>
      <PageTitle>Add a case study</PageTitle>
      <h1 className="text-2xl sm:text-3xl">Add a case study</h1>
      <p className="mt-2 mb-6 leading-7 text-ink-soft">
        One piece of work that shows what you do. Whoever can read your profile can see it.
      </p>
      <Card>
        <CardBody>
          <CaseStudyForm onDone={() => void navigate(dashboardPath("profile"))} />
        </CardBody>
      </Card>
    </>
  );
}

function SavedCaseStudy({ caseStudyId }: { caseStudyId: string }) {
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useOwnWork();
  const saved = data?.find(({ id, isWithdrawn }) => id === caseStudyId && !isWithdrawn);
  if (error && !data)
    return (
      <>
        <BarePageTitle>Case study</BarePageTitle>
        <ErrorState
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  if (!data)
    return (
      <>
        <BarePageTitle>Case study</BarePageTitle>
        <SectionSpinner label="Loading the case study" />
      </>
    );
  if (!saved) return <NothingHere />;
  return (
    <>
      <PageTitle>{`Edit ${saved.title}`}</PageTitle>
      <h1 className="mb-6 text-2xl wrap-anywhere sm:text-3xl">
        Edit <bdi>{saved.title}</bdi>
      </h1>
      <Card>
        <CardBody>
          <CaseStudyForm saved={saved} onDone={() => void navigate(dashboardPath("profile"))} />
        </CardBody>
      </Card>
    </>
  );
}

function NoRoom() {
  return (
    <>
      <BarePageTitle>Add a case study</BarePageTitle>
      <EmptyState
        title={`You show ${workLimits.caseStudies} case studies`}
        description="That is as many as a profile can have. Delete one that says less about you, and then add another."
        action={
          <Link to={dashboardPath("profile")} className={buttonClasses("secondary", "sm")}>
            Go to your profile
          </Link>
        }
      />
    </>
  );
}

function NothingHere() {
  return (
    <>
      <BarePageTitle>Case study not found</BarePageTitle>
      <EmptyState
        title="This case study isn't here"
        description="It was deleted, or it belongs to somebody else."
        action={
          <Link to={dashboardPath("profile")} className={buttonClasses("secondary", "sm")}>
            Go to your profile
          </Link>
        }
      />
    </>
  );
}
