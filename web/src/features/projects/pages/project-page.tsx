import { ArrowLeft } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { BarePageTitle, PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath } from "../../../platform/paths.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useLiveProjects, useProject } from "../api.ts";
import { ProjectView } from "../components/project-view.tsx";

/** Shows one project to its people. */
export default function ProjectPage() {
  const { projectId = "" } = useParams();
  return (
    <>
      <Link
        to={dashboardPath("projects")}
        className="-ms-1.5 mb-4 inline-flex min-h-11 items-center gap-2 rounded-md px-1.5 text-[0.9375rem] text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All projects
      </Link>
      <Content key={projectId} projectId={projectId} />
    </>
  );
}

function Content({ projectId }: { projectId: string }) {
  useLiveProjects();
  const { data, error, isFetching, refetch } = useProject(projectId);
  const navigate = useNavigate();
  if (hasCode(error, "not_found", "invalid_input"))
    return (
      <>
        <BarePageTitle>Project</BarePageTitle>
        <ErrorState title="Project not found" message="It does not exist, or you are no longer part of it." />
      </>
    );
  if (data)
    return (
      <>
        <PageTitle>{data.title}</PageTitle>
        <ProjectView project={data} onLeft={() => void navigate(dashboardPath("projects"))} />
      </>
    );
  return (
    <>
      <BarePageTitle>Project</BarePageTitle>
      {error ? (
        <ErrorState
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SectionSpinner label="Loading the project" />
      )}
    </>
  );
}
