import type { ProjectPage } from "@triptych/contract/projects";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { InvitePerson } from "./invite-person.tsx";
import { ProjectPersonRow } from "./project-person-row.tsx";

/** Lists who is in the project and who was invited. Its owner invites and removes people; others can leave. */
export function ProjectPeople({ project, onLeft }: { project: ProjectPage; onLeft: () => void }) {
  return (
    <Card>
      <CardHeader title="People" />
      <CardBody className="flex flex-col gap-5">
        <ul className="flex flex-col gap-4">
          {project.people.map((person) => (
            <ProjectPersonRow key={person.userId} project={project} person={person} onLeft={onLeft} />
          ))}
          {project.gone.map((side) => (
            <li key={side} className="flex items-center gap-3">
              <span aria-hidden="true" className="size-9 shrink-0 rounded-full bg-sunken" />
              <div className="min-w-0 flex-1">
                <p className="text-[0.9375rem] font-medium text-ink-soft">Account closed</p>
                <p className="text-sm text-ink-faint">{goneLabels[side]}</p>
              </div>
            </li>
          ))}
        </ul>
        {project.isOwner && <InvitePerson project={project} />}
      </CardBody>
    </Card>
  );
}

const goneLabels: Record<ProjectPage["gone"][number], string> = {
  owner: "Was the owner",
  chosen: "Was chosen for this",
};
