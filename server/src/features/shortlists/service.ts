import type { Match } from "@triptych/contract/matching";
import {
  type PersonStatus,
  type Shortlist,
  shortlistLimits,
  type ShortlistSummary,
} from "@triptych/contract/shortlists";
import { afterCommit, type Transaction } from "../../platform/database/database.ts";
import { csvLine } from "../../platform/files/csv.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import type { ShortlistsDeps } from "./deps.ts";
import { exportingService } from "./exporting/service.ts";
import { guestsService } from "./guests/service.ts";
import { guestsStore, type ShareRow } from "./guests/store.ts";
import { peopleService } from "./people/service.ts";
import { csvCells, csvHead, fileNameOf } from "./rules.ts";
import { type PersonRow, type ShortlistRow, shortlistsStore } from "./store.ts";

/** Holds what makes a list. Without a name it is the list of its brief. */
export interface NewShortlist {
  name?: string | undefined;
  briefId?: string | undefined;
  /** Names somebody to save to it at once. */
  userId?: string | undefined;
}

/** Names the two people of an introduction, and its brief. */
interface IntroductionOfBrief {
  senderId: string;
  recipientId: string;
  briefId: string;
}

export type ShortlistsService = ReturnType<typeof shortlistsService>;

/** Manages the lists of people that an account keeps. Nobody on a list is told, and nothing here reaches a search. */
export function shortlistsService(deps: ShortlistsDeps) {
  const { database, clock, newId, matching, publish } = deps;
  const store = shortlistsStore(database);
  const guests = guestsService(deps);
  const people = peopleService({ ...deps, changeList, touch, listGuestVotes: guests.listVotes });

  async function list(viewer: Viewer): Promise<ShortlistSummary[]> {
    return summarise(viewer.userId, await store.list(viewer.userId));
  }

  async function summarise(userId: string, rows: ShortlistRow[]): Promise<ShortlistSummary[]> {
    const [saved, shares] = await Promise.all([
      store.listPeople(rows.map(({ id }) => id)),
      guestsStore(database).listShares(userId, clock.now()),
    ]);
    const peopleOf = Map.groupBy(saved, ({ shortlistId }) => shortlistId);
    const shareOf = new Map(shares.map((share) => [share.shortlistId, share]));
    return rows.map((row) => toSummary(row, { saved: peopleOf.get(row.id) ?? [], share: shareOf.get(row.id) }));
  }

  async function summariseOne(row: ShortlistRow): Promise<ShortlistSummary> {
    return (await summarise(row.userId, [row]))[0]!;
  }

  /** Makes a list, or takes the one that a brief has already, and saves somebody to it. */
  async function create(viewer: Viewer, { name, briefId, userId }: NewShortlist): Promise<ShortlistSummary> {
    const named = name ?? (await nameOfBrief(viewer, briefId!));
    if (briefId !== undefined && !(await matching.briefs.owns(viewer.userId, briefId))) refuse("not_found");
    if (userId !== undefined) await people.requireHere(viewer, userId);
    const row = await database.transaction(async (tx) => {
      const txStore = shortlistsStore(tx);
      await txStore.lockAccount(viewer.userId);
      const found = name === undefined ? await txStore.findOfBrief(viewer.userId, briefId!) : null;
      const made = found ?? (await insert(tx, viewer, { name: named, briefId: briefId ?? null }));
      if (userId !== undefined) await people.save(tx, viewer, { list: made, personId: userId, change: {} });
      return touch(tx, made);
    });
    return summariseOne(row);
  }

  async function nameOfBrief(viewer: Viewer, briefId: string): Promise<string> {
    const [brief] = await matching.briefs.list(viewer, briefId);
    if (!brief) return refuse("not_found");
    return brief.name.slice(0, shortlistLimits.nameMax).toWellFormed().trim() || "Shortlist";
  }

  async function insert(
    tx: Transaction,
    { userId }: Viewer,
    { name, briefId }: Pick<ShortlistRow, "name" | "briefId">,
  ): Promise<ShortlistRow> {
    await requireRoom(tx, userId);
    const now = clock.now();
    const row = { id: newId(), userId, name, briefId, createdAt: now, updatedAt: now, removedAt: null };
    await shortlistsStore(tx).insert(row);
    return row;
  }

  /** Notes that a list changed, and tells the open pages of its account. */
  async function touch(tx: Transaction, { id, userId }: ShortlistRow, change: Partial<ShortlistRow> = {}) {
    const row = await shortlistsStore(tx).update(id, { ...change, updatedAt: clock.now() });
    afterCommit(() => publish(userId));
    return row;
  }

  async function get(viewer: Viewer, shortlistId: string): Promise<Shortlist> {
    const row = (await store.find(viewer.userId, shortlistId)) ?? refuse("not_found");
    const [saved, shares, briefs] = await Promise.all([
      store.listPeople([shortlistId]),
      guestsStore(database).listShares(row.userId, clock.now()),
      row.briefId === null ? [] : matching.briefs.list(viewer, row.briefId),
    ]);
    const share = shares.find((each) => each.shortlistId === shortlistId);
    return {
      ...toSummary(row, { saved, share }),
      briefName: briefs[0]?.name ?? null,
      people: await people.describe(viewer, row, saved),
      share: share ? toShare(share) : null,
    };
  }

  /** Returns how the people of a list fit its brief today. */
  async function listMatches(viewer: Viewer, shortlistId: string): Promise<{ isConfirmed: boolean; matches: Match[] }> {
    const row = (await store.find(viewer.userId, shortlistId)) ?? refuse("not_found");
    return judge(viewer, row, await store.listPeople([shortlistId]));
  }

  async function judge(viewer: Viewer, { briefId }: ShortlistRow, rows: PersonRow[]) {
    if (briefId === null || rows.length === 0) return { isConfirmed: false, matches: [] };
    const ids = rows.map(({ personId }) => personId);
    return (await matching.judging.judge(viewer, briefId, ids)) ?? { isConfirmed: false, matches: [] };
  }

  async function update(
    viewer: Viewer,
    shortlistId: string,
    { name, briefId }: { name?: string | undefined; briefId?: string | null | undefined },
  ): Promise<ShortlistSummary> {
    if (typeof briefId === "string" && !(await matching.briefs.owns(viewer.userId, briefId))) refuse("not_found");
    const change = { ...(name !== undefined && { name }), ...(briefId !== undefined && { briefId }) };
    return summariseOne(await changeList(viewer, shortlistId, (tx, row) => touch(tx, row, change)));
  }

  /** Runs a change of a list while nobody else changes it. */
  async function changeList<T>(
    viewer: Viewer,
    shortlistId: string,
    change: (tx: Transaction, row: ShortlistRow) => Promise<T>,
  ): Promise<T> {
    return database.transaction(async (tx) => {
      const row = (await shortlistsStore(tx).lock(viewer.userId, shortlistId)) ?? refuse("not_found");
      return change(tx, row);
    });
  }

  /** Deletes a list. Its link ends at once, and the list itself can be brought back for a while. */
  async function remove(viewer: Viewer, shortlistId: string): Promise<void> {
    await changeList(viewer, shortlistId, async (tx, row) => {
      await guestsStore(tx).removeShare(row.id);
      await touch(tx, row, { removedAt: clock.now() });
    });
  }

  async function restore(viewer: Viewer, shortlistId: string): Promise<ShortlistSummary> {
    const row = await database.transaction(async (tx) => {
      const txStore = shortlistsStore(tx);
      await txStore.lockAccount(viewer.userId);
      const found = (await txStore.lockRemoved(viewer.userId, shortlistId)) ?? refuse("not_found");
      if (found.removedAt === null) return found;
      await requireRoom(tx, viewer.userId);
      return touch(tx, found, { removedAt: null });
    });
    return summariseOne(row);
  }

  async function exportCsv(viewer: Viewer, shortlistId: string): Promise<{ fileName: string; content: string }> {
    const row = (await store.find(viewer.userId, shortlistId)) ?? refuse("not_found");
    const rows = await store.listPeople([shortlistId]);
    const [described, judged] = await Promise.all([people.describe(viewer, row, rows), judge(viewer, row, rows)]);
    const matchOf = new Map(judged.matches.map((match) => [match.user.id, match]));
    const { isConfirmed } = judged;
    const lines = described.map((person) => csvLine(csvCells(person, { match: matchOf.get(person.id), isConfirmed })));
    return { fileName: fileNameOf(row.name), content: [csvLine(csvHead), ...lines].join("") };
  }

  /** Notes on the lists of a brief that somebody on them was asked, unless a team has said more about them already. */
  async function noteIntroduced(tx: Transaction, introduction: IntroductionOfBrief): Promise<void> {
    await moveOn(tx, introduction, { from: "considering", to: "asked" });
  }

  /** Notes on the lists of a brief that somebody on them who was asked said no, unless a team has said more about them since. */
  async function noteDeclined(tx: Transaction, introduction: IntroductionOfBrief): Promise<void> {
    await moveOn(tx, introduction, { from: "asked", to: "not_now" });
  }

  async function moveOn(
    tx: Transaction,
    { senderId, recipientId, briefId }: IntroductionOfBrief,
    statuses: { from: PersonStatus; to: PersonStatus },
  ): Promise<void> {
    const txStore = shortlistsStore(tx);
    const ids = await txStore.lockOfBrief(senderId, briefId);
    if (await txStore.moveOn(ids, recipientId, statuses)) afterCommit(() => publish(senderId));
  }

  /** Removes for good what can no longer be brought back, and links that have expired. */
  async function purge(): Promise<void> {
    const now = clock.now();
    await store.purge(new Date(now.getTime() - shortlistLimits.undoMinutes * 60_000));
    await guestsStore(database).removeExpired(now);
  }

  /** Lists how many lists people are on, for the check that no score depends on it. */
  async function listSaveFacts(userIds: string[]): Promise<Map<string, Record<string, number>>> {
    const counted = new Map((await store.countSaves(userIds)).map(({ personId, saves }) => [personId, saves]));
    return new Map(userIds.map((userId) => [userId, { "saves to shortlists": counted.get(userId) ?? 0 }]));
  }

  return {
    list,
    create,
    get,
    listMatches,
    update,
    remove,
    restore,
    updatePerson: people.update,
    removePerson: people.remove,
    exportCsv,
    purge,
    noteIntroduced,
    noteDeclined,
    listSaveFacts,
    /** Removes what was written about somebody whose account ends, inside the transaction that deletes it. */
    forgetPerson: (tx: Transaction, userId: string): Promise<void> => shortlistsStore(tx).forgetPerson(userId),
    guests,
    ...exportingService(deps),
  };
}

function toSummary(
  { id, name, briefId, createdAt, updatedAt }: ShortlistRow,
  { saved, share }: { saved: PersonRow[]; share: ShareRow | undefined },
): ShortlistSummary {
  return {
    id,
    name,
    briefId,
    userIds: saved.map(({ personId }) => personId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    sharedUntil: share?.expiresAt.toISOString() ?? null,
  };
}

/** Returns what is public of a list's link to its own account. */
function toShare({ createdAt, expiresAt, showsNotes }: ShareRow): Shortlist["share"] {
  return { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), showsNotes };
}

const tooManyLists =
  `You have ${shortlistLimits.lists} shortlists, which is as many as an account can have. ` +
  "Delete one that you no longer need, and then try again.";

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await shortlistsStore(tx).count(userId)) < shortlistLimits.lists) return;
  refuse("limit_reached", { message: tooManyLists });
}
