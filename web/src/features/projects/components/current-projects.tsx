import type { Project } from "@triptych/contract/projects";
import { Link } from "react-router";
import { formatDate } from "../../../platform/format.ts";
import { dashboardPath, projectPath } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useLiveProjects, useProjects } from "../api.ts";
import { currentProjects } from "../rules.ts";

const shownAtOnce = 4;

/** Lists the projects that are under way, last changed first. */
export function CurrentProjects() {
  useLiveProjects();
  const { data = [] } = useProjects();
  const current = currentProjects(data);
  if (current.length === 0)
    return (
      <p className="px-3 text-[0.9375rem] text-ink-soft">
        No project is under way.{" "}
        <Link to={dashboardPath("projects")} className="font-medium text-accent underline-offset-4 hover:underline">
          Start one from a brief or a conversation
        </Link>
        .
      </p>
    );
  return (
    <ul aria-label="Projects under way">
      {current.slice(0, shownAtOnce).map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
      {current.length > shownAtOnce && (
        <li className="px-3 pt-1">
          <Link
            to={dashboardPath("projects")}
            className="text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            All {current.length} projects
          </Link>
        </li>
      )}
    </ul>
  );
}

function ProjectRow({ project: { id, title, status, updatedAt } }: { project: Project }) {
  return (
    <li>
      <Link
        to={projectPath(id)}
        className="flex items-center justify-between gap-4 rounded-lg px-3 py-3 hover:bg-hover"
      >
        <span className="min-w-0">
          <bdi className="line-clamp-2 font-medium wrap-anywhere">{title}</bdi>
          <span className="block text-sm text-ink-soft">Changed {formatDate(updatedAt)}</span>
        </span>
        <Badge>{`${status.charAt(0).toUpperCase()}${status.slice(1)}`}</Badge>
      </Link>
    </li>
  );
}
