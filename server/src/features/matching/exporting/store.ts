import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { brandMatches, briefs, briefSearches, matchFeedback, readingRecords, suggestionSkips } from "../tables.ts";

/** Reads whole rows, so that a new column is exported without further work. */
export function exportingStore(queries: Queries) {
  return {
    listBriefs: (userId: string) =>
      queries.select().from(briefs).where(eq(briefs.userId, userId)).orderBy(asc(briefs.createdAt), asc(briefs.id)),
    listBriefSearches: (userId: string) =>
      queries
        .select()
        .from(briefSearches)
        .where(eq(briefSearches.userId, userId))
        .orderBy(asc(briefSearches.searchedAt), asc(briefSearches.id)),
    listFeedback: (userId: string) =>
      queries
        .select()
        .from(matchFeedback)
        .where(eq(matchFeedback.userId, userId))
        .orderBy(asc(matchFeedback.createdAt), asc(matchFeedback.id)),
    listReadingRecords: (userId: string) =>
      queries
        .select()
        .from(readingRecords)
        .where(eq(readingRecords.userId, userId))
        .orderBy(asc(readingRecords.searchedAt), asc(readingRecords.id)),
    listSkips: (userId: string) =>
      queries
        .select()
        .from(suggestionSkips)
        .where(eq(suggestionSkips.userId, userId))
        .orderBy(asc(suggestionSkips.createdAt)),
    listBrandMatches: (userId: string) => queries.select().from(brandMatches).where(eq(brandMatches.userId, userId)),
  };
}
