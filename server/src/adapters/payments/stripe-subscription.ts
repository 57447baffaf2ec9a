import { payingTypes, type PayingType } from "@triptych/contract/billing";
import type Stripe from "stripe";
import type { ProviderSubscription, ProviderTerms } from "./payments.ts";

/** Holds the ids of the configured prices. */
export type StripePrices = Record<PayingType, string>;

/** Describes a subscription with everything expanded that we read. */
export type ExpandedSubscription = Omit<
  Stripe.Subscription,
  "customer" | "default_payment_method" | "latest_invoice" | "pending_setup_intent"
> & {
  customer: Stripe.Customer | Stripe.DeletedCustomer | string;
  default_payment_method: Stripe.PaymentMethod | string | null;
  latest_invoice: Stripe.Invoice | string | null;
  pending_setup_intent: Stripe.SetupIntent | string | null;
};

const statuses: Partial<Record<Stripe.Subscription.Status, ProviderSubscription["status"]>> = {
  incomplete: "incomplete",
  paused: "incomplete",
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  canceled: "ended",
  incomplete_expired: "ended",
};

/** Translates Stripe's subscription. An unknown status counts as one that waits for its first payment. */
export function describeSubscription(subscription: ExpandedSubscription, prices: StripePrices): ProviderSubscription {
  const { id, customer, status, trial_end, items, cancel_at, cancel_at_period_end, metadata } = subscription;
  return {
    id,
    customerId: typeof customer === "string" ? customer : customer.id,
    reference: metadata.reference ?? null,
    status: statuses[status] ?? "incomplete",
    trialEnd: asDate(trial_end),
    currentPeriodEnd: asDate(items.data[0]?.current_period_end),
    cancelsAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    hasPaymentMethod: Boolean(defaultPaymentMethod(subscription)),
    cardFingerprint: fingerprintOf(defaultPaymentMethod(subscription)),
    terms: termsOf(items.data, prices),
    clientSecret: clientSecretOf(subscription),
  };
}

function termsOf([item, ...others]: Stripe.SubscriptionItem[], prices: StripePrices): ProviderTerms | null {
  if (!item) return null;
  const terms = describePrice(item.price, prices);
  return { ...terms, quantity: item.quantity ?? 1, hasExtras: terms.hasExtras || others.length > 0 };
}

/** Describes what a subscription to one unit of a price charges. */
export function describePrice(price: Stripe.Price, prices: StripePrices): ProviderTerms {
  const { id, unit_amount: pricePence, currency, recurring } = price;
  return {
    plan: payingTypes.find((userType) => prices[userType] === id) ?? null,
    quantity: 1,
    pricePence,
    currency: currency.toUpperCase(),
    isMonthly: recurring?.interval === "month" && recurring.interval_count === 1,
    hasExtras: false,
  };
}

function defaultPaymentMethod({
  default_payment_method,
  customer,
}: ExpandedSubscription): Stripe.PaymentMethod | string | null {
  if (default_payment_method) return default_payment_method;
  return typeof customer === "object" && !customer.deleted
    ? (customer.invoice_settings?.default_payment_method ?? null)
    : null;
}

function fingerprintOf(method: Stripe.PaymentMethod | string | null): string | null {
  return typeof method === "object" ? (method?.card?.fingerprint ?? null) : null;
}

/** Returns the secret of a trial's card setup if there is one, otherwise that of the payment that is owed now. */
function clientSecretOf({ status, pending_setup_intent, latest_invoice }: ExpandedSubscription): string | null {
  if (statuses[status] === "ended") return null;
  if (typeof pending_setup_intent === "object" && pending_setup_intent && pending_setup_intent.status !== "succeeded") {
    return pending_setup_intent.client_secret;
  }
  const isOwed =
    typeof latest_invoice === "object" && latest_invoice?.status === "open" && latest_invoice.amount_remaining > 0;
  return isOwed ? (latest_invoice.confirmation_secret?.client_secret ?? null) : null;
}

function asDate(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1_000) : null;
}
