import { randomUUID } from "node:crypto";
import { plans } from "@triptych/contract/billing";
import { stripeExample } from "./fixtures.ts";

export type Json = Record<string, unknown>;

export const stripePrices = { agency: "price_agency", freelancer: "price_freelancer" };

/** Describes a price as an operator created it in Stripe's dashboard. */
export interface FakePrice {
  id: string;
  unitAmount: number;
  currency: string;
  interval: string;
}

export interface FakeSubscription {
  id: string;
  customer: string;
  price: string;
  /** Holds the price's amount. */
  unitAmount: number;
  currency: string;
  interval: string;
  quantity: number;
  status: string;
  created: number;
  trial_end: number | null;
  current_period_end: number;
  cancel_at_period_end: boolean;
  default_payment_method: string | null;
  setupIntent: { id: string; client_secret: string; status: string } | null;
  invoice: { id: string; status: string; amount_remaining: number; client_secret: string } | null;
  metadata: Json;
  failsRenewals: boolean;
}

export interface FakeCharge {
  id: string;
  customer: string;
  amount: number;
  amount_refunded: number;
  created: number;
}

/** Creates empty storage for everything that Stripe keeps. */
export function stripeBooks() {
  return {
    prices: new Map([
      aPrice(stripePrices.agency, plans.agency.pricePence),
      aPrice(stripePrices.freelancer, plans.freelancer.pricePence),
    ]),
    customers: new Map<string, { id: string; email: string; metadata: Json }>(),
    subscriptions: new Map<string, FakeSubscription>(),
    cards: new Map<string, { id: string; customer: string; fingerprint: string }>(),
    charges: [] as FakeCharge[],
    /** Holds the parameters and the reply, by idempotency key. */
    createdByKey: new Map<string, { parameters: string; id: string }>(),
  };
}
function aPrice(id: string, unitAmount: number): [string, FakePrice] {
  return [id, { id, unitAmount, currency: "gbp", interval: "month" }];
}

export type StripeBooks = ReturnType<typeof stripeBooks>;

export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 20)}`;

/** Returns a subscription in Stripe's format: parts are ids unless the request asked for them to be expanded. */
export function showSubscription(books: StripeBooks, subscription: FakeSubscription, expand: string[]): Json {
  const { id, customer, quantity, status, created, trial_end, current_period_end, cancel_at_period_end, metadata } =
    subscription;
  const wants = (path: string) => expand.some((each) => each === path || each.startsWith(`${path}.`));
  const { setupIntent, invoice, default_payment_method: card } = subscription;
  const example = stripeExample("subscription");
  return {
    ...example,
    id,
    object: "subscription",
    status,
    created,
    trial_end,
    cancel_at_period_end,
    metadata,
    currency: "gbp",
    cancel_at: cancel_at_period_end ? current_period_end : null,
    customer: wants("customer") ? showCustomer(books, customer) : customer,
    items: {
      object: "list",
      has_more: false,
      url: "/v1/subscription_items",
      data: [
        {
          id: newId("si"),
          object: "subscription_item",
          quantity,
          price: showPrice({ ...subscription, id: subscription.price }),
          current_period_end,
        },
      ],
    },
    default_payment_method: card && wants("default_payment_method") ? showCard(books, card) : card,
    pending_setup_intent:
      setupIntent && wants("pending_setup_intent")
        ? { ...stripeExample("setup_intent"), object: "setup_intent", ...setupIntent }
        : (setupIntent?.id ?? null),
    latest_invoice:
      invoice && wants("latest_invoice")
        ? showInvoice(invoice, wants("latest_invoice.confirmation_secret"), id)
        : (invoice?.id ?? null),
  };
}

export function showPrice({ id, unitAmount, currency, interval }: FakePrice): Json {
  return {
    ...stripeExample("price"),
    id,
    object: "price",
    active: true,
    unit_amount: unitAmount,
    currency,
    recurring: { interval, interval_count: 1, usage_type: "licensed" },
  };
}

export function showCustomer({ customers }: StripeBooks, id: string): Json {
  return {
    ...stripeExample("customer"),
    object: "customer",
    ...customers.get(id),
    invoice_settings: { default_payment_method: null },
  };
}

export function showCard({ cards }: StripeBooks, id: string): Json {
  const { fingerprint, customer } = cards.get(id)!;
  return {
    ...stripeExample("payment_method"),
    id,
    object: "payment_method",
    type: "card",
    customer,
    card: { brand: "visa", last4: "4242", fingerprint },
  };
}

function showInvoice(
  { id, status, amount_remaining, client_secret }: NonNullable<FakeSubscription["invoice"]>,
  hasSecret: boolean,
  subscription: string,
): Json {
  const example = stripeExample("invoice");
  return {
    ...example,
    id,
    object: "invoice",
    status,
    amount_remaining,
    currency: "gbp",
    parent: { type: "subscription_details", subscription_details: { subscription, metadata: {} }, quote_details: null },
    ...(hasSecret ? { confirmation_secret: { client_secret, type: "payment_intent" } } : { confirmation_secret: null }),
  };
}

export function showCharge(charge: FakeCharge): Json {
  return {
    ...stripeExample("charge"),
    ...charge,
    object: "charge",
    status: "succeeded",
    currency: "gbp",
    refunded: charge.amount_refunded === charge.amount,
  };
}
