import type { ProviderCharge, ProviderSubscription } from "../../../../adapters/payments/payments.ts";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../../platform/database/database.ts";
import type { NewId } from "../../../../platform/process/ids.ts";
import type { Queue } from "../../../../platform/jobs/queue.ts";
import { readProviderState } from "../../job-definitions.ts";
import { differencesFromOrder } from "../../order.ts";
import { statusFrom } from "../../rules.ts";
import { billingStore, type Subscription } from "../../store.ts";
import { ledgerStore } from "../../ledger/store.ts";
import type { WithLease } from "./lease.ts";
import type { CallProvider } from "./provider-call.ts";

export interface StateDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  withLease: WithLease;
  callProvider: CallProvider;
  /** Is called inside the transaction that records a change. */
  onRecorded: (tx: Transaction, change: RecordedChange) => Promise<void>;
}

export interface RecordedChange {
  before: Subscription;
  after: Subscription;
  /** Holds whether the provider may still charge something. */
  isRunning: boolean;
  /** Describes how it differs at the provider from the order. */
  differences: string[];
}

export type StateService = ReturnType<typeof stateService>;

/** Keeps our records of subscriptions equal to their providers' state. */
export function stateService({ database, clock, newId, queue, withLease, callProvider, onRecorded }: StateDeps) {
  /** Records the provider's state. Call it with the lease only, so that the state is the newest. */
  async function record(
    id: string,
    providerState: ProviderSubscription,
    charges: ProviderCharge[] | null,
  ): Promise<Subscription> {
    return database.transaction(async (tx) => {
      const store = billingStore(tx);
      const before = (await store.lockById(id))!;
      const differences = differencesFromOrder(before, providerState, clock.now());
      const after = applyProviderState(before, providerState, clock.now());
      if (differences.length > 0 && !before.claimedAt) after.closingAt ??= clock.now();
      await store.updateSubscription(id, after);
      if (charges) await ledgerStore(tx).saveCharges(before.provider, id, charges);
      else if (mayHaveCharged(before, after)) await readSoon(tx, after);
      if (after.status !== before.status)
        await ledgerStore(tx).insertChange({
          id: newId(),
          subscriptionId: id,
          status: after.status,
          changedAt: after.updatedAt,
        });
      await onRecorded(tx, { before, after, isRunning: providerState.status !== "ended", differences });
      // NOTE: the signed-in person who started it may have just been given it.
      return after.userId ? after : (await store.findById(id))!;
    });
  }

  /** Queues a read of charges that no event reported, so that this caller does not wait. */
  async function readSoon(tx: Transaction, { provider, providerId }: Subscription): Promise<void> {
    const singletonKey = `${provider}:${providerId}`;
    await queue.addWith(tx, readProviderState, { payload: { provider, providerId, customerId: null }, singletonKey });
  }

  /** Reads the provider's state and records it. */
  async function read(subscription: Subscription): Promise<Subscription> {
    const { id, provider, providerId } = subscription;
    if (!providerId) return subscription;
    const providerState = await callProvider(provider, (payments) => payments.readSubscription(providerId));
    const charges = providerState && (await callProvider(provider, (payments) => payments.listCharges(providerState)));
    return record(id, providerState ?? endedState(subscription), charges);
  }

  return {
    record,
    read,
    refresh: (id: string): Promise<Subscription> => withLease(id, read),
    /** Records a subscription whose creation the provider never confirmed to us. */
    adopt: (id: string, providerState: ProviderSubscription): Promise<Subscription> =>
      withLease(id, (subscription) => (subscription.providerId ? read(subscription) : record(id, providerState, null))),
  };
}

function mayHaveCharged(before: Subscription, after: Subscription): boolean {
  const isOtherPeriod = before.currentPeriodEnd?.getTime() !== after.currentPeriodEnd?.getTime();
  return after.hasPaymentMethod && (isOtherPeriod || before.status !== after.status);
}

function applyProviderState(before: Subscription, providerState: ProviderSubscription, now: Date): Subscription {
  const recorded = {
    status: before.status,
    isClaimed: before.userId !== null,
    isClosing: before.closingAt !== null,
    currentPeriodEnd: before.currentPeriodEnd,
  };
  // NOTE: an ended subscription stays ended: if it runs again at the provider, it is ended there.
  const status = before.endedAt ? before.status : statusFrom(providerState, recorded, now);
  return {
    ...before,
    providerId: providerState.id,
    customerId: providerState.customerId,
    status,
    ...(before.endedAt ? {} : periodFrom(before, providerState)),
    hasPaymentMethod: providerState.hasPaymentMethod,
    cardFingerprint: providerState.cardFingerprint ?? before.cardFingerprint,
    pastDueSince: status === "past_due" ? (before.pastDueSince ?? now) : null,
    endedAt: before.endedAt ?? (providerState.status === "ended" ? now : null),
    updatedAt: now,
  };
}

function periodFrom(before: Subscription, providerState: ProviderSubscription) {
  return {
    trialEnd: providerState.trialEnd ?? before.trialEnd,
    currentPeriodEnd: providerState.currentPeriodEnd ?? before.currentPeriodEnd,
    cancelsAtPeriodEnd: providerState.cancelsAtPeriodEnd,
  };
}

/** Returns the state of a subscription that the provider no longer knows: nothing will be charged. */
function endedState({ providerId, customerId, id, cardFingerprint }: Subscription): ProviderSubscription {
  return {
    id: providerId!,
    customerId: customerId ?? "",
    reference: id,
    status: "ended",
    trialEnd: null,
    currentPeriodEnd: null,
    cancelsAtPeriodEnd: false,
    hasPaymentMethod: false,
    cardFingerprint,
    terms: null,
    clientSecret: null,
  };
}
