import type { ShippingAddress } from "@triptych/contract/referrals";
import { and, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { rewards, shippingAddresses } from "../tables.ts";

export type RewardRow = typeof rewards.$inferSelect;

export function rewardsStore(queries: Queries) {
  return {
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
  };
}
