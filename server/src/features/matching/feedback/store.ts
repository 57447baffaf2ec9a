import type { FeedbackReason } from "@triptych/contract/matching-feedback";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { matchFeedback } from "../tables.ts";

export interface Feedback {
  id: string;
  matchUserId: string;
  briefId: string | null;
  reason: FeedbackReason;
  createdAt: Date;
}

export function feedbackStore(queries: Queries) {
  const columns = {
    id: matchFeedback.id,
    matchUserId: matchFeedback.matchUserId,
    briefId: matchFeedback.briefId,
    reason: matchFeedback.reason,
    createdAt: matchFeedback.createdAt,
  };

  return {
    /** Saves feedback in the place of earlier feedback on the same match of the same brief. Returns its id. */
    saveFeedback: async (row: typeof matchFeedback.$inferInsert): Promise<string> => {
      const { reason, comments, briefText, reading, createdAt } = row;
      const [saved] = await queries
        .insert(matchFeedback)
        .values(row)
        .onConflictDoUpdate({
          target: [matchFeedback.userId, matchFeedback.matchUserId, matchFeedback.briefId],
          set: { reason, comments, briefText, reading, createdAt },
        })
        .returning({ id: matchFeedback.id });
      return saved!.id;
    },

    /** Returns whether there was one. */
    removeFeedback: async (userId: string, id: string): Promise<boolean> => {
      const removed = await queries
        .delete(matchFeedback)
        .where(and(eq(matchFeedback.userId, userId), eq(matchFeedback.id, id)))
        .returning({ id: matchFeedback.id });
      return removed.length > 0;
    },

    /** Lists the feedback on this brief and the feedback on none. */
    listFeedback: async (userId: string, briefId: string | null): Promise<Feedback[]> => {
      const isGeneral = isNull(matchFeedback.briefId);
      const isAbout = briefId ? or(eq(matchFeedback.briefId, briefId), isGeneral) : isGeneral;
      return queries
        .select(columns)
        .from(matchFeedback)
        .where(and(eq(matchFeedback.userId, userId), isAbout))
        .orderBy(asc(matchFeedback.createdAt), asc(matchFeedback.id));
    },

    /** Lists all feedback with its comments. */
    listAllFeedback: async (userId: string): Promise<(typeof matchFeedback.$inferSelect)[]> =>
      queries.select().from(matchFeedback).where(eq(matchFeedback.userId, userId)),
  };
}
