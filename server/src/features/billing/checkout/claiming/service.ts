import { createHash } from "node:crypto";
import type { PayingType } from "@triptych/contract/billing";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../../platform/database/database.ts";
import type { Queue } from "../../../../platform/jobs/queue.ts";
import { refuse } from "../../../../platform/http/refusal.ts";
import { closeSubscription } from "../../job-definitions.ts";
import { canonicalEmail, isReadyToClaim } from "../../rules.ts";
import { billingStore, type Subscription } from "../../store.ts";
import { trialsStore, type TrialMark } from "./store.ts";
import type { StateService } from "../../subscriptions/state/service.ts";

/** Holds the two ids that a browser brings to registration, the browser itself, and who registers. */
export interface Claim {
  browserHash: string | null;
  subscriptionId: string;
  customerId: string;
  email: string;
  userType: PayingType;
}

export interface ClaimingDeps {
  clock: Clock;
  queue: Queue;
  state: StateService;
  database: Database;
  onAccessChanged: (tx: Transaction, userId: string) => Promise<void>;
}

export type ClaimingService = ReturnType<typeof claimingService>;

export const trialUsedSentence =
  "A free trial was already used with this payment method or email address. Please try again: your subscription then starts with the first payment.";

/** Decides which account a subscription belongs to. Never trusts ids from browsers: asks the provider. */
export function claimingService({ clock, queue, state, database, onAccessChanged }: ClaimingDeps) {
  const store = billingStore(database);
  const trials = trialsStore(database);

  /**
   * Asks the provider whether a claim is valid, before the transaction that creates the account. Refuses
   * `payment_required` otherwise.
   */
  async function check(claim: Claim): Promise<void> {
    const found = await store.findByProviderId(claim.subscriptionId);
    if (!found || !belongsTo(found, claim)) refuse("payment_required");
    const subscription = await state.refresh(found.id);
    if (!belongsTo(subscription, claim) || !isReadyToClaim(subscription)) refuse("payment_required");
    if (!subscription.hasTrial || !(await trials.hasUsedTrial(trialMarks(subscription)))) return;
    await database.transaction((tx) => closeForUsedTrial(tx, subscription));
    refuse("payment_required", { message: trialUsedSentence });
  }

  /**
   * Gives the subscription to the new account, or refuses `payment_required`. One of several callers at once succeeds.
   */
  async function giveToAccount(tx: Transaction, { userId, ...claim }: Claim & { userId: string }): Promise<void> {
    const found = await billingStore(tx).findByProviderId(claim.subscriptionId);
    if (!found || !belongsTo(found, claim)) refuse("payment_required");
    const outcome = await give(tx, found, userId);
    if (outcome === "trial_used") refuse("payment_required", { message: trialUsedSentence });
    if (outcome !== "given") refuse("payment_required");
  }

  /** Gives a subscription that a signed-in person started to their account, as soon as it is paid for. */
  async function giveToStarter(tx: Transaction, subscription: Subscription): Promise<void> {
    const { startedBy } = subscription;
    if (!startedBy || !isReadyToClaim(subscription)) return;
    const current = await billingStore(tx).findByUser(startedBy);
    const running = current && !current.endedAt && !current.closingAt ? current : null;
    if (running && running.status !== "past_due") return close(tx, subscription.id);
    if (running) await close(tx, running.id);
    if ((await give(tx, subscription, startedBy)) === "trial_used") await closeForUsedTrial(tx, subscription);
  }

  async function give(
    tx: Transaction,
    subscription: Subscription,
    userId: string,
  ): Promise<"given" | "not_ready" | "trial_used"> {
    const now = clock.now();
    const claimed = await billingStore(tx).claimSubscription(subscription.id, { userId, claimedAt: now });
    if (!claimed) return "not_ready";
    const marks = trialMarks(claimed);
    const newMarks = await trialsStore(tx).insertUsedTrials(marks, now);
    if (claimed.hasTrial && newMarks < marks.length) return "trial_used";
    await onAccessChanged(tx, userId);
    return "given";
  }

  /**
   * Ends the subscription. The next one of the same browser or account begins with a payment, because its card is
   * known.
   * NOTE: the address keeps its trial, because typing an address does not prove that it is one's own.
   */
  async function closeForUsedTrial(tx: Transaction, { id }: Subscription): Promise<void> {
    await billingStore(tx).updateSubscription(id, { userId: null, claimedAt: null });
    await close(tx, id);
  }

  async function close(tx: Transaction, id: string): Promise<void> {
    await billingStore(tx).updateSubscription(id, { closingAt: clock.now() });
    await queue.addWith(tx, closeSubscription, { payload: { subscriptionId: id }, singletonKey: id });
  }

  return { check, claim: giveToAccount, giveToStarter, close };
}

/** Lists what may have one free trial only. */
export function trialMarks(person: { canonicalEmail: string; cardFingerprint: string | null }): TrialMark[] {
  const cards = person.cardFingerprint ? [person.cardFingerprint] : [];
  return [{ kind: "email", digest: digest(person.canonicalEmail) }, ...cardMarks(cards)];
}

export function cardMarks(fingerprints: string[]): TrialMark[] {
  return fingerprints.map((fingerprint) => ({ kind: "card", digest: digest(fingerprint) }));
}

/** NOTE: somebody who knows an address can learn or guess ids, but not the browser's secret. */
function belongsTo(subscription: Subscription, { browserHash, customerId, email, userType }: Claim): boolean {
  const browsers = [subscription.browserHash, subscription.linkedBrowserHash];
  return (
    browserHash !== null &&
    browsers.includes(browserHash) &&
    subscription.startedBy === null &&
    subscription.customerId === customerId &&
    subscription.userType === userType &&
    subscription.canonicalEmail === canonicalEmail(email)
  );
}

function digest(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}
