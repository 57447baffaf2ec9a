import { plans } from "@triptych/contract/billing";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import type { NewId } from "../../platform/ids.ts";
import { demoSubscription } from "./local-demo.ts";
import { behaviourOf, checkTestCard, confirmationCard, fingerprintOf } from "./local-cards.ts";
import { signLocally, verifyLocally } from "./local-signature.ts";
import { localStore, type LocalStore } from "./local-store.ts";
import { end, nextPeriodEnd, nextStep, type LocalSubscription } from "./local-time.ts";
import {
  PaymentFailure,
  type DemoSubscribers,
  type PaymentEvent,
  type Payments,
  type ProviderSubscription,
  type SignedDelivery,
  type SubscriptionRequest,
  type TestCard,
  type TestCardResult,
  type TestCards,
} from "./payments.ts";

export interface LocalPaymentsOptions {
  database: Database;
  clock: Clock;
  newId: NewId;
  /** Signs the events. */
  secret: string;
  /** Told of every event inside the transaction that brings it; deliver it after the commit. */
  onEvent: (tx: Transaction, event: PaymentEvent) => Promise<void>;
}

export interface LocalPayments extends Payments, TestCards, DemoSubscribers<Transaction> {
  /** Does everything that time has brought: renewals, retries, ends. */
  advance(): Promise<void>;
  /** An event as a real provider would deliver it. */
  sign(event: PaymentEvent): SignedDelivery;
}

const declinedSentence = "Your card was declined.";
const unconfirmedSentence = "Your card could not be confirmed. Please try again or use another card.";

/** A whole payment provider in the database: nobody is charged, everything else is as with a real one. */
export function createLocalPayments({ database, clock, newId, secret, onEvent }: LocalPaymentsOptions): LocalPayments {
  const token = () => newId().replaceAll("-", "");

  /** Changes one subscription, after time has done its part. */
  async function change(
    id: string,
    decide: (
      current: LocalSubscription,
      store: LocalStore,
    ) => Promise<{ next: LocalSubscription; event: string } | null>,
  ) {
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
        if (step.chargedAt) await insertCharge(store, current, step.chargedAt);
        await save(withIntentFor(step.subscription), step.event);
      }
      const decision = await decide(current, store);
      if (decision) await save(decision.next, decision.event);
      return current;
    });
  }

  const insertCharge = (store: LocalStore, { id, pricePence }: LocalSubscription, chargedAt: Date) =>
    store.insertCharge({
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

  const newSecret = (kind: "pi" | "seti") => `${kind}_test_${token()}_secret_${token()}`;

  async function changeRunning(
    id: string,
    decide: (current: LocalSubscription) => { next: LocalSubscription; event: string } | null,
  ) {
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

  async function confirm(card: TestCard): Promise<TestCardResult> {
    const found = await localStore(database).findBySecret(card.clientSecret);
    if (!found) return { status: "unknown" };
    const intentId = intentOf(card.clientSecret);
    let result: TestCardResult = { status: "unknown" };
    await change(found.id, async (current, store) => {
      if (current.status === "ended" || current.clientSecret !== card.clientSecret) return null;
      if (current.intentStatus === "succeeded") {
        result = { status: "succeeded", intentId };
        return null;
      }
      const checked = checkTestCard(card, clock.now());
      if (!checked.isValid) {
        result = checked.result;
        return null;
      }
      const owesNow = current.status === "incomplete" || current.status === "past_due";
      if (checked.behaviour.declines || (owesNow && checked.behaviour.failsRenewals)) {
        result = { status: "declined", message: declinedSentence };
        return null;
      }
      if (checked.behaviour.asksForConfirmation) {
        result = { status: "requires_action", intentId };
        return { next: { ...current, intentStatus: "requires_action" }, event: "intent.requires_action" };
      }
      result = { status: "succeeded", intentId };
      return accept(current, store, checked.number);
    });
    return result;
  }

  async function authenticate(clientSecret: string, isApproved: boolean): Promise<TestCardResult> {
    const found = await localStore(database).findBySecret(clientSecret);
    if (!found) return { status: "unknown" };
    const intentId = intentOf(clientSecret);
    let result: TestCardResult = { status: "unknown" };
    await change(found.id, async (current, store) => {
      if (current.status === "ended" || current.clientSecret !== clientSecret) return null;
      if (current.intentStatus === "succeeded") result = { status: "succeeded", intentId };
      if (current.intentStatus !== "requires_action") return null;
      if (!isApproved) {
        result = { status: "declined", message: unconfirmedSentence };
        return { next: { ...current, intentStatus: "requires_card" }, event: "intent.failed" };
      }
      result = { status: "succeeded", intentId };
      return accept(current, store, confirmationCard);
    });
    return result;
  }

  /** The card is good: it is kept, and what is owed now is taken. */
  async function accept(current: LocalSubscription, store: LocalStore, number: string) {
    const behaviour = behaviourOf(number);
    const now = clock.now();
    const withCard: LocalSubscription = {
      ...current,
      cardFingerprint: fingerprintOf(number, behaviour, current.email),
      failsRenewals: behaviour.failsRenewals,
      intentStatus: "succeeded",
    };
    if (current.status === "trialing" || current.status === "active")
      return { next: withCard, event: "setup.succeeded" };
    await insertCharge(store, current, now);
    const billedFrom = current.billedFrom ?? now;
    const currentPeriodEnd = current.currentPeriodEnd ?? nextPeriodEnd(now, now);
    const paid = {
      ...withCard,
      status: "active" as const,
      billedFrom,
      currentPeriodEnd,
      failedAttempts: 0,
      nextAttemptAt: null,
    };
    return { next: paid, event: "charge.succeeded" };
  }

  return {
    provider: "local",
    createSubscription,
    readSubscription: async (id) => {
      const current = await change(id, async () => null);
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
    insertSubscriptions: async (tx, subscriptions) => {
      const histories = subscriptions.map((each) =>
        demoSubscription(each, { now: clock.now(), token, clientSecret: newSecret("seti") }),
      );
      const charges = histories.map(({ subscription: { id, pricePence }, chargedAt }) =>
        chargedAt.map((at) => ({
          id: `ch_test_${token()}`,
          subscriptionId: id,
          amountPence: pricePence,
          refundedPence: 0,
          chargedAt: at,
        })),
      );
      await localStore(tx).insertSubscriptions(histories.map(({ subscription }) => subscription));
      await localStore(tx).insertCharges(charges.flat());
      return histories.map(({ subscription }, place) => ({ said: describe(subscription), charges: charges[place]! }));
    },
    verifyWebhook: async (delivery) => verifyLocally(delivery, secret, clock.now()),
    confirm,
    authenticate,
    advance: async () => {
      for (const id of await localStore(database).listDue(clock.now())) await change(id, async () => null);
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
    clientSecret: subscription.intentStatus === "succeeded" || status === "ended" ? null : subscription.clientSecret,
  };
}

function intentOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0]!;
}
