import type { Project } from "@triptych/contract/projects";
import { FolderOpen } from "lucide-react";
import { Link } from "react-router";
import { projectPath } from "../../../platform/paths.ts";
import { useProjects } from "../api.ts";
import { waitsForMe } from "../rules.ts";

/** Lists the projects that wait for somebody: invitations without a reply, and what the other side is done with. */
export function WaitingInvitations() {
  const { data: projects = [] } = useProjects();
  return projects.filter(waitsForMe).map((project) => (
    <li key={project.id}>
      <Link to={projectPath(project.id)} className="flex items-center gap-3.5 rounded-lg px-3 py-3 hover:bg-hover">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-content-center rounded-full bg-accent-soft text-accent"
        >
          <FolderOpen className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-ink-soft">{wordsOf(project)}</span>
          <bdi className="block truncate font-semibold">{project.title}</bdi>
        </span>
      </Link>
    </li>
  ));
}

function wordsOf({ invitation, waitsFor }: Project): string {
  if (invitation === "pending") return "You are invited to a project";
  return waitsFor === "completion"
    ? "The other side marked this project as complete"
    : "You can give a reference for this project";
}
