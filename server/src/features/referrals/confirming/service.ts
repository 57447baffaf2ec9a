import { canonicalEmail } from "../../../platform/email-address.ts";
import type { Transaction } from "../../../platform/database.ts";
import { decideReferral, mailReward } from "../job-definitions.ts";
import type { ReferralsNeeds } from "../needs.ts";
import { nameOfTier, tiersFor, type Traces, whyNotCounted } from "../rules.ts";
import { referralsStore, type ReferralRow } from "../store.ts";

/** Who came by whose link, and when that counts. */
export function confirmingService(needs: ReferralsNeeds) {
  const { database, clock, newId, queue, accounts, billing } = needs;
  const store = referralsStore(database);

  /** Somebody registered; an unknown token is no reason to refuse them. */
  async function noteRegistration(
    tx: Transaction,
    account: { userId: string; email: string; referralToken: string | null },
  ): Promise<void> {
    if (!account.referralToken) return;
    const store = referralsStore(tx);
    const referrerId = await store.findReferrer(account.referralToken);
    if (!referrerId || referrerId === account.userId) return;
    const now = clock.now();
    await store.insertReferral({
      referredId: account.userId,
      referrerId,
      email: account.email,
      canonicalEmail: canonicalEmail(account.email),
      state: "registered",
      registeredAt: now,
    });
  }

  /** Something changed that may make a referral count: verification, or a subscription. */
  async function noteChange(tx: Transaction, referredId: string): Promise<void> {
    const referral = await referralsStore(tx).findReferral(referredId);
    if (referral?.state === "registered") await queue.add(tx, decideReferral, { referredId });
  }

  /** Verified, and on a paid type with a trial or an active subscription: then it counts, once, unless it is farming. */
  async function decide(referredId: string): Promise<void> {
    const referral = await store.findReferral(referredId);
    if (referral?.state !== "registered" || !(await isDue(referredId))) return;
    // Others of the same inviter may be counted meanwhile; then it is judged again, beside them.
    while (!(await tryToDecide(referral)));
  }

  async function tryToDecide(referral: ReferralRow): Promise<boolean> {
    const { referredId, referrerId } = referral;
    const counted = await store.listConfirmed(referrerId);
    const refusal = await judge(referral, counted);
    const [person] = await accounts.listPeople([referredId]);
    return database.transaction(async (tx) => {
      const store = referralsStore(tx);
      await store.lockLink(referrerId);
      if ((await store.countConfirmed(referrerId)) !== counted.length) return false;
      if ((await store.lockReferral(referredId))?.state !== "registered") return true;
      await store.updateReferral(referredId, refusal ? "notCounted" : "confirmed", clock.now());
      const username = person?.username ?? null;
      await store.insertLog({
        id: newId(),
        userId: referrerId,
        description: refusal
          ? `A sign-up does not count towards rewards: ${refusal}.`
          : `${username ?? "Somebody"} joined through you.`,
        ...(refusal ? {} : { referredUsername: username, referredEmail: referral.email }),
        createdAt: clock.now(),
      });
      if (!refusal) await unlock(tx, referrerId);
      return true;
    });
  }

  async function judge(referral: ReferralRow, counted: ReferralRow[]): Promise<string | null> {
    const { inviter, tracesOf } = await loadTraces(referral.referrerId, [referral, ...counted]);
    return whyNotCounted(tracesOf(referral), { inviter, counted: counted.map(tracesOf) });
  }

  /** An address for parcels was saved: it may show that two who counted are one person, or the inviter themselves. */
  async function review(userId: string): Promise<void> {
    await reviewReferrer(userId);
    const own = await store.findReferral(userId);
    if (own?.state === "confirmed") await reviewReferrer(own.referrerId);
  }

  /** Whoever shares something with somebody who counted before does not count any more, nor does what they unlocked. */
  async function reviewReferrer(referrerId: string): Promise<void> {
    const confirmed = await store.listConfirmed(referrerId);
    const { inviter, tracesOf } = await loadTraces(referrerId, confirmed);
    const counted: Traces[] = [];
    const refused: { referredId: string; reason: string }[] = [];
    for (const referral of confirmed) {
      const traces = tracesOf(referral);
      const reason = whyNotCounted(traces, { inviter, counted });
      if (reason) refused.push({ referredId: referral.referredId, reason });
      else counted.push(traces);
    }
    if (refused.length > 0) await takeBack(referrerId, refused);
  }

  async function takeBack(referrerId: string, refused: { referredId: string; reason: string }[]): Promise<void> {
    await database.transaction(async (tx) => {
      const store = referralsStore(tx);
      await store.lockLink(referrerId);
      const log = (description: string) =>
        store.insertLog({ id: newId(), userId: referrerId, description, createdAt: clock.now() });
      for (const { referredId, reason } of refused) {
        if ((await store.lockReferral(referredId))?.state !== "confirmed") continue;
        await store.updateReferral(referredId, "notCounted", clock.now());
        await log(`A sign-up does not count towards rewards any more: ${reason}.`);
      }
      const kept = tiersFor(await store.countConfirmed(referrerId));
      for (const tier of await store.removeUnclaimedRewards(referrerId, kept))
        await log(`A reward is locked again until more people join: ${nameOfTier(tier)}.`);
    });
  }

  async function loadTraces(inviterId: string, referrals: ReferralRow[]) {
    const ids = [inviterId, ...referrals.map(({ referredId }) => referredId)];
    const [owner, cards, doors] = await Promise.all([
      accounts.findOwner(inviterId),
      billing.listCards(ids),
      store.listShipping(ids),
    ]);
    const lookOf = new Map(doors.map(({ userId, addressLook }) => [userId, addressLook]));
    const traces = (userId: string, email: string | null): Traces => ({
      canonicalEmail: email,
      cards: cards.get(userId) ?? [],
      addressLook: lookOf.get(userId) ?? null,
    });
    return {
      inviter: traces(inviterId, owner && canonicalEmail(owner.email)),
      tracesOf: ({ referredId, canonicalEmail: email }: ReferralRow) => traces(referredId, email),
    };
  }

  async function isDue(referredId: string): Promise<boolean> {
    const [person] = await accounts.listPeople([referredId]);
    if (!person || !(await accounts.listVerified([referredId])).has(referredId)) return false;
    if (person.userType === "brand") return true;
    const subscription = await billing.findSubscription(referredId);
    return subscription?.status === "trialing" || subscription?.status === "active";
  }

  async function unlock(tx: Transaction, userId: string): Promise<void> {
    const store = referralsStore(tx);
    const confirmed = await store.countConfirmed(userId);
    const now = clock.now();
    const rows = tiersFor(confirmed).map((tier) => ({
      id: newId(),
      userId,
      tier,
      status: "unlocked" as const,
      unlockedAt: now,
    }));
    for (const reward of await store.insertRewards(rows)) {
      await store.insertLog({
        id: newId(),
        userId,
        description: `You unlocked a reward: ${nameOfTier(reward.tier)}.`,
        createdAt: now,
      });
      await queue.add(tx, mailReward, { rewardId: reward.id, status: "unlocked" });
    }
  }

  return { noteRegistration, noteChange, decide, review };
}
