import type { AdminReward } from "@triptych/contract/admin";
import { rewardTiers, type RewardTier, type ShippingAddress } from "@triptych/contract/referrals";
import type { z } from "zod";
import { refuse } from "../../../platform/refusal.ts";
import type { Transaction } from "../../../platform/database.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { mailReward } from "../job-definitions.ts";
import { rewardLetter, type RewardStep } from "../letters.ts";
import type { ReferralsNeeds } from "../needs.ts";
import { lookOfAddress, nameOfTier } from "../rules.ts";
import { referralsStore, type RewardRow } from "../store.ts";

export interface RewardsNeeds extends ReferralsNeeds {
  /** Looks again at who counts, before anything is claimed. */
  review: (userId: string) => Promise<void>;
}

/** Locked → unlocked by count → claimed by its owner → shipped → delivered by an operator. */
export function rewardsService(needs: RewardsNeeds) {
  const { database, clock, newId, queue, mail, accounts, settings, review } = needs;
  const store = referralsStore(database);

  async function list(userId: string): Promise<RewardTier[]> {
    const own = new Map((await store.listRewards(userId)).map((reward) => [reward.tier, reward]));
    return rewardTiers.map((tier) => {
      const reward = own.get(tier.tier);
      return {
        ...tier,
        status: reward?.status ?? "locked",
        ...(reward?.trackingNumber ? { trackingNumber: reward.trackingNumber } : {}),
      };
    });
  }

  /** Claims every unlocked reward: the first address is what they were waiting for. */
  async function saveShipping(viewer: Viewer, address: ShippingAddress): Promise<void> {
    if ((await store.countInvitations(viewer.userId)) === 0 && (await store.countConfirmed(viewer.userId)) === 0) {
      refuse("forbidden", { message: "Invite somebody first; then tell us where rewards should go." });
    }
    const addressLook = lookOfAddress(address);
    await store.saveShipping({ userId: viewer.userId, address, addressLook, savedAt: clock.now() });
    await review(viewer.userId);
    await database.transaction(async (tx) => {
      const claimed = await referralsStore(tx).updateRewards({ userId: viewer.userId }, "unlocked", {
        status: "claimed",
        claimedAt: clock.now(),
      });
      await noteSteps(tx, claimed, "claimed", (reward) => `You claimed a reward: ${nameOfTier(reward.tier)}.`);
    });
  }

  const getShipping = async (viewer: Viewer): Promise<ShippingAddress> =>
    (await store.findShipping(viewer.userId)) ?? refuse("not_found");

  async function claim(viewer: Viewer, tier: string): Promise<RewardTier> {
    if (!rewardTiers.some((reward) => reward.tier === tier)) refuse("not_found");
    if (!(await store.findShipping(viewer.userId))) {
      refuse("conflict", { message: "Please tell us first where to send it: save your shipping information." });
    }
    await review(viewer.userId);
    await database.transaction(async (tx) => {
      const claimed = await referralsStore(tx).updateRewards({ userId: viewer.userId, tier }, "unlocked", {
        status: "claimed",
        claimedAt: clock.now(),
      });
      if (claimed.length === 0) refuse("conflict", { message: "This reward is not waiting to be claimed." });
      await noteSteps(tx, claimed, "claimed", (reward) => `You claimed a reward: ${nameOfTier(reward.tier)}.`);
    });
    return (await list(viewer.userId)).find((reward) => reward.tier === tier)!;
  }

  async function listToFulfil(): Promise<z.infer<typeof AdminReward>[]> {
    const rows = await store.listRewardsToFulfil();
    const userIds = [...new Set(rows.map((row) => row.userId))];
    const [people, addresses] = await Promise.all([accounts.listPeople(userIds), store.listShipping(userIds)]);
    const usernames = new Map(people.map((person) => [person.id, person.username]));
    const shipping = new Map(addresses.map((row) => [row.userId, row.address]));
    const emails = new Map(
      await Promise.all(
        userIds.map(async (userId) => [userId, (await accounts.findOwner(userId))?.email ?? ""] as const),
      ),
    );
    return rows.map(({ id, userId, tier, status, claimedAt, trackingNumber }) => ({
      id,
      userId,
      tier,
      status,
      trackingNumber,
      name: nameOfTier(tier),
      username: usernames.get(userId) ?? "",
      email: emails.get(userId) ?? "",
      claimedAt: claimedAt?.toISOString() ?? null,
      shipping: shipping.get(userId) ?? null,
    }));
  }

  /** Inside the operator's transaction, so that the audit entry and the parcel go together. */
  async function ship(tx: Transaction, rewardId: string, trackingNumber: string): Promise<RewardRow> {
    const [shipped] = await referralsStore(tx).updateRewards({ id: rewardId }, "claimed", {
      status: "shipped",
      shippedAt: clock.now(),
      trackingNumber,
    });
    if (!shipped) return refuseStep(tx, rewardId, "Only a reward that was claimed can be shipped.");
    await noteSteps(tx, [shipped], "shipped", (reward) => `Your reward is on its way: ${nameOfTier(reward.tier)}.`);
    return shipped;
  }

  async function deliver(tx: Transaction, rewardId: string): Promise<RewardRow> {
    const [delivered] = await referralsStore(tx).updateRewards({ id: rewardId }, "shipped", {
      status: "delivered",
      deliveredAt: clock.now(),
    });
    if (!delivered) return refuseStep(tx, rewardId, "Only a reward that was shipped can be delivered.");
    await noteSteps(tx, [delivered], "delivered", (reward) => `Your reward has arrived: ${nameOfTier(reward.tier)}.`);
    return delivered;
  }

  async function noteSteps(
    tx: Transaction,
    rows: RewardRow[],
    status: RewardStep,
    describe: (reward: RewardRow) => string,
  ): Promise<void> {
    for (const reward of rows) {
      await referralsStore(tx).insertLog({
        id: newId(),
        userId: reward.userId,
        description: describe(reward),
        createdAt: clock.now(),
      });
      await queue.add(tx, mailReward, { rewardId: reward.id, status });
    }
  }

  async function mailStep(rewardId: string, step: RewardStep): Promise<void> {
    const reward = await store.findReward(rewardId);
    const owner = reward && (await accounts.findOwner(reward.userId));
    if (!reward || !owner) return;
    const { email: to, username } = owner;
    await mail.send(
      await rewardLetter({
        to,
        username,
        reward: nameOfTier(reward.tier),
        step,
        trackingNumber: reward.trackingNumber,
        ...settings,
      }),
    );
  }

  return { list, saveShipping, getShipping, claim, listToFulfil, ship, deliver, mailStep };
}

async function refuseStep(tx: Transaction, rewardId: string, message: string): Promise<never> {
  if (!(await referralsStore(tx).findReward(rewardId))) refuse("not_found");
  return refuse("conflict", { message });
}
