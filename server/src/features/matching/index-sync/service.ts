import { setImmediate as nextTurn } from "node:timers/promises";
import { msPerHour } from "@triptych/contract/durations";
import { afterCommit, type Database, type Transaction } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/process/log.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { Matcher, SearchableProfile } from "@triptych/matching-engine/matcher";
import { indexSyncStore } from "./store.ts";

export interface IndexSyncDeps {
  database: Database;
  log: Log;
  profiles: Pick<ProfilesService, "listForMatching" | "listIdsAfter" | "listListed">;
  matcher: Matcher;
  /** Runs with those who are listed and may have changed; `onUnlisted` runs with everybody who is no longer listed. */
  onListed: (userIds: string[]) => Promise<void>;
  onUnlisted: (userId: string) => void;
  /** Sets how often changes of other processes are looked for, in milliseconds. */
  pollEveryMs: number;
}

export type IndexSyncService = ReturnType<typeof indexSyncService>;

const pageSize = 500;
/** Sets how often everybody is checked again, because a listing also ends by the passing of time, which nothing notes. */
const reconcileEveryMs = 600_000;
/** Keeps changes for processes that fall behind. One that falls behind further starts again from the profiles. */
const keepChangesMs = msPerHour;

/** Keeps this process's matching index equal to the listed people in the database. */
export function indexSyncService({
  database,
  log,
  profiles,
  matcher,
  onListed,
  onUnlisted,
  pollEveryMs,
}: IndexSyncDeps) {
  const store = indexSyncStore(database);
  const indexed = new Set<string>();
  /** Holds the changes that were applied and may come again, because a transaction from before them is still open. */
  let applied = new Set<number>();
  let readFrom = "0";
  let lastReadAt = -Infinity;
  let isLoaded = false;
  let isStopped = false;
  const inTurn = turns(log);
  let newestRead = Promise.resolve();
  let isReadWaiting = false;
  let timers: NodeJS.Timeout[] = [];

  function start() {
    readSoon();
    timers = [setInterval(readSoon, pollEveryMs), setInterval(() => void inTurn(reconcile), reconcileEveryMs)];
    for (const timer of timers) timer.unref();
  }

  async function stop() {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    await inTurn(async () => {});
  }

  /** Loads everybody. It notes first where to read changes from, so that none is lost in between. */
  async function load() {
    const startedAt = performance.now();
    readFrom = await store.findOldestOpenTransaction();
    applied = new Set();
    const gone = new Set(indexed);
    for await (const page of everybody()) {
      if (isStopped) return;
      await update(page);
      for (const id of page) gone.delete(id);
    }
    for (const id of gone) drop(id);
    lastReadAt = startedAt;
    isLoaded = true;
  }

  async function* everybody(): AsyncGenerator<string[]> {
    for (let last: string | null = null; ;) {
      const page: string[] = await profiles.listIdsAfter(last, pageSize);
      if (page.length === 0) return;
      yield page;
      last = page.at(-1)!;
    }
  }

  /** Brings these people's entries to what the database says now. */
  async function update(userIds: string[]) {
    const [rows, listed] = await Promise.all([profiles.listForMatching(userIds), profiles.listListed(userIds)]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    for (const [at, id] of userIds.entries()) {
      const row = rowOf.get(id);
      if (row && listed.has(id)) put(row);
      else drop(id);
      if (at % 5 === 4) await nextTurn();
    }
    await onListed(userIds.filter((id) => indexed.has(id)));
  }

  function put(profile: SearchableProfile) {
    matcher.put(profile);
    indexed.add(profile.id);
  }

  function drop(id: string) {
    if (!indexed.delete(id)) return;
    matcher.remove(id);
    onUnlisted(id);
  }

  async function readChanges() {
    if (performance.now() - lastReadAt > keepChangesMs / 2) return load();
    const { changes, oldestOpen } = await store.listChangesSince(readFrom);
    const fresh = changes.filter(({ id }) => !applied.has(id));
    const userIds = [...new Set(fresh.map(({ userId }) => userId))];
    for (let at = 0; at < userIds.length; at += pageSize) await update(userIds.slice(at, at + pageSize));
    applied = new Set(changes.map(({ id }) => id));
    readFrom = oldestOpen;
    lastReadAt = performance.now();
  }

  /** Reads changes as soon as the current work has ended. */
  function readSoon() {
    if (isReadWaiting) return;
    isReadWaiting = true;
    newestRead = inTurn(async () => {
      isReadWaiting = false;
      await readChanges();
    });
  }

  async function reconcile() {
    for await (const page of everybody()) {
      const listed = await profiles.listListed(page);
      const different = page.filter((id) => listed.has(id) !== indexed.has(id));
      if (different.length > 0) await update(different);
    }
    await store.removeChangesBefore(keepChangesMs);
  }

  return {
    start,
    stop,
    /** Notes changed people, inside every transaction that changes a profile, a verification, an access or an account. */
    noteChanges: async (tx: Transaction, userIds: string[]): Promise<void> => {
      await indexSyncStore(tx).insertChanges(userIds);
      afterCommit(readSoon);
    },
    isLoaded: (): boolean => isLoaded,
    /** Resolves once every change that this process committed before the call is in the index. Refuses while there is none. */
    settled: async (): Promise<void> => {
      await newestRead;
      if (!isLoaded) refuse("unavailable", { retryAfter: 5 });
    },
    reconcile: (): Promise<void> => inTurn(reconcile),
  };
}

/** Runs work one after the other, so that old data never overwrites newer data. Logs the first of several failures in a row. */
function turns(log: Log) {
  let last = Promise.resolve();
  let isFailing = false;
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(() => attempt(work));
    return last;
  };

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "the matching index could not be brought up to date");
      isFailing = true;
    }
  }
}
