import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { brandMatches } from "../tables.ts";

type Row = typeof brandMatches.$inferSelect;

export function brandMatchesStore(queries: Queries) {
  return {
    findKept: async (userId: string): Promise<Row | null> => {
      const [row] = await queries.select().from(brandMatches).where(eq(brandMatches.userId, userId));
      return row ?? null;
    },

    save: async (row: Row): Promise<void> => {
      const { profileVersion, computedAt, matches } = row;
      await queries
        .insert(brandMatches)
        .values(row)
        .onConflictDoUpdate({ target: brandMatches.userId, set: { profileVersion, computedAt, matches } });
    },

    /** Removes a brand from what was kept for anybody. */
    removeFromKept: async (brandId: string): Promise<void> => {
      const isThem = JSON.stringify([{ userId: brandId }]);
      await queries.delete(brandMatches).where(sql`${brandMatches.matches} @> ${isThem}::jsonb`);
    },
  };
}
