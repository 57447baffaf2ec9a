import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { projectsStore } from "../store.ts";

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

  return { requireSeen, requireOwned };
}
