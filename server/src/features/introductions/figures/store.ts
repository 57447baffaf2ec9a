import { inArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { introductions, responseFigures } from "../tables.ts";

export function figuresStore(queries: Queries) {
  return {
    list: (userIds: string[]) => queries.select().from(responseFigures).where(inArray(responseFigures.userId, userIds)),

    /** Counts somebody's answers again. NOTE: locks the row first, so that each count sees what the one before it saw. */
    countAgain: async (userIds: string[]): Promise<void> => {
      // NOTE: in one order, so that two transactions never wait for each other.
      for (const userId of [...new Set(userIds)].toSorted()) {
        await queries
          .insert(responseFigures)
          .values({ userId, received: 0, answered: 0 })
          .onConflictDoUpdate({ target: responseFigures.userId, set: { received: sql`${responseFigures.received}` } });
        await queries.execute(sql`
          update ${responseFigures} set received = counted.received, answered = counted.answered, median_hours = counted.median
          from (
            select count(*)::int as received, count(answered_at)::int as answered,
              percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
                filter (where answered_at is not null) as median
            from ${introductions}
            where recipient_id = ${userId}::uuid and (answered_at is not null or state = 'lapsed')
          ) counted
          where user_id = ${userId}::uuid`);
      }
    },
  };
}
