import { confirmTestCard, createSubscription } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

describe("starting a subscription as a visitor", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());

  test("begins with a trial whose first charge is said before a card is asked for", async () => {
    const now = app.clock.now();

    const started = await app.call(createSubscription, { body: { email: "ida@studio.example", userType: "agency" } });

    expect(started).toMatchObject({ subscriptionStatus: "incomplete", hasUsedTrial: false, firstChargePence: 5_000 });
    expect(started.clientSecret).toMatch(/^seti_/);
    expect(Math.round((Date.parse(started.firstChargeAt) - now.getTime()) / 86_400_000)).toBe(30);
  });

  test("makes one subscription when it is asked for ten times at once", async () => {
    const ask = () => app.call(createSubscription, { body: { email: "ten@studio.example", userType: "freelancer" } });

    const started = await Promise.all(Array.from({ length: 10 }, ask));

    expect(new Set(started.map((each) => each.subscriptionId)).size).toBe(1);
    const { rows } = await app.open.pool.query(
      "select 1 from local_payment_subscriptions where email = 'ten@studio.example'",
    );
    expect(rows).toHaveLength(1);
  });

  test("needs no payment step again once a card was accepted", async () => {
    const body = { email: "again@studio.example", userType: "freelancer" as const };
    const { clientSecret } = await app.call(createSubscription, { body });

    await app.call(confirmTestCard, {
      body: { clientSecret: clientSecret!, cardNumber: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" },
    });
    const again = await app.call(createSubscription, { body });

    expect(again).toMatchObject({ subscriptionStatus: "trialing" });
    expect(again.clientSecret).toBeUndefined();
  });
});
