import { newId, type FakeSubscription, type StripeBooks } from "./fake-stripe-books.ts";
import type { CardOptions } from "./provider-world.ts";

/** Enters a card in the browser. NOTE: a trial's card stays with the customer, as it may with Stripe. */
export function payStripe(
  books: StripeBooks,
  subscription: FakeSubscription,
  { now, card, failsRenewals = false }: CardOptions & { now: number },
) {
  const id = newId("pm");
  books.cards.set(id, { id, customer: subscription.customer, fingerprint: card ?? newId("fingerprint") });
  subscription.failsRenewals = failsRenewals;
  if (subscription.status === "trialing") {
    subscription.setupIntent = null;
    return;
  }
  if (subscription.status === "incomplete") subscription.current_period_end = oneMonthAfter(now);
  subscription.default_payment_method = id;
  charge(books, subscription, now);
}

/** Does the renewals and ends that are due. */
export function passTime(books: StripeBooks, subscription: FakeSubscription, now: number) {
  while (["trialing", "active"].includes(subscription.status) && subscription.current_period_end <= now) {
    const due = subscription.current_period_end;
    if (subscription.cancel_at_period_end || !hasCard(books, subscription)) {
      subscription.status = "canceled";
      return;
    }
    subscription.current_period_end = oneMonthAfter(due);
    if (!subscription.failsRenewals) {
      charge(books, subscription, due);
      continue;
    }
    subscription.status = "past_due";
    subscription.invoice = {
      id: newId("in"),
      status: "open",
      amount_remaining: books.prices.get(subscription.price)!.unitAmount,
      client_secret: `${newId("pi")}_secret_${newId("x")}`,
    };
  }
}

function charge(books: StripeBooks, subscription: FakeSubscription, at: number) {
  books.charges.push({
    id: newId("ch"),
    customer: subscription.customer,
    amount: books.prices.get(subscription.price)!.unitAmount,
    amount_refunded: 0,
    created: at,
  });
  subscription.status = "active";
  subscription.invoice = { id: newId("in"), status: "paid", amount_remaining: 0, client_secret: "" };
}

function hasCard({ cards }: StripeBooks, { customer, default_payment_method }: FakeSubscription): boolean {
  return default_payment_method !== null || [...cards.values()].some((card) => card.customer === customer);
}

export function oneMonthAfter(seconds: number): number {
  const moment = new Date(seconds * 1_000);
  moment.setUTCMonth(moment.getUTCMonth() + 1);
  return Math.floor(moment.getTime() / 1_000);
}
