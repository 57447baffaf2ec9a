import { canonicalEmail } from "../../../platform/email-address.ts";
import type { Transaction } from "../../../platform/database.ts";
import { decideReferral, mailReward } from "../job-definitions.ts";
import type { ReferralsNeeds } from "../needs.ts";
import { nameOfTier, tiersFor } from "../rules.ts";
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
    const reason = await whyNotCounted(referral);
    const [person] = await accounts.listPeople([referredId]);
    await database.transaction(async (tx) => {
      const store = referralsStore(tx);
      await store.lockLink(referral.referrerId);
      const locked = await store.lockReferral(referredId);
      if (locked?.state !== "registered") return;
      const isRepeated = (await store.listConfirmed(referral.referrerId)).some(
        (other) => other.canonicalEmail === referral.canonicalEmail,
      );
      const refusal = reason ?? (isRepeated ? "it uses an address that already counted" : null);
      await store.updateReferral(referredId, refusal ? "notCounted" : "confirmed", clock.now());
      const username = person?.username ?? null;
      await store.insertLog({
        id: newId(),
        userId: referral.referrerId,
        description: refusal
          ? `A sign-up does not count towards rewards: ${refusal}.`
          : `${username ?? "Somebody"} joined through you.`,
        ...(refusal ? {} : { referredUsername: username, referredEmail: referral.email }),
        createdAt: clock.now(),
      });
      if (!refusal) await unlock(tx, referral.referrerId);
    });
  }

  async function isDue(referredId: string): Promise<boolean> {
    const [person] = await accounts.listPeople([referredId]);
    if (!person || !(await accounts.listVerified([referredId])).has(referredId)) return false;
    if (person.userType === "brand") return true;
    const subscription = await billing.findSubscription(referredId);
    return subscription?.status === "trialing" || subscription?.status === "active";
  }

  async function whyNotCounted({ referredId, referrerId, canonicalEmail: email }: ReferralRow): Promise<string | null> {
    const referrer = await accounts.findOwner(referrerId);
    if (referrer && canonicalEmail(referrer.email) === email) return "it uses your own email address";
    if (await billing.haveSharedCard(referrerId, referredId)) return "it was paid with a card that is yours too";
    const look = await store.findAddressLook(referredId);
    if (look && (await store.hasNeighbour(look, referredId))) return "its rewards go to an address that others use too";
    return null;
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

  return { noteRegistration, noteChange, decide };
}
