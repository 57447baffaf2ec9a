import { FolderOpen } from "lucide-react";
import { Link } from "react-router";
import { projectPath } from "../../../platform/paths.ts";
import { useProjects } from "../api.ts";

/** Lists the projects that somebody is invited to and has not replied about. */
export function WaitingInvitations() {
  const { data: projects = [] } = useProjects();
  return projects
    .filter(({ invitation }) => invitation === "pending")
    .map(({ id, title }) => (
      <li key={id}>
        <Link to={projectPath(id)} className="flex items-center gap-3.5 rounded-lg px-3 py-3 hover:bg-hover">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-content-center rounded-full bg-accent-soft text-accent"
          >
            <FolderOpen className="size-5" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-ink-soft">You are invited to a project</span>
            <bdi className="block truncate font-semibold">{title}</bdi>
          </span>
        </Link>
      </li>
    ));
}
