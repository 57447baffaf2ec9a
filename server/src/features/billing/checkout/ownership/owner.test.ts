import { register } from "@triptych/contract/accounts";
import { createSubscription } from "@triptych/contract/billing";
import { secondsPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../../../../testing/accounts.ts";
import { aPaidSubscription, cards, payWithCard, subscriptionOf } from "../../../../../testing/billing.ts";
import { stripeEnvironment } from "../../../../../testing/payments/app-with-stripe.ts";
import { paypalEnvironment, startPaypalWorld } from "../../../../../testing/payments/fake-paypal.ts";
import { startStripeWorld } from "../../../../../testing/payments/fake-stripe.ts";
import { aBrowser, startApp, type Browser, type TestApp } from "../../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const start = (email: string, as: Browser) =>
  app.call(createSubscription, { body: { email, userType: "agency" } }, { as });
const registerWith = (ids: object, email: string, as?: Browser) =>
  app
    .call(register, { body: { ...aPerson({ email }), userType: "agency", ...ids } }, { as })
    .then(() => "registered", codeOf);
const idsOf = ({ customerId, subscriptionId }: { customerId: string; subscriptionId: string }) => ({
  stripe_customer_id: customerId,
  stripe_subscription_id: subscriptionId,
});
const codeOf = (error: unknown) => (error as { code?: string }).code;

describe("a stranger who knows the address of somebody else's checkout", () => {
  it("gets a checkout of their own, and nothing of the other's", async () => {
    const [{ email }, owner, stranger] = [aPerson(), aBrowser(), aBrowser()];
    const owned = await start(email, owner);

    const stolen = await start(email, stranger);

    expect(stolen.subscriptionId).not.toBe(owned.subscriptionId);
    expect(stolen.customerId).not.toBe(owned.customerId);
    expect(stolen.clientSecret).not.toBe(owned.clientSecret);
    expect(await start(email, owner)).toMatchObject({
      subscriptionId: owned.subscriptionId,
      clientSecret: owned.clientSecret,
    });
  });

  it("cannot register with it once it is paid, with any cookie, even with its ids", async () => {
    const { email } = aPerson();
    const { ids, browser } = await aPaidSubscription(app, { email, userType: "agency" });
    const withCheckout = aBrowser();
    await start(email, withCheckout);
    const withHash = aBrowser();
    const { rows } = await app.open.pool.query("select browser_hash from subscriptions where provider_id = $1", [
      ids.stripe_subscription_id,
    ]);
    withHash.cookies.set("triptych_checkout", (rows[0] as { browser_hash: string }).browser_hash);

    const attempts = [undefined, aBrowser(), withCheckout, withHash];
    const outcomes = await Promise.all(attempts.map((as) => registerWith(ids, email, as)));

    expect(outcomes).toEqual(attempts.map(() => "payment_required"));
    expect(await registerWith(ids, email, browser)).toBe("registered");
  });

  it("gets nothing when ten of them try while the owner registers", async () => {
    const { email } = aPerson();
    const { ids, browser } = await aPaidSubscription(app, { email, userType: "agency" });
    const strangers = Array.from({ length: 10 }, () => aBrowser());
    await Promise.all(strangers.map((stranger) => start(email, stranger)));

    const [owners, ...others] = await Promise.all([browser, ...strangers].map((as) => registerWith(ids, email, as)));

    expect(owners).toBe("registered");
    expect(others.every((code) => code === "payment_required" || code === "email_taken")).toBe(true);
  });

  it("cannot take the free trial of the address by trying with a card that had one", async () => {
    const former = await aPaidSubscription(app, {
      email: aPerson().email,
      userType: "agency",
      cardNumber: cards.shared,
    });
    const { rows } = await app.open.pool.query<{ email: string }>(
      "select email from subscriptions where provider_id = $1",
      [former.subscriptionId],
    );
    expect(await registerWith(former.ids, rows[0]!.email, former.browser)).toBe("registered");
    const { email } = aPerson();
    const owned = await aPaidSubscription(app, { email, userType: "agency" });

    const tried = await aPaidSubscription(app, { email, userType: "agency", cardNumber: cards.shared });
    expect(await registerWith(tried.ids, email, tried.browser)).toBe("payment_required");
    await app.queue.drain();

    expect(await start(email, tried.browser)).toMatchObject({ hasUsedTrial: true });
    expect(await start(email, owned.browser)).toMatchObject({ hasUsedTrial: false, subscriptionStatus: "trialing" });
    expect(await registerWith(owned.ids, email, owned.browser)).toBe("registered");
  });
});

describe("the browser's secret", () => {
  it("cannot be read by scripts, and only a hash of it is stored", async () => {
    const response = await app.http.inject({
      method: "POST",
      url: "/api/create-subscription",
      headers: { origin: "http://localhost:3000" },
      payload: { email: aPerson().email, userType: "agency" },
    });
    const cookie = response.cookies.find(({ name }) => name === "triptych_checkout")!;

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: secondsPerDay });
    expect(cookie.value).toMatch(/^[\w-]{43}$/);
    const { rows } = await app.open.pool.query("select to_jsonb(s)::text as row from subscriptions s");
    expect(rows.some(({ row }: { row: string }) => row.includes(cookie.value))).toBe(false);
  });

  it("is set with a refusal too, so that the next try comes from the same browser", async () => {
    const stripe = await startStripeWorld();
    const away = await startApp({ env: stripeEnvironment(stripe.url) });
    const [browser, body] = [aBrowser(), { email: aPerson().email, userType: "agency" as const }];

    stripe.faults!.set(500);
    await away.refusal(createSubscription, { body }, { as: browser });
    stripe.faults!.set(null);

    expect(browser.cookies.has("triptych_checkout")).toBe(true);
    await away.close();
    await stripe.close();
  });

  it("travels under https only where the site has it", async () => {
    const secure = await startApp({ env: { PUBLIC_URL: "https://triptych.example" } });

    const response = await secure.http.inject({
      method: "POST",
      url: "/api/create-subscription",
      headers: { origin: "https://triptych.example" },
      payload: { email: aPerson().email, userType: "agency" },
    });

    expect(response.cookies.find(({ name }) => name === "__Host-triptych_checkout")).toMatchObject({ secure: true });
    await secure.close();
  });
});

describe("with a card and a wallet", () => {
  let paypal: Awaited<ReturnType<typeof startPaypalWorld>>;
  let stripe: Awaited<ReturnType<typeof startStripeWorld>>;
  let both: TestApp;
  beforeAll(async () => {
    [paypal, stripe] = [await startPaypalWorld(), await startStripeWorld()];
    const wallet = {
      ...paypalEnvironment(paypal.url),
    };
    both = await startApp({ env: { ...wallet, ...stripeEnvironment(stripe.url) } });
  });
  afterAll(async () => {
    await both?.close();
    await paypal?.close();
    await stripe?.close();
  });

  const startBy = (method: "card" | "wallet", email: string, as: Browser) =>
    both.call(createSubscription, { body: { email, userType: "agency", method } }, { as });
  const providers = () => [["wallet", "card", paypal] as const, ["card", "wallet", stripe] as const];

  it("a stranger's call with the other method closes nothing, and the owner registers with what they paid", async () => {
    for (const [own, other, world] of providers()) {
      const [person, owner] = [aPerson(), aBrowser()];
      const owned = await startBy(own, person.email, owner);

      await startBy(other, person.email, aBrowser());
      await both.queue.drain();
      await world.pay(owned.subscriptionId);
      await startBy(other, person.email, aBrowser());
      await both.queue.drain();
      await both.call(register, { body: { ...person, userType: "agency", ...idsOf(owned) } }, { as: owner });

      expect(await subscriptionOf(both, owner)).toMatchObject({ status: "trialing", subscribed: true });
    }
  });

  it("the owner who paid and then chooses the other method is not asked to pay twice", async () => {
    for (const [own, other, world] of providers()) {
      const [{ email }, owner] = [aPerson(), aBrowser()];
      const owned = await startBy(own, email, owner);
      await world.pay(owned.subscriptionId);

      const again = await startBy(other, email, owner);

      expect(again).toMatchObject({ subscriptionId: owned.subscriptionId, subscriptionStatus: "trialing" });
    }
  });
});

it("does not change another browser's checkout when a card is paid in one", async () => {
  const [{ email }, one, other] = [aPerson(), aBrowser(), aBrowser()];
  const [first, second] = [await start(email, one), await start(email, other)];

  await payWithCard(app, first.clientSecret!);
  await app.queue.drain();

  expect(await start(email, one)).toMatchObject({ subscriptionStatus: "trialing" });
  expect(await start(email, other)).toMatchObject({
    subscriptionStatus: "incomplete",
    subscriptionId: second.subscriptionId,
  });
});
