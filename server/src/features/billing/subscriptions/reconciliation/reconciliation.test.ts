import { randomUUID } from "node:crypto";
import { msPerDay } from "@triptych/contract/durations";
import { plans, trialDays } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveDays, paidBy, subscriptionOf } from "../../../../../testing/billing.ts";
import { aSubscriber, startAppWithStripe, type StripeWorld } from "../../../../../testing/payments/app-with-stripe.ts";
import type { TestApp } from "../../../../../testing/start-app.ts";

let app: TestApp;
let stripe: StripeWorld;
beforeAll(async () => {
  ({ app, stripe } = await startAppWithStripe());
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
  if (stripe?.faults?.mistakes.length) throw new Error(stripe.faults.mistakes.join("\n"));
});

/** NOTE: the two share a clock, so time passes at Stripe first and then for us. */
async function moveBoth(days: number) {
  await stripe.moveBy(days);
  await app.queue.moveBy(days * msPerDay);
  await app.queue.drain();
}

const lastReport = async () => {
  const { rows } = await app.open.pool.query(
    "select checked, mended, unexpected, failed from reconciliations order by ran_at desc, id desc limit 1",
  );
  return rows[0] as { checked: number; mended: number; unexpected: number; failed: number };
};

describe("comparing with the payment provider", () => {
  it("makes up for lost events: a renewal, its charge and an end", async () => {
    const [renewing, leaving] = [await aSubscriber(app, stripe), await aSubscriber(app, stripe)];
    stripe.books.subscriptions.get(leaving.subscriptionId)!.cancel_at_period_end = true;

    await moveBoth(trialDays + 1);

    expect(await subscriptionOf(app, renewing.browser)).toMatchObject({ status: "active" });
    expect(await paidBy(app, renewing.id)).toBe(plans.agency.pricePence);
    expect(await subscriptionOf(app, leaving.browser)).toMatchObject({ status: "expired", subscribed: false });
    expect(await paidBy(app, leaving.id)).toBe(0);
  });

  it("reports how many it corrected, and finds nothing to correct the next time", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.cancel_at_period_end = true;

    await moveBoth(0.1);
    const first = await lastReport();
    await moveBoth(0.1);

    expect(first.mended).toBe(1);
    expect(await lastReport()).toMatchObject({ mended: 0, unexpected: 0, failed: 0 });
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ cancels: true });
  });

  it("ends subscriptions at the provider that have ended here", async () => {
    const member = await aSubscriber(app, stripe);
    await app.open.pool.query("update subscriptions set ended_at = now(), status = 'expired' where user_id = $1", [
      member.id,
    ]);

    await moveBoth(0.1);

    expect(stripe.books.subscriptions.get(member.subscriptionId)!.status).toBe("canceled");
  });

  it("adopts a subscription whose creation the provider never confirmed", async () => {
    const reference = randomUUID();
    const created = await stripe.payments.createSubscription({
      reference,
      email: "lost@mail.example",
      userType: "agency",
      firstChargeAt: new Date(app.clock.now().getTime() + msPerDay * trialDays),
    });
    await app.open.pool.query(
      `insert into subscriptions (id, provider, email, canonical_email, user_type, price_pence, has_trial, status, cancels_at_period_end, has_payment_method, created_at, updated_at)
       values ($1, 'stripe', 'lost@mail.example', 'lost@mail.example', 'agency', 5000, true, 'incomplete', false, false, $2, $2)`,
      [reference, app.clock.now()],
    );

    await moveBoth(0.1);

    const { rows } = await app.open.pool.query("select provider_id from subscriptions where id = $1", [reference]);
    expect(rows).toEqual([{ provider_id: created.id }]);
  });

  it("leaves subscriptions of another shop on the same account alone", async () => {
    const other = await stripe.payments.createSubscription({
      reference: "another-shop-1",
      email: "x@mail.example",
      userType: "agency",
      firstChargeAt: new Date(app.clock.now().getTime() + msPerDay * trialDays),
    });

    await moveBoth(0.1);

    expect(stripe.books.subscriptions.get(other.id)!.status).toBe("trialing");
  });

  it("continues the next time after the provider could not be reached", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.cancel_at_period_end = true;

    stripe.faults!.set(500);
    await moveBoth(0.1).catch(() => {});
    stripe.faults!.set(null);
    await moveDays(app, 0.1);

    expect(await subscriptionOf(app, member.browser)).toMatchObject({ cancels: true });
  });
});
