import { nextProjectStatuses, type ProjectPersonState, type ProjectStatus } from "@triptych/contract/projects";

export function mayMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return nextProjectStatuses[from].includes(to);
}

/**
 * Returns whether somebody sees another person of a project. Only the owner sees who declined; only the owner and those who
 * accepted see who has not replied yet; everybody who was invited sees who accepted.
 */
export function seesPerson(viewer: "owner" | ProjectPersonState, other: ProjectPersonState, isSelf: boolean): boolean {
  if (viewer === "owner" || isSelf) return true;
  return other === "accepted" || (other === "invited" && viewer === "accepted");
}
