import { nextProjectStatuses, type ProjectPersonState, type ProjectStatus } from "@triptych/contract/projects";

export function mayMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return nextProjectStatuses[from].includes(to);
}

/**
 * Whose place in a project somebody sees. Who said no is the owner's to know; who was asked and has not answered, that of
 * those who are in it; somebody who was asked sees whom they would work with.
 */
export function seesPerson(viewer: "owner" | ProjectPersonState, other: ProjectPersonState, isSelf: boolean): boolean {
  if (viewer === "owner" || isSelf) return true;
  return other === "accepted" || (other === "invited" && viewer === "accepted");
}
