import { msPerDay, msPerHour, msPerMinute } from "@triptych/contract/durations";
import type {
  IndexedProfile,
  MatchingIndex,
  SharedMatchingIndex,
} from "../../../adapters/matching-index/matching-index.ts";
import { afterCommit, type Database, type Transaction } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/process/log.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { SnapshotsService } from "../snapshots/service.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import { createComparison, everybody, pageSize } from "./comparison.ts";
import { indexSyncStore } from "./store.ts";
import { turns } from "./turns.ts";

export interface IndexSyncDeps {
  database: Database;
  log: Log;
  profiles: Pick<ProfilesService, "listForIndex" | "listIdsAfter" | "listListed" | "listVersions">;
  index: MatchingIndex;
  /** Is the same index where it is part of the database. */
  sharedIndex: SharedMatchingIndex | null;
  snapshots: SnapshotsService;
  /** Runs with those who are listed and may have changed; `onUnlisted` runs with everybody who is no longer listed. */
  onListed: (userIds: string[]) => Promise<void>;
  onUnlisted: (userId: string) => void;
  /** Sets how often changes of other processes are looked for, in milliseconds. */
  pollEveryMs: number;
}

export type IndexSyncService = ReturnType<typeof indexSyncService>;

/** Sets how often a process compares its own index with the database, in case that it differs from those of the others. */
const checkEveryMs = msPerDay;
/** Sets how often a process asks itself whether to save a snapshot. */
const considerSavingEveryMs = msPerMinute;
/** Keeps changes for processes that fall behind. One that falls behind further starts again from the profiles. */
const keepChangesMs = msPerHour;

/** Keeps the matching index that this process searches equal to the listed people in the database. */
export function indexSyncService(deps: IndexSyncDeps) {
  const { database, log, profiles, index, sharedIndex, snapshots, onListed, onUnlisted, pollEveryMs } = deps;
  const store = indexSyncStore(database);
  /** Holds the changes that were applied and may come again, because a transaction from before them is still open. */
  let applied = new Set<number>();
  let readFrom = "0";
  let lastReadAt = -Infinity;
  let isLoaded = false;
  let isStopped = false;
  /** Counts how often everything in the index was lost. */
  let losses = 0;
  /** Holds the snapshot that the index was filled from, while changes since are not in it yet. */
  let joined: { id: string; losses: number } | null = null;
  const { inTurn, attempt } = turns(log);
  const { compareSome, compareAll } = createComparison({ profiles, index, inTurn, isStopped: () => isStopped });
  let newestRead = Promise.resolve();
  let isReadWaiting = false;
  let handingOn = Promise.resolve();
  let checking: Promise<void> | undefined;
  let saving: Promise<void> | undefined;
  let timers: NodeJS.Timeout[] = [];

  index.onLost(() => {
    losses += 1;
    isLoaded = false;
    readSoon();
  });

  function start() {
    readSoon();
    timers = [
      setInterval(readSoon, pollEveryMs),
      setInterval(() => void check(), checkEveryMs),
      setInterval(() => void considerSaving(), considerSavingEveryMs),
    ];
    for (const timer of timers) timer.unref();
  }

  async function stop() {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    await handingOn;
    await checking;
    await saving;
    await inTurn(async () => {});
    await considerSaving({ isStopping: true });
  }

  /** Loads everybody. It notes first where to read changes from, so that none is lost in between. */
  async function load() {
    const startedAt = performance.now();
    const lossesBefore = losses;
    readFrom = await store.findOldestOpenTransaction();
    applied = new Set();
    let lastPage = Promise.resolve();
    for await (const page of everybody(profiles)) {
      if (isStopped) return;
      const found = await read(page);
      // NOTE: the index takes one page while the next one is read.
      await lastPage;
      lastPage = put(found);
      lastPage.catch(() => {});
    }
    await lastPage;
    if (losses !== lossesBefore) throw new Error("The matching index was lost while it was being loaded.");
    lastReadAt = startedAt;
    await sharedIndex?.noteFilled();
    const wasLoaded = isLoaded;
    isLoaded = true;
    const handedOn = handOnEverybody();
    if (wasLoaded) void handedOn.then(check);
    void considerSaving();
  }

  /** Fills the index from a snapshot, where there is one that fits. */
  async function join() {
    if (isLoaded || joined?.losses === losses) return;
    joined = null;
    const lossesBefore = losses;
    const snapshot = await snapshots.load();
    if (!snapshot) return;
    readFrom = snapshot.transactionId;
    applied = new Set();
    joined = { id: snapshot.id, losses: lossesBefore };
  }

  /** Fills the index: from a snapshot and the changes since, otherwise from the profiles. */
  async function fill() {
    if (await sharedIndex?.isFilled()) return joinShared();
    await join();
    const from = joined;
    joined = null;
    if (!from) return load();
    await readNewChanges();
    // NOTE: without its snapshot, changes since may have been removed before they were read.
    if (!(await snapshots.exists(from.id)) || from.losses !== losses) return load();
    isLoaded = true;
    void handOnEverybody().then(check);
  }

  /** Takes up an index that is there already, with the changes that are kept: a process may have ended before it applied its own. */
  async function joinShared() {
    await readNewChanges();
    isLoaded = true;
    void handOnEverybody().then(check);
  }

  /** Hands on everybody in an index that was just filled. Searches go on without what comes of it until it is there. */
  function handOnEverybody(): Promise<void> {
    return (handingOn = handingOn.then(() => attempt(handOnPages)));
  }

  async function handOnPages() {
    for await (const page of index.listIds())
      for (let at = 0; at < page.length; at += pageSize) {
        if (isStopped) return;
        await onListed(page.slice(at, at + pageSize));
      }
  }

  /** Brings these people's entries to what the database says now. */
  async function update(userIds: string[]) {
    await apply(await read(userIds));
  }

  /** Takes up what changed about these people, which may be nothing that their entries hold: vectors come long after the profile. */
  async function updateChanged(userIds: string[]) {
    const { isSame, listed } = await compareSome(userIds);
    const unchanged = userIds.filter((id) => listed.has(id) && isSame(id));
    const changed = userIds.filter((id) => !unchanged.includes(id));
    // NOTE: who is listed was just read; whoever it changes for meanwhile is among the next changes.
    if (changed.length > 0) await apply(await readListed(changed, listed));
    if (unchanged.length > 0) await onListed(unchanged);
  }

  async function read(userIds: string[]): Promise<Found> {
    return readListed(userIds, await profiles.listListed(userIds));
  }

  async function readListed(userIds: string[], listed: Set<string>): Promise<Found> {
    const rows = await profiles.listForIndex(userIds);
    const shown = rows.filter(({ profile }) => listed.has(profile.id));
    const shownIds = new Set(shown.map(({ profile }) => profile.id));
    return { shown, hiddenIds: userIds.filter((id) => !shownIds.has(id)) };
  }

  async function apply(found: Found) {
    await put(found);
    await onListed(found.shown.map(({ profile }) => profile.id));
  }

  async function put({ shown, hiddenIds }: Found) {
    await index.put(shown);
    await remove(hiddenIds);
  }

  async function remove(userIds: string[]) {
    if (userIds.length === 0) return;
    await index.remove(userIds);
    userIds.forEach(onUnlisted);
  }

  async function readChanges() {
    if (!isLoaded) return fill();
    if (performance.now() - lastReadAt > keepChangesMs / 2) return load();
    await readNewChanges();
  }

  async function readNewChanges() {
    const { changes, oldestOpen } = await store.listChangesSince(readFrom);
    const fresh = changes.filter(({ id }) => !applied.has(id));
    const userIds = [...new Set(fresh.map(({ userId }) => userId))];
    for (let at = 0; at < userIds.length; at += pageSize) await updateChanged(userIds.slice(at, at + pageSize));
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

  /** Compares the whole index with the database, between the other work, and mends it. */
  function check(): Promise<void> {
    return (checking ??= attempt(() => compareAll(update)).finally(() => (checking = undefined)));
  }

  /**
   * Compares this process's index with the database for all processes: notes whoever differs, as if they had changed, because a
   * listing also ends by the passing of time, which nothing notes. Then removes changes that nobody needs any more.
   */
  async function checkForAll(): Promise<void> {
    await checking;
    if (!isLoaded || isStopped) return;
    const work = async () => {
      await compareAll((userIds) => database.transaction((tx) => noteChanges(tx, userIds)));
      if (isStopped) return;
      await snapshots.removeBehind();
      await store.removeChangesBefore(keepChangesMs);
    };
    await (checking ??= attempt(work).finally(() => (checking = undefined)));
  }

  async function noteChanges(tx: Transaction, userIds: string[]): Promise<void> {
    await indexSyncStore(tx).insertChanges(userIds);
    afterCommit(readSoon);
  }

  /** Saves a snapshot where that is worth it. It begins in turn, and is written beside the other work. */
  function considerSaving({ isStopping = false } = {}): Promise<void> {
    if (!isLoaded) return Promise.resolve();
    return (saving ??= attempt(async () => void (await snapshots.save({ begin, isStopping }))).finally(
      () => (saving = undefined),
    ));
  }

  async function begin(startSaving: () => Promise<void>): Promise<string | null> {
    let from: string | null = null;
    await inTurn(async () => {
      if (!isLoaded) return;
      await startSaving();
      from = readFrom;
    });
    return from;
  }

  return {
    /** Begins to take the index from a snapshot, as early as the database is there. */
    prepare: (): void => void inTurn(join),
    start,
    stop,
    /** Notes changed people, inside every transaction that changes a profile, a verification, an access or an account. */
    noteChanges,
    isLoaded: (): boolean => isLoaded,
    /** Resolves once every change that this process committed before the call is in the index. Refuses while there is none. */
    settled: async (): Promise<void> => {
      await newestRead;
      if (!isLoaded) refuse("unavailable", { retryAfter: 5 });
    },
    check,
    checkForAll,
  };
}

/** Holds the people of a page who are listed, with their profiles, and the others. */
interface Found {
  shown: IndexedProfile[];
  hiddenIds: string[];
}
