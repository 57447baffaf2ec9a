import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { briefSearches } from "../tables.ts";

export type SearchRow = typeof briefSearches.$inferSelect;

export function historyStore(queries: Queries) {
  const latestFirst = [desc(briefSearches.searchedAt), desc(briefSearches.id)];

  return {
    insertSearch: async (row: SearchRow): Promise<void> => void (await queries.insert(briefSearches).values(row)),

    /** Lists the latest searches of a brief, newest first. */
    listLatest: async (briefId: string, limit: number): Promise<SearchRow[]> =>
      queries
        .select()
        .from(briefSearches)
        .where(eq(briefSearches.briefId, briefId))
        .orderBy(...latestFirst)
        .limit(limit),

    findSearch: async (userId: string, briefId: string, id: string): Promise<SearchRow | null> => {
      const isOwn = and(eq(briefSearches.userId, userId), eq(briefSearches.briefId, briefId), eq(briefSearches.id, id));
      const [found] = await queries.select().from(briefSearches).where(isOwn);
      return found ?? null;
    },

    /** Removes all searches of a brief but the latest. */
    removeAllBut: async (briefId: string, kept: number): Promise<void> => {
      const latest = queries
        .select({ id: briefSearches.id })
        .from(briefSearches)
        .where(eq(briefSearches.briefId, briefId))
        .orderBy(...latestFirst)
        .limit(kept);
      await queries
        .delete(briefSearches)
        .where(and(eq(briefSearches.briefId, briefId), notInArray(briefSearches.id, latest)));
    },

    /** Removes a person from everybody's history. */
    removePerson: async (userId: string): Promise<void> => {
      for (const name of ["newUserIds", "goneUserIds"] as const)
        await queries
          .update(briefSearches)
          .set({ [name]: sql`${briefSearches[name]} - ${userId}::text` })
          .where(sql`${briefSearches[name]} ? ${userId}`);
    },
  };
}
