import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { PersonStatus, Vote } from "@triptych/contract/shortlists";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import type { Queries } from "../../platform/database/database.ts";
import { shortlistGuestVotes, shortlistPeople, shortlists, shortlistVotes } from "./tables.ts";

export type ShortlistRow = typeof shortlists.$inferSelect;
export type PersonRow = typeof shortlistPeople.$inferSelect;
export type VoteRow = typeof shortlistVotes.$inferSelect;

/** Names somebody on a list. */
export interface Place {
  shortlistId: string;
  personId: string;
}

export function shortlistsStore(queries: Queries) {
  return {
    /** Makes everybody else who makes a list for this account wait until the transaction ends, so that they count this one. */
    lockAccount: async (userId: string): Promise<void> => {
      await queries.execute(
        sql`select pg_advisory_xact_lock(${advisoryLocks.shortlistsOfAccount}::int, hashtext(${userId}))`,
      );
    },

    /** Lists an account's lists, last changed first. */
    list: (userId: string): Promise<ShortlistRow[]> =>
      queries
        .select()
        .from(shortlists)
        .where(and(eq(shortlists.userId, userId), isNull(shortlists.removedAt)))
        .orderBy(desc(shortlists.updatedAt), desc(shortlists.id)),

    count: async (userId: string): Promise<number> => {
      const [row] = await queries
        .select({ lists: count() })
        .from(shortlists)
        .where(and(eq(shortlists.userId, userId), isNull(shortlists.removedAt)));
      return row!.lists;
    },

    find: async (userId: string, id: string): Promise<ShortlistRow | null> =>
      (await queries.select().from(shortlists).where(isOwn(userId, id)))[0] ?? null,

    /** Finds a list, and makes everybody else who changes it wait until the transaction ends. */
    lock: async (userId: string, id: string): Promise<ShortlistRow | null> =>
      (await queries.select().from(shortlists).where(isOwn(userId, id)).for("no key update"))[0] ?? null,

    /** Finds a list that was deleted. */
    lockRemoved: async (userId: string, id: string): Promise<ShortlistRow | null> =>
      (
        await queries
          .select()
          .from(shortlists)
          .where(and(eq(shortlists.userId, userId), eq(shortlists.id, id)))
          .for("no key update")
      )[0] ?? null,

    /** Finds the list of a brief, the first one where there are several. */
    findOfBrief: async (userId: string, briefId: string): Promise<ShortlistRow | null> =>
      (
        await queries
          .select()
          .from(shortlists)
          .where(and(eq(shortlists.userId, userId), eq(shortlists.briefId, briefId), isNull(shortlists.removedAt)))
          .orderBy(asc(shortlists.createdAt), asc(shortlists.id))
          .limit(1)
      )[0] ?? null,

    /** Finds the lists of a brief, and makes everybody else who changes them wait until the transaction ends. */
    lockOfBrief: async (userId: string, briefId: string): Promise<string[]> => {
      const rows = await queries
        .select({ id: shortlists.id })
        .from(shortlists)
        .where(and(eq(shortlists.userId, userId), eq(shortlists.briefId, briefId), isNull(shortlists.removedAt)))
        .orderBy(asc(shortlists.id))
        .for("no key update");
      return rows.map(({ id }) => id);
    },

    /** Gives somebody who has one status on these lists another one. Returns whether there was somebody. */
    moveOn: async (
      shortlistIds: string[],
      personId: string,
      { from, to }: { from: PersonStatus; to: PersonStatus },
    ): Promise<boolean> => {
      if (shortlistIds.length === 0) return false;
      const { rowCount } = await queries
        .update(shortlistPeople)
        .set({ status: to })
        .where(
          and(
            inArray(shortlistPeople.shortlistId, shortlistIds),
            eq(shortlistPeople.personId, personId),
            eq(shortlistPeople.status, from),
          ),
        );
      return rowCount !== null && rowCount > 0;
    },

    insert: async (row: typeof shortlists.$inferInsert): Promise<void> => {
      await queries.insert(shortlists).values(row);
    },

    update: async (id: string, change: Partial<ShortlistRow>): Promise<ShortlistRow> => {
      const [row] = await queries.update(shortlists).set(change).where(eq(shortlists.id, id)).returning();
      return row!;
    },

    /** Lists who is on the lists, in the order of saving. */
    listPeople: async (shortlistIds: string[]): Promise<PersonRow[]> =>
      shortlistIds.length === 0
        ? []
        : queries
            .select()
            .from(shortlistPeople)
            .where(and(inArray(shortlistPeople.shortlistId, shortlistIds), isNull(shortlistPeople.removedAt)))
            .orderBy(asc(shortlistPeople.savedAt), asc(shortlistPeople.personId)),

    /** Finds somebody who is on a list, or was taken off a short while ago. */
    findPerson: async ({ shortlistId, personId }: Place): Promise<PersonRow | null> =>
      (await queries.select().from(shortlistPeople).where(isAt({ shortlistId, personId })))[0] ?? null,

    countPeople: async (shortlistId: string): Promise<number> => {
      const [row] = await queries
        .select({ people: count() })
        .from(shortlistPeople)
        .where(and(eq(shortlistPeople.shortlistId, shortlistId), isNull(shortlistPeople.removedAt)));
      return row!.people;
    },

    savePerson: async (row: PersonRow): Promise<void> => {
      const { note, status, savedAt, removedAt } = row;
      await queries
        .insert(shortlistPeople)
        .values(row)
        .onConflictDoUpdate({
          target: [shortlistPeople.shortlistId, shortlistPeople.personId],
          set: { note, status, savedAt, removedAt },
        });
    },

    /** Returns whether the person was on the list. */
    removePerson: async (place: Place, removedAt: Date): Promise<boolean> => {
      const { rowCount } = await queries
        .update(shortlistPeople)
        .set({ removedAt })
        .where(and(isAt(place), isNull(shortlistPeople.removedAt)));
      return rowCount === 1;
    },

    listVotes: (shortlistId: string): Promise<VoteRow[]> =>
      queries
        .select()
        .from(shortlistVotes)
        .where(eq(shortlistVotes.shortlistId, shortlistId))
        .orderBy(asc(shortlistVotes.votedAt)),

    saveVote: async (place: Place & { signInId: string }, vote: Vote | null, votedAt: Date): Promise<void> => {
      if (vote === null)
        await queries
          .delete(shortlistVotes)
          .where(
            and(
              eq(shortlistVotes.shortlistId, place.shortlistId),
              eq(shortlistVotes.personId, place.personId),
              eq(shortlistVotes.signInId, place.signInId),
            ),
          );
      else
        await queries
          .insert(shortlistVotes)
          .values({ ...place, vote, votedAt })
          .onConflictDoUpdate({
            target: [shortlistVotes.shortlistId, shortlistVotes.personId, shortlistVotes.signInId],
            set: { vote, votedAt },
          });
    },

    /** Removes for good what was removed before a moment. */
    purge: async (before: Date): Promise<void> => {
      await queries.delete(shortlists).where(lt(shortlists.removedAt, before));
      await queries.delete(shortlistPeople).where(lt(shortlistPeople.removedAt, before));
    },

    /** Removes everything that was written about somebody whose account ends. That somebody was on the list stays. */
    forgetPerson: async (personId: string): Promise<void> => {
      await queries.update(shortlistPeople).set({ note: "" }).where(eq(shortlistPeople.personId, personId));
      await queries.delete(shortlistVotes).where(eq(shortlistVotes.personId, personId));
      await queries.delete(shortlistGuestVotes).where(eq(shortlistGuestVotes.personId, personId));
    },

    /** Counts the lists that people are on. */
    countSaves: async (personIds: string[]): Promise<{ personId: string; saves: number }[]> =>
      personIds.length === 0
        ? []
        : queries
            .select({ personId: shortlistPeople.personId, saves: count() })
            .from(shortlistPeople)
            .where(and(inArray(shortlistPeople.personId, personIds), isNull(shortlistPeople.removedAt)))
            .groupBy(shortlistPeople.personId),
  };
}

const isOwn = (userId: string, id: string) =>
  and(eq(shortlists.userId, userId), eq(shortlists.id, id), isNull(shortlists.removedAt));
const isAt = ({ shortlistId, personId }: Place) =>
  and(eq(shortlistPeople.shortlistId, shortlistId), eq(shortlistPeople.personId, personId));
