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
        </ul>
        {project.isOwner && <InvitePerson project={project} />}
      </CardBody>
    </Card>
  );
}
