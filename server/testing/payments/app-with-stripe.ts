import { register } from "@triptych/contract/accounts";
import { createSubscription, type PayingType } from "@triptych/contract/billing";
import { movableClock, systemClock } from "../../src/platform/process/clock.ts";
import { aPerson, verify } from "../accounts.ts";
import { aBrowser, startApp, type TestApp, type TestOptions } from "../start-app.ts";
import { startStripeWorld, stripeWebhookSecret } from "./fake-stripe.ts";
import { stripePrices } from "./fake-stripe-books.ts";
import type { ProviderWorld } from "./provider-world.ts";

export type StripeWorld = Awaited<ReturnType<typeof startStripeWorld>>;

export const stripeEnvironment = (apiBase: string) => ({
  STRIPE_SECRET_KEY: "sk_test_key",
  STRIPE_PUBLISHABLE_KEY: "pk_test_key",
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_PRICE_AGENCY: stripePrices.agency,
  STRIPE_PRICE_FREELANCER: stripePrices.freelancer,
  STRIPE_API_BASE: apiBase,
});

/** Starts the app with card payments by a fake Stripe on loopback; both have the same time. */
export async function startAppWithStripe({ env, ...options }: TestOptions = {}): Promise<{
  app: TestApp;
  stripe: StripeWorld;
}> {
  const clock = movableClock(systemClock);
  const stripe = await startStripeWorld({ clock });
  const app = await startApp({
    clock,
    paymentTimeoutMs: 8_000,
    ...options,
    env: { ...stripeEnvironment(stripe.url), ...env },
  });
  return { app, stripe };
}

/** Registers somebody with a card at a fake provider on loopback. No event has been delivered. */
export async function aSubscriber(app: TestApp, world: ProviderWorld, userType: PayingType = "agency") {
  const [person, browser] = [aPerson(), aBrowser()];
  const started = await app.call(createSubscription, { body: { email: person.email, userType } }, { as: browser });
  await world.pay(started.subscriptionId);
  const ids = { stripe_customer_id: started.customerId, stripe_subscription_id: started.subscriptionId };
  const { user } = await app.call(register, { body: { ...person, userType, ...ids } }, { as: browser });
  await verify(app, person.email);
  return { ...person, browser, id: user.id, subscriptionId: started.subscriptionId };
}

/** Delivers an event the way the provider does. */
export async function deliverEvent(
  app: TestApp,
  provider: "stripe" | "paypal",
  delivery: ReturnType<ProviderWorld["deliver"]>,
) {
  const response = await app.http.inject({
    method: "POST",
    url: `/api/webhooks/${provider}`,
    headers: { "content-type": "application/json", ...(delivery.headers as Record<string, string>) },
    payload: delivery.rawBody,
  });
  return { status: response.statusCode, body: JSON.parse(response.body) as { code?: string; received?: boolean } };
}
