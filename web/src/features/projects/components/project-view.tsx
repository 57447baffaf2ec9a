import type { ProjectPage } from "@triptych/contract/projects";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { ProjectCompletion } from "./project-completion.tsx";
import { ProjectDescription } from "./project-description.tsx";
import { ProjectHistory } from "./project-history.tsx";
import { ProjectInvitation } from "./project-invitation.tsx";
import { ProjectNotes } from "./project-notes.tsx";
import { ProjectPeople } from "./project-people.tsx";
import { ProjectPlan } from "./project-plan.tsx";
import { ProjectStatusField } from "./project-status-field.tsx";

/** Shows the description and the notes on the left; the status and the people on the right. */
export function ProjectView({ project, onLeft }: { project: ProjectPage; onLeft: () => void }) {
  const { title, status, isOwner, invitation, brief } = project;
  return (
    <>
      <header className="mb-6">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl" dir="auto">
          {title}
        </h1>
        <p className="mt-2 text-ink-soft">
          Status: <span className="inline-block first-letter:uppercase">{status}</span>
        </p>
      </header>
      {invitation === "pending" && <ProjectInvitation project={project} onDeclined={onLeft} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ProjectCompletion project={project} />
          <ProjectDescription project={project} />
          <ProjectPlan plan={project} />
          {brief && (
            <Card>
              <CardHeader title="Original brief" />
              <CardBody>
                <p className="leading-7 wrap-anywhere whitespace-pre-wrap text-ink-soft" dir="auto">
                  {brief.text}
                </p>
              </CardBody>
            </Card>
          )}
          <ProjectNotes project={project} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card>
            <CardHeader title="Status" />
            <CardBody className="flex flex-col gap-5">
              {isOwner && <ProjectStatusField project={project} />}
              <ProjectHistory history={project.history} />
            </CardBody>
          </Card>
          <ProjectPeople project={project} onLeft={onLeft} />
        </div>
      </div>
    </>
  );
}
