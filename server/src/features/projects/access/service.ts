import type { Database, Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { isUnderWay, type Side, sideOf } from "../rules.ts";
import { projectsStore, type ProjectRow } from "../store.ts";

export type AccessService = ReturnType<typeof accessService>;

/** Refuses what somebody may not see or change in a project. */
export function accessService({ database }: { database: Database }) {
  const store = projectsStore(database);

  /** Returns the project, and the viewer's own invitation to it; `null` for the owner. */
  async function requireSeen(viewer: Viewer, projectId: string) {
    const [project, person] = [await store.findProject(projectId), await store.findPerson(projectId, viewer.userId)];
    if (!project) return refuse("not_found");
    const isOwner = project.ownerId === viewer.userId;
    if (!isOwner && (!person || person.state === "declined")) refuse("not_found");
    return { project, state: isOwner ? null : person!.state };
  }

  async function requireOwned(viewer: Viewer, projectId: string): Promise<void> {
    const { state } = await requireSeen(viewer, projectId);
    if (state !== null) refuse("forbidden", { message: "Only the person who created the project can change this." });
  }

  return { requireSeen, requireOwned, lockSides };
}

/** Locks a project, and returns it with the side that the viewer is. Refuses others, and all before the chosen person accepts. */
async function lockSides(
  tx: Transaction,
  viewer: Viewer,
  projectId: string,
): Promise<{ project: ProjectRow; side: Side }> {
  const project = (await projectsStore(tx).lockProject(projectId)) ?? refuse("not_found");
  const side = sideOf(project, viewer.userId) ?? refuse("forbidden", { message: onlyTheSides });
  const chosen = project.chosenId ? await projectsStore(tx).findPerson(projectId, project.chosenId) : null;
  if (!isUnderWay(project, chosen)) refuse("conflict", { message: "They have not accepted the invitation." });
  return { project, side };
}

const onlyTheSides = "Only the person who created the project and the person whom they chose can do this.";
