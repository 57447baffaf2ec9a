import { asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { shortlistGuestVotes, shortlistPeople, shortlists, shortlistShares, shortlistVotes } from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  const own = (userId: string) =>
    queries.select({ id: shortlists.id }).from(shortlists).where(eq(shortlists.userId, userId));

  return {
    listLists: (userId: string) =>
      queries.select().from(shortlists).where(eq(shortlists.userId, userId)).orderBy(asc(shortlists.id)),
    listPeople: (userId: string) =>
      queries
        .select()
        .from(shortlistPeople)
        .where(inArray(shortlistPeople.shortlistId, own(userId)))
        .orderBy(asc(shortlistPeople.savedAt)),
    listVotes: (userId: string) =>
      queries
        .select()
        .from(shortlistVotes)
        .where(inArray(shortlistVotes.shortlistId, own(userId)))
        .orderBy(asc(shortlistVotes.votedAt)),
    listVotesBy: (signInId: string) =>
      queries
        .select()
        .from(shortlistVotes)
        .where(eq(shortlistVotes.signInId, signInId))
        .orderBy(asc(shortlistVotes.votedAt)),
    listShares: (userId: string) =>
      queries
        .select()
        .from(shortlistShares)
        .where(inArray(shortlistShares.shortlistId, own(userId)))
        .orderBy(asc(shortlistShares.createdAt)),
    listGuestVotes: (userId: string) =>
      queries
        .select()
        .from(shortlistGuestVotes)
        .where(inArray(shortlistGuestVotes.shortlistId, own(userId)))
        .orderBy(asc(shortlistGuestVotes.votedAt)),
  };
}
