import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { advisoryLocks } from "../../../platform/database/advisory-locks.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { listingChanges, matchingSnapshotPieces, matchingSnapshots } from "../tables.ts";

export interface SavedSnapshot {
  id: string;
  engine: string;
  /** Holds the transaction from which on changes are not in it. */
  transactionId: string;
  pieces: number;
}

/** Identifies the database: transaction numbers mean nothing in another one, nor after its tables were made anew. */
const identity = sql`(select system_identifier from pg_control_system())::text
  || '/' || (select oid from pg_database where datname = current_database())::text
  || '/' || 'matching_snapshots'::regclass::oid::text`;
const ageMs = sql<number>`(extract(epoch from clock_timestamp() - ${matchingSnapshots.startedAt}) * 1000)::float8`;

const piecesAtOnce = 4;

export function snapshotsStore(queries: Queries) {
  const ofThisDatabase = sql`${matchingSnapshots.database} = ${identity}
    and ${matchingSnapshots.transactionId} <= pg_snapshot_xmax(pg_current_snapshot())`;

  return {
    /** Lists the complete snapshots of this database, newest first. */
    listComplete: async (): Promise<SavedSnapshot[]> => {
      const { id, engine, transactionId, pieces } = matchingSnapshots;
      return queries
        .select({ id, engine, transactionId: sql<string>`${transactionId}::text`, pieces: sql<number>`${pieces}` })
        .from(matchingSnapshots)
        .where(and(isNotNull(pieces), ofThisDatabase))
        .orderBy(desc(matchingSnapshots.startedAt));
    },

    /** Returns how old the newest complete snapshot of an engine is, and how many changes there were since. */
    findNewest: async (engine: string): Promise<{ ageMs: number; changes: number } | null> => {
      const changes = sql<number>`(select count(*)::int from ${listingChanges} as change
        where change.transaction_id >= ${matchingSnapshots.transactionId})`;
      const [newest] = await queries
        .select({ ageMs, changes })
        .from(matchingSnapshots)
        .where(and(eq(matchingSnapshots.engine, engine), isNotNull(matchingSnapshots.pieces), ofThisDatabase))
        .orderBy(desc(matchingSnapshots.startedAt))
        .limit(1);
      return newest ?? null;
    },

    exists: async (id: string): Promise<boolean> => {
      const rows = await queries
        .select({ id: matchingSnapshots.id })
        .from(matchingSnapshots)
        .where(eq(matchingSnapshots.id, id));
      return rows.length > 0;
    },

    /** Yields the pieces in their order, as far as they are there. NOTE: the driver cannot read bytes as bytes. */
    readPieces: async function* readPieces(id: string, count: number): AsyncGenerator<Uint8Array> {
      const content = sql<string>`encode(${matchingSnapshotPieces.content}, 'base64')`;
      const read = (from: number) =>
        queries
          .select({ content })
          .from(matchingSnapshotPieces)
          .where(
            and(
              eq(matchingSnapshotPieces.snapshotId, id),
              sql`${matchingSnapshotPieces.number} between ${from} and ${from + piecesAtOnce - 1}`,
            ),
          )
          .orderBy(matchingSnapshotPieces.number);
      let next = read(0);
      for (let from = 0; from < count; from += piecesAtOnce) {
        const rows = await next;
        // NOTE: the next ones are read while these are loaded.
        next = read(from + piecesAtOnce);
        next.catch(() => {});
        for (const row of rows) yield Buffer.from(row.content, "base64");
      }
    },

    /**
     * Begins a snapshot, unless another process began one of the same engine a moment ago or is at it. Returns whether it did. Call it
     * inside a transaction.
     */
    insertSnapshot: async (
      row: { id: string; engine: string; transactionId: string },
      limits: ClaimLimits,
    ): Promise<boolean> => {
      await queries.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.matchingSnapshot})`);
      const result = await queries.execute(sql`
        insert into ${matchingSnapshots} (id, engine, database, transaction_id)
        select ${row.id}, ${row.engine}, ${identity}, ${row.transactionId}::xid8
        where not exists (
          select 1 from ${matchingSnapshots} as other where other.engine = ${row.engine} and other.database = ${identity}
            and other.started_at > clock_timestamp() - case when other.pieces is null
              then make_interval(secs => ${limits.writingMs / 1_000}) else make_interval(secs => ${limits.pauseMs / 1_000}) end)
        returning id`);
      return result.rows.length > 0;
    },

    insertPiece: async (snapshotId: string, number: number, content: Uint8Array): Promise<void> => {
      await queries.insert(matchingSnapshotPieces).values({ snapshotId, number, content });
    },

    /** Completes a snapshot. Returns false where it is not there any more. */
    complete: async (id: string, pieces: number): Promise<boolean> => {
      const rows = await queries
        .update(matchingSnapshots)
        .set({ pieces })
        .where(eq(matchingSnapshots.id, id))
        .returning({ id: matchingSnapshots.id });
      return rows.length > 0;
    },

    remove: async (id: string): Promise<void> => {
      await queries.delete(matchingSnapshots).where(eq(matchingSnapshots.id, id));
    },

    /** Removes what a complete snapshot replaces, what nobody completed, and what other engines and databases left long ago. */
    removeReplaced: async (id: string, limits: RemovalLimits): Promise<void> => {
      await queries.execute(sql`
        delete from ${matchingSnapshots} as old using ${matchingSnapshots} as new
        where new.id = ${id} and old.started_at < new.started_at and (
          (old.engine = new.engine and old.database = new.database and old.pieces is not null)
          or old.database <> new.database
          or (old.pieces is null and old.started_at < clock_timestamp() - make_interval(secs => ${limits.writingMs / 1_000}))
          or old.started_at < clock_timestamp() - make_interval(secs => ${limits.otherEnginesMs / 1_000}))`);
    },

    /** Removes snapshots that are older than this and would keep changes from being removed. */
    removeBehind: async (ageLimitMs: number): Promise<void> => {
      await queries.execute(sql`
        delete from ${matchingSnapshots} as old
        where started_at < clock_timestamp() - make_interval(secs => ${ageLimitMs / 1_000})
          and exists (select 1 from ${listingChanges} as change where change.transaction_id >= old.transaction_id)`);
    },
  };
}

export interface ClaimLimits {
  /** Sets how long a process may take to write a snapshot. */
  writingMs: number;
  /** Sets the shortest time between two snapshots. */
  pauseMs: number;
}

export interface RemovalLimits {
  writingMs: number;
  /** Sets how long the snapshots of another engine, which another version of the product may use, are kept. */
  otherEnginesMs: number;
}
