import { asc, eq, inArray, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { introductionReminders, introductions, responseFigures } from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  return {
    listIntroductions: (userId: string) =>
      queries
        .select()
        .from(introductions)
        .where(or(eq(introductions.senderId, userId), eq(introductions.recipientId, userId)))
        .orderBy(asc(introductions.id)),
    listReminders: (userId: string) =>
      queries
        .select()
        .from(introductionReminders)
        .where(
          inArray(
            introductionReminders.introductionId,
            queries.select({ id: introductions.id }).from(introductions).where(eq(introductions.recipientId, userId)),
          ),
        )
        .orderBy(asc(introductionReminders.sentAt)),
    listFigures: (userId: string) => queries.select().from(responseFigures).where(eq(responseFigures.userId, userId)),
  };
}
