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
  /** Told inside the transaction that writes down what changed. */
  onRecorded: (tx: Transaction, change: RecordedChange) => Promise<void>;
}

export interface RecordedChange {
  before: Subscription;
  after: Subscription;
  /** The provider may still charge something. */
  isRunning: boolean;
  /** How it differs at the provider from what was ordered, in words. */
  differences: string[];
}

export type StateService = ReturnType<typeof stateService>;

/** Keeps what we know of subscriptions equal to what their providers say. */
export function stateService({ database, clock, newId, queue, withLease, callProvider, onRecorded }: StateDeps) {
  /** Writes down what the provider said. Call it with the lease only, so that it is the newest word. */
  async function record(id: string, said: ProviderSubscription, taken: ProviderCharge[] | null): Promise<Subscription> {
    return database.transaction(async (tx) => {
      const store = billingStore(tx);
      const before = (await store.lockById(id))!;
      const differences = differencesFromOrder(before, said, clock.now());
      const after = afterwards(before, said, clock.now());
      if (differences.length > 0 && !before.claimedAt) after.closingAt ??= clock.now();
      await store.updateSubscription(id, after);
      if (taken) await ledgerStore(tx).saveCharges(before.provider, id, taken);
      else if (mayHaveCharged(before, after)) await readSoon(tx, after);
      if (after.status !== before.status)
        await ledgerStore(tx).insertChange(newId(), id, after.status, after.updatedAt);
      await onRecorded(tx, { before, after, isRunning: said.status !== "ended", differences });
      // Somebody signed in who started it may have been given it just now.
      return after.userId ? after : (await store.findById(id))!;
    });
  }

  /** Charges that nobody told us of are read soon, without making this caller wait. */
  async function readSoon(tx: Transaction, { provider, providerId }: Subscription): Promise<void> {
    const singletonKey = `${provider}:${providerId}`;
    await queue.add(tx, readProviderState, { provider, providerId, customerId: null }, { singletonKey });
  }

  /** Asks the provider and writes its answer down. */
  async function read(subscription: Subscription): Promise<Subscription> {
    const { id, provider, providerId } = subscription;
    if (!providerId) return subscription;
    const said = await callProvider(provider, (payments) => payments.readSubscription(providerId));
    const taken = said && (await callProvider(provider, (payments) => payments.listCharges(said)));
    return record(id, said ?? gone(subscription), taken);
  }

  return {
    record,
    read,
    refresh: (id: string): Promise<Subscription> => withLease(id, read),
    /** Takes what the provider has of a subscription whose creation we never heard the answer of. */
    adopt: (id: string, said: ProviderSubscription): Promise<Subscription> =>
      withLease(id, (subscription) => (subscription.providerId ? read(subscription) : record(id, said, null))),
  };
}

function mayHaveCharged(before: Subscription, after: Subscription): boolean {
  const isOtherPeriod = before.currentPeriodEnd?.getTime() !== after.currentPeriodEnd?.getTime();
  return after.hasPaymentMethod && (isOtherPeriod || before.status !== after.status);
}

function afterwards(before: Subscription, said: ProviderSubscription, now: Date): Subscription {
  const known = {
    status: before.status,
    isClaimed: before.userId !== null,
    isClosing: before.closingAt !== null,
    currentPeriodEnd: before.currentPeriodEnd,
  };
  // What has ended has ended: should it run again at the provider, it is ended there.
  const status = before.endedAt ? before.status : statusFrom(said, known, now);
  return {
    ...before,
    providerId: said.id,
    customerId: said.customerId,
    status,
    ...(before.endedAt ? {} : periodFrom(before, said)),
    hasPaymentMethod: said.hasPaymentMethod,
    cardFingerprint: said.cardFingerprint ?? before.cardFingerprint,
    pastDueSince: status === "past_due" ? (before.pastDueSince ?? now) : null,
    endedAt: before.endedAt ?? (said.status === "ended" ? now : null),
    updatedAt: now,
  };
}

function periodFrom(before: Subscription, said: ProviderSubscription) {
  return {
    trialEnd: said.trialEnd ?? before.trialEnd,
    currentPeriodEnd: said.currentPeriodEnd ?? before.currentPeriodEnd,
    cancelsAtPeriodEnd: said.cancelsAtPeriodEnd,
  };
}

/** The provider knows it no more: nothing will be charged. */
function gone({ providerId, customerId, id, cardFingerprint }: Subscription): ProviderSubscription {
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
