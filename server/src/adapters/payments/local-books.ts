import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { localStore, type LocalStore } from "./local-store.ts";
import { nextStep, type LocalSubscription } from "./local-time.ts";
import type { PaymentEvent } from "./payments.ts";

/** What a decision makes of a subscription, and the event that tells of it. */
export interface Decision {
  next: LocalSubscription;
  event: string;
}

export interface LocalBooksOptions {
  database: Database;
  clock: Clock;
  newId: NewId;
  /** Told of every event inside the transaction that brings it; deliver it after the commit. */
  onEvent: (tx: Transaction, event: PaymentEvent) => Promise<void>;
}

export type LocalBooks = ReturnType<typeof localBooks>;

/** The test provider's books: one change at a time for each subscription, always after time has done its part. */
export function localBooks({ database, clock, newId, onEvent }: LocalBooksOptions) {
  const token = () => newId().replaceAll("-", "");
  const newSecret = (kind: "pi" | "seti") => `${kind}_test_${token()}_secret_${token()}`;

  /** The subscription afterwards; `null` when there is none. */
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
        if (step.chargedAt) await store.insertCharges([newCharge(current, step.chargedAt)]);
        await save(withIntentFor(step.subscription), step.event);
      }
      const decision = await decide(current, store);
      if (decision) await save(decision.next, decision.event);
      return current;
    });
  }

  const newCharge = ({ id, pricePence }: LocalSubscription, chargedAt: Date) => ({
    id: `ch_test_${token()}`,
    subscriptionId: id,
    amountPence: pricePence,
    refundedPence: 0,
    chargedAt,
  });

  /** A subscription that owes money gets a place to pay it at. */
  function withIntentFor(subscription: LocalSubscription): LocalSubscription {
    if (subscription.status !== "past_due" || subscription.intentStatus !== "succeeded") return subscription;
    return { ...subscription, clientSecret: newSecret("pi"), intentStatus: "requires_card" };
  }

  return { change, newCharge, newSecret, token };
}
