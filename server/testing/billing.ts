import { getCurrentUser } from "@triptych/contract/accounts";
import { authenticateTestCard, confirmTestCard, createSubscription, type PayingType } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { aBrowser, type Browser, type TestApp } from "./start-app.ts";

export const cards = {
  good: "4242 4242 4242 4242",
  /** Counts as one and the same card, whoever types it. */
  shared: "5555 5555 5555 4444",
  declined: "4000 0000 0000 0002",
  withConfirmation: "4000 0025 0000 3155",
  failsRenewals: "4000 0000 0000 0341",
};

/** Moves the time of the product, its queue and the local test provider, and does everything that becomes due. */
export async function moveDays(app: TestApp, days: number): Promise<void> {
  const ms = Math.round(days * msPerDay);
  app.clock.moveBy(ms);
  await app.queue.moveBy(ms);
  await app.queue.drain();
}

/** Enters a test card, and confirms its confirmation step if it asks for one. */
export async function payWithCard(app: TestApp, clientSecret: string, cardNumber = cards.good): Promise<void> {
  const card = { clientSecret, cardNumber, expiry: "12/49", cvc: "123" };
  const { status } = await app.call(confirmTestCard, { body: card });
  if (status === "requires_action") await app.call(authenticateTestCard, { body: { clientSecret, isApproved: true } });
}

interface PaidSubscription {
  email: string;
  userType: PayingType;
  cardNumber?: string;
  as?: Browser;
}

/** Starts a subscription with a card, in the browser that may bring it to registration. */
export async function aPaidSubscription(
  app: TestApp,
  { email, userType, cardNumber = cards.good, as: browser = aBrowser() }: PaidSubscription,
) {
  const started = await app.call(createSubscription, { body: { email, userType } }, { as: browser });
  await payWithCard(app, started.clientSecret!, cardNumber);
  return {
    ...started,
    browser,
    ids: { stripe_customer_id: started.customerId, stripe_subscription_id: started.subscriptionId },
  };
}

/** Returns the subscription as the signed-in person's screens show it. */
export async function subscriptionOf(app: TestApp, browser: Browser) {
  const user = await app.call(getCurrentUser, {}, { as: browser });
  const { subscription_status, subscribed, cancel_at_period_end, has_used_trial } = user;
  return { status: subscription_status, subscribed, cancels: cancel_at_period_end, hasUsedTrial: has_used_trial };
}

/** Returns what an account has paid in pence, less refunds. */
export async function paidBy(app: TestApp, userId: string): Promise<number> {
  const { rows } = await app.open.pool.query<{ pence: number }>(
    `select coalesce(sum(c.amount_pence - c.refunded_pence), 0)::int as pence
     from charges c join subscriptions s on s.id = c.subscription_id where s.user_id = $1`,
    [userId],
  );
  return rows[0]!.pence;
}
