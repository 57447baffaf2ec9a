import type { AdminReward } from "@triptych/contract/admin";
import { rewardTiers, type RewardTier, type ShippingAddress } from "@triptych/contract/referrals";
import type { z } from "zod";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ConfirmingService } from "../confirming/service.ts";
import { sendReward } from "../job-definitions.ts";
import { rewardEmail, type RewardStep } from "../emails.ts";
import type { ReferralsDeps } from "../deps.ts";
import type { OperatorService } from "../operator/service.ts";
import { lookOfAddress, nameOfTier, tiersFor } from "../rules.ts";
import { invitationsStore } from "../invitations/store.ts";
import { referralsStore } from "../store.ts";
import { rewardsStore, type RewardRow } from "./store.ts";

export interface RewardsDeps extends ReferralsDeps {
  confirming: Pick<ConfirmingService, "review">;
  operator: Pick<OperatorService, "listSignUps">;
}

/** Moves rewards from locked to unlocked (by the count), claimed (by the owner), shipped and delivered (by an operator). */
export function rewardsService(deps: RewardsDeps) {
  const { database, clock, newId, queue, mail, accounts, settings, confirming, operator } = deps;
  const store = rewardsStore(database);
  const referrals = referralsStore(database);

  async function list(userId: string): Promise<RewardTier[]> {
    const [rows, confirmedCount] = await Promise.all([store.listRewards(userId), referrals.countConfirmed(userId)]);
    const own = new Map(rows.map((reward) => [reward.tier, reward]));
    const reached = tiersFor(confirmedCount);
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

  /** Saves the postal address, and claims every unlocked reward with it. */
  async function saveShipping(viewer: Viewer, address: ShippingAddress): Promise<void> {
    const invited = await invitationsStore(database).countInvitations(viewer.userId);
    if (invited === 0 && (await referrals.countConfirmed(viewer.userId)) === 0) {
      refuse("forbidden", { message: "Invite somebody first; then tell us where rewards should go." });
    }
    const addressLook = lookOfAddress(address);
    await store.saveShipping({ userId: viewer.userId, address, addressLook, savedAt: clock.now() });
    await confirming.review(viewer.userId);
    await database.transaction((tx) => claimReached(tx, viewer.userId));
  }

  /** Claims the unlocked rewards that the count reaches, all of them or one tier. It locks the count meanwhile. */
  async function claimReached(tx: Transaction, userId: string, tier?: string): Promise<RewardRow[]> {
    const txStore = referralsStore(tx);
    await txStore.lockLink(userId);
    const reached = tiersFor(await txStore.countConfirmed(userId));
    const tiers = reached.filter((each) => tier === undefined || each === tier);
    const change = { status: "claimed", claimedAt: clock.now() } as const;
    const claimed = await rewardsStore(tx).updateRewards({ userId, tiers }, "unlocked", change);
    await noteSteps(tx, claimed, {
      status: "claimed",
      describe: ({ tier: each }) => `You claimed a reward: ${nameOfTier(each)}.`,
    });
    return claimed;
  }

  const getShipping = async (viewer: Viewer): Promise<ShippingAddress> =>
    (await store.findShipping(viewer.userId)) ?? refuse("not_found");

  async function claim(viewer: Viewer, tier: string): Promise<RewardTier> {
    if (!rewardTiers.some((reward) => reward.tier === tier)) refuse("not_found");
    if (!(await store.findShipping(viewer.userId))) {
      refuse("conflict", { message: "Please tell us first where to send it: save your shipping information." });
    }
    await confirming.review(viewer.userId);
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
      referrals.countByReferrer(userIds),
      loadEach(toDecide, operator.listSignUps),
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

  /** Marks a claimed reward as shipped. Call it in the transaction that writes the audit entry. */
  async function ship(tx: Transaction, rewardId: string, trackingNumber: string): Promise<RewardRow> {
    const [shipped] = await rewardsStore(tx).updateRewards({ id: rewardId }, "claimed", {
      status: "shipped",
      shippedAt: clock.now(),
      trackingNumber,
    });
    if (!shipped) return refuseStep(tx, rewardId, "Only a reward that was claimed can be shipped.");
    await noteSteps(tx, [shipped], {
      status: "shipped",
      describe: ({ tier }) => `Your reward is on its way: ${nameOfTier(tier)}.`,
    });
    return shipped;
  }

  /** Refuses a claim, and sends its owner the reason. It stays refused, however many people join later. */
  async function refuseClaim(tx: Transaction, rewardId: string, reason: string): Promise<RewardRow> {
    const change = { status: "refused", refusedAt: clock.now(), refusalReason: reason } as const;
    const [refused] = await rewardsStore(tx).updateRewards({ id: rewardId }, "claimed", change);
    if (!refused) return refuseStep(tx, rewardId, "Only a reward that was claimed and not shipped can be refused.");
    await noteSteps(tx, [refused], {
      status: "refused",
      describe: ({ tier }) => `A reward was not granted: ${nameOfTier(tier)}. ${reason}`,
    });
    return refused;
  }

  async function deliver(tx: Transaction, rewardId: string): Promise<RewardRow> {
    const [delivered] = await rewardsStore(tx).updateRewards({ id: rewardId }, "shipped", {
      status: "delivered",
      deliveredAt: clock.now(),
    });
    if (!delivered) return refuseStep(tx, rewardId, "Only a reward that was shipped can be delivered.");
    await noteSteps(tx, [delivered], {
      status: "delivered",
      describe: ({ tier }) => `Your reward has arrived: ${nameOfTier(tier)}.`,
    });
    return delivered;
  }

  /** Adds an entry to the owner's log and queues an email, for each reward. */
  async function noteSteps(
    tx: Transaction,
    rows: RewardRow[],
    { status, describe }: { status: RewardStep; describe: (reward: RewardRow) => string },
  ): Promise<void> {
    for (const reward of rows) {
      await referralsStore(tx).insertLog({
        id: newId(),
        userId: reward.userId,
        description: describe(reward),
        createdAt: clock.now(),
      });
      await queue.add(tx, sendReward, { rewardId: reward.id, status });
    }
  }

  async function mailReward(rewardId: string, step: RewardStep): Promise<void> {
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

  return { list, saveShipping, getShipping, claim, listToFulfil, ship, deliver, refuseClaim, mailReward };
}

async function refuseStep(tx: Transaction, rewardId: string, message: string): Promise<never> {
  if (!(await rewardsStore(tx).findReward(rewardId))) refuse("not_found");
  return refuse("conflict", { message });
}

async function loadEach<T>(ids: string[], load: (id: string) => Promise<T>): Promise<Map<string, T>> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await load(id)] as const)));
}
