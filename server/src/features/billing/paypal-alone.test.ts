import { randomUUID } from "node:crypto";
import {
  cancelSubscription,
  pastDueGraceDays,
  plans,
  reactivateSubscription,
  trialDays,
} from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveDays, subscriptionOf } from "../../../testing/billing.ts";
import { aSubscriber, deliverEvent } from "../../../testing/payments/app-with-stripe.ts";
import { paypalEnvironment, startPaypalWorld } from "../../../testing/payments/fake-paypal.ts";
import { chargePaypal } from "../../../testing/payments/fake-paypal-time.ts";
import type { SignedDelivery } from "../../adapters/payments/payments.ts";
import { startApp } from "../../../testing/start-app.ts";

let paypal: Awaited<ReturnType<typeof startPaypalWorld>>;
beforeAll(async () => {
  paypal = await startPaypalWorld();
});
afterAll(async () => {
  await paypal?.close();
  if (paypal?.faults?.mistakes.length) throw new Error(paypal.faults.mistakes.join("\n"));
});

describe("the wallet alone", () => {
  it("starts a subscription; cancelling and reactivating reach PayPal and open pages", async () => {
    const walletApp = await startApp({ env: paypalEnvironment(paypal.url) });
    const member = await aSubscriber(walletApp, paypal);
    const atPaypal = paypal.books.subscriptions.get(member.subscriptionId)!;

    await walletApp.call(cancelSubscription, {}, { as: member.browser });
    const left = { status: atPaypal.status, shown: await subscriptionOf(walletApp, member.browser) };
    await walletApp.call(reactivateSubscription, {}, { as: member.browser });
    const back = { status: atPaypal.status, shown: await subscriptionOf(walletApp, member.browser) };

    expect(left).toMatchObject({ status: "SUSPENDED", shown: { status: "trialing", cancels: true, subscribed: true } });
    expect(back).toMatchObject({ status: "ACTIVE", shown: { status: "trialing", cancels: false } });
    await walletApp.close();
  });

  it("records partial refunds made at PayPal to the penny, in either format of PayPal's events", async () => {
    const walletApp = await startApp({ env: paypalEnvironment(paypal.url) });
    const member = await aSubscriber(walletApp, paypal);
    const atPaypal = paypal.books.subscriptions.get(member.subscriptionId)!;
    chargePaypal(atPaypal, walletApp.clock.now());
    const deliver = async (delivery: SignedDelivery) => {
      expect((await deliverEvent(walletApp, "paypal", delivery)).status).toBe(200);
      await walletApp.queue.drain();
      const { rows } = await walletApp.open.pool.query("select amount_pence, refunded_pence from charges");
      return rows;
    };

    const charged = await deliver(paypal.deliver({ id: `WH-${randomUUID()}`, subscriptionId: member.subscriptionId }));
    const first = paypal.refundInPart(member.subscriptionId, "12.34", "sale");
    const afterFirst = await deliver(first);
    const afterSecond = await deliver(paypal.refundInPart(member.subscriptionId, "5.07", "capture"));
    const afterRepetition = await deliver(first);

    expect(charged).toEqual([{ amount_pence: plans.agency.pricePence, refunded_pence: 0 }]);
    expect(afterFirst).toEqual([{ amount_pence: plans.agency.pricePence, refunded_pence: 1_234 }]);
    expect(afterSecond).toEqual([{ amount_pence: plans.agency.pricePence, refunded_pence: 1_741 }]);
    expect(afterRepetition).toEqual(afterSecond);
    await walletApp.close();
  });

  it("keeps access until the paid time ends when its owner cancels at PayPal", async () => {
    const walletApp = await startApp({ env: paypalEnvironment(paypal.url) });
    const member = await aSubscriber(walletApp, paypal);

    paypal.books.subscriptions.get(member.subscriptionId)!.status = "CANCELLED";
    const reply = await deliverEvent(
      walletApp,
      "paypal",
      paypal.deliver({ id: `WH-${randomUUID()}`, subscriptionId: member.subscriptionId }),
    );
    await walletApp.queue.drain();

    expect(reply.status).toBe(200);
    expect(await subscriptionOf(walletApp, member.browser)).toMatchObject({ status: "canceled", subscribed: true });
    const [sent, ...more] = (await walletApp.emailsTo(member.email)).filter(({ subject }) =>
      subject.includes("cancelled"),
    );
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ subject: "Your subscription has been cancelled" });
    expect(sent!.text).toContain("You keep full access until");
    expect(sent!.text).toContain("you can subscribe again");
    await walletApp.close();
  });

  it("ends with its trial, without a failed payment, when it is suspended at PayPal", async () => {
    const walletApp = await startApp({ env: paypalEnvironment(paypal.url) });
    const member = await aSubscriber(walletApp, paypal);
    const atPaypal = paypal.books.subscriptions.get(member.subscriptionId)!;

    Object.assign(atPaypal, { status: "SUSPENDED", note: "Suspended by the seller." });
    await deliverEvent(
      walletApp,
      "paypal",
      paypal.deliver({ id: `WH-${randomUUID()}`, subscriptionId: member.subscriptionId }),
    );
    await walletApp.queue.drain();

    expect(await subscriptionOf(walletApp, member.browser)).toMatchObject({ status: "trialing", cancels: true });
    expect((await walletApp.emailsTo(member.email)).map(({ subject }) => subject)).not.toContain(
      "Your payment did not go through",
    );
    await walletApp.call(reactivateSubscription, {}, { as: member.browser });
    expect(atPaypal.status).toBe("ACTIVE");
    await walletApp.close();
  });

  it("ends a cancelled subscription with its trial when the product's clock is moved", async () => {
    const walletApp = await startApp({ env: paypalEnvironment(paypal.url) });
    const member = await aSubscriber(walletApp, paypal);
    await walletApp.call(cancelSubscription, {}, { as: member.browser });

    await moveDays(walletApp, trialDays + 1);

    expect(paypal.books.subscriptions.get(member.subscriptionId)!.status).toBe("CANCELLED");
    expect(await subscriptionOf(walletApp, member.browser)).toMatchObject({ status: "expired", subscribed: false });
    await walletApp.close();
  });

  it("gets no email about cards when a payment fails", async () => {
    const walletApp = await startApp({ env: paypalEnvironment(paypal.url) });
    const member = await aSubscriber(walletApp, paypal);
    const subjects = ["Your payment did not go through", "Your access ends on"];

    paypal.books.subscriptions.get(member.subscriptionId)!.failedPayments = 1;
    await deliverEvent(
      walletApp,
      "paypal",
      paypal.deliver({ id: `WH-${randomUUID()}`, subscriptionId: member.subscriptionId }),
    );
    await walletApp.queue.drain();
    await moveDays(walletApp, pastDueGraceDays - 2);

    const emails = await walletApp.emailsTo(member.email);
    for (const subject of subjects) {
      const sent = emails.find((each) => each.subject.startsWith(subject));
      expect(sent!.text).toContain("Pay another way");
      expect(`${sent!.html} ${sent!.text}`).not.toMatch(/\bcards?\b/i);
    }
    await walletApp.close();
  });
});
