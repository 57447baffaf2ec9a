import { FolderOpen } from "lucide-react";
import { useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useLiveProjects, useProjects } from "../api.ts";
import { NewProjectDialog } from "./new-project-dialog.tsx";
import { ProjectCard } from "./project-card.tsx";

/** Shows the Projects tab. The form for a new project is open while the address has `new=1`, with the `contact` to invite or the `brief` to copy. */
export default function ProjectsPanel() {
  useLiveProjects();
  const [search, setSearch] = useSearchParams();
  const open = () => setSearch({ tab: "projects", new: "1" }, { preventScrollReset: true });
  const close = () => setSearch({ tab: "projects" }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        level="h2"
        title="Projects"
        description="Keep everything about a job in one place. Only the people in a project can see it."
        actions={<Button onClick={open}>NEW PROJECT</Button>}
      />
      <ProjectCards />
      <NewProjectDialog
        isOpen={search.get("new") === "1"}
        contactId={search.get("contact")}
        briefId={search.get("brief")}
        onClose={close}
      />
    </>
  );
}

function ProjectCards() {
  const { data: projects, error, isFetching, refetch } = useProjects();
  if (!projects && error)
    return (
      <ErrorState
        title="Your projects didn't load"
        message={sentenceOf(error, "Please try again in a moment.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!projects) return <SectionSpinner label="Loading your projects" />;
  if (projects.length === 0)
    return (
      <EmptyState
        icon={<FolderOpen />}
        title="No projects yet"
        description="Create one here, from a saved brief or from a conversation."
        className="rounded-xl border border-dashed border-line"
      />
    );
  return (
    <ul aria-label="Projects" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}
