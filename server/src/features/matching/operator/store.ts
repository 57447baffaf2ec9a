import type { FeedbackReason } from "@triptych/contract/matching-feedback";
import { count, desc, gte, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { briefs, matchFeedback, searchDays } from "../tables.ts";

export function operatorStore(queries: Queries) {
  return {
    countByReason: async (): Promise<Map<FeedbackReason, number>> => {
      const rows = await queries
        .select({ reason: matchFeedback.reason, people: count() })
        .from(matchFeedback)
        .groupBy(matchFeedback.reason);
      return new Map(rows.map(({ reason, people }) => [reason, people]));
    },
    listLatestFeedback: (limit: number) =>
      queries.select().from(matchFeedback).orderBy(desc(matchFeedback.createdAt)).limit(limit),
    /** Counts the briefs of each of the people. */
    countBriefs: async (userIds: string[]): Promise<Map<string, number>> => {
      if (userIds.length === 0) return new Map();
      const rows = await queries
        .select({ userId: briefs.userId, briefs: count() })
        .from(briefs)
        .where(inArray(briefs.userId, userIds))
        .groupBy(briefs.userId);
      return new Map(rows.map((row) => [row.userId, row.briefs]));
    },
    addSearches: (day: string, searches: number) =>
      queries
        .insert(searchDays)
        .values({ day, searches })
        .onConflictDoUpdate({
          target: searchDays.day,
          set: { searches: sql`${searchDays.searches} + excluded.searches` },
        }),
    listSearches: async (from: string): Promise<Map<string, number>> => {
      const rows = await queries.select().from(searchDays).where(gte(searchDays.day, from));
      return new Map(rows.map(({ day, searches }) => [day, searches]));
    },
  };
}
