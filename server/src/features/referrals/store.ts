import type { ShippingAddress } from "@triptych/contract/referrals";
import { and, asc, desc, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import {
  invitationStops,
  invitedAddresses,
  referralInvitations,
  referralLinks,
  referralLog,
  referrals,
  rewards,
  shippingAddresses,
} from "./tables.ts";

export type ReferralRow = typeof referrals.$inferSelect;
export type RewardRow = typeof rewards.$inferSelect;
export type InvitationRow = typeof referralInvitations.$inferSelect;

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

    insertInvitation: (row: typeof referralInvitations.$inferInsert) =>
      queries.insert(referralInvitations).values(row).onConflictDoNothing(),
    hasInvited: async (inviterId: string, canonicalEmail: string): Promise<boolean> => {
      const own = and(
        eq(referralInvitations.inviterId, inviterId),
        eq(referralInvitations.canonicalEmail, canonicalEmail),
      );
      return (await queries.select({ id: referralInvitations.id }).from(referralInvitations).where(own)).length > 0;
    },
    /** Returns whether nobody had invited this address before. */
    insertInvitedAddress: async (addressHash: string, invitedAt: Date): Promise<boolean> =>
      (await queries.insert(invitedAddresses).values({ addressHash, invitedAt }).onConflictDoNothing().returning())
        .length > 0,
    findInvitation: async (id: string): Promise<InvitationRow | null> =>
      (await queries.select().from(referralInvitations).where(eq(referralInvitations.id, id)))[0] ?? null,
    updateMailed: (id: string, mailedAt: Date) =>
      queries.update(referralInvitations).set({ mailedAt }).where(eq(referralInvitations.id, id)),
    countInvitations: async (inviterId: string, since?: Date): Promise<number> => {
      const own = and(
        eq(referralInvitations.inviterId, inviterId),
        since ? gt(referralInvitations.createdAt, since) : undefined,
      );
      return Number((await queries.select({ count }).from(referralInvitations).where(own))[0]!.count);
    },

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

    insertStop: (addressHash: string, createdAt: Date) =>
      queries.insert(invitationStops).values({ addressHash, createdAt }).onConflictDoNothing(),
    isStopped: async (addressHash: string): Promise<boolean> =>
      (await queries.select().from(invitationStops).where(eq(invitationStops.addressHash, addressHash))).length > 0,

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

    listRewards: (userId: string): Promise<RewardRow[]> =>
      queries.select().from(rewards).where(eq(rewards.userId, userId)),
    /** Returns the rewards that were not unlocked before. */
    insertRewards: async (rows: (typeof rewards.$inferInsert)[]): Promise<RewardRow[]> =>
      rows.length === 0 ? [] : queries.insert(rewards).values(rows).onConflictDoNothing().returning(),
    /** Moves rewards on, but only from the status they should have. */
    updateRewards: (
      match: { userId: string; tiers: string[] } | { id: string },
      from: RewardRow["status"],
      change: Partial<RewardRow>,
    ): Promise<RewardRow[]> =>
      queries
        .update(rewards)
        .set(change)
        .where(
          and(
            eq(rewards.status, from),
            "id" in match
              ? eq(rewards.id, match.id)
              : and(eq(rewards.userId, match.userId), inArray(rewards.tier, ["", ...match.tiers])),
          ),
        )
        .returning(),
    /** Returns the tiers that were waiting to be claimed and are not any more. */
    removeUnclaimedRewards: async (userId: string, keptTiers: string[]): Promise<string[]> => {
      const removed = await queries
        .delete(rewards)
        .where(
          and(eq(rewards.userId, userId), eq(rewards.status, "unlocked"), notInArray(rewards.tier, ["", ...keptTiers])),
        )
        .returning({ tier: rewards.tier });
      return removed.map(({ tier }) => tier);
    },
    findReward: async (id: string): Promise<RewardRow | null> =>
      (await queries.select().from(rewards).where(eq(rewards.id, id)))[0] ?? null,
    listRewardsToFulfil: (): Promise<RewardRow[]> =>
      queries
        .select()
        .from(rewards)
        .where(ne(rewards.status, "unlocked"))
        .orderBy(
          sql`array_position(array['claimed','shipped','delivered','refused'], ${rewards.status})`,
          asc(rewards.claimedAt),
        )
        .limit(500),

    findShipping: async (userId: string): Promise<ShippingAddress | null> =>
      (await queries.select().from(shippingAddresses).where(eq(shippingAddresses.userId, userId)))[0]?.address ?? null,
    listShipping: (userIds: string[]) =>
      userIds.length === 0
        ? Promise.resolve([])
        : queries.select().from(shippingAddresses).where(inArray(shippingAddresses.userId, userIds)),
    saveShipping: (row: typeof shippingAddresses.$inferInsert) =>
      queries
        .insert(shippingAddresses)
        .values(row)
        .onConflictDoUpdate({
          target: shippingAddresses.userId,
          set: { address: row.address, addressLook: row.addressLook, savedAt: row.savedAt },
        }),
    insertLog: (row: typeof referralLog.$inferInsert) => queries.insert(referralLog).values(row),
    listLog: (userId: string) =>
      queries.select().from(referralLog).where(eq(referralLog.userId, userId)).orderBy(desc(referralLog.id)).limit(500),
  };
}
