import { and, asc, eq, gt, gte, inArray, lte } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { briefs } from "../tables.ts";

export function newMatchesStore(queries: Queries) {
  return {
    /**
     * Lists the briefs after this one that were searched since then and not changed after their search, a page at a time. NOTE: a
     * brief that was changed is being written again, and its text was never searched.
     */
    listSearchedAfter: async (
      lastId: string | null,
      { since, limit }: { since: Date; limit: number },
    ): Promise<string[]> => {
      const rows = await queries
        .select({ id: briefs.id })
        .from(briefs)
        .where(
          and(
            gte(briefs.lastSearchedAt, since),
            lte(briefs.updatedAt, briefs.lastSearchedAt),
            lastId === null ? undefined : gt(briefs.id, lastId),
          ),
        )
        .orderBy(asc(briefs.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    listSearched: (ids: string[]) =>
      queries
        .select({
          id: briefs.id,
          userId: briefs.userId,
          text: briefs.text,
          lastSearchedAt: briefs.lastSearchedAt,
          lastMatches: briefs.lastMatches,
        })
        .from(briefs)
        .where(and(inArray(briefs.id, ids), lte(briefs.updatedAt, briefs.lastSearchedAt))),

    /** Saves who is new for a brief, unless it was searched again or changed meanwhile. */
    saveNewMatches: async (
      { id, text, lastSearchedAt }: { id: string; text: string; lastSearchedAt: Date },
      newMatchUserIds: string[],
    ): Promise<void> => {
      const isSame = and(eq(briefs.id, id), eq(briefs.text, text), eq(briefs.lastSearchedAt, lastSearchedAt));
      await queries.update(briefs).set({ newMatchUserIds }).where(isSame);
    },
  };
}
