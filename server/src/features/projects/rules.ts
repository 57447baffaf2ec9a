import type { ProjectStatus } from "@triptych/contract/projects";

/** Where a project may go from where it is. An archived one can be brought back. */
const nextStatuses: Record<ProjectStatus, readonly ProjectStatus[]> = {
  draft: ["open", "in progress", "archived"],
  open: ["draft", "in progress", "done", "archived"],
  "in progress": ["open", "done", "archived"],
  done: ["in progress", "archived"],
  archived: ["draft", "open", "in progress", "done"],
};

export function mayMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return nextStatuses[from].includes(to);
}
