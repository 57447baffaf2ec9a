import {
  confirmTestCard,
  cancelSubscription,
  createSubscription,
  getPaymentMethods,
  reactivateSubscription,
} from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../../../../testing/accounts.ts";
import { subscriptionOf } from "../../../../../testing/billing.ts";
import {
  aSubscriber,
  startAppWithStripe,
  stripeEnvironment,
  type StripeWorld,
} from "../../../../../testing/payments/app-with-stripe.ts";
import { aBrowser, startApp, type TestApp } from "../../../../../testing/start-app.ts";

let app: TestApp;
let stripe: StripeWorld;
beforeAll(async () => {
  ({ app, stripe } = await startAppWithStripe({ paymentTimeoutMs: 2_500 }));
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const unreachable = "The payment provider could not be reached. Nothing was charged; please try again.";

const declined = { status: 402, code: "payment_declined", message: "Your card has insufficient funds." };
const failed = { status: 502, code: "payment_provider_failed", message: unreachable };

describe.each([
  [402, declined],
  [429, failed],
  [500, failed],
  ["hang", failed],
] as const)("while the payment provider replies %s", (fault, expected) => {
  it("starting is refused with a sentence, and the next try starts one subscription", async () => {
    const [body, as] = [{ email: aPerson().email, userType: "agency" as const }, aBrowser()];

    stripe.faults!.set(fault);
    const refusal = await app.refusal(createSubscription, { body }, { as });
    stripe.faults!.set(null);
    const [first, second] = [
      await app.call(createSubscription, { body }, { as }),
      await app.call(createSubscription, { body }, { as }),
    ];

    expect(refusal).toMatchObject({ ...expected, error: expected.message });
    expect(first.subscriptionId).toBe(second.subscriptionId);
    const made = [...stripe.books.customers.values()].filter(({ email }) => email === body.email);
    expect(made).toHaveLength(1);
  });

  it("cancelling is refused with a sentence and changes nothing", async () => {
    const member = await aSubscriber(app, stripe);

    stripe.faults!.set(fault);
    const refusal = await app.refusal(cancelSubscription, {}, { as: member.browser });
    stripe.faults!.set(null);

    expect(refusal).toMatchObject(expected);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "trialing", cancels: false });
    await app.call(cancelSubscription, {}, { as: member.browser });
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ cancels: true });
  });
});

const callsDuring = async (work: () => Promise<unknown>) => {
  const before = stripe.faults!.calls.length;
  await work();
  return stripe.faults!.calls.slice(before).filter((call) => call === "POST /v1/subscriptions/{id}");
};

describe("a second click", () => {
  it("on cancel, or ten at once, make one call to the provider", async () => {
    const [one, other] = [await aSubscriber(app, stripe), await aSubscriber(app, stripe)];
    const cancel = (member: typeof one) => app.call(cancelSubscription, {}, { as: member.browser });

    const twice = await callsDuring(async () => [await cancel(one), await cancel(one)]);
    const tenAtOnce = await callsDuring(() => Promise.all(Array.from({ length: 10 }, () => cancel(other))));

    expect(twice).toHaveLength(1);
    expect(tenAtOnce).toHaveLength(1);
  });

  it("on reactivate makes one call to the provider", async () => {
    const member = await aSubscriber(app, stripe);
    await app.call(cancelSubscription, {}, { as: member.browser });
    const reactivate = () => app.call(reactivateSubscription, {}, { as: member.browser });

    expect(await callsDuring(async () => [await reactivate(), await reactivate()])).toHaveLength(1);
  });

  it("on starting, ten at once, creates one subscription at the provider", async () => {
    const [{ email }, as] = [aPerson(), aBrowser()];
    await app.call(createSubscription, { body: { email, userType: "freelancer" } }, { as });
    const before = stripe.books.subscriptions.size;

    await Promise.all(
      Array.from({ length: 10 }, () => app.call(createSubscription, { body: { email, userType: "agency" } }, { as })),
    );

    expect(stripe.books.subscriptions.size).toBe(before + 1);
  });
});

describe("the test provider", () => {
  const card = { clientSecret: "seti_x", cardNumber: "4242424242424242", expiry: "12/49", cvc: "123" };

  it("does not exist beside a real provider", async () => {
    await expect(app.call(confirmTestCard, { body: card })).rejects.toMatchObject({ status: 404, code: "not_found" });
    expect(await app.call(getPaymentMethods, {})).toEqual({
      card: { provider: "stripe", publishableKey: "pk_test_key" },
      wallet: null,
    });
  });

  it("does not exist in production", async () => {
    const production = await startApp({
      env: {
        ...stripeEnvironment(stripe.url),
        APP_MODE: "production",
        PUBLIC_URL: "https://triptych.example",
        SESSION_SECRET: "a secret of at least thirty-two characters",
        DATABASE_URL: "postgres://nobody:pa55word@127.0.0.1:1/none",
        SMTP_URL: "smtp://127.0.0.1:1",
        MAIL_FROM: "hello@triptych.example",
        DEMO_DATA: undefined,
      },
    });

    const call = (url: string) =>
      production.http.inject({ method: "POST", url, headers: { origin: "https://triptych.example" }, payload: card });
    const statuses = [
      await call("/api/test-payments/confirm"),
      await call("/api/test-payments/authenticate"),
      await call("/api/dev/clock"),
    ];

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    await production.close();
  });
});
