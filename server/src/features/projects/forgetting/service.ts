import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import type { ProjectsDeps } from "../deps.ts";
import { nobodyChosen } from "../people/service.ts";
import { isUnderWay, marksWithout, type Side, sideOf } from "../rules.ts";
import { type PersonRow, projectsStore, type ProjectRow } from "../store.ts";
import { forgettingStore } from "./store.ts";

/** Keeps projects for the people who are left in them when an account ends. */
export function forgettingService({ clock, newId, publish }: Pick<ProjectsDeps, "clock" | "newId" | "publish">) {
  /** Takes somebody out of all projects, inside the transaction that deletes their account. */
  async function forgetPerson(tx: Transaction, userId: string): Promise<void> {
    for (const project of await forgettingStore(tx).lockProjectsOf(userId)) await takeOut(tx, project, userId);
  }

  async function takeOut(tx: Transaction, project: ProjectRow, userId: string): Promise<void> {
    const everybody = await projectsStore(tx).listPeople(project.id);
    const own = everybody.find((person) => person.userId === userId);
    const others = everybody.filter((person) => person !== own);
    const isOwner = project.ownerId === userId;
    const isLeft = (!isOwner && project.ownerId !== null) || others.some(({ state }) => state === "accepted");
    afterCommit(() => {
      for (const id of [project.ownerId, ...others.map((person) => person.userId)])
        if (id && id !== userId) publish(id);
    });
    if (!isLeft) {
      await projectsStore(tx).removeProject(project.id);
      return;
    }
    if (isOwner) await disown(tx, project, others);
    else if (project.chosenId === userId && !project.completedAt && own?.state !== "accepted")
      await projectsStore(tx).updateProject(project.id, nobodyChosen);
    else await endSide(tx, project, userId);
  }

  /** Leaves a project to those who accepted it: what they agreed to stays, and the brief goes with its owner. */
  async function disown(tx: Transaction, project: ProjectRow, others: PersonRow[]): Promise<void> {
    const isAgreed = isUnderWay(
      project,
      others.find(({ userId }) => userId === project.chosenId),
    );
    await forgettingStore(tx).removeInvited(project.id);
    await projectsStore(tx).updateProject(project.id, {
      briefId: null,
      briefText: null,
      ...(!isAgreed && nobodyChosen),
    });
    if (project.ownerId && isAgreed) await endSide(tx, project, project.ownerId);
    await projectsStore(tx).updateProject(project.id, { ownerId: null });
  }

  /** Completes a project where the side that is left has marked it already, because nobody else will. */
  async function endSide(tx: Transaction, project: ProjectRow, userId: string): Promise<void> {
    const side = sideOf(project, userId);
    if (!side) return;
    const now = clock.now();
    const marks = marksWithout(project, { side, at: now });
    await projectsStore(tx).updateProject(project.id, { ...marks, updatedAt: now });
    if (marks.completedAt && !project.completedAt) await close(tx, project, { side, now });
  }

  async function close(tx: Transaction, project: ProjectRow, { side, now }: { side: Side; now: Date }): Promise<void> {
    if (project.status === "done" || project.status === "archived") return;
    await projectsStore(tx).updateProject(project.id, { status: "done" });
    const changedById = side === "owner" ? project.chosenId : project.ownerId;
    const change = { id: newId(), projectId: project.id, status: "done" as const, changedById, changedAt: now };
    await projectsStore(tx).insertStatusChange(change);
  }

  return { forgetPerson };
}
