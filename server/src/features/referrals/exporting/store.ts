import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { referralInvitations, referralLinks, referralLog, referrals, rewards, shippingAddresses } from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  return {
    listLinks: (userId: string) => queries.select().from(referralLinks).where(eq(referralLinks.userId, userId)),
    listInvitations: (userId: string) =>
      queries
        .select()
        .from(referralInvitations)
        .where(eq(referralInvitations.inviterId, userId))
        .orderBy(asc(referralInvitations.createdAt)),
    listReferred: (userId: string) =>
      queries.select().from(referrals).where(eq(referrals.referrerId, userId)).orderBy(asc(referrals.registeredAt)),
    listReferredBy: (userId: string) => queries.select().from(referrals).where(eq(referrals.referredId, userId)),
    listRewards: (userId: string) =>
      queries.select().from(rewards).where(eq(rewards.userId, userId)).orderBy(asc(rewards.unlockedAt)),
    listShipping: (userId: string) =>
      queries.select().from(shippingAddresses).where(eq(shippingAddresses.userId, userId)),
    listLog: (userId: string) =>
      queries.select().from(referralLog).where(eq(referralLog.userId, userId)).orderBy(asc(referralLog.id)),
  };
}
