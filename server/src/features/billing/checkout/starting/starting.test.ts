import { confirmTestCard, createSubscription, plans, trialDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson } from "../../../../../testing/accounts.ts";
import { cards, payWithCard } from "../../../../../testing/billing.ts";
import { aBrowser, startApp, type TestApp } from "../../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

describe("starting a subscription as a visitor", () => {
  it("shows the first charge before a card is asked for", async () => {
    const now = app.clock.now();

    const started = await app.call(createSubscription, { body: { email: aPerson().email, userType: "agency" } });

    expect(started).toMatchObject({
      subscriptionStatus: "incomplete",
      hasUsedTrial: false,
      firstChargePence: plans.agency.pricePence,
    });
    expect(started.clientSecret).toMatch(/^seti_/);
    expect(Math.round((Date.parse(started.firstChargeAt) - now.getTime()) / msPerDay)).toBe(trialDays);
  });

  it("creates one subscription for ten calls at once, with any alias", async () => {
    const [{ username }, as] = [aPerson(), aBrowser()];
    const ask = (_: unknown, at: number) => {
      const email = `${username}+${at}@Mail.example`;
      return app.call(createSubscription, { body: { email, userType: "freelancer" } }, { as });
    };
    await app.call(createSubscription, { body: { email: aPerson().email, userType: "freelancer" } }, { as });

    const started = await Promise.all(Array.from({ length: 10 }, ask));

    expect(new Set(started.map((each) => each.subscriptionId)).size).toBe(1);
    const { rows } = await app.open.pool.query("select 1 from local_payment_subscriptions where email like $1", [
      `${username}+%`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("needs no second payment step once a card was accepted", async () => {
    const [body, as] = [{ email: aPerson().email, userType: "freelancer" as const }, aBrowser()];
    const { clientSecret } = await app.call(createSubscription, { body }, { as });

    await payWithCard(app, clientSecret!);
    const again = await app.call(createSubscription, { body }, { as });

    expect(again).toMatchObject({ subscriptionStatus: "trialing" });
    expect(again.clientSecret).toBeUndefined();
  });

  it("offers no trial any more once another alias of the address has used it", async () => {
    const [{ username, ...person }, as] = [aPerson(), aBrowser()];
    const body = { email: `${username}+one@mail.example`, userType: "agency" as const };
    const before = await app.call(createSubscription, { body }, { as });
    await aMember(app, "agency", { ...person, username, email: `${username}+two@mail.example` });

    const after = await app.call(createSubscription, { body }, { as });
    const again = await app.call(createSubscription, { body }, { as });
    await app.queue.drain();

    expect([before.hasUsedTrial, after.hasUsedTrial, again.hasUsedTrial]).toEqual([false, true, true]);
    expect(Date.parse(after.firstChargeAt)).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(again.subscriptionId).toBe(after.subscriptionId);
    const { rows } = await app.open.pool.query("select status from local_payment_subscriptions where id = $1", [
      before.subscriptionId,
    ]);
    expect(rows).toEqual([{ status: "ended" }]);
  });

  it("ignores a price, a trial, a customer and an address to return to", async () => {
    const body = {
      email: aPerson().email,
      userType: "agency" as const,
      price: 1,
      trialDays: 9_999,
      customerId: "cus_x",
      amount: 1,
      method: "cash",
    };

    const started = await app.call(createSubscription, {
      body: { ...body, return_url: "https://evil.example" } as never,
    });

    expect(started).toMatchObject({ firstChargePence: plans.agency.pricePence, hasUsedTrial: false });
    expect(started.customerId).not.toBe("cus_x");
    expect(Date.parse(started.firstChargeAt) - app.clock.now().getTime()).toBeLessThan((trialDays + 1) * msPerDay);
  });

  it.each([
    ["a brand", { email: "someone@mail.example", userType: "brand" }, "userType"],
    ["no address", { email: "someone", userType: "agency" }, "email"],
    ["an unknown type", { email: "someone@mail.example", userType: "robot" }, "userType"],
  ])("is refused for %s", async (_, body, field) => {
    const refusal = await app.refusal(createSubscription, { body: body as never });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input", details: [{ field }] });
  });

  it("is refused for an address that has an account", async () => {
    const { email } = await aMember(app, "brand");

    const refusal = await app.refusal(createSubscription, { body: { email: email.toUpperCase(), userType: "agency" } });

    expect(refusal.code).toBe("email_taken");
  });
});

describe("a subscription that the provider has forgotten", () => {
  it("is replaced by a new subscription", async () => {
    const [body, as] = [{ email: aPerson().email, userType: "agency" as const }, aBrowser()];
    const first = await app.call(createSubscription, { body }, { as });
    await app.open.pool.query("delete from local_payment_subscriptions where id = $1", [first.subscriptionId]);

    const second = await app.call(createSubscription, { body }, { as });

    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    expect(second.clientSecret).toMatch(/^seti_/);
  });
});

const confirm = async (change: Partial<{ cardNumber: string; expiry: string; cvc: string; clientSecret: string }>) => {
  const { clientSecret } = await app.call(createSubscription, {
    body: { email: aPerson().email, userType: "agency" },
  });
  const card = { clientSecret: clientSecret!, cardNumber: cards.good, expiry: "12/49", cvc: "123", ...change };
  return app.refusal(confirmTestCard, { body: card });
};

describe("a test card", () => {
  it("is declined with a sentence, and another card can be used", async () => {
    const { clientSecret } = await app.call(createSubscription, {
      body: { email: aPerson().email, userType: "agency" },
    });
    const card = { clientSecret: clientSecret!, expiry: "1/49", cvc: "1234" };

    const refusal = await app.refusal(confirmTestCard, { body: { ...card, cardNumber: cards.declined } });

    expect(refusal).toMatchObject({ status: 402, code: "payment_declined", error: "Your card was declined." });
    expect(await app.call(confirmTestCard, { body: { ...card, cardNumber: cards.good } })).toMatchObject({
      status: "succeeded",
    });
  });

  it.each([
    [{ cardNumber: "4242 4242" }, "cardNumber", "Your card number is incomplete."],
    [{ cardNumber: "4242 4242 4242 4241" }, "cardNumber", "Your card number is invalid."],
    [
      { cardNumber: "4111 1111 1111 1111" },
      "cardNumber",
      "Only test cards work here. Please do not enter a real card.",
    ],
    [{ expiry: "13/49" }, "expiry", "Your card's expiry date is incomplete."],
    [{ expiry: "01/20" }, "expiry", "Your card's expiry date is in the past."],
    [{ cvc: "1" }, "cvc", "Your card's security code is incomplete."],
  ])("with %o is refused with a sentence", async (change, field, message) => {
    const refusal = await confirm(change);

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input", message, details: [{ field, message }] });
  });

  it("is refused for an invented payment", async () => {
    expect(await confirm({ clientSecret: "seti_invented_secret_x" })).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("starting a subscription when signed in", () => {
  it("is refused while one is running", async () => {
    const { browser, email } = await aMember(app, "agency");

    const refusal = await app.refusal(createSubscription, { body: { email, userType: "agency" } }, { as: browser });

    expect(refusal).toMatchObject({ status: 409, code: "already_subscribed" });
    expect(refusal.error).toContain("already has an active subscription");
  });

  it("is refused for a brand, and before the address is verified", async () => {
    const brand = await aMember(app, "brand");
    const unverified = await aMember(app, "freelancer", { isVerified: false });
    const body = { email: aPerson().email, userType: "agency" as const };

    expect((await app.refusal(createSubscription, { body }, { as: brand.browser })).code).toBe("forbidden");
    expect((await app.refusal(createSubscription, { body }, { as: unverified.browser })).code).toBe("email_unverified");
  });
});
