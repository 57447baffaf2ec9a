import { randomUUID } from "node:crypto";
import { register } from "@triptych/contract/accounts";
import {
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  getPaymentMethods,
  plans,
  trialDays,
} from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, verify } from "../../../testing/accounts.ts";
import { subscriptionOf } from "../../../testing/billing.ts";
import { aSubscriber, deliverEvent, stripeEnvironment } from "../../../testing/payments/app-with-stripe.ts";
import { paypalEnvironment, startPaypalWorld } from "../../../testing/payments/fake-paypal.ts";
import { paypalPlans } from "../../../testing/payments/fake-paypal-time.ts";
import { startStripeWorld } from "../../../testing/payments/fake-stripe.ts";
import { aBrowser, startApp, type TestApp } from "../../../testing/start-app.ts";

let paypal: Awaited<ReturnType<typeof startPaypalWorld>>;
let stripe: Awaited<ReturnType<typeof startStripeWorld>>;
let app: TestApp;
beforeAll(async () => {
  paypal = await startPaypalWorld();
  stripe = await startStripeWorld();
  app = await startApp({ env: { ...paypalEnvironment(paypal.url), ...stripeEnvironment(stripe.url) } });
});
afterAll(async () => {
  await app?.close();
  await paypal?.close();
  await stripe?.close();
  if (paypal?.faults?.mistakes.length) throw new Error(paypal.faults.mistakes.join("\n"));
});

const start = (email: string, method?: "card" | "wallet", as = aBrowser()) =>
  app.call(createSubscription, { body: { email, userType: "agency", method } }, { as });

describe("the wallet beside cards", () => {
  it("is offered with the data that its buttons need", async () => {
    expect(await app.call(getPaymentMethods, {})).toEqual({
      card: { provider: "stripe", publishableKey: "pk_test_key" },
      wallet: { provider: "paypal", clientId: "client", plans: paypalPlans },
    });
  });

  it("shows when its trial's first payment is taken, before it is approved", async () => {
    const { firstChargeAt } = await start(aPerson().email, "wallet");

    expect(Math.round((Date.parse(firstChargeAt) - app.clock.now().getTime()) / msPerDay)).toBe(trialDays);
  });

  it("starts a subscription that waits for approval, and registers after it", async () => {
    const [person, as] = [aPerson(), aBrowser()];
    const started = await start(person.email, "wallet", as);
    const body = {
      ...person,
      userType: "agency" as const,
      stripe_customer_id: started.customerId,
      stripe_subscription_id: started.subscriptionId,
    };
    expect(started).toMatchObject({
      subscriptionStatus: "incomplete",
      hasUsedTrial: false,
      firstChargePence: plans.agency.pricePence,
    });
    expect(started.clientSecret).toBeUndefined();
    expect((await app.refusal(register, { body }, { as })).code).toBe("payment_required");

    await paypal.pay(started.subscriptionId);
    const { user } = await app.call(register, { body }, { as });

    expect(user).toMatchObject({ subscription_status: "trialing", subscribed: true });
  });

  it("and a card make one subscription: choosing the other closes the first", async () => {
    const [{ email }, as] = [aPerson(), aBrowser()];

    const wallet = await start(email, "wallet", as);
    const card = await start(email, "card", as);
    await app.queue.drain();

    expect(wallet.subscriptionId).toMatch(/^I-/);
    expect(card.subscriptionId).toMatch(/^sub_/);
    const { rows } = await app.open.pool.query(
      "select provider from subscriptions where email = $1 and ended_at is null",
      [email],
    );
    expect(rows).toEqual([{ provider: "stripe" }]);
  });

  it("is cancelled at once when it is approved after the card was chosen", async () => {
    const [{ email }, as] = [aPerson(), aBrowser()];
    const wallet = await start(email, "wallet", as);
    await start(email, "card", as);
    await app.queue.drain();

    await paypal.pay(wallet.subscriptionId);
    await deliverEvent(
      app,
      "paypal",
      paypal.deliver({ id: `WH-${randomUUID()}`, subscriptionId: wallet.subscriptionId }),
    );
    await app.queue.drain();

    expect(paypal.books.subscriptions.get(wallet.subscriptionId)!.status).toBe("CANCELLED");
  });
});

describe("a wallet whose payment failed", () => {
  it("is replaced by a card without losing access and without an email about its end", async () => {
    const [person, browser] = [aPerson({ email: "wallet@mail.example" }), aBrowser()];
    const started = await start(person.email, "wallet", browser);
    await paypal.pay(started.subscriptionId);
    const ids = { stripe_customer_id: started.customerId, stripe_subscription_id: started.subscriptionId };
    await app.call(register, { body: { ...person, userType: "agency", ...ids } }, { as: browser });
    await verify(app, person.email);
    paypal.books.subscriptions.get(started.subscriptionId)!.failedPayments = 1;
    await deliverEvent(
      app,
      "paypal",
      paypal.deliver({ id: `WH-${randomUUID()}`, subscriptionId: started.subscriptionId }),
    );
    await app.queue.drain();
    expect(await subscriptionOf(app, browser)).toMatchObject({ status: "past_due", subscribed: true });

    const card = await app.call(
      createSubscription,
      { body: { email: person.email, userType: "agency", method: "card" } },
      { as: browser },
    );
    const meanwhile = await subscriptionOf(app, browser);
    await stripe.pay(card.subscriptionId);
    const confirmed = await app.call(
      confirmSubscription,
      { body: { subscriptionId: card.subscriptionId } },
      { as: browser },
    );
    await app.queue.drain();

    expect(meanwhile).toMatchObject({ status: "past_due", subscribed: true });
    expect(confirmed).toEqual({ status: "active" });
    expect(await subscriptionOf(app, browser)).toMatchObject({ status: "active", subscribed: true });
    expect(paypal.books.subscriptions.get(started.subscriptionId)!.status).toBe("CANCELLED");
    expect((await app.emailsTo(person.email)).map(({ subject }) => subject)).not.toContain(
      "Your subscription has ended",
    );
  });
});

const about = (resource: unknown) => ({
  id: `WH-${randomUUID()}`,
  event_type: "BILLING.SUBSCRIPTION.UPDATED",
  resource,
});

describe("an event of PayPal's", () => {
  it.each([
    ["without a resource", { id: `WH-${randomUUID()}`, event_type: "BILLING.SUBSCRIPTION.UPDATED" }],
    ["about an id with NUL", about({ id: "I-\u0000" })],
    ["about an endless id", about({ id: "I".repeat(5_000), links: "none", amount: 5 })],
  ])("%s is acknowledged", async (_, event) => {
    expect(await deliverEvent(app, "paypal", paypal.sign(event))).toEqual({ status: 200, body: { received: true } });
  });

  it.each([
    ["nothing", about(null)],
    ["a text", about("I-1")],
    ["a list", about([])],
  ])("about %s is refused without asking PayPal", async (_, event) => {
    const asked = paypal.faults!.calls.length;

    const reply = await deliverEvent(app, "paypal", paypal.sign(event));

    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_signature" } });
    expect(paypal.faults!.calls.slice(asked)).toEqual([]);
  });

  it.each([
    ["an id with NUL", { ...about({}), id: "WH-\u0000" }],
    ["no type", { id: `WH-${randomUUID()}` }],
  ])("is refused with %s", async (_, event) => {
    const reply = await deliverEvent(app, "paypal", paypal.sign(event));

    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });
});

describe("confirming a payment", () => {
  it("is refused for somebody else's and for an invented subscription", async () => {
    const thief = await aSubscriber(app, stripe);
    const other = await start(aPerson().email);
    const confirm = (subscriptionId: string) =>
      app.refusal(confirmSubscription, { body: { subscriptionId } }, { as: thief.browser });

    expect((await confirm(other.subscriptionId)).code).toBe("payment_required");
    expect((await confirm("sub_invented")).code).toBe("payment_required");
  });
});

it("refuses brands the cancellation of a subscription", async () => {
  const brand = await aMember(app, "brand");

  expect((await app.refusal(cancelSubscription, {}, { as: brand.browser })).code).toBe("forbidden");
});
