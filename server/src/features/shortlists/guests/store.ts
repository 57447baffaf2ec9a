import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Vote } from "@triptych/contract/shortlists";
import type { Queries } from "../../../platform/database/database.ts";
import type { Place, ShortlistRow } from "../store.ts";
import { shortlistGuestVotes, shortlists, shortlistShares } from "../tables.ts";

export type ShareRow = typeof shortlistShares.$inferSelect;
export type GuestVoteRow = typeof shortlistGuestVotes.$inferSelect;

export function guestsStore(queries: Queries) {
  return {
    saveShare: async (row: ShareRow): Promise<void> => {
      const { shortlistId: _, ...change } = row;
      await queries
        .insert(shortlistShares)
        .values(row)
        .onConflictDoUpdate({ target: shortlistShares.shortlistId, set: change });
    },

    /** Returns whether there was a link. */
    removeShare: async (shortlistId: string): Promise<boolean> => {
      const { rowCount } = await queries.delete(shortlistShares).where(eq(shortlistShares.shortlistId, shortlistId));
      return rowCount === 1;
    },

    /** Lists the links of an account's lists that work. */
    listShares: async (userId: string, now: Date): Promise<ShareRow[]> => {
      const rows = await queries
        .select({ share: shortlistShares })
        .from(shortlistShares)
        .innerJoin(shortlists, eq(shortlists.id, shortlistShares.shortlistId))
        .where(and(eq(shortlists.userId, userId), gt(shortlistShares.expiresAt, now)));
      return rows.map(({ share }) => share);
    },

    /** Finds the list that a token opens at a moment. */
    findShared: async (tokenHash: string, now: Date): Promise<{ list: ShortlistRow; share: ShareRow } | null> =>
      (
        await queries
          .select({ list: shortlists, share: shortlistShares })
          .from(shortlistShares)
          .innerJoin(shortlists, eq(shortlists.id, shortlistShares.shortlistId))
          .where(
            and(
              eq(shortlistShares.tokenHash, tokenHash),
              gt(shortlistShares.expiresAt, now),
              sql`${shortlists.removedAt} is null`,
            ),
          )
      )[0] ?? null,

    listVotes: (shortlistId: string): Promise<GuestVoteRow[]> =>
      queries
        .select()
        .from(shortlistGuestVotes)
        .where(eq(shortlistGuestVotes.shortlistId, shortlistId))
        .orderBy(asc(shortlistGuestVotes.votedAt)),

    /** Counts the guests who voted on a list, without one of them. */
    countOthers: async (shortlistId: string, nameKey: string): Promise<number> => {
      const [row] = await queries
        .select({ guests: sql<number>`count(distinct ${shortlistGuestVotes.nameKey})::int` })
        .from(shortlistGuestVotes)
        .where(and(eq(shortlistGuestVotes.shortlistId, shortlistId), ne(shortlistGuestVotes.nameKey, nameKey)));
      return row!.guests;
    },

    /** Lists the guests who voted on a list, each with the browser that votes by their name. */
    listGuests: (shortlistId: string): Promise<Pick<GuestVoteRow, "nameKey" | "browserHash">[]> =>
      queries
        .selectDistinct({ nameKey: shortlistGuestVotes.nameKey, browserHash: shortlistGuestVotes.browserHash })
        .from(shortlistGuestVotes)
        .where(eq(shortlistGuestVotes.shortlistId, shortlistId)),

    saveVote: async (row: Omit<GuestVoteRow, "vote" | "votedAt">, vote: Vote, votedAt: Date): Promise<void> => {
      await queries
        .insert(shortlistGuestVotes)
        .values({ ...row, vote, votedAt })
        .onConflictDoUpdate({
          target: [shortlistGuestVotes.shortlistId, shortlistGuestVotes.personId, shortlistGuestVotes.nameKey],
          set: { vote, votedAt, name: row.name },
        });
    },

    removeVote: async ({ shortlistId, personId, nameKey }: Place & { nameKey: string }): Promise<void> => {
      await queries
        .delete(shortlistGuestVotes)
        .where(
          and(
            eq(shortlistGuestVotes.shortlistId, shortlistId),
            eq(shortlistGuestVotes.personId, personId),
            eq(shortlistGuestVotes.nameKey, nameKey),
          ),
        );
    },

    /** Removes the votes of one guest, or of all. */
    removeVotes: async (shortlistId: string, nameKey: string | null): Promise<void> => {
      const ofList = eq(shortlistGuestVotes.shortlistId, shortlistId);
      await queries
        .delete(shortlistGuestVotes)
        .where(nameKey === null ? ofList : and(ofList, eq(shortlistGuestVotes.nameKey, nameKey)));
    },

    removeExpired: async (now: Date): Promise<void> => {
      await queries.delete(shortlistShares).where(lt(shortlistShares.expiresAt, now));
    },
  };
}
