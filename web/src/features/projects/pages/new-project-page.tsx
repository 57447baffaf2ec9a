import { ArrowLeft } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { BarePageTitle, PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath, memberPath, projectPath } from "../../../platform/paths.ts";
import { buttonClasses } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useBriefs, useContacts } from "../api.ts";
import { useReading } from "../use-reading.ts";
import { ChooseForm } from "../components/choose-form.tsx";
import { projectFrom } from "../rules.ts";

/** Chooses somebody for a brief: `with` names the person, and `brief` the saved brief whose reading fills the form. */
export default function NewProjectPage() {
  const [search] = useSearchParams();
  const personId = search.get("with") ?? "";
  const briefId = search.get("brief") ?? "";
  return (
    <div className="mx-auto max-w-2xl">
      <Link
        to={personId === "" ? dashboardPath("projects") : dashboardPath("messages", { contact: personId })}
        className="-ms-1.5 mb-4 inline-flex min-h-11 items-center gap-2 rounded-md px-1.5 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {personId === "" ? "All projects" : "Back to the conversation"}
      </Link>
      <Content key={`${personId} ${briefId}`} personId={personId} briefId={briefId} />
    </div>
  );
}

function Content({ personId, briefId }: { personId: string; briefId: string }) {
  const navigate = useNavigate();
  const contacts = useContacts();
  const briefs = useBriefs(briefId !== "");
  const reading = useReading(briefId);
  const { error } = contacts;
  if (error && !contacts.data)
    return (
      <>
        <BarePageTitle>New project</BarePageTitle>
        <ErrorState
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void contacts.refetch()}
          isRetrying={contacts.isFetching}
        />
      </>
    );
  if (!contacts.data || briefs.isLoading || reading.isLoading)
    return (
      <>
        <BarePageTitle>New project</BarePageTitle>
        <SectionSpinner label="Reading the brief" />
      </>
    );
  const person = contacts.data.find(({ id }) => id === personId);
  if (!person) return <NobodyYet personId={personId} />;
  const brief = briefs.data?.find(({ id }) => id === briefId);
  return (
    <>
      <PageTitle>New project</PageTitle>
      <h1 className="text-2xl wrap-anywhere sm:text-3xl">
        Choose <bdi>{person.displayName}</bdi>
      </h1>
      <p className="mt-2 mb-6 leading-7 text-ink-soft">
        This starts a project for the two of you. <bdi>{person.displayName}</bdi> reads what is below and accepts or
        declines. Nothing is agreed before that.
      </p>
      <Card>
        <CardBody>
          <ChooseForm
            person={person}
            brief={brief}
            isBriefMissing={briefId !== "" && !brief}
            draft={projectFrom(brief, brief && reading.data)}
            onDone={(projectId) => void navigate(projectPath(projectId), { replace: true })}
          />
        </CardBody>
      </Card>
    </>
  );
}

/** Says that two people who have never written to each other cannot start a project. */
function NobodyYet({ personId }: { personId: string }) {
  return (
    <>
      <BarePageTitle>New project</BarePageTitle>
      <EmptyState
        title="Write to them first"
        description="You can choose people whom you exchange messages with. This person is not among them, or is no longer here."
        action={
          personId !== "" && (
            <Link to={memberPath(personId)} className={buttonClasses("secondary", "sm")}>
              See their profile
            </Link>
          )
        }
      />
    </>
  );
}
