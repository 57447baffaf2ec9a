import { nextProjectStatuses, type ProjectStatus } from "@triptych/contract/projects";

export function mayMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return nextProjectStatuses[from].includes(to);
}
