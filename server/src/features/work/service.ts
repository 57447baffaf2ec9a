import type { StoredFile } from "@triptych/contract/files";
import { type CaseStudyBody, type MemberWork, type OwnCaseStudy, workLimits } from "@triptych/contract/work";
import { afterCommit, type Transaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import { creditingService } from "./crediting/service.ts";
import type { WorkDeps } from "./deps.ts";
import { exploringService } from "./exploring/service.ts";
import { exportingService } from "./exporting/service.ts";
import { operatorService } from "./operator/service.ts";
import { publicPagesService } from "./public-pages/service.ts";
import { canBeRestored, coverOf, inOrder, purgedBefore, wordsOf } from "./rules.ts";
import { showingService } from "./showing/service.ts";
import { type CaseStudyRow, workStore } from "./store.ts";

export type WorkService = ReturnType<typeof workService>;

/** Lets agencies and freelancers show their work. */
export function workService(deps: WorkDeps) {
  const { database, clock, newId, files, profiles, publish } = deps;
  const store = workStore(database);
  const showing = showingService(deps);
  const crediting = creditingService({ ...deps, showing });

  const publicPages = publicPagesService({ ...deps, listWork: (userId) => listShown(null, userId) });

  const listOwn = async ({ userId }: Viewer): Promise<OwnCaseStudy[]> => showing.describeOwn(await store.list(userId));

  /** Returns what a member shows, to whoever may see their profile. */
  async function listOf(viewer: Viewer, userId: string): Promise<MemberWork> {
    return (await showing.maySee(viewer, userId)) ? listShown(viewer.userId, userId) : refuse("not_found");
  }

  /** Returns what a member shows, as another person or a visitor (`null`) sees it. NOTE: it does not check whether they may. */
  async function listShown(viewerId: string | null, userId: string): Promise<MemberWork> {
    const rows = (await store.list(userId)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const [caseStudies, creditedOn] = await Promise.all([
      showing.describeFor(viewerId, rows),
      crediting.listConfirmed(viewerId, userId),
    ]);
    return { caseStudies, creditedOn };
  }

  async function create(viewer: Viewer, body: CaseStudyBody): Promise<OwnCaseStudy> {
    if (viewer.userType !== "agency" && viewer.userType !== "freelancer")
      refuse("forbidden", { message: "Agencies and freelancers show case studies." });
    const { images, credits, ...told } = body;
    const recipients = await crediting.prepare(viewer, credits, []);
    const now = clock.now();
    const row: CaseStudyRow = {
      ...told,
      id: newId(),
      userId: viewer.userId,
      position: 0,
      createdAt: now,
      updatedAt: now,
      removedAt: null,
      withdrawnAt: null,
    };
    await database.transaction(async (tx) => {
      const txStore = workStore(tx);
      await txStore.lockAccount(viewer.userId);
      await requireRoom(tx, viewer.userId);
      const last = (await txStore.list(viewer.userId)).at(-1)?.position ?? -1;
      await txStore.insert({ ...row, position: last + 1 });
      await useImages(tx, viewer.userId, { fileIds: images.map(({ fileId }) => fileId) });
      await txStore.replaceImages(row.id, images);
      const of = { caseStudyId: row.id, ownerId: viewer.userId };
      await crediting.save(tx, of, { asked: credits, recipients });
      await note(tx, viewer.userId);
    });
    return describeOne(viewer, row.id);
  }

  async function update(viewer: Viewer, caseStudyId: string, body: CaseStudyBody): Promise<OwnCaseStudy> {
    const { images, credits, ...told } = body;
    const recipients = await crediting.prepare(viewer, credits, await crediting.listEver(caseStudyId));
    await change(viewer, caseStudyId, async (tx, row) => {
      if (row.withdrawnAt !== null) refuse("conflict", { message: withdrawnByUs });
      const txStore = workStore(tx);
      const before = (await txStore.listImages([row.id])).map(({ fileId }) => fileId);
      const after = images.map(({ fileId }) => fileId);
      await files.release(
        tx,
        before.filter((id) => !after.includes(id)),
      );
      await useImages(tx, viewer.userId, { fileIds: after.filter((id) => !before.includes(id)) });
      await txStore.replaceImages(row.id, images);
      await txStore.update(row.id, { ...told, updatedAt: clock.now() });
      const of = { caseStudyId: row.id, ownerId: viewer.userId };
      await crediting.save(tx, of, { asked: credits, recipients });
    });
    return describeOne(viewer, caseStudyId);
  }

  /** Runs a change of a case study that is not deleted, while nobody else changes the account's work. */
  async function change(
    viewer: Viewer,
    caseStudyId: string,
    act: (tx: Transaction, row: CaseStudyRow) => Promise<void>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const txStore = workStore(tx);
      await txStore.lockAccount(viewer.userId);
      const row = await txStore.lock(viewer.userId, caseStudyId);
      if (row === null || row.removedAt !== null) refuse("not_found");
      await act(tx, row);
      await note(tx, viewer.userId);
    });
  }

  /** Deletes a case study. Its pictures can be opened by nobody else from then on, and are kept for a while. */
  async function remove(viewer: Viewer, caseStudyId: string): Promise<void> {
    await change(viewer, caseStudyId, async (tx, row) => {
      await files.release(tx, await listFileIds(tx, row.id));
      await workStore(tx).update(row.id, { removedAt: clock.now() });
    });
  }

  async function restore(viewer: Viewer, caseStudyId: string): Promise<OwnCaseStudy> {
    await database.transaction(async (tx) => {
      const txStore = workStore(tx);
      await txStore.lockAccount(viewer.userId);
      const row = (await txStore.lock(viewer.userId, caseStudyId)) ?? refuse("not_found");
      if (row.removedAt === null) return;
      if (!canBeRestored(row.removedAt, clock.now())) refuse("not_found");
      await requireRoom(tx, viewer.userId);
      await useImages(tx, viewer.userId, { fileIds: await listFileIds(tx, row.id) });
      await txStore.update(row.id, { removedAt: null });
      await note(tx, viewer.userId);
    });
    return describeOne(viewer, caseStudyId);
  }

  async function order(viewer: Viewer, ids: string[]): Promise<OwnCaseStudy[]> {
    await database.transaction(async (tx) => {
      const txStore = workStore(tx);
      await txStore.lockAccount(viewer.userId);
      const rows = await txStore.list(viewer.userId);
      const ordered = inOrder(
        rows.map(({ id }) => id),
        ids,
      );
      for (const [position, id] of ordered.entries()) await txStore.update(id, { position });
      await note(tx, viewer.userId);
    });
    return listOwn(viewer);
  }

  async function report(viewer: Viewer, caseStudyId: string, reason: string): Promise<void> {
    await showing.requireSeen(viewer, caseStudyId);
    await store.insertReport({ caseStudyId, reporterId: viewer.userId, reason, createdAt: clock.now() });
  }

  /** Uses files as pictures of somebody's work. Documents are refused. */
  async function useImages(tx: Transaction, userId: string, { fileIds }: { fileIds: string[] }): Promise<void> {
    const used: StoredFile[] = await files.use(tx, fileIds, { userId, purpose: "work", shownTo: "members" });
    if (used.some(({ kind }) => kind !== "image"))
      refuse("unsupported_file", {
        message: "A case study shows pictures. Please save the document's pages as pictures.",
      });
  }

  /** Copies what matching and cards read of somebody's work to their profile. Refuses where they have none yet. */
  async function note(tx: Transaction, userId: string): Promise<void> {
    const rows = (await workStore(tx).list(userId)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const imagesOf = await showing.listImagesFrom(tx, rows);
    const covers = rows.flatMap(({ id, title }) => {
      const [first] = imagesOf.get(id) ?? [];
      return first ? [coverOf({ id, title }, first.file, first.alternativeText)] : [];
    });
    if (!(await profiles.saveWork(tx, userId, { covers, words: rows.map(wordsOf) })) && rows.length > 0)
      refuse("conflict", { message: "Please complete your profile first. Your work is shown on it." });
    afterCommit(() => publish(userId));
  }

  async function describeOne(viewer: Viewer, caseStudyId: string): Promise<OwnCaseStudy> {
    const rows = (await store.list(viewer.userId)).filter(({ id }) => id === caseStudyId);
    return (await showing.describeOwn(rows))[0] ?? refuse("not_found");
  }

  return {
    listOwn,
    listOf,
    listShown,
    create,
    update,
    remove,
    restore,
    order,
    report,
    crediting,
    publicPages,
    exploring: exploringService({ ...deps, showing, publicPages }),
    operator: operatorService({ ...deps, note }),
    /** Removes for good what was deleted some time ago. */
    purge: (): Promise<void> => store.purge(purgedBefore(clock.now())),
    ...exportingService(deps),
  };
}

const withdrawnByUs =
  "Our team removed this case study because it was reported, so it cannot be changed. You can delete it.";

const tooMany =
  `You show ${workLimits.caseStudies} case studies, which is as many as a profile can have. ` +
  "Delete one that says less about you, and then try again.";

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await workStore(tx).count(userId)) < workLimits.caseStudies) return;
  refuse("limit_reached", { message: tooMany });
}

const listFileIds = async (tx: Transaction, caseStudyId: string): Promise<string[]> =>
  (await workStore(tx).listImages([caseStudyId])).map(({ fileId }) => fileId);
