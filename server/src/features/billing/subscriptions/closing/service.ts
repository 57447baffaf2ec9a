import { pastDueGraceDays, unclaimedHours } from "@triptych/contract/billing";
import { msPerDay, msPerHour } from "@triptych/contract/durations";
import type { ProviderCharge } from "../../../../adapters/payments/payments.ts";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../../platform/database/database.ts";
import type { NewId } from "../../../../platform/process/ids.ts";
import type { Log } from "../../../../platform/process/log.ts";
import type { Queue } from "../../../../platform/jobs/queue.ts";
import { trialMarks } from "../../checkout/claiming/service.ts";
import { trialsStore } from "../../checkout/claiming/store.ts";
import { closeSubscription } from "../../job-definitions.ts";
import { ledgerStore } from "../../ledger/store.ts";
import type { NoticesService } from "../../notices/service.ts";
import { currentStatus } from "../../rules.ts";
import type { WithLease } from "../state/lease.ts";
import type { CallProvider } from "../state/provider-call.ts";
import type { StateService } from "../state/service.ts";
import { billingStore, type Subscription } from "../../store.ts";
import { closingStore } from "./store.ts";

export interface ClosingDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  state: StateService;
  withLease: WithLease;
  callProvider: CallProvider;
  log: Log;
  notices: NoticesService;
  onAccessChanged: (tx: Transaction, userId: string) => Promise<void>;
}

/** Ends subscriptions that have run out, or that a rule ends. */
export function closingService({
  database,
  clock,
  newId,
  queue,
  state,
  withLease,
  callProvider,
  log,
  notices,
  onAccessChanged,
}: ClosingDeps) {
  const store = billingStore(database);
  const closing = closingStore(database);

  async function endOverdue(): Promise<void> {
    const now = clock.now().getTime();
    await each(await closing.listUnclaimedBefore(new Date(now - unclaimedHours * msPerHour)), closeUnclaimed);
    await each(await closing.listSilentSince(new Date(now - msPerHour)), state.refresh);
    await each(await closing.listPastDueSince(new Date(now - pastDueGraceDays * msPerDay)), closeOwing);
    await each(await closing.listPaidUntil(new Date(now)), expire);
    await each(await closing.listClosing(), closeSoon);
    await closing.forgetAddresses(new Date(now - msPerDay));
  }

  /** Does the work for each. A failure does not delay the others; the next round tries again. */
  async function each(ids: string[], work: (id: string) => Promise<unknown>): Promise<void> {
    for (const subscriptionId of ids) {
      await work(subscriptionId).catch((error: unknown) =>
        log.warn({ err: error, subscriptionId }, "an overdue subscription could not be looked after"),
      );
    }
  }

  /** Adds the job again, in case the queue gave it up. */
  const closeSoon = (id: string) =>
    database.transaction((tx) =>
      queue.addWith(tx, closeSubscription, { payload: { subscriptionId: id }, singletonKey: id }),
    );

  /** NOTE: stores the decision before asking the provider, so that nobody claims it in between. */
  async function closeUnclaimed(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const isClosed = await closingStore(tx).closeUnclaimed(id, clock.now());
      if (isClosed) await queue.addWith(tx, closeSubscription, { payload: { subscriptionId: id }, singletonKey: id });
    });
  }

  /** Ends a subscription whose grace period is over, unless a payment has come in meanwhile. */
  async function closeOwing(id: string): Promise<void> {
    const subscription = await state.refresh(id);
    if (subscription.status !== "past_due") return;
    await database.transaction(async (tx) => {
      await billingStore(tx).updateSubscription(id, { closingAt: clock.now() });
      await queue.addWith(tx, closeSubscription, { payload: { subscriptionId: id }, singletonKey: id });
    });
  }

  /** Marks a subscription as expired when the time that was paid before its end is over. */
  async function expire(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const current = await billingStore(tx).lockById(id);
      if (!current?.endedAt || current.status === "expired" || currentStatus(current, clock.now()) !== "expired")
        return;
      await billingStore(tx).updateSubscription(id, { status: "expired", updatedAt: clock.now() });
      await ledgerStore(tx).insertChange({
        id: newId(),
        subscriptionId: id,
        status: "expired",
        changedAt: clock.now(),
      });
      if (current.userId) await onAccessChanged(tx, current.userId);
    });
  }

  /** Ends it at the provider. Refunds people who never got an account for their money. */
  async function close(id: string): Promise<void> {
    await withLease(id, async (subscription) => {
      const { provider, providerId, closingAt, endedAt } = subscription;
      if (!closingAt && !endedAt) return;
      const now = clock.now();
      if (!providerId) return store.updateSubscription(id, { status: "expired", endedAt: now, updatedAt: now });
      const providerState = await callProvider(provider, (payments) => payments.cancelNow(providerId));
      const { charges, hasGivenBack } = await giveBack(subscription);
      const after = await state.record(id, providerState, charges);
      if (isWorthAnEmail(subscription, { hasGivenBack, hadCard: after.hasPaymentMethod })) {
        await database.transaction((tx) => notices.add(tx, id, [{ kind: "unclaimed", occasion: "once" }]));
      }
    });
  }

  /** Ends the subscription of an account that is being deleted, and forgets its address. */
  async function endWithAccount(tx: Transaction, userId: string): Promise<void> {
    for (const { id, endedAt } of await closingStore(tx).listConcerning(userId)) {
      await billingStore(tx).updateSubscription(id, {
        email: "",
        canonicalEmail: "",
        ...(endedAt ? {} : { closingAt: clock.now() }),
      });
      if (!endedAt) await queue.addWith(tx, closeSubscription, { payload: { subscriptionId: id }, singletonKey: id });
    }
  }

  /**
   * Ends the subscription of an account without a verified address, and refunds what was paid. The address keeps its
   * free trial, because typing it does not prove that it is one's own; the card does not.
   */
  async function endUnverified(tx: Transaction, userId: string): Promise<void> {
    for (const subscription of await billingStore(tx).listOfUser(userId)) {
      const { id, hasTrial } = subscription;
      if (hasTrial) await trialsStore(tx).removeUsedTrials(trialMarks({ ...subscription, cardFingerprint: null }));
      await billingStore(tx).updateSubscription(id, {
        userId: null,
        claimedAt: null,
        email: "",
        canonicalEmail: "",
        closingAt: clock.now(),
      });
      await queue.addWith(tx, closeSubscription, { payload: { subscriptionId: id }, singletonKey: id });
    }
  }

  async function giveBack({
    provider,
    providerId,
    customerId,
    claimedAt,
  }: Subscription): Promise<{ charges: ProviderCharge[]; hasGivenBack: boolean }> {
    const list = () =>
      callProvider(provider, (payments) => payments.listCharges({ id: providerId!, customerId: customerId! }));
    const taken = await list();
    const owed = claimedAt ? [] : taken.filter((charge) => charge.refundedPence < charge.amountPence);
    for (const charge of owed) await callProvider(provider, (payments) => payments.refund(charge.id));
    const hasGivenBack = owed.length > 0;
    return { charges: hasGivenBack ? await list() : taken, hasGivenBack };
  }

  return { endOverdue, close, endWithAccount, endUnverified };
}

/**
 * Returns whether somebody gave a card or paid and had no account in time, or gets a refund.
 * NOTE: what they replaced by another way to pay gets no email.
 */
function isWorthAnEmail(
  { claimedAt, startedBy, hasPaymentMethod, email, createdAt, closingAt }: Subscription,
  { hasGivenBack, hadCard }: { hasGivenBack: boolean; hadCard: boolean },
): boolean {
  if (claimedAt || startedBy || email === "") return false;
  const hasLapsed = closingAt !== null && closingAt.getTime() - createdAt.getTime() >= unclaimedHours * msPerHour;
  return hasGivenBack || (hasLapsed && (hasPaymentMethod || hadCard));
}
