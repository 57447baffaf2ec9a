import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { suggestionSkips } from "../tables.ts";

export function suggestionsStore(queries: Queries) {
  return {
    insertSkip: async (skip: typeof suggestionSkips.$inferInsert): Promise<void> => {
      await queries.insert(suggestionSkips).values(skip).onConflictDoNothing();
    },

    listSkipped: async (userId: string): Promise<string[]> => {
      const rows = await queries
        .select({ skippedUserId: suggestionSkips.skippedUserId })
        .from(suggestionSkips)
        .where(eq(suggestionSkips.userId, userId));
      return rows.map(({ skippedUserId }) => skippedUserId);
    },
  };
}
