import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { isConnectionLoss } from "../../platform/database/connection-loss.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/process/log.ts";

export interface Replica {
  /** Notes that this process saved something that the replica may not have yet. */
  noteChange: () => void;
  noteLoss: (error: unknown) => void;
  /** Returns whether the replica has everything that this process saved before the call. Waits for it, but not long. */
  isCurrent: () => Promise<boolean>;
}

const waitAtMostMs = 500;
const lookEveryMs = 10;
/** Sets how long the replica is left alone after it could not be reached or was too far behind. */
const leaveAloneMs = 5_000;

/** Decides whether a search may read from the replica, so that people find what they have just saved. */
export function replicaReader({
  database,
  replica,
  log,
}: {
  database: Database;
  replica: Database;
  log: Log;
}): Replica {
  let hasChanged = true;
  let waiting: Promise<boolean> | undefined;
  let leftAloneFrom = -Infinity;

  async function isCurrent(): Promise<boolean> {
    if (performance.now() - leftAloneFrom < leaveAloneMs) return false;
    if (!hasChanged) return waiting ?? true;
    hasChanged = false;
    waiting = waitForReplay();
    const isReached = await waiting;
    if (!isReached) {
      hasChanged = true;
      leftAloneFrom = performance.now();
    }
    waiting = undefined;
    return isReached;
  }

  async function waitForReplay(): Promise<boolean> {
    try {
      const { rows } = await database.execute<{ position: string }>(
        sql`select pg_current_wal_insert_lsn()::text as position`,
      );
      const { position } = rows[0]!;
      const from = performance.now();
      for (;;) {
        if (await hasReplayed(position)) return true;
        if (performance.now() - from > waitAtMostMs) return false;
        await pause(lookEveryMs);
      }
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      noteLoss(error);
      return false;
    }
  }

  /** NOTE: a database that is no replica has replayed nothing and has everything. */
  async function hasReplayed(position: string): Promise<boolean> {
    const { rows } = await replica.execute<{ isReached: boolean }>(sql`
      select not pg_is_in_recovery() or coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "isReached"`);
    return rows[0]!.isReached;
  }

  function noteLoss(error: unknown): void {
    leftAloneFrom = performance.now();
    log.warn({ err: error }, "the database's replica could not be reached; searches read from the database itself");
  }

  return { noteChange: () => (hasChanged = true), noteLoss, isCurrent };
}
