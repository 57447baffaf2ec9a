import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { localStore, type LocalStore } from "./local-store.ts";
import { nextStep, type LocalSubscription } from "./local-time.ts";
import type { PaymentEvent } from "./payments.ts";

/** Holds the changed subscription, and the name of the event that reports the change. */
export interface Decision {
  next: LocalSubscription;
  event: string;
}

export interface LocalBooksOptions {
  database: Database;
  clock: Clock;
  newId: NewId;
  /** Receives every event inside the transaction that causes it; deliver it after the commit. */
  onEvent: (tx: Transaction, event: PaymentEvent) => Promise<void>;
}

export type LocalBooks = ReturnType<typeof localBooks>;

/**
 * Keeps the test provider's subscriptions. Changes each one by one change at a time, after every renewal that is due.
 */
export function localBooks({ database, clock, newId, onEvent }: LocalBooksOptions) {
  const token = () => newId().replaceAll("-", "");
  const newSecret = (kind: "pi" | "seti") => `${kind}_test_${token()}_secret_${token()}`;

  /** Returns the changed subscription; `null` when there is none. */
  async function change(
    id: string,
    decide: (current: LocalSubscription, store: LocalStore) => Promise<Decision | null> = async () => null,
  ): Promise<LocalSubscription | null> {
    return database.transaction(async (tx) => {
      const store = localStore(tx);
      const found = await store.lockSubscription(id);
      if (!found) return null;
      let current = found;
      const save = async (next: LocalSubscription, event: string) => {
        current = next;
        await store.updateSubscription(next);
        await onEvent(tx, { id: `evt_test_${token()}`, type: event, subscriptionId: id, customerId: null });
      };
      for (let step = nextStep(current, clock.now()); step; step = nextStep(current, clock.now())) {
        if (step.chargedAt) await store.insertCharge(newCharge(current, step.chargedAt));
        await save(withIntentFor(step.subscription), step.event);
      }
      const decision = await decide(current, store);
      if (decision) await save(decision.next, decision.event);
      return current;
    });
  }

  /** Returns the subscription after time has done its part; `null` when there is none. */
  async function read(id: string): Promise<LocalSubscription | null> {
    const found = await localStore(database).findSubscription(id);
    return found && nextStep(found, clock.now()) ? change(id) : found;
  }

  const newCharge = ({ id, pricePence }: LocalSubscription, chargedAt: Date) => ({
    id: `ch_test_${token()}`,
    subscriptionId: id,
    amountPence: pricePence,
    refundedPence: 0,
    chargedAt,
  });

  /** Gives a subscription that owes money a payment that the browser can confirm. */
  function withIntentFor(subscription: LocalSubscription): LocalSubscription {
    if (subscription.status !== "past_due" || subscription.intentStatus !== "succeeded") return subscription;
    return { ...subscription, clientSecret: newSecret("pi"), intentStatus: "requires_card" };
  }

  return { read, change, newCharge, newSecret, token };
}
