import { type ReferenceAnswers, referenceLimits } from "@triptych/contract/project-endings";
import type { ProjectCompletion } from "@triptych/contract/projects";
import type { OwnReference, Reference } from "@triptych/contract/references";
import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccessService } from "../access/service.ts";
import type { ProjectsDeps } from "../deps.ts";
import { otherSideOf } from "../rules.ts";
import { operatorStore } from "../operator/store.ts";
import { projectsStore, type ProjectRow } from "../store.ts";
import { isPublished, publicationOf, stateOf } from "./rules.ts";
import { referencesStore, type ReferenceRow } from "./store.ts";

export interface ReferencesDeps extends Pick<
  ProjectsDeps,
  "database" | "clock" | "newId" | "profiles" | "messaging" | "publish"
> {
  access: AccessService;
}

export type ReferencesService = ReturnType<typeof referencesService>;

/** Describes what can be quoted of a published reference. */
export interface QuotableReference {
  id: string;
  author: string;
  /** Holds what its author says of the work, and not of what they might do together. */
  texts: string[];
}

/** Holds a published reference as visitors without an account read it. */
export type VisitorsReference = Omit<Reference, "author" | "isReported"> & {
  author: Pick<Reference["author"], "userId" | "displayName" | "userType">;
};

const announcedAtOnce = 500;
/** Limits the references that are searched for quotes at once. */
const quotedAtOnce = 400;

/**
 * Lets the two sides of a completed project say something of each other. What they say is published together, or when its time has
 * come. NOTE: it is published from its hour on (`isPublished`); the job only shows that to open pages.
 */
export function referencesService(deps: ReferencesDeps) {
  const { database, clock, newId, profiles, messaging, publish, access } = deps;
  const store = referencesStore(database);

  async function give(viewer: Viewer, projectId: string, answers: ReferenceAnswers): Promise<void> {
    await access.requireSeen(viewer, projectId);
    await database.transaction((tx) => giveWith(tx, viewer, { projectId, answers }));
  }

  /** NOTE: the project is locked, so that of two references at once the second one sees the first. */
  async function giveWith(
    tx: Transaction,
    viewer: Viewer,
    { projectId, answers }: { projectId: string; answers: ReferenceAnswers },
  ): Promise<void> {
    const { project, side } = await access.lockSides(tx, viewer, projectId);
    const { completedAt } = project;
    if (!completedAt) return refuse("conflict", { message: "Both of you have to mark the project as complete first." });
    const subjectId = otherSideOf(project, side) ?? refuse("conflict", { message: "Their account has ended." });
    const txStore = referencesStore(tx);
    const given = await txStore.listOf(projectId);
    const own = given.find(({ authorId }) => authorId === viewer.userId);
    const theirs = given.find(({ authorId }) => authorId === subjectId);
    const now = clock.now();
    if (own && stateOf(own, now) !== "waiting") refuse("conflict", { message: tooLateFor(stateOf(own, now)) });
    const at = publicationOf({ completedAt, now, hasTheirs: theirs !== undefined });
    const isOut = at <= now;
    await txStore.save({
      ...answers,
      id: own?.id ?? newId(),
      projectId,
      authorId: viewer.userId,
      subjectId,
      writtenAt: now,
      publishesAt: at,
      announcedAt: isOut ? now : null,
    });
    if (theirs && isOut) await txStore.publishWaiting(theirs.id, now);
    afterCommit(() => publish(subjectId));
  }

  async function remove(viewer: Viewer, projectId: string): Promise<void> {
    await access.requireSeen(viewer, projectId);
    await database.transaction((tx) => removeWith(tx, viewer, projectId));
  }

  /** NOTE: what was published is emptied and not deleted, so that nobody writes it anew after reading the other one. */
  async function removeWith(tx: Transaction, viewer: Viewer, projectId: string): Promise<void> {
    const project = (await projectsStore(tx).lockProject(projectId)) ?? refuse("not_found");
    const given = await referencesStore(tx).listOf(projectId);
    const own = given.find(({ authorId }) => authorId === viewer.userId) ?? refuse("not_found");
    const now = clock.now();
    const state = stateOf(own, now);
    if (state === "withdrawn") refuse("conflict", { message: tooLateFor(state) });
    if (state === "waiting") await referencesStore(tx).remove(own.id);
    else {
      await operatorStore(tx).withdraw(own.id, now);
      await operatorStore(tx).removeReports(own.id);
    }
    afterCommit(() => {
      for (const userId of [project.ownerId, project.chosenId]) if (userId) publish(userId);
    });
  }

  /** Lists what is published about somebody whom the viewer may see, without what people say whom a block hides from them. */
  async function list(viewer: Viewer, userId: string): Promise<Reference[]> {
    if (!(await maySee(viewer, userId))) refuse("not_found");
    const rows = await store.listPublished([userId], clock.now(), referenceLimits.listed);
    const blocked = new Set(rows.length === 0 ? [] : await messaging.listBlockedWith(viewer.userId));
    return describe(
      viewer,
      rows.filter(({ authorId }) => !blocked.has(authorId)),
    );
  }

  async function maySee(viewer: Viewer, userId: string): Promise<boolean> {
    if (viewer.userId === userId) return true;
    if (await messaging.isBlockedBetween(viewer.userId, userId)) return false;
    return (await profiles.listListed([userId])).has(userId) || (await messaging.isContact(viewer.userId, userId));
  }

  async function describe(viewer: Viewer, rows: ReferenceRow[]): Promise<Reference[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [named, reported] = await Promise.all([
      profiles.listNamed([...new Set(rows.map(({ authorId }) => authorId))]),
      store.listReportedBy(viewer.userId, ids),
    ]);
    const people = new Map(named.map((person) => [person.id, person]));
    return rows.flatMap((row) => {
      const author = people.get(row.authorId);
      if (!author) return [];
      const { id: userId, username, displayName, userType, photo } = author;
      const isReported = reported.includes(row.id);
      return [{ ...wordsOf(row), author: { userId, username, displayName, userType, photo }, isReported }];
    });
  }

  /** Describes the references of a project as one of its sides sees them. */
  async function describeOf(
    viewer: Viewer,
    { id }: ProjectRow,
  ): Promise<Pick<ProjectCompletion, "ownReference" | "theirReference" | "hasTheirs">> {
    const given = await store.listOf(id);
    const now = clock.now();
    const own = given.find(({ authorId }) => authorId === viewer.userId);
    const theirs = given.find(({ subjectId }) => subjectId === viewer.userId);
    const [theirReference = null] = theirs && isPublished(theirs, now) ? await describe(viewer, [theirs]) : [];
    const ownReference: OwnReference | null = own ? { ...wordsOf(own), state: stateOf(own, now) } : null;
    return { ownReference, theirReference, hasTheirs: theirs !== undefined && theirs.withdrawnAt === null };
  }

  async function reply(viewer: Viewer, referenceId: string, text: string): Promise<Reference> {
    const found = await requirePublished(viewer, referenceId);
    if (found.subjectId !== viewer.userId)
      refuse("forbidden", { message: "Only the person it is about can reply to a reference." });
    if (!(await store.saveReply(referenceId, text, clock.now())))
      refuse("conflict", { message: "You have replied to this reference already." });
    publish(found.authorId);
    const [replied] = await describe(viewer, [(await store.find(referenceId)) ?? refuse("not_found")]);
    return replied ?? refuse("not_found");
  }

  async function report(viewer: Viewer, referenceId: string, reason: string): Promise<void> {
    await requirePublished(viewer, referenceId);
    await store.insertReport({ referenceId, reporterId: viewer.userId, reason, createdAt: clock.now() });
  }

  /** Refuses as if there were no such reference, unless it is published and the viewer may see the person it is about. */
  async function requirePublished(viewer: Viewer, referenceId: string): Promise<ReferenceRow> {
    const found = (await store.find(referenceId)) ?? refuse("not_found");
    const isShown = isPublished(found, clock.now()) && (await maySee(viewer, found.subjectId));
    return isShown ? found : refuse("not_found");
  }

  /** Shows to the open pages of both people what was published by the clock. */
  async function announce(): Promise<void> {
    while ((await announceSome()) === announcedAtOnce);
  }

  async function announceSome(): Promise<number> {
    const rows = await store.noteAnnounced(clock.now(), announcedAtOnce);
    for (const userId of new Set(rows.flatMap(({ authorId, subjectId }) => [authorId, subjectId]))) publish(userId);
    return rows.length;
  }

  /** Lists by person what can be quoted of them in the words of others, without what people say whom a block hides from the viewer. */
  async function listQuotable(viewerId: string, userIds: string[]): Promise<Map<string, QuotableReference[]>> {
    const rows = userIds.length === 0 ? [] : await store.listPublished(userIds, clock.now(), quotedAtOnce);
    if (rows.length === 0) return new Map();
    const [named, blockedIds] = await Promise.all([
      profiles.listNamed([...new Set(rows.map(({ authorId }) => authorId))]),
      messaging.listBlockedWith(viewerId),
    ]);
    const nameOf = new Map(named.map(({ id, displayName }) => [id, displayName]));
    const shown = rows.filter(({ authorId }) => nameOf.has(authorId) && !blockedIds.includes(authorId));
    const bySubject = Map.groupBy(shown, ({ subjectId }) => subjectId);
    return new Map(
      [...bySubject].map(([userId, about]) => [
        userId,
        about.map(({ id, authorId, work, wentWell }) => ({
          id,
          author: nameOf.get(authorId)!,
          texts: [work, wentWell],
        })),
      ]),
    );
  }

  /** Lists what is published about somebody, for visitors. NOTE: it does not check whether they may see the person. */
  async function listForVisitors(userId: string): Promise<VisitorsReference[]> {
    const rows = await store.listPublished([userId], clock.now(), referenceLimits.listed);
    if (rows.length === 0) return [];
    const named = await profiles.listNamed([...new Set(rows.map(({ authorId }) => authorId))]);
    const people = new Map(named.map((person) => [person.id, person]));
    return rows.flatMap((row) => {
      const author = people.get(row.authorId);
      if (!author) return [];
      const { id, displayName, userType } = author;
      return [{ ...wordsOf(row), author: { userId: id, displayName, userType } }];
    });
  }

  /** Lists how many references people have, for the check that no score depends on it. */
  async function listReferenceFacts(userIds: string[]): Promise<Map<string, Record<string, number>>> {
    const counted = await store.countPublished(userIds, clock.now());
    const counts = new Map(counted.map(({ subjectId, references }) => [subjectId, references]));
    return new Map(userIds.map((userId) => [userId, { references: counts.get(userId) ?? 0 }]));
  }

  return { give, remove, list, describeOf, reply, report, announce, listQuotable, listForVisitors, listReferenceFacts };
}

function wordsOf({ id, work, wentWell, again, publishesAt: at, reply, repliedAt }: ReferenceRow) {
  return {
    id,
    work,
    wentWell,
    again,
    publishedAt: at.toISOString(),
    reply: reply !== null && repliedAt !== null ? { text: reply, repliedAt: repliedAt.toISOString() } : null,
  };
}

function tooLateFor(state: "waiting" | "published" | "withdrawn"): string {
  return state === "withdrawn"
    ? "Your reference was withdrawn, so it cannot be given again."
    : "Your reference is published, so it cannot be changed. You can remove it.";
}
