import { gte, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { introductions } from "../tables.ts";

export function operatorStore(queries: Queries) {
  const day = sql<string>`to_char(${introductions.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return {
    /** Counts by day the introductions that were made, and those of them that have been answered. */
    countPerDay: (from: Date) =>
      queries
        .select({
          day,
          made: sql<number>`count(*)::int`,
          answered: sql<number>`count(${introductions.answeredAt})::int`,
        })
        .from(introductions)
        .where(gte(introductions.createdAt, from))
        .groupBy(day),
  };
}
