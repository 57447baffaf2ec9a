import { and, asc, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { referralInvitations, referralLinks, referralLog, referrals } from "./tables.ts";

export type ReferralRow = typeof referrals.$inferSelect;

const count = sql<string>`count(*)`;

const numbers = (rows: { userId: string; count: string }[]) =>
  new Map(rows.map((row) => [row.userId, Number(row.count)]));

export function referralsStore(queries: Queries) {
  return {
    insertLink: (row: typeof referralLinks.$inferInsert) =>
      queries.insert(referralLinks).values(row).onConflictDoNothing(),
    findLink: async (userId: string) =>
      (await queries.select().from(referralLinks).where(eq(referralLinks.userId, userId)))[0] ?? null,
    /** Locks somebody's count until the transaction ends. */
    lockLink: async (userId: string) =>
      void (await queries.select().from(referralLinks).where(eq(referralLinks.userId, userId)).for("update")),
    findReferrer: async (token: string): Promise<string | null> =>
      (await queries.select().from(referralLinks).where(eq(referralLinks.token, token)))[0]?.userId ?? null,
    /** Returns how many people each of these invited, and how many of their referrals count. */
    countByReferrer: async (userIds: string[]): Promise<Map<string, { invited: number; confirmed: number }>> => {
      if (userIds.length === 0) return new Map();
      const [invited, confirmed] = await Promise.all([
        queries
          .select({ userId: referralInvitations.inviterId, count })
          .from(referralInvitations)
          .where(inArray(referralInvitations.inviterId, userIds))
          .groupBy(referralInvitations.inviterId),
        queries
          .select({ userId: referrals.referrerId, count })
          .from(referrals)
          .where(and(inArray(referrals.referrerId, userIds), eq(referrals.state, "confirmed")))
          .groupBy(referrals.referrerId),
      ]);
      const [invitedBy, confirmedBy] = [numbers(invited), numbers(confirmed)];
      return new Map(
        userIds.map((userId) => [
          userId,
          { invited: invitedBy.get(userId) ?? 0, confirmed: confirmedBy.get(userId) ?? 0 },
        ]),
      );
    },
    insertReferral: (row: typeof referrals.$inferInsert) => queries.insert(referrals).values(row).onConflictDoNothing(),
    findReferral: async (referredId: string): Promise<ReferralRow | null> =>
      (await queries.select().from(referrals).where(eq(referrals.referredId, referredId)))[0] ?? null,
    lockReferral: async (referredId: string): Promise<ReferralRow | null> =>
      (await queries.select().from(referrals).where(eq(referrals.referredId, referredId)).for("update"))[0] ?? null,
    updateReferral: (referredId: string, change: Pick<ReferralRow, "state" | "decidedAt"> & Partial<ReferralRow>) =>
      queries.update(referrals).set(change).where(eq(referrals.referredId, referredId)),
    removeReferral: (referredId: string) => queries.delete(referrals).where(eq(referrals.referredId, referredId)),
    /** Returns everybody who signed up by somebody's link, those that wait for an operator first, then the newest. */
    listReferrals: (referrerId: string): Promise<ReferralRow[]> =>
      queries
        .select()
        .from(referrals)
        .where(eq(referrals.referrerId, referrerId))
        .orderBy(sql`${referrals.state} <> 'held'`, desc(referrals.registeredAt))
        .limit(200),
    listHeld: (referrerId: string): Promise<ReferralRow[]> =>
      queries
        .select()
        .from(referrals)
        .where(and(eq(referrals.referrerId, referrerId), eq(referrals.state, "held")))
        .orderBy(asc(referrals.decidedAt), asc(referrals.referredId)),
    /** Returns the inviters of sign-ups that wait for an operator, the longest waiting first. */
    listInvitersOfHeld: async (): Promise<string[]> => {
      const rows = await queries
        .select({ referrerId: referrals.referrerId })
        .from(referrals)
        .where(eq(referrals.state, "held"))
        .groupBy(referrals.referrerId)
        .orderBy(sql`min(${referrals.decidedAt})`)
        .limit(50);
      return rows.map(({ referrerId }) => referrerId);
    },
    /** Returns the referrals that later sign-ups are compared with: those that count, and those that an operator refused. */
    listKnown: (referrerId: string): Promise<ReferralRow[]> =>
      queries
        .select()
        .from(referrals)
        .where(
          and(
            eq(referrals.referrerId, referrerId),
            or(
              eq(referrals.state, "confirmed"),
              and(eq(referrals.state, "notCounted"), isNotNull(referrals.reviewedAt)),
            ),
          ),
        )
        .orderBy(asc(referrals.decidedAt), asc(referrals.referredId)),
    /** Returns the referrals that count, in the order in which they were counted. */
    listConfirmed: (referrerId: string): Promise<ReferralRow[]> =>
      queries
        .select()
        .from(referrals)
        .where(and(eq(referrals.referrerId, referrerId), eq(referrals.state, "confirmed")))
        .orderBy(asc(referrals.decidedAt), asc(referrals.referredId)),
    countConfirmed: async (referrerId: string): Promise<number> =>
      Number(
        (
          await queries
            .select({ count })
            .from(referrals)
            .where(and(eq(referrals.referrerId, referrerId), eq(referrals.state, "confirmed")))
        )[0]!.count,
      ),
    insertLog: (row: typeof referralLog.$inferInsert) => queries.insert(referralLog).values(row),
    listLog: (userId: string) =>
      queries.select().from(referralLog).where(eq(referralLog.userId, userId)).orderBy(desc(referralLog.id)).limit(500),
  };
}
