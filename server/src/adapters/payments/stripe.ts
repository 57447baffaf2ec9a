import type { PayingType } from "@triptych/contract/billing";
import { Stripe } from "stripe";
import type { Clock } from "../../platform/process/clock.ts";
import {
  callTimeoutMs,
  type Payments,
  type ProviderCharge,
  type ProviderSubscription,
  type ProviderTerms,
  type SubscriptionRequest,
} from "./payments.ts";
import { asFailure, orFailure } from "./stripe-failures.ts";
import { describePrice, describeSubscription, type ExpandedSubscription } from "./stripe-subscription.ts";
import { verifyStripeWebhook } from "./stripe-webhook.ts";

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  prices: { agency: string; freelancer: string };
  /** Replaces Stripe's host, for contract tests. */
  apiBase?: string | null;
  /** Returns real time, which Stripe's signatures carry. */
  clock: Clock;
  timeoutMs?: number;
}

const expand = [
  "pending_setup_intent",
  "latest_invoice.confirmation_secret",
  "default_payment_method",
  "customer.invoice_settings.default_payment_method",
];

/**
 * Takes card payments with Stripe. Each subscription has a customer of its own, so that its charges are that
 * customer's.
 */
export function createStripe({
  secretKey,
  webhookSecret,
  prices,
  apiBase,
  clock,
  timeoutMs = callTimeoutMs,
}: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiBase),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });

  async function createSubscription({ reference, email, userType, firstChargeAt }: SubscriptionRequest) {
    const metadata = { reference, user_type: userType };
    const customer = await stripe.customers.create({ email, metadata }, { idempotencyKey: `${reference}-customer` });
    const created = await stripe.subscriptions.create(
      {
        customer: customer.id,
        items: [{ price: prices[userType] }],
        payment_behavior: "default_incomplete",
        payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
        ...(firstChargeAt ? { trial_end: inSeconds(firstChargeAt) } : {}),
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
        metadata,
        expand,
      },
      { idempotencyKey: `${reference}-subscription` },
    );
    return describe(created);
  }

  async function read(id: string): Promise<ProviderSubscription | null> {
    const found = await stripe.subscriptions.retrieve(id, { expand }).catch(nullWhenMissing);
    return found && describe(found);
  }

  /** NOTE: Stripe may attach a card that a trial's setup collected to the customer only; then renewals would fail. */
  async function describe(subscription: Stripe.Subscription): Promise<ProviderSubscription> {
    const expanded = subscription as ExpandedSubscription;
    const described = describeSubscription(expanded, prices);
    const mayHaveCard = (described.status === "trialing" || described.status === "active") && !described.clientSecret;
    if (described.hasPaymentMethod || !mayHaveCard) return described;
    const { data } = await stripe.paymentMethods.list({ customer: described.customerId, type: "card", limit: 1 });
    if (!data[0]) return described;
    const updated = await stripe.subscriptions.update(subscription.id, { default_payment_method: data[0].id, expand });
    return describeSubscription(updated, prices);
  }

  const update = (id: string, change: Stripe.SubscriptionUpdateParams) =>
    orFailure(async () => describe(await stripe.subscriptions.update(id, { ...change, expand })));

  async function cancelNow(id: string): Promise<ProviderSubscription> {
    const cancelled = await stripe.subscriptions
      .cancel(id, { invoice_now: false, prorate: false, expand })
      .catch(nullWhenMissing);
    return cancelled
      ? describe(cancelled)
      : ((await read(id)) ?? Promise.reject(new Error(`Stripe knows no subscription ${id}.`)));
  }

  async function listCharges({ customerId }: { customerId: string }): Promise<ProviderCharge[]> {
    const charges: ProviderCharge[] = [];
    for await (const charge of stripe.charges.list({ customer: customerId, limit: 100 })) {
      if (charge.status !== "succeeded") continue;
      const { amount: amountPence, amount_refunded: refundedPence } = charge;
      charges.push({ id: charge.id, amountPence, refundedPence, chargedAt: new Date(charge.created * 1_000) });
    }
    return charges;
  }

  async function* listSubscriptions() {
    const pages = stripe.subscriptions.list({ limit: 100, expand: expand.map((path) => `data.${path}`) });
    try {
      for await (const subscription of pages) yield describeSubscription(subscription, prices);
    } catch (error) {
      throw asFailure(error);
    }
  }

  async function readPlan(userType: PayingType): Promise<ProviderTerms | null> {
    const price = await stripe.prices.retrieve(prices[userType]).catch(nullWhenMissing);
    return price?.active ? describePrice(price, prices) : null;
  }

  return {
    provider: "stripe",
    readPlan: (userType) => orFailure(() => readPlan(userType)),
    createSubscription: (request) => orFailure(() => createSubscription(request)),
    readSubscription: (id) => orFailure(() => read(id)),
    cancelAtPeriodEnd: (id) => update(id, { cancel_at_period_end: true }),
    reactivate: (id) => update(id, { cancel_at_period_end: false }),
    moveTrialEnd: (id, trialEnd) => update(id, { trial_end: inSeconds(trialEnd), proration_behavior: "none" }),
    cancelNow: (id) => orFailure(() => cancelNow(id)),
    refund: (charge) =>
      orFailure(async () => void (await stripe.refunds.create({ charge }, { idempotencyKey: `${charge}-refund` }))),
    listCharges: (subscription) => orFailure(() => listCharges(subscription)),
    listSubscriptions,
    verifyWebhook: async (delivery) =>
      verifyStripeWebhook(stripe, { ...delivery, secret: webhookSecret, now: clock.now() }),
  };
}

function hostOf(apiBase?: string | null): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === "http:";
  return { host: hostname, port: port || (isHttp ? "80" : "443"), protocol: isHttp ? "http" : "https" };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing") return null;
  throw error;
}

const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
