import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { listingChanges, matchingSnapshots } from "../tables.ts";

export interface ListingChange {
  id: number;
  userId: string;
}

export function indexSyncStore(queries: Queries) {
  return {
    insertChanges: async (userIds: string[]): Promise<void> => {
      if (userIds.length > 0) await queries.insert(listingChanges).values(userIds.map((userId) => ({ userId })));
    },

    /** Returns the oldest transaction that is still open. Everything before it can be read from now on. */
    findOldestOpenTransaction: async (): Promise<string> => {
      const result = await queries.execute(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`);
      return (result.rows[0] as { oldest: string }).oldest;
    },

    /** Lists the changes of that transaction and later ones, and where to begin next time. */
    listChangesSince: async (transactionId: string): Promise<{ changes: ListingChange[]; oldestOpen: string }> => {
      const result = await queries.execute(sql`
        select change.id::float8 as id, change.user_id, pg_snapshot_xmin(pg_current_snapshot())::text as oldest
        from (select 1) as always
        left join ${listingChanges} as change on change.transaction_id >= ${transactionId}::xid8`);
      const rows = result.rows as { id: number | null; user_id: string | null; oldest: string }[];
      const changes = rows.flatMap(({ id, user_id }) =>
        id === null || user_id === null ? [] : [{ id, userId: user_id }],
      );
      return { changes, oldestOpen: rows[0]?.oldest ?? transactionId };
    },

    /** Removes changes of this age, unless a snapshot of the index needs them. */
    removeChangesBefore: async (ageMs: number): Promise<void> => {
      await queries.execute(
        sql`delete from ${listingChanges} as change
          where changed_at < clock_timestamp() - make_interval(secs => ${ageMs / 1_000})
            and not exists (
              select 1 from ${matchingSnapshots} as snapshot where snapshot.transaction_id <= change.transaction_id)`,
      );
    },
  };
}
