import { plans, type PayingType } from "@triptych/contract/billing";
import { currency } from "@triptych/contract/money";
import type { Database } from "../../platform/database/database.ts";
import { localBooks, type Decision, type LocalBooksOptions } from "./local-books.ts";
import { localCheckout } from "./local-checkout.ts";
import { signLocally, verifyLocally } from "./local-signature.ts";
import { localStore } from "./local-store.ts";
import { end, type LocalSubscription } from "./local-time.ts";
import {
  PaymentFailure,
  type PaymentEvent,
  type Payments,
  type ProviderSubscription,
  type ProviderTerms,
  type SignedDelivery,
  type SubscriptionRequest,
  type TestCards,
} from "./payments.ts";

export interface LocalPaymentsOptions extends LocalBooksOptions {
  /** Signs the events. */
  secret: string;
}

export interface LocalPayments extends Payments, TestCards {
  /** Does everything that is due: renewals, retries, ends. */
  advance(): Promise<void>;
  /** Signs an event as a real provider would deliver it. */
  sign(event: PaymentEvent): SignedDelivery;
}

/** Creates a complete payment provider in the database. Nobody is charged; everything else works as with a real one. */
export function createLocalPayments({ database, clock, newId, secret, onEvent }: LocalPaymentsOptions): LocalPayments {
  const books = localBooks({ database, clock, newId, onEvent });
  const { read, change, newSecret, token } = books;

  async function changeRunning(id: string, decide: (current: LocalSubscription) => Decision | null) {
    const changed = await change(id, async (current) => {
      if (current.status === "ended") throw new PaymentFailure("refused", "This subscription has ended.");
      return decide(current);
    });
    if (!changed) throw new PaymentFailure("refused", "No such subscription.");
    return describe(changed);
  }

  async function createSubscription({ reference, email, userType, firstChargeAt }: SubscriptionRequest) {
    const now = clock.now();
    const isLater = firstChargeAt !== null && firstChargeAt > now;
    const created = await localStore(database).insertOrFindSubscription({
      id: `sub_test_${token()}`,
      reference,
      customerId: `cus_test_${token()}`,
      email,
      plan: userType,
      pricePence: plans[userType].pricePence,
      status: isLater ? "trialing" : "incomplete",
      trialEnd: isLater ? firstChargeAt : null,
      currentPeriodEnd: isLater ? firstChargeAt : null,
      billedFrom: isLater ? firstChargeAt : null,
      cancelsAtPeriodEnd: false,
      cardFingerprint: null,
      failsRenewals: false,
      clientSecret: newSecret(isLater ? "seti" : "pi"),
      intentStatus: "requires_card",
      failedAttempts: 0,
      nextAttemptAt: null,
      endedAt: null,
      createdAt: now,
    });
    return describe(created);
  }

  return {
    provider: "local",
    readPlan: async (userType) => termsOf(userType, plans[userType].pricePence),
    createSubscription,
    readSubscription: async (id) => {
      const current = await read(id);
      return current && describe(current);
    },
    cancelAtPeriodEnd: (id) =>
      changeRunning(id, (current) =>
        current.cancelsAtPeriodEnd
          ? null
          : { next: { ...current, cancelsAtPeriodEnd: true }, event: "subscription.updated" },
      ),
    reactivate: (id) =>
      changeRunning(id, (current) =>
        current.cancelsAtPeriodEnd
          ? { next: { ...current, cancelsAtPeriodEnd: false }, event: "subscription.updated" }
          : null,
      ),
    moveTrialEnd: (id, trialEnd) =>
      changeRunning(id, (current) => {
        const next: LocalSubscription = {
          ...current,
          status: "trialing",
          trialEnd,
          currentPeriodEnd: trialEnd,
          billedFrom: trialEnd,
        };
        return { next, event: "subscription.updated" };
      }),
    cancelNow: async (id) => {
      const changed = await change(id, async (current) => {
        if (current.status === "ended") return null;
        const { subscription, event } = end(current, clock.now());
        return { next: subscription, event };
      });
      if (!changed) throw new PaymentFailure("refused", "No such subscription.");
      return describe(changed);
    },
    refund: (chargeId) => localStore(database).refundCharge(chargeId),
    listCharges: ({ id }) => localStore(database).listCharges(id),
    listSubscriptions: () => listAll(database),
    verifyWebhook: async (delivery) => verifyLocally(delivery, secret, clock.now()),
    ...localCheckout({ database, clock, books }),
    advance: async () => {
      for (const id of await localStore(database).listDue(clock.now())) await change(id);
    },
    sign: (event) => signLocally(event, secret, clock.now()),
  };
}

async function* listAll(database: Database) {
  const store = localStore(database);
  for (let after = ""; ;) {
    const page = await store.listAfter(after, 200);
    for (const subscription of page) if (subscription.status !== "ended") yield describe(subscription);
    if (page.length === 0) return;
    after = page.at(-1)!.id;
  }
}

function termsOf(plan: PayingType | null, pricePence: number): ProviderTerms {
  return { plan, quantity: 1, pricePence, currency, isMonthly: true, hasExtras: false };
}

function describe(subscription: LocalSubscription): ProviderSubscription {
  const { id, customerId, reference, status, trialEnd, currentPeriodEnd, cancelsAtPeriodEnd, cardFingerprint } =
    subscription;
  return {
    id,
    customerId,
    reference,
    status,
    trialEnd,
    currentPeriodEnd,
    cancelsAtPeriodEnd,
    cardFingerprint,
    hasPaymentMethod: cardFingerprint !== null,
    terms: termsOf(subscription.plan, subscription.pricePence),
    clientSecret: subscription.intentStatus === "succeeded" || status === "ended" ? null : subscription.clientSecret,
  };
}
