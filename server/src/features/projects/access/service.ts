import type { Database, Queries, Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { type Side, sideOf } from "../rules.ts";
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

  /** Locks a project, and returns it with the side that the viewer is. Refuses others, and all before the chosen person accepts. */
  async function lockSides(
    tx: Transaction,
    viewer: Viewer,
    projectId: string,
  ): Promise<{ project: ProjectRow; side: Side }> {
    const project = (await projectsStore(tx).lockProject(projectId)) ?? refuse("not_found");
    const side = sideOf(project, viewer.userId) ?? refuse("forbidden", { message: onlyTheSides });
    if (!(await isUnderWay(project, tx))) refuse("conflict", { message: "They have not accepted the invitation." });
    return { project, side };
  }

  /** Returns whether the chosen person has accepted, or their account has ended since they were chosen. */
  async function isUnderWay({ id, chosenId, completedAt }: ProjectRow, queries: Queries = database): Promise<boolean> {
    if (chosenId === null || completedAt !== null) return true;
    return (await projectsStore(queries).findPerson(id, chosenId))?.state === "accepted";
  }

  return { requireSeen, requireOwned, lockSides, isUnderWay };
}

const onlyTheSides = "Only the person who created the project and the person whom they chose can do this.";
