/**
 * Loads the demo marketplace.
 *
 * @module-tag embedded-only
 */
import { getCurrentUser, getProduct, login } from "@triptych/contract/accounts";
import { createSubscription, getPaymentMethods } from "@triptych/contract/billing";
import { describe, expect, it } from "vitest";
import { aPerson } from "../../testing/accounts.ts";
import { moveDays } from "../../testing/clock.ts";
import { startAppWithStripe } from "../../testing/payments/app-with-stripe.ts";
import { aBrowser } from "../../testing/start-app.ts";
import { demoPassword } from "./load.ts";

describe("the demo marketplace with a payment provider configured", () => {
  it("is there with its sign-ins and subscribers, while everybody else pays with that provider", async () => {
    const { app, stripe } = await startAppWithStripe({ env: { DEMO_DATA: "on" } });
    const browser = aBrowser();

    await app.call(login, { body: { username: "demo-freelancer", password: demoPassword } }, { as: browser });
    await moveDays(app, 2);

    expect(await app.call(getProduct, {})).toMatchObject({ isDemo: true, hasDemoAccounts: true, hasOutbox: true });
    expect(await app.call(getCurrentUser, {}, { as: browser })).toMatchObject({ subscribed: true });
    expect((await app.call(getPaymentMethods, {})).card).toMatchObject({ provider: "stripe" });
    const body = { email: aPerson().email, userType: "freelancer" as const };
    const started = await app.call(createSubscription, { body });
    expect(stripe.books.subscriptions.has(started.subscriptionId)).toBe(true);
    expect((await app.http.inject({ method: "POST", url: "/api/test-payments/confirm", payload: {} })).statusCode).toBe(
      404,
    );
    await app.close();
    await stripe.close();
  });
});
