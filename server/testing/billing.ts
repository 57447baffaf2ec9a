import { getCurrentUser } from "@triptych/contract/accounts";
import { authenticateTestCard, confirmTestCard, createSubscription, type PayingType } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { aBrowser, type Browser, type TestApp } from "./start-app.ts";

export const cards = {
  good: "4242 4242 4242 4242",
  /** One and the same card, whoever types it. */
  shared: "5555 5555 5555 4444",
  declined: "4000 0000 0000 0002",
  withConfirmation: "4000 0025 0000 3155",
  failsRenewals: "4000 0000 0000 0341",
};

/** Time passes: for the product, for what waits in its queue, and for the local test provider. Everything due is done. */
export async function moveDays(app: TestApp, days: number): Promise<void> {
  const ms = Math.round(days * msPerDay);
  app.clock.moveBy(ms);
  await app.queue.moveBy(ms);
  await app.queue.drain();
}

/** Hands a test card over and answers its confirmation step, if it asks for one. */
export async function payWithCard(app: TestApp, clientSecret: string, cardNumber = cards.good): Promise<void> {
  const card = { clientSecret, cardNumber, expiry: "12/49", cvc: "123" };
  const { status } = await app.call(confirmTestCard, { body: card });
  if (status === "requires_action") await app.call(authenticateTestCard, { body: { clientSecret, isApproved: true } });
}

/** A subscription with a card, and the browser that may bring it to registration. */
export async function aPaidSubscription(
  app: TestApp,
  email: string,
  userType: PayingType,
  { cardNumber = cards.good, as: browser = aBrowser() }: { cardNumber?: string; as?: Browser } = {},
) {
  const started = await app.call(createSubscription, { body: { email, userType } }, { as: browser });
  await payWithCard(app, started.clientSecret!, cardNumber);
  return {
    ...started,
    browser,
    ids: { stripe_customer_id: started.customerId, stripe_subscription_id: started.subscriptionId },
  };
}

/** How the signed-in person's screens show their subscription. */
export async function subscriptionOf(app: TestApp, browser: Browser) {
  const user = await app.call(getCurrentUser, {}, { as: browser });
  const { subscription_status, subscribed, cancel_at_period_end, has_used_trial } = user;
  return { status: subscription_status, subscribed, cancels: cancel_at_period_end, hasUsedTrial: has_used_trial };
}

/** The ledger of an account in pence: what was taken less what was given back. */
export async function paidBy(app: TestApp, userId: string): Promise<number> {
  const { rows } = await app.open.pool.query<{ pence: number }>(
    `select coalesce(sum(c.amount_pence - c.refunded_pence), 0)::int as pence
     from charges c join subscriptions s on s.id = c.subscription_id where s.user_id = $1`,
    [userId],
  );
  return rows[0]!.pence;
}
