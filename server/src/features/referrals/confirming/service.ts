import { canonicalEmail } from "../../../platform/identity/email-address.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { publicNetworkOf } from "../../../platform/identity/public-network.ts";
import { decideReferral } from "../job-definitions.ts";
import type { ReferralsDeps } from "../deps.ts";
import { type IdentitySignals, whyNotCounted } from "../rules.ts";
import { whyHeld } from "../signals/rules.ts";
import { referralsStore, type ReferralRow } from "../store.ts";
import { loadIdentitySignals } from "./identity-signals.ts";
import { createUnlocking } from "./unlocking.ts";

export interface NewAccount {
  userId: string;
  email: string;
  referralToken: string | null;
  /** Names where the call came from, and marks the browser. Only hashes of both are kept. */
  address: string;
  device: string | null;
}

export type ConfirmingService = ReturnType<typeof confirmingService>;

interface Verdict {
  state: "confirmed" | "held" | "notCounted";
  why: string | null;
}

/** Records who signed up by whose link, and decides when that counts. */
export function confirmingService(deps: ReferralsDeps) {
  const { database, clock, queue, accounts, billing, signalHash } = deps;
  const store = referralsStore(database);
  const { unlock, lockAgain, log } = createUnlocking(deps);

  /** Records a sign-up by a member's link. Ignores an unknown token, so that the person can still register. */
  async function noteRegistration(tx: Transaction, account: NewAccount): Promise<void> {
    if (!account.referralToken) return;
    const txStore = referralsStore(tx);
    const referrerId = await txStore.findReferrer(account.referralToken);
    if (!referrerId || referrerId === account.userId) return;
    const network = publicNetworkOf(account.address);
    await txStore.insertReferral({
      referredId: account.userId,
      referrerId,
      email: account.email,
      canonicalEmail: canonicalEmail(account.email),
      state: "registered",
      registeredAt: clock.now(),
      networkHash: network && signalHash(`${referrerId} network ${network}`),
      deviceHash: account.device && signalHash(`${referrerId} device ${account.device}`),
    });
  }

  /** Queues a decision after a change that may make a referral count: a verified address, or a subscription. */
  async function noteChange(tx: Transaction, referredId: string): Promise<void> {
    const referral = await referralsStore(tx).findReferral(referredId);
    if (referral?.state === "registered") await queue.add(tx, decideReferral, { referredId });
  }

  /**
   * Stops counting somebody who leaves, and decides again about sign-ups that waited because of them. Call it before the account
   * is removed.
   */
  async function noteLeaving(tx: Transaction, userId: string): Promise<void> {
    const txStore = referralsStore(tx);
    const referral = await txStore.findReferral(userId);
    if (!referral) return;
    const { referrerId, state } = referral;
    await txStore.lockLink(referrerId);
    await txStore.removeReferral(userId);
    if (state === "confirmed") {
      await log(tx, referrerId, "Somebody who joined through you has left, and does not count any more.");
      await lockAgain(tx, referrerId);
    }
    for (const { referredId } of await txStore.listHeld(referrerId))
      await queue.add(tx, decideReferral, { referredId });
  }

  /**
   * Counts a referral once, when the person is verified and, on a paid type, has a trial or an active subscription, unless its
   * signals show a throw-away account.
   */
  async function decide(referredId: string): Promise<void> {
    const referral = await store.findReferral(referredId);
    if (!referral || !isUndecided(referral) || !(await isDue(referredId))) return;
    // NOTE: when others of the same inviter are counted meanwhile, it is judged again beside them.
    while (!(await tryToDecide(referral)));
  }

  async function tryToDecide({ referredId, referrerId }: ReferralRow): Promise<boolean> {
    const known = await store.listKnown(referrerId);
    const referral = await store.findReferral(referredId);
    if (!referral) return true;
    const verdict = await judge(referral, known);
    const [person] = await accounts.listPeople([referredId]);
    return database.transaction(async (tx) => {
      const txStore = referralsStore(tx);
      await txStore.lockLink(referrerId);
      if (!isSameList(await txStore.listKnown(referrerId), known)) return false;
      const current = await txStore.lockReferral(referredId);
      if (!current || !isUndecided(current) || current.state === verdict.state) return true;
      await txStore.updateReferral(referredId, { state: verdict.state, decidedAt: clock.now() });
      await noteVerdict(tx, current, { ...verdict, username: person?.username ?? null });
      return true;
    });
  }

  async function noteVerdict(
    tx: Transaction,
    referral: ReferralRow,
    { state, why, username }: Verdict & { username: string | null },
  ): Promise<void> {
    const { referrerId } = referral;
    if (state === "confirmed") return noteJoined(tx, referral, username);
    await log(
      tx,
      referrerId,
      state === "held"
        ? `A sign-up counts once we have looked at it: ${why}.`
        : `A sign-up does not count towards rewards: ${why}.`,
    );
  }

  /** Logs that a referral counts from now on, and unlocks the rewards that the count reaches. */
  async function noteJoined(tx: Transaction, referral: ReferralRow, username: string | null): Promise<void> {
    await referralsStore(tx).insertLog({
      id: deps.newId(),
      userId: referral.referrerId,
      description: `${username ?? "Somebody"} joined through you.`,
      referredUsername: username,
      referredEmail: referral.email,
      createdAt: clock.now(),
    });
    await unlock(tx, referral.referrerId);
  }

  /** Compares a sign-up with those that counted before and those that an operator refused. */
  async function judge(referral: ReferralRow, known: ReferralRow[]): Promise<Verdict> {
    const { inviter, identitySignalsOf } = await loadIdentitySignals(deps, referral.referrerId, [referral, ...known]);
    const signUp = identitySignalsOf(referral);
    const counted = known.filter(({ state }) => state === "confirmed").map(identitySignalsOf);
    const refusal = whyNotCounted(signUp, { inviter, counted });
    if (refusal) return { state: "notCounted", why: refusal };
    const why = whyHeld(signUp, known.map(identitySignalsOf));
    return { state: why ? "held" : "confirmed", why };
  }

  /** Compares referrals again after a postal address was saved, which may show that two of them are one person. */
  async function review(userId: string): Promise<void> {
    await reviewReferrer(userId);
    const own = await store.findReferral(userId);
    if (own?.state === "confirmed") await reviewReferrer(own.referrerId);
  }

  /** Stops counting whoever shares something with somebody who counted before, and locks the rewards that they unlocked. */
  async function reviewReferrer(referrerId: string): Promise<void> {
    const confirmed = await store.listConfirmed(referrerId);
    const { inviter, identitySignalsOf } = await loadIdentitySignals(deps, referrerId, confirmed);
    const counted: IdentitySignals[] = [];
    const refused: { referredId: string; reason: string }[] = [];
    for (const referral of confirmed) {
      const identitySignals = identitySignalsOf(referral);
      // NOTE: an operator's decision is never changed.
      const reason = referral.reviewedAt ? null : whyNotCounted(identitySignals, { inviter, counted });
      if (reason) refused.push({ referredId: referral.referredId, reason });
      else counted.push(identitySignals);
    }
    if (refused.length > 0) await stopCounting(referrerId, refused);
  }

  async function stopCounting(referrerId: string, refused: { referredId: string; reason: string }[]): Promise<void> {
    await database.transaction(async (tx) => {
      const txStore = referralsStore(tx);
      await txStore.lockLink(referrerId);
      for (const { referredId, reason } of refused) {
        if ((await txStore.lockReferral(referredId))?.state !== "confirmed") continue;
        await txStore.updateReferral(referredId, { state: "notCounted", decidedAt: clock.now() });
        await log(tx, referrerId, `A sign-up does not count towards rewards any more: ${reason}.`);
      }
      await lockAgain(tx, referrerId);
    });
  }

  async function isDue(referredId: string): Promise<boolean> {
    const [person] = await accounts.listPeople([referredId]);
    if (!person || !(await accounts.listVerified([referredId])).has(referredId)) return false;
    if (person.userType === "brand") return true;
    const subscription = await billing.findSubscription(referredId);
    return subscription?.status === "trialing" || subscription?.status === "active";
  }

  return { noteRegistration, noteChange, noteLeaving, decide, review, noteJoined };
}

const isUndecided = ({ state }: ReferralRow) => state === "registered" || state === "held";

const isSameList = (one: ReferralRow[], other: ReferralRow[]) =>
  one.length === other.length &&
  one.every(({ referredId, state }, at) => referredId === other[at]!.referredId && state === other[at]!.state);
