import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import { introductions } from "./tables.ts";

export type IntroductionRow = typeof introductions.$inferSelect;

/** Names what has a limited number of places: a brief, or everything that somebody sends without one. */
export interface Places {
  senderId: string;
  briefId: string | null;
}

export function introductionsStore(queries: Queries) {
  return {
    insert: async (row: typeof introductions.$inferInsert): Promise<void> => {
      await queries.insert(introductions).values(row);
    },

    /** Finds an introduction that somebody made or received. */
    find: async (userId: string, id: string): Promise<IntroductionRow | null> =>
      (
        await queries
          .select()
          .from(introductions)
          .where(and(eq(introductions.id, id), concerns(userId)))
      )[0] ?? null,

    findBetween: async (userId: string, otherId: string): Promise<IntroductionRow | null> =>
      (await queries.select().from(introductions).where(isBetween(userId, otherId)))[0] ?? null,

    /** Returns the newest that somebody made or received, newest first. */
    list: (userId: string, limit: number): Promise<IntroductionRow[]> =>
      queries.select().from(introductions).where(concerns(userId)).orderBy(desc(introductions.id)).limit(limit),

    /** Counts those of a brief, or of somebody without a brief, that take one of its places (`takesPlace`). */
    countPlaces: async ({ senderId, briefId }: Places, now: Date): Promise<number> => {
      const isOfThese =
        briefId === null
          ? and(eq(introductions.senderId, senderId), isNull(introductions.briefId))
          : eq(introductions.briefId, briefId);
      const [row] = await queries
        .select({ taken: count() })
        .from(introductions)
        .where(and(isOfThese, takesPlace(now)));
      return row!.taken;
    },

    /** Makes everybody else who takes one of the same places wait until the transaction ends, so that they count this one. */
    lockPlaces: async ({ senderId, briefId }: Places): Promise<void> => {
      const [lock, id] =
        briefId === null
          ? [advisoryLocks.introductionsWithoutBrief, senderId]
          : [advisoryLocks.introductionsOfBrief, briefId];
      await queries.execute(sql`select pg_advisory_xact_lock(${lock}::int, hashtext(${id}))`);
    },

    /** Changes an introduction while it is open and its time is not over. Returns it as it is then, or `null`. */
    updateOpen: async (
      id: string,
      now: Date,
      change: Pick<IntroductionRow, "state"> & Partial<IntroductionRow>,
    ): Promise<IntroductionRow | null> => {
      const isOpen = or(
        isWaiting(now),
        and(eq(introductions.state, "open"), sql`${introductions.answeredAt} is not null`),
      );
      const { answeredAt, ...others } = change;
      const [row] = await queries
        .update(introductions)
        .set({
          ...others,
          ...(answeredAt && {
            answeredAt: sql`coalesce(${introductions.answeredAt}, ${answeredAt.toISOString()}::timestamptz)`,
          }),
        })
        .where(and(eq(introductions.id, id), isOpen))
        .returning();
      return row ?? null;
    },

    /** Notes the first answer to an introduction that waits for one. Returns whether it waited. */
    noteReply: async (senderId: string, recipientId: string, now: Date): Promise<boolean> => {
      const { rowCount } = await queries
        .update(introductions)
        .set({ answer: "ask", answeredAt: now })
        .where(and(eq(introductions.senderId, senderId), eq(introductions.recipientId, recipientId), isWaiting(now)));
      return rowCount === 1;
    },

    /** Closes those whose time is over, and returns them. Leaves out what another transaction is changing. */
    closeOverdue: async (now: Date, limit: number): Promise<IntroductionRow[]> => {
      const overdue = queries
        .select({ id: introductions.id })
        .from(introductions)
        .where(and(eq(introductions.state, "open"), isNull(introductions.answeredAt), lte(introductions.closesAt, now)))
        .orderBy(introductions.closesAt)
        .limit(limit)
        .for("update", { skipLocked: true });
      return queries
        .update(introductions)
        .set({ state: "lapsed", endedAt: sql`${introductions.closesAt}` })
        .where(inArray(introductions.id, overdue))
        .returning();
    },

    /** Notes that reminders are due for those made before a moment, and returns them. Leaves out what another transaction is changing. */
    noteReminders: async (madeBefore: Date, now: Date, limit: number): Promise<IntroductionRow[]> => {
      const due = queries
        .select({ id: introductions.id })
        .from(introductions)
        .where(and(isWaiting(now), isNull(introductions.remindedAt), lte(introductions.createdAt, madeBefore)))
        .orderBy(introductions.closesAt)
        .limit(limit)
        .for("update", { skipLocked: true });
      return queries.update(introductions).set({ remindedAt: now }).where(inArray(introductions.id, due)).returning();
    },

    /** Returns those of the introductions that wait for an answer. */
    listWaiting: (ids: string[], now: Date): Promise<IntroductionRow[]> =>
      queries
        .select()
        .from(introductions)
        .where(and(inArray(introductions.id, ids), isWaiting(now)))
        .orderBy(introductions.id),
  };
}

/** Returns the condition for those that take one of the places of their brief: what is withdrawn keeps its place for its seven days. */
const takesPlace = (now: Date) =>
  and(
    inArray(introductions.state, ["open", "withdrawn"]),
    isNull(introductions.answeredAt),
    gt(introductions.closesAt, now),
  );
/** Returns the condition for those that wait for an answer. */
const isWaiting = (now: Date) =>
  and(eq(introductions.state, "open"), isNull(introductions.answeredAt), gt(introductions.closesAt, now));
const isBetween = (userId: string, otherId: string) =>
  or(
    and(eq(introductions.senderId, userId), eq(introductions.recipientId, otherId)),
    and(eq(introductions.senderId, otherId), eq(introductions.recipientId, userId)),
  );
const concerns = (userId: string) => or(eq(introductions.senderId, userId), eq(introductions.recipientId, userId));
