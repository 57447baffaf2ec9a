import type { AdminReward, SignUp } from "@triptych/contract/admin";
import { rewardTiers, type RewardTier, type ShippingAddress } from "@triptych/contract/referrals";
import type { z } from "zod";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { mailReward } from "../job-definitions.ts";
import { rewardEmail, type RewardStep } from "../emails.ts";
import type { ReferralsDeps } from "../deps.ts";
import { lookOfAddress, nameOfTier, tiersFor } from "../rules.ts";
import { referralsStore, type RewardRow } from "../store.ts";

export interface RewardsDeps extends ReferralsDeps {
  /** Looks again at who counts, before anything is claimed. */
  review: (userId: string) => Promise<void>;
  /** Who came by somebody's link, as operators see them. */
  listSignUps: (userId: string) => Promise<SignUp[]>;
}

/** Locked → unlocked by count → claimed by its owner → shipped → delivered by an operator. */
export function rewardsService(deps: RewardsDeps) {
  const { database, clock, newId, queue, mail, accounts, settings, review, listSignUps } = deps;
  const store = referralsStore(database);

  async function list(userId: string): Promise<RewardTier[]> {
    const [rows, confirmed] = await Promise.all([store.listRewards(userId), store.countConfirmed(userId)]);
    const own = new Map(rows.map((reward) => [reward.tier, reward]));
    const reached = tiersFor(confirmed);
    return rewardTiers.map((tier) => {
      const { status, trackingNumber, refusalReason } = own.get(tier.tier) ?? {};
      const isLocked = !status || status === "refused" || (status === "unlocked" && !reached.includes(tier.tier));
      return {
        ...tier,
        status: isLocked ? "locked" : status,
        ...(trackingNumber ? { trackingNumber } : {}),
        ...(refusalReason ? { refusalReason } : {}),
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
    await database.transaction((tx) => claimReached(tx, viewer.userId));
  }

  /** Claims what waits and the count reaches now, all of it or one tier. Whoever changes the count waits meanwhile. */
  async function claimReached(tx: Transaction, userId: string, tier?: string): Promise<RewardRow[]> {
    const store = referralsStore(tx);
    await store.lockLink(userId);
    const reached = tiersFor(await store.countConfirmed(userId));
    const tiers = reached.filter((each) => tier === undefined || each === tier);
    const change = { status: "claimed", claimedAt: clock.now() } as const;
    const claimed = await store.updateRewards({ userId, tiers }, "unlocked", change);
    await noteSteps(tx, claimed, "claimed", (reward) => `You claimed a reward: ${nameOfTier(reward.tier)}.`);
    return claimed;
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
      if ((await claimReached(tx, viewer.userId, tier)).length === 0)
        refuse("conflict", { message: "This reward is not waiting to be claimed." });
    });
    return (await list(viewer.userId)).find((reward) => reward.tier === tier)!;
  }

  async function listToFulfil(): Promise<z.infer<typeof AdminReward>[]> {
    const rows = await store.listRewardsToFulfil();
    const userIds = [...new Set(rows.map((row) => row.userId))];
    const toDecide = [...new Set(rows.filter(({ status }) => status === "claimed").map(({ userId }) => userId))];
    const [owners, addresses, counts, signUps] = await Promise.all([
      loadEach(userIds, accounts.findOwner),
      store.listShipping(userIds),
      store.countByReferrer(userIds),
      loadEach(toDecide, listSignUps),
    ]);
    const shipping = new Map(addresses.map((row) => [row.userId, row.address]));
    return rows.map(({ id, userId, tier, status, claimedAt, trackingNumber, refusalReason }) => ({
      id,
      userId,
      tier,
      status: status as z.infer<typeof AdminReward>["status"],
      trackingNumber,
      refusalReason,
      name: nameOfTier(tier),
      requiredReferrals: rewardTiers.find((each) => each.tier === tier)?.requiredReferrals ?? 0,
      confirmedReferrals: counts.get(userId)?.confirmed ?? 0,
      username: owners.get(userId)?.username ?? "",
      email: owners.get(userId)?.email ?? "",
      claimedAt: claimedAt?.toISOString() ?? null,
      shipping: shipping.get(userId) ?? null,
      signUps: status === "claimed" ? (signUps.get(userId) ?? []) : [],
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

  /** Refuses a claim, and tells its owner why. It stays refused, however many join later. */
  async function refuseClaim(tx: Transaction, rewardId: string, reason: string): Promise<RewardRow> {
    const change = { status: "refused", refusedAt: clock.now(), refusalReason: reason } as const;
    const [refused] = await referralsStore(tx).updateRewards({ id: rewardId }, "claimed", change);
    if (!refused) return refuseStep(tx, rewardId, "Only a reward that was claimed and not shipped can be refused.");
    await noteSteps(tx, [refused], "refused", ({ tier }) => `A reward was not granted: ${nameOfTier(tier)}. ${reason}`);
    return refused;
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
      await rewardEmail({
        to,
        username,
        reward: nameOfTier(reward.tier),
        step,
        trackingNumber: reward.trackingNumber,
        refusalReason: reward.refusalReason,
        ...settings,
      }),
    );
  }

  return { list, saveShipping, getShipping, claim, listToFulfil, ship, deliver, refuseClaim, mailStep };
}

async function refuseStep(tx: Transaction, rewardId: string, message: string): Promise<never> {
  if (!(await referralsStore(tx).findReward(rewardId))) refuse("not_found");
  return refuse("conflict", { message });
}

async function loadEach<T>(ids: string[], load: (id: string) => Promise<T>): Promise<Map<string, T>> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await load(id)] as const)));
}
