import { plans } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stripeEnvironment } from "../../testing/payments/app-with-stripe.ts";
import { paypalPlans } from "../../testing/payments/fake-paypal-time.ts";
import { paypalEnvironment, startPaypalWorld } from "../../testing/payments/fake-paypal.ts";
import { stripePrices } from "../../testing/payments/fake-stripe-books.ts";
import { startStripeWorld } from "../../testing/payments/fake-stripe.ts";
import { startApp } from "../../testing/start-app.ts";
import { createLog } from "../platform/process/log.ts";
import { requireEqualPlans } from "./payment-plans.ts";

let stripe: Awaited<ReturnType<typeof startStripeWorld>>;
let paypal: Awaited<ReturnType<typeof startPaypalWorld>>;
beforeAll(async () => {
  [stripe, paypal] = [await startStripeWorld(), await startPaypalWorld()];
});
afterAll(async () => {
  await stripe?.close();
  await paypal?.close();
  const mistakes = [...(stripe?.faults?.mistakes ?? []), ...(paypal?.faults?.mistakes ?? [])];
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
});

const log = createLog({ level: "fatal" });
const check = () => requireEqualPlans({ stripe: stripe.payments, paypal: paypal.payments }, log);
const { agency } = stripePrices;

describe("the plans of the configured payment providers", () => {
  it("are accepted when they charge what people are shown", async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it.each([
    [
      "another sum",
      { unitAmount: plans.agency.pricePence + 1 },
      /^- STRIPE_PRICE_AGENCY: price: ordered \d+p, found \d+\.$/m,
    ],
    ["another currency", { currency: "eur" }, /^- STRIPE_PRICE_AGENCY: currency: ordered GBP, found EUR\.$/m],
    ["another period", { interval: "year" }, /^- STRIPE_PRICE_AGENCY: period: /m],
  ])("keep the server from starting when Stripe charges %s", async (_, change, sentence) => {
    const before = stripe.books.prices.get(agency)!;
    stripe.books.prices.set(agency, { ...before, ...change });

    await expect(check()).rejects.toMatchObject({ name: "StartRefused", message: expect.stringMatching(sentence) });

    stripe.books.prices.set(agency, before);
  });

  it("keep the server from starting when Stripe has no such price", async () => {
    const before = stripe.books.prices.get(agency)!;
    stripe.books.prices.delete(agency);

    await expect(check()).rejects.toThrow("- STRIPE_PRICE_AGENCY: the provider has no such plan, or sells it no more.");

    stripe.books.prices.set(agency, before);
  });

  it("do not keep it from starting when the provider cannot be asked", async () => {
    stripe.faults!.set(500);

    await expect(check()).resolves.toBeUndefined();

    stripe.faults!.set(null);
  });

  it("are compared when the server starts", async () => {
    const env = {
      ...stripeEnvironment(stripe.url),
      ...paypalEnvironment(paypal.url),
    };
    const fresh = await startPaypalWorld();
    fresh.books.prices.set(paypalPlans.freelancer, "1.00");

    await expect(startApp({ env: { ...env, PAYPAL_API_BASE: fresh.url } })).rejects.toThrow(
      /PAYPAL_PLAN_FREELANCER: price: ordered \d+p, found 100\.$/m,
    );

    await fresh.close();
  });
});
