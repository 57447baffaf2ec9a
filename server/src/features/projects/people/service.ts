import { projectLimits } from "@triptych/contract/projects";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { MessagingService } from "../../messaging/service.ts";
import type { AccessService } from "../access/service.ts";
import { projectsStore } from "../store.ts";

export interface PeopleDeps {
  database: Database;
  clock: Clock;
  newId: () => string;
  access: AccessService;
  messaging: Pick<MessagingService, "isContact" | "isBlockedBetween">;
  publish: (userId: string) => void;
}

/** Manages who works in a project: its owner, and contacts whom the owner invites. */
export function peopleService({ database, clock, newId, access, messaging, publish }: PeopleDeps) {
  const { requireOwned, requireSeen } = access;
  const store = projectsStore(database);

  async function invite(viewer: Viewer, projectId: string, userId: string): Promise<void> {
    await requireOwned(viewer, projectId);
    await requireContact(viewer, userId);
    await database.transaction(async (tx) => {
      const txStore = projectsStore(tx);
      const project = (await txStore.lockProject(projectId)) ?? refuse("not_found");
      const known = await txStore.findPerson(projectId, userId);
      if (known?.state === "invited" || known?.state === "accepted")
        refuse("conflict", { message: "They are in this project already." });
      const others = known ? 1 : await txStore.countPeople(projectId);
      if (others >= projectLimits.people)
        refuse("conflict", { message: `A project has at most ${projectLimits.people} people.` });
      const now = clock.now();
      await txStore.savePerson({ projectId, userId, state: "invited", invitedAt: now });
      // NOTE: who is invited first is the other side of the project.
      if (others === 0 && project.chosenAt === null)
        await txStore.updateProject(projectId, { chosenId: userId, chosenAt: now });
    });
    publish(userId);
  }

  async function replyToInvitation(
    viewer: Viewer,
    projectId: string,
    { isAccepted }: { isAccepted: boolean },
  ): Promise<void> {
    const { project } = await requireSeen(viewer, projectId);
    await database.transaction(async (tx) => {
      const txStore = projectsStore(tx);
      const { status, chosenId } = (await txStore.lockProject(projectId)) ?? refuse("not_found");
      const isOpen = await txStore.updateInvited(projectId, viewer.userId, isAccepted ? "accepted" : "declined");
      if (!isOpen) refuse("conflict", { message: "You have replied to this invitation already." });
      // NOTE: both sides have agreed to it now, so it is no draft any more.
      const begins = isAccepted && chosenId === viewer.userId && status === "draft";
      if (begins) await begin(tx, { projectId, by: viewer.userId });
    });
    if (project.ownerId) publish(project.ownerId);
  }

  async function begin(tx: Transaction, { projectId, by }: { projectId: string; by: string }): Promise<void> {
    const status = "in progress";
    const now = clock.now();
    await projectsStore(tx).updateProject(projectId, { status, updatedAt: now });
    await projectsStore(tx).insertStatusChange({ id: newId(), projectId, status, changedById: by, changedAt: now });
  }

  /** Removes somebody. The owner may remove anybody, other people only themselves. */
  async function remove(viewer: Viewer, projectId: string, userId: string): Promise<void> {
    const { project } = await requireSeen(viewer, projectId);
    if (viewer.userId !== project.ownerId && viewer.userId !== userId) refuse("forbidden");
    await database.transaction((tx) => removeWith(tx, viewer, { projectId, userId }));
    const toldId = viewer.userId === userId ? project.ownerId : userId;
    if (toldId) publish(toldId);
  }

  /** Refuses as if there were no such person, unless they are a contact and neither has blocked the other. */
  async function requireContact(viewer: Viewer, userId: string): Promise<void> {
    if (userId === viewer.userId || !(await messaging.isContact(viewer.userId, userId))) refuse("not_found");
    if (await messaging.isBlockedBetween(viewer.userId, userId)) refuse("not_found");
  }

  /** Publishes to the open pages of everybody in the project but the viewer. */
  async function publishToOthers(viewer: Viewer, projectId: string): Promise<void> {
    const project = await store.findProject(projectId);
    const people = (await store.listPeople(projectId))
      .filter((person) => person.state !== "declined")
      .map((person) => person.userId);
    for (const userId of new Set([project?.ownerId ?? viewer.userId, ...people]))
      if (userId !== viewer.userId) publish(userId);
  }

  return { invite, replyToInvitation, remove, requireContact, publishToOthers };
}

export const nobodyChosen = { chosenId: null, chosenAt: null, ownerCompletedAt: null, chosenCompletedAt: null };

/** Removes somebody, who is no longer the other side of the project unless both have completed it. A project that the last one leaves ends. */
async function removeWith(
  tx: Transaction,
  viewer: Viewer,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  const txStore = projectsStore(tx);
  const project = (await txStore.lockProject(projectId)) ?? refuse("not_found");
  const isChosen = project.chosenId === userId;
  if (isChosen && project.completedAt && viewer.userId !== userId)
    refuse("conflict", { message: "You have completed this project together, so only they can leave it." });
  if (!(await txStore.removePerson(projectId, userId))) refuse("not_found");
  if (isChosen && !project.completedAt) await txStore.updateProject(projectId, nobodyChosen);
  const isLeft = project.ownerId !== null || (await txStore.countPeople(projectId)) > 0;
  if (!isLeft) await txStore.removeProject(projectId);
}
