import { register } from "@triptych/contract/accounts";
import { createSubscription, plans, unclaimedHours } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../../../../testing/accounts.ts";
import { aPaidSubscription, cards, moveDays, payWithCard, subscriptionOf } from "../../../../../testing/billing.ts";
import { aBrowser, startApp, type TestApp } from "../../../../../testing/start-app.ts";

const unclaimedDays = unclaimedHours / 24;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

describe("registering with a subscription", () => {
  it("begins the trial", async () => {
    const person = aPerson();
    const { ids, browser } = await aPaidSubscription(app, { email: person.email, userType: "agency" });

    await app.call(register, { body: { ...person, userType: "agency", ...ids } }, { as: browser });

    expect(await subscriptionOf(app, browser)).toEqual({
      status: "trialing",
      subscribed: true,
      cancels: false,
      hasUsedTrial: true,
    });
  });

  it("begins with a card that asks for a confirmation step", async () => {
    const person = aPerson();
    const { ids, browser } = await aPaidSubscription(app, {
      email: person.email,
      userType: "freelancer",
      cardNumber: cards.withConfirmation,
    });

    await app.call(register, { body: { ...person, userType: "freelancer", ...ids } }, { as: browser });

    expect(await subscriptionOf(app, browser)).toMatchObject({ status: "trialing", subscribed: true });
  });

  it("is refused without ids, with invented ones and with somebody else's customer", async () => {
    const person = aPerson();
    const { ids, browser: as } = await aPaidSubscription(app, { email: person.email, userType: "agency" });
    const refusalWith = (change: object) =>
      app.refusal(register, { body: { ...person, userType: "agency", ...change } }, { as });

    expect(await refusalWith({})).toMatchObject({ status: 402, code: "payment_required" });
    expect(await refusalWith({ stripe_customer_id: "cus_x", stripe_subscription_id: "sub_x" })).toMatchObject({
      code: "payment_required",
    });
    expect(await refusalWith({ ...ids, stripe_customer_id: "cus_x" })).toMatchObject({ code: "payment_required" });
  });

  it("is refused with another address's subscription", async () => {
    const { ids, browser: as } = await aPaidSubscription(app, { email: aPerson().email, userType: "agency" });

    const refusal = await app.refusal(register, { body: { ...aPerson(), userType: "agency", ...ids } }, { as });

    expect(refusal.code).toBe("payment_required");
  });

  it("is refused for an agency with a freelancer's subscription", async () => {
    const person = aPerson();
    const { ids, browser: as } = await aPaidSubscription(app, { email: person.email, userType: "freelancer" });

    const refusal = await app.refusal(register, { body: { ...person, userType: "agency", ...ids } }, { as });

    expect(refusal.code).toBe("payment_required");
  });

  it("is refused before a card was accepted", async () => {
    const [person, as] = [aPerson(), aBrowser()];
    const body = { email: person.email, userType: "agency" as const };
    const { customerId, subscriptionId } = await app.call(createSubscription, { body }, { as });
    const ids = { stripe_customer_id: customerId, stripe_subscription_id: subscriptionId };

    const refusal = await app.refusal(register, { body: { ...person, userType: "agency", ...ids } }, { as });

    expect(refusal.code).toBe("payment_required");
  });

  it("succeeds for one of ten people who try the same subscription at once", async () => {
    const { username, password } = aPerson();
    const { ids, browser } = await aPaidSubscription(app, {
      email: `${username}@mail.example`,
      userType: "freelancer",
    });
    const attempt = (_: unknown, at: number) =>
      app
        .call(
          register,
          {
            body: {
              username: `${username}-${at}`,
              password,
              email: `${username}+${at}@mail.example`,
              userType: "freelancer",
              ...ids,
            },
          },
          { as: browser },
        )
        .then(
          () => "registered",
          (error: { code?: string }) => error.code,
        );

    const outcomes = await Promise.all(Array.from({ length: 10 }, attempt));

    expect(outcomes.filter((outcome) => outcome === "registered")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "payment_required")).toHaveLength(9);
  });

  it("is refused when the subscription was cancelled meanwhile", async () => {
    const person = aPerson();
    const { ids, browser: as } = await aPaidSubscription(app, { email: person.email, userType: "agency" });
    await moveDays(app, unclaimedDays + 0.1);

    const refusal = await app.refusal(register, { body: { ...person, userType: "agency", ...ids } }, { as });

    expect(refusal.code).toBe("payment_required");
  });
});

const registerWith = async (email: string, cardNumber?: string) => {
  const started = await aPaidSubscription(app, { email, userType: "freelancer", cardNumber });
  const person = { ...aPerson(), email };
  const body = { ...person, userType: "freelancer" as const, ...started.ids };
  await app.call(register, { body }, { as: started.browser });
  return started;
};

describe("the free trial", () => {
  it("is given once per person, for any alias of the address", async () => {
    const { username } = aPerson();
    await registerWith(`${username}@gmail.com`);

    const again = await app.call(createSubscription, {
      body: { email: `${username.slice(0, 4)}.${username.slice(4)}+x@GoogleMail.com`, userType: "freelancer" },
    });

    expect(again).toMatchObject({ hasUsedTrial: true, firstChargePence: plans.freelancer.pricePence });
    expect(again.clientSecret).toMatch(/^pi_/);
    expect(Date.parse(again.firstChargeAt)).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  it("is given once per card: the second checkout begins with a payment", async () => {
    await registerWith(aPerson().email, cards.shared);
    const person = aPerson();
    const second = await aPaidSubscription(app, { email: person.email, userType: "agency", cardNumber: cards.shared });
    const as = second.browser;

    const refusal = await app.refusal(register, { body: { ...person, userType: "agency", ...second.ids } }, { as });

    expect(refusal).toMatchObject({ status: 402, code: "payment_required" });
    expect(refusal.error).toContain("A free trial was already used with this payment method");
    await app.queue.drain();
    const third = await app.call(createSubscription, { body: { email: person.email, userType: "agency" } }, { as });
    expect(third).toMatchObject({ hasUsedTrial: true });
    await payWithCard(app, third.clientSecret!, cards.shared);
    const ids = { stripe_customer_id: third.customerId, stripe_subscription_id: third.subscriptionId };
    await app.call(register, { body: { ...person, userType: "agency", ...ids } }, { as });
    expect(await subscriptionOf(app, as)).toMatchObject({ status: "active", subscribed: true });
  });

  it("is given once when one card is used by ten people at once", async () => {
    const { rows } = await app.open.pool.query("delete from used_trials where kind = 'card' returning 1");
    expect(rows.length).toBeGreaterThan(0);
    const people = Array.from({ length: 10 }, () => aPerson());
    const ready = await Promise.all(
      people.map(async (person) => ({
        person,
        ...(await aPaidSubscription(app, { email: person.email, userType: "agency", cardNumber: cards.shared })),
      })),
    );

    const outcomes = await Promise.all(
      ready.map(({ person, ids, browser }) =>
        app.call(register, { body: { ...person, userType: "agency", ...ids } }, { as: browser }).then(
          () => "registered",
          (error: { code?: string }) => error.code,
        ),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === "registered")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "payment_required")).toHaveLength(9);
  });
});
