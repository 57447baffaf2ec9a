import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { introductionReminders } from "../tables.ts";

export function remindersStore(queries: Queries) {
  return {
    /** Records that somebody is sent a reminder of these, and returns those of which they had none. */
    insertNew: async (signInId: string, introductionIds: string[], sentAt: Date): Promise<string[]> => {
      if (introductionIds.length === 0) return [];
      const rows = await queries
        .insert(introductionReminders)
        .values(introductionIds.map((introductionId) => ({ introductionId, signInId, sentAt })))
        .onConflictDoNothing()
        .returning({ id: introductionReminders.introductionId });
      return rows.map(({ id }) => id);
    },

    remove: async (signInId: string, introductionIds: string[]): Promise<void> => {
      await queries
        .delete(introductionReminders)
        .where(
          and(
            eq(introductionReminders.signInId, signInId),
            inArray(introductionReminders.introductionId, introductionIds),
          ),
        );
    },
  };
}
