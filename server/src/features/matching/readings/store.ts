import { and, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { briefs, readingRecords } from "../tables.ts";
import type { Confirmed } from "./rules.ts";

/** Keeps the columns of the briefs that hold a reading, and the record of readings that were searched with. */
export function readingsStore(queries: Queries) {
  return {
    findReading: async (
      userId: string,
      briefId: string,
    ): Promise<{ text: string; confirmed: Confirmed | null } | null> => {
      const [row] = await queries
        .select({ text: briefs.text, reading: briefs.confirmedReading, confirmedText: briefs.confirmedText })
        .from(briefs)
        .where(isOwn(userId, briefId));
      if (!row) return null;
      const { text, reading, confirmedText } = row;
      return { text, confirmed: reading === null ? null : { reading, text: confirmedText ?? text } };
    },

    /** Replaces what was confirmed of a brief, or removes it. Returns whether there was a brief. */
    saveReading: async (
      userId: string,
      briefId: string,
      { confirmed, readJobs }: { confirmed: Confirmed | null; readJobs: string[] },
    ): Promise<boolean> => {
      const saved = await queries
        .update(briefs)
        .set({ confirmedReading: confirmed?.reading ?? null, confirmedText: confirmed?.text ?? null, readJobs })
        .where(isOwn(userId, briefId))
        .returning({ id: briefs.id });
      return saved.length > 0;
    },

    insertRecord: async (row: typeof readingRecords.$inferInsert): Promise<void> => {
      const isSame = and(
        eq(readingRecords.briefId, row.briefId),
        eq(readingRecords.text, row.text),
        eq(readingRecords.reading, row.reading),
      );
      const same = await queries.select({ id: readingRecords.id }).from(readingRecords).where(isSame).limit(1);
      if (same.length === 0) await queries.insert(readingRecords).values(row);
    },
  };
}

const isOwn = (userId: string, briefId: string) => and(eq(briefs.userId, userId), eq(briefs.id, briefId));
