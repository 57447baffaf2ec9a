import { canonicalEmail } from "../../../platform/identity/email-address.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { publicNetworkOf } from "../../../platform/identity/public-network.ts";
import { decideReferral } from "../job-definitions.ts";
import type { ReferralsDeps } from "../deps.ts";
import { type IdentitySignals, whyNotCounted } from "../rules.ts";
import { whyHeld } from "../signals/rules.ts";
import { referralsStore, type ReferralRow } from "../store.ts";
import { loadIdentitySignals } from "./traces.ts";
import { createUnlocking } from "./unlocking.ts";

export interface NewAccount {
  userId: string;
  email: string;
  referralToken: string | null;
  /** Where the call came from, and what marks the browser; only hashes of them are kept. */
  address: string;
  device: string | null;
}

interface Verdict {
  state: "confirmed" | "held" | "notCounted";
  why: string | null;
}

/** Decides who came by whose link, and when that counts. */
export function confirmingService(deps: ReferralsDeps) {
  const { database, clock, queue, accounts, billing, signalHash } = deps;
  const store = referralsStore(database);
  const { unlock, lockAgain, log } = createUnlocking(deps);

  /** Somebody registered; an unknown token is no reason to refuse them. */
  async function noteRegistration(tx: Transaction, account: NewAccount): Promise<void> {
    if (!account.referralToken) return;
    const store = referralsStore(tx);
    const referrerId = await store.findReferrer(account.referralToken);
    if (!referrerId || referrerId === account.userId) return;
    const network = publicNetworkOf(account.address);
    await store.insertReferral({
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

  /** Something changed that may make a referral count: verification, or a subscription. */
  async function noteChange(tx: Transaction, referredId: string): Promise<void> {
    const referral = await referralsStore(tx).findReferral(referredId);
    if (referral?.state === "registered") await queue.add(tx, decideReferral, { referredId });
  }

  /** Somebody leaves: they do not count any more, and who waited because of them is judged anew. Called before they are removed. */
  async function noteLeaving(tx: Transaction, userId: string): Promise<void> {
    const store = referralsStore(tx);
    const referral = await store.findReferral(userId);
    if (!referral) return;
    const { referrerId, state } = referral;
    await store.lockLink(referrerId);
    await store.removeReferral(userId);
    if (state === "confirmed") {
      await log(tx, referrerId, "Somebody who joined through you has left, and does not count any more.");
      await lockAgain(tx, referrerId);
    }
    for (const { referredId } of await store.listHeld(referrerId)) await queue.add(tx, decideReferral, { referredId });
  }

  /** Verified, and on a paid type with a trial or an active subscription: then it counts, once, unless it is farming. */
  async function decide(referredId: string): Promise<void> {
    const referral = await store.findReferral(referredId);
    if (!referral || !isUndecided(referral) || !(await isDue(referredId))) return;
    // Others of the same inviter may be counted meanwhile; then it is judged again, beside them.
    while (!(await tryToDecide(referral)));
  }

  async function tryToDecide({ referredId, referrerId }: ReferralRow): Promise<boolean> {
    const known = await store.listKnown(referrerId);
    const referral = await store.findReferral(referredId);
    if (!referral) return true;
    const verdict = await judge(referral, known);
    const [person] = await accounts.listPeople([referredId]);
    return database.transaction(async (tx) => {
      const store = referralsStore(tx);
      await store.lockLink(referrerId);
      if (!isSameList(await store.listKnown(referrerId), known)) return false;
      const current = await store.lockReferral(referredId);
      if (!current || !isUndecided(current) || current.state === verdict.state) return true;
      await store.updateReferral(referredId, { state: verdict.state, decidedAt: clock.now() });
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

  /** Writes down that a referral counts from now on, and unlocks what the count reaches. */
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

  /** Judges a sign-up beside those that counted before and those that an operator refused. */
  async function judge(referral: ReferralRow, known: ReferralRow[]): Promise<Verdict> {
    const { inviter, identitySignalsOf } = await loadIdentitySignals(deps, referral.referrerId, [referral, ...known]);
    const signUp = identitySignalsOf(referral);
    const counted = known.filter(({ state }) => state === "confirmed").map(identitySignalsOf);
    const refusal = whyNotCounted(signUp, { inviter, counted });
    if (refusal) return { state: "notCounted", why: refusal };
    const why = whyHeld(signUp, known.map(identitySignalsOf));
    return { state: why ? "held" : "confirmed", why };
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
    const { inviter, identitySignalsOf } = await loadIdentitySignals(deps, referrerId, confirmed);
    const counted: IdentitySignals[] = [];
    const refused: { referredId: string; reason: string }[] = [];
    for (const referral of confirmed) {
      const identitySignals = identitySignalsOf(referral);
      // An operator has looked at these, and knows better.
      const reason = referral.reviewedAt ? null : whyNotCounted(identitySignals, { inviter, counted });
      if (reason) refused.push({ referredId: referral.referredId, reason });
      else counted.push(identitySignals);
    }
    if (refused.length > 0) await takeBack(referrerId, refused);
  }

  async function takeBack(referrerId: string, refused: { referredId: string; reason: string }[]): Promise<void> {
    await database.transaction(async (tx) => {
      const store = referralsStore(tx);
      await store.lockLink(referrerId);
      for (const { referredId, reason } of refused) {
        if ((await store.lockReferral(referredId))?.state !== "confirmed") continue;
        await store.updateReferral(referredId, { state: "notCounted", decidedAt: clock.now() });
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
