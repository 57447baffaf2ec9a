import { register } from "@triptych/contract/accounts";
import { confirmSubscription, createSubscription, plans, trialDays } from "@triptych/contract/billing";
import { msPerDay, secondsPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOperator, aPerson } from "../../../testing/accounts.ts";
import { subscriptionOf } from "../../../testing/billing.ts";
import { aSubscriber, deliverEvent, stripeEnvironment } from "../../../testing/payments/app-with-stripe.ts";
import { paypalEnvironment, startPaypalWorld } from "../../../testing/payments/fake-paypal.ts";
import { paypalPlans, type FakePaypalSubscription } from "../../../testing/payments/fake-paypal-time.ts";
import { startStripeWorld } from "../../../testing/payments/fake-stripe.ts";
import { type FakeSubscription, stripePrices } from "../../../testing/payments/fake-stripe-books.ts";
import { aBrowser, startApp, type TestApp } from "../../../testing/start-app.ts";
import type { ProviderSubscription, ProviderTerms } from "../../adapters/payments/payments.ts";
import { differencesFromOrder } from "./order.ts";

describe("a subscription", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const inDays = (days: number) => new Date(now.getTime() + days * msPerDay);
  const ordered = {
    userType: "agency" as const,
    pricePence: plans.agency.pricePence,
    firstChargeAt: inDays(trialDays),
    claimedAt: null,
  };
  const terms: ProviderTerms = {
    plan: "agency",
    quantity: 1,
    pricePence: plans.agency.pricePence,
    currency: "GBP",
    isMonthly: true,
    hasExtras: false,
  };
  const providerState = (change: Partial<ProviderTerms> = {}, trialEnd: Date | null = inDays(trialDays)) =>
    ({ status: "trialing", trialEnd, terms: { ...terms, ...change } }) as ProviderSubscription;

  it("has no differences when it is as ordered", () => {
    expect(differencesFromOrder(ordered, providerState(), now)).toEqual([]);
    expect(differencesFromOrder({ ...ordered, firstChargeAt: null }, providerState({}, null), now)).toEqual([]);
    expect(differencesFromOrder({ ...ordered, firstChargeAt: inDays(-1) }, providerState({}, null), now)).toEqual([]);
    expect(differencesFromOrder({ ...ordered, claimedAt: now }, providerState({}, inDays(90)), now)).toEqual([]);
    expect(differencesFromOrder(ordered, { ...providerState({ quantity: 5 }), status: "ended" }, now)).toEqual([]);
  });

  it.each<[string, { change?: Partial<ProviderTerms>; trialEnd?: Date | null }, RegExp]>([
    ["plan", { change: { plan: "freelancer" } }, /^plan: ordered agency, found freelancer$/],
    ["plan, which is not ours", { change: { plan: null } }, /^plan: .* not configured$/],
    ["quantity", { change: { quantity: 2 } }, /^quantity/],
    [
      "price",
      { change: { pricePence: plans.freelancer.pricePence } },
      new RegExp(`^price: ordered ${plans.agency.pricePence}p, found ${plans.freelancer.pricePence}$`),
    ],
    ["price, which is not fixed", { change: { pricePence: null } }, /^price/],
    ["currency", { change: { currency: "USD" } }, /^currency: ordered GBP, found USD$/],
    ["period", { change: { isMonthly: false } }, /^period/],
    ["extras", { change: { hasExtras: true } }, /^extras/],
    [
      "start, earlier",
      { trialEnd: inDays(7) },
      new RegExp(`^first payment: ordered ${inDays(trialDays).toISOString().slice(0, 10)}`),
    ],
    ["start, at once", { trialEnd: null }, /^first payment: .*found at once$/],
    ["start, later", { trialEnd: inDays(60) }, /^first payment/],
  ])("with another %s has a difference", (_, { change, trialEnd }, expected) => {
    expect(differencesFromOrder(ordered, providerState(change, trialEnd), now)).toEqual([
      expect.stringMatching(expected),
    ]);
  });
});

let paypal: Awaited<ReturnType<typeof startPaypalWorld>>;
let stripe: Awaited<ReturnType<typeof startStripeWorld>>;
let app: TestApp;
beforeAll(async () => {
  paypal = await startPaypalWorld();
  stripe = await startStripeWorld();
  app = await startApp({
    env: {
      ...paypalEnvironment(paypal.url),
      ...stripeEnvironment(stripe.url),
    },
  });
});
afterAll(async () => {
  await app?.close();
  await paypal?.close();
  await stripe?.close();
});

/**
 * Returns somebody who paid for an agency's plan and has not registered yet. The test then changes what the provider
 * has.
 */
async function aPayer(method: "card" | "wallet") {
  const [person, browser] = [aPerson(), aBrowser()];
  const started = await app.call(
    createSubscription,
    { body: { email: person.email, userType: "agency", method } },
    { as: browser },
  );
  await (method === "card" ? stripe : paypal).pay(started.subscriptionId);
  const ids = { stripe_customer_id: started.customerId, stripe_subscription_id: started.subscriptionId };
  return { ...person, browser, id: started.subscriptionId, body: { ...person, userType: "agency" as const, ...ids } };
}

describe("a subscription that a provider set up differently", () => {
  it.each<[string, Partial<FakePaypalSubscription>]>([
    ["the other plan", { planId: paypalPlans.freelancer }],
    ["an unknown plan", { planId: "P-UNKNOWN0000000000000000" }],
    ["another quantity", { quantity: "2" }],
    [
      "another start",
      { startTime: new Date(Date.now() + 300 * msPerDay), nextBillingTime: new Date(Date.now() + 300 * msPerDay) },
    ],
  ])("is not activated: PayPal with %s", async (_, change) => {
    const payer = await aPayer("wallet");
    Object.assign(paypal.books.subscriptions.get(payer.id)!, change);

    const refusal = await app.refusal(register, { body: payer.body }, { as: payer.browser });
    const emails = await app.emailsTo(payer.email);

    expect(refusal.code).toBe("payment_required");
    expect(paypal.books.subscriptions.get(payer.id)!.status).toBe("CANCELLED");
    expect(emails.map(({ subject }) => subject)).toEqual(["Your subscription was not started"]);
  });

  it.each<[string, Partial<FakeSubscription>]>([
    ["another price", { price: "price_of_something_else" }],
    ["another sum", { unitAmount: plans.freelancer.pricePence }],
    ["another currency", { currency: "usd" }],
    ["another quantity", { quantity: 3 }],
    ["another period", { interval: "year" }],
    ["another start", { trial_end: Math.floor(Date.now() / 1_000) + secondsPerDay }],
  ])("is not activated: Stripe with %s", async (_, change) => {
    const payer = await aPayer("card");
    Object.assign(stripe.books.subscriptions.get(payer.id)!, change);

    const refusal = await app.refusal(register, { body: payer.body }, { as: payer.browser });
    await app.queue.drain();

    expect(refusal.code).toBe("payment_required");
    expect(stripe.books.subscriptions.get(payer.id)!.status).toBe("canceled");
  });

  it("is not offered to a visitor who tries again, and the next try starts one as ordered", async () => {
    const [body, as] = [{ email: aPerson().email, userType: "agency" as const, method: "card" as const }, aBrowser()];
    const first = await app.call(createSubscription, { body }, { as });
    stripe.books.subscriptions.get(first.subscriptionId)!.quantity = 3;

    const refusal = await app.refusal(createSubscription, { body }, { as });
    const next = await app.call(createSubscription, { body }, { as });
    await app.queue.drain();

    expect(refusal).toMatchObject({ status: 502, code: "subscription_differs" });
    expect(refusal.error).toMatch(/different subscription .*, so we did not start it/);
    expect(stripe.books.subscriptions.get(first.subscriptionId)!.status).toBe("canceled");
    expect(next.subscriptionId).not.toBe(first.subscriptionId);
    expect(next.clientSecret).toMatch(/^seti_/);
  });

  it("is tried once only where the price at the provider is another", async () => {
    const [body, as] = [{ email: aPerson().email, userType: "agency" as const, method: "card" as const }, aBrowser()];
    const price = stripe.books.prices.get(stripePrices.agency)!;
    const { unitAmount } = price;

    price.unitAmount = unitAmount + 100;
    const before = stripe.books.subscriptions.size;
    const refusal = await app.refusal(createSubscription, { body }, { as });
    price.unitAmount = unitAmount;

    expect(refusal.code).toBe("subscription_differs");
    expect(stripe.books.subscriptions.size).toBe(before + 1);
  });

  it("is not what is told to a member whose card had a trial, and the next try starts with a payment", async () => {
    const member = await aSubscriber(app, stripe);
    const { customer } = stripe.books.subscriptions.get(member.subscriptionId)!;
    const card = [...stripe.books.cards.values()].find((known) => known.customer === customer)!.fingerprint;
    Object.assign(stripe.books.subscriptions.get(member.subscriptionId)!, {
      status: "canceled",
      current_period_end: 1,
    });
    await deliverEvent(app, "stripe", stripe.deliver({ id: "evt_gone", subscriptionId: member.subscriptionId }));
    await app.queue.drain();
    await app.open.pool.query("update sign_ins set email = $1 where email = $2", [aPerson().email, member.email]);
    const body = { email: member.email, userType: "agency" as const, method: "card" as const };
    const first = await app.call(createSubscription, { body }, { as: member.browser });
    await stripe.pay(first.subscriptionId, { card });

    const refusal = await app.refusal(createSubscription, { body }, { as: member.browser });
    const next = await app.call(createSubscription, { body }, { as: member.browser });

    expect(first.hasUsedTrial).toBe(false);
    expect(refusal).toMatchObject({ status: 503, code: "unavailable" });
    expect(next).toMatchObject({ hasUsedTrial: true });
    expect(next.subscriptionId).not.toBe(first.subscriptionId);
  });

  it("is reported to the operators once, with the differences", async () => {
    const operator = await anOperator(app);
    const payer = await aPayer("card");
    Object.assign(stripe.books.subscriptions.get(payer.id)!, { quantity: 2, currency: "eur" });

    await app.refusal(register, { body: payer.body }, { as: payer.browser });
    await app.refusal(register, { body: payer.body }, { as: payer.browser });

    const emails = (await app.emailsTo(operator.email)).filter(({ text }) => text.includes(payer.id));
    expect(emails.map(({ subject }) => subject)).toEqual(["A subscription is not as it was ordered"]);
    expect(emails[0]!.text).toContain("quantity: ordered 1, found 2");
    expect(emails[0]!.text).toContain("currency: ordered GBP, found EUR");
    expect(emails[0]!.text).toContain("It was not activated");
  });

  it("is not given to a signed-in account either, and what was paid is refunded", async () => {
    const member = await aSubscriber(app, stripe);
    Object.assign(stripe.books.subscriptions.get(member.subscriptionId)!, {
      status: "canceled",
      current_period_end: 1,
    });
    await deliverEvent(app, "stripe", stripe.deliver({ id: "evt_over", subscriptionId: member.subscriptionId }));
    await app.queue.drain();
    const started = await app.call(
      createSubscription,
      { body: { email: member.email, userType: "agency", method: "card" } },
      { as: member.browser },
    );
    await stripe.pay(started.subscriptionId);
    stripe.books.subscriptions.get(started.subscriptionId)!.unitAmount = 9_900;

    const body = { subscriptionId: started.subscriptionId };
    const refusal = await app.refusal(confirmSubscription, { body }, { as: member.browser });
    const emails = await app.emailsTo(member.email);

    expect(refusal.code).toBe("payment_required");
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "expired", subscribed: false });
    const { customer } = stripe.books.subscriptions.get(started.subscriptionId)!;
    expect(stripe.books.charges.find((charge) => charge.customer === customer)).toMatchObject({
      amount_refunded: plans.agency.pricePence,
    });
    expect(emails[0]!.subject).toBe("Your payment has been refunded");
    expect(emails[0]!.text).toContain("was not the Agency plan that you ordered");
  });

  it("is reported after it was activated, and access stays", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.quantity = 4;

    await deliverEvent(app, "stripe", stripe.deliver({ id: "evt_four", subscriptionId: member.subscriptionId }));
    await app.queue.drain();

    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "trialing", subscribed: true });
    const { rows } = await app.open.pool.query(
      `select occasion from billing_notices n join subscriptions s on s.id = n.subscription_id
       where s.provider_id = $1 and n.kind = 'differs'`,
      [member.subscriptionId],
    );
    expect(rows).toEqual([{ occasion: "quantity: ordered 1, found 4" }]);
  });
});
