import { msPerDay, msPerMinute } from "@triptych/contract/durations";
import type { MatchingIndex } from "../../../adapters/matching-index/matching-index.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import type { Log } from "../../../platform/process/log.ts";
import { isWorthSaving } from "./rules.ts";
import { snapshotsStore, type SavedSnapshot } from "./store.ts";

export interface SnapshotsDeps {
  database: Database;
  newId: NewId;
  log: Log;
  index: Pick<MatchingIndex, "describeEngine" | "save" | "load" | "measure">;
}

export interface SaveRequest {
  /**
   * Begins the snapshot at a moment when the index has every change before a transaction, which it returns; `null` where there is no such
   * moment.
   */
  begin: (start: () => Promise<void>) => Promise<string | null>;
  isStopping: boolean;
}

export type SnapshotsService = ReturnType<typeof snapshotsService>;

/** Keeps no snapshots, for an index that is in the database itself. */
export const noSnapshots: SnapshotsService = {
  load: async () => null,
  save: async () => false,
  exists: async () => false,
  removeBehind: async () => {},
};

const writingMs = 10 * msPerMinute;
const pauseMs = msPerMinute;
const otherEnginesMs = msPerDay;
/** Sets how long a snapshot may keep old changes from being removed. */
const behindAtMostMs = msPerDay;
const stopWithinMs = 5_000;
const attempts = 3;

/** Keeps snapshots of the matching index in the database, from which a process that starts takes it. */
export function snapshotsService({ database, newId, log, index }: SnapshotsDeps) {
  const store = snapshotsStore(database);

  /** Fills the index from the newest snapshot that fits. Returns it, or `null` where the index is as it was. */
  async function load(): Promise<SavedSnapshot | null> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const complete = await store.listComplete();
      if (complete.length === 0) return null;
      const engine = await index.describeEngine();
      const newest = complete.find((each) => each.engine === engine);
      if (!newest) {
        log.info("the matching index is built anew, because another version of the engine made its snapshots");
        return null;
      }
      const problem = await index.load(store.readPieces(newest.id, newest.pieces));
      if (problem === null) return newest;
      // NOTE: another process may have replaced it meanwhile.
      const isDamaged = await store.exists(newest.id);
      if (isDamaged) log.warn({ problem }, "a snapshot of the matching index cannot be used and is removed");
      await store.remove(newest.id);
    }
    return null;
  }

  /** Saves the index where that is worth it and no other process of the group does. Returns whether it did. */
  async function save({ begin, isStopping }: SaveRequest): Promise<boolean> {
    const { profiles } = await index.measure();
    // NOTE: asked first without a database, because most indexes are small.
    if (!isWorthSaving({ profiles, newest: null, isStopping })) return false;
    const engine = await index.describeEngine();
    if (!isWorthSaving({ profiles, newest: await store.findNewest(engine), isStopping })) return false;
    const id = newId();
    const giveUpAt = performance.now() + (isStopping ? stopWithinMs : writingMs);
    const pieces = index.save()[Symbol.asyncIterator]();
    try {
      return await write(id, engine, { pieces, begin, giveUpAt });
    } catch (error) {
      await store.remove(id).catch(() => {});
      throw error;
    } finally {
      await pieces.return?.();
    }
  }

  async function write(id: string, engine: string, { pieces, begin, giveUpAt }: Writing): Promise<boolean> {
    let first: IteratorResult<Uint8Array> | undefined;
    const transactionId = await begin(async () => {
      first = await pieces.next();
    });
    if (transactionId === null || !(await claim({ id, engine, transactionId }))) return false;
    let number = 0;
    for (let next = first!; !next.done; number += 1) {
      if (performance.now() > giveUpAt) throw new Error("The snapshot of the matching index took too long.");
      const following: Promise<IteratorResult<Uint8Array>> = pieces.next();
      await Promise.all([following, store.insertPiece(id, number, next.value)]);
      next = await following;
    }
    if (!(await store.complete(id, number))) return false;
    await store.removeReplaced(id, { writingMs, otherEnginesMs });
    return true;
  }

  function claim(row: { id: string; engine: string; transactionId: string }): Promise<boolean> {
    return database.transaction((tx) => snapshotsStore(tx).insertSnapshot(row, { writingMs, pauseMs }));
  }

  return {
    load,
    save,
    exists: store.exists,
    /** Removes snapshots that keep old changes from being removed for too long. */
    removeBehind: (): Promise<void> => store.removeBehind(behindAtMostMs),
  };
}

interface Writing extends Pick<SaveRequest, "begin"> {
  pieces: AsyncIterator<Uint8Array>;
  giveUpAt: number;
}
