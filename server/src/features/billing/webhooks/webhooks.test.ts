import { randomUUID } from "node:crypto";
import { msPerHour } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { subscriptionOf } from "../../../../testing/billing.ts";
import {
  aSubscriber,
  deliverEvent,
  startAppWithStripe,
  type StripeWorld,
} from "../../../../testing/payments/app-with-stripe.ts";
import type { TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let stripe: StripeWorld;
beforeAll(async () => {
  ({ app, stripe } = await startAppWithStripe());
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const eventAbout = (subscriptionId: string, id = `evt_${randomUUID()}`) => stripe.deliver({ id, subscriptionId });
const storedEvents = async (id: string) =>
  (await app.open.pool.query("select 1 from payment_events where event_id = $1", [id])).rows.length;
const changesOf = async (userId: string) => {
  const { rows } = await app.open.pool.query(
    "select c.status from subscription_changes c join subscriptions s on s.id = c.subscription_id where s.user_id = $1 order by c.id",
    [userId],
  );
  return rows.map((row: { status: string }) => row.status);
};

const about = (object: unknown) => ({
  id: `evt_${randomUUID()}`,
  type: "customer.subscription.updated",
  data: { object },
});

describe("an event", () => {
  it("makes the server read the provider's present state", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.cancel_at_period_end = true;

    const reply = await deliverEvent(app, "stripe", eventAbout(member.subscriptionId));
    await app.queue.drain();

    expect(reply).toEqual({ status: 200, body: { received: true } });
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "trialing", cancels: true });
  });

  it("has one effect when it comes ten times at once", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.status = "past_due";
    const id = `evt_${randomUUID()}`;
    const before = stripe.faults!.calls.length;

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => deliverEvent(app, "stripe", eventAbout(member.subscriptionId, id))),
    );
    await app.queue.drain();

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await storedEvents(id)).toBe(1);
    expect(await changesOf(member.id)).toEqual(["trialing", "past_due"]);
    const reads = stripe.faults!.calls.slice(before).filter((call) => call === "GET /v1/subscriptions/{id}");
    expect(reads).toHaveLength(1);
    const emails = (await app.emailsTo(member.email)).filter(
      ({ subject }) => subject === "Your payment did not go through",
    );
    expect(emails).toHaveLength(1);
  });

  it("changes nothing when it is older than the recorded state", async () => {
    const member = await aSubscriber(app, stripe);
    const [old, young] = [eventAbout(member.subscriptionId), eventAbout(member.subscriptionId)];
    stripe.books.subscriptions.get(member.subscriptionId)!.status = "past_due";
    await deliverEvent(app, "stripe", young);
    await app.queue.drain();
    stripe.books.subscriptions.get(member.subscriptionId)!.status = "active";
    await deliverEvent(app, "stripe", eventAbout(member.subscriptionId));
    await app.queue.drain();

    await deliverEvent(app, "stripe", old);
    await app.queue.drain();

    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "active" });
    expect(await changesOf(member.id)).toEqual(["trialing", "past_due", "active"]);
  });

  it("is accepted and ignored when it is about a subscription that is not ours", async () => {
    const reply = await deliverEvent(app, "stripe", eventAbout("sub_of_another_shop"));
    await app.queue.drain();

    expect(reply.status).toBe(200);
  });

  it.each([
    ["no signature", () => ({ ...eventAbout("sub_1"), headers: {} })],
    ["a bad signature", () => ({ ...eventAbout("sub_1"), headers: { "stripe-signature": "t=1,v1=00" } })],
    [
      "a changed body",
      () => ({ ...eventAbout("sub_1"), rawBody: eventAbout("sub_1").rawBody.replace("sub_1", "sub_2") }),
    ],
    [
      "a signature of 301 seconds ago",
      () => stripe.deliver({ id: "evt_old", subscriptionId: "sub_1" }, { ageSeconds: 301 }),
    ],
    [
      "a signature of a clock 302 seconds ahead",
      () => stripe.deliver({ id: "evt_new", subscriptionId: "sub_1" }, { ageSeconds: -302 }),
    ],
  ])("with %s is refused", async (_, deliver) => {
    const reply = await deliverEvent(app, "stripe", deliver());

    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_signature" } });
  });

  it.each([
    ["without data", { id: `evt_${randomUUID()}`, type: "customer.subscription.updated" }],
    ["without an object", { id: `evt_${randomUUID()}`, type: "customer.subscription.updated", data: {} }],
    ["about nothing", about(null)],
    ["about a word", about("subscription")],
    ["about an id with NUL", about({ object: "subscription", id: "sub_\u0000", customer: "cus_\u0000" })],
    ["about an endless id", about({ object: "subscription", id: "s".repeat(5_000), customer: 5 })],
    ["of another shape", about({ object: "invoice", id: 7, parent: "subscription", customer: { id: null } })],
  ])("%s is acknowledged, and nothing follows", async (_, event) => {
    const calls = stripe.faults!.calls.length;

    const reply = await deliverEvent(app, "stripe", stripe.sign(event));
    await app.queue.drain();

    expect(reply).toEqual({ status: 200, body: { received: true } });
    expect(stripe.faults!.calls.slice(calls)).toEqual([]);
  });

  it.each([
    ["null", null],
    ["a word", "event"],
    ["a list", []],
    ["no id", { type: "customer.subscription.updated", data: { object: {} } }],
    ["an id with NUL", { ...about({}), id: "evt_\u0000" }],
    ["an endless id", { ...about({}), id: "e".repeat(5_000) }],
    ["a type with NUL", { ...about({}), type: "customer\u0000" }],
  ])("is refused when it is signed and is or has %s", async (_, event) => {
    const reply = await deliverEvent(app, "stripe", stripe.sign(event));

    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  it("gets a 503 reply while the database cannot be reached, and is handled when it is delivered again", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.cancel_at_period_end = true;
    const delivery = eventAbout(member.subscriptionId);
    const away = vi.spyOn(app.open.pool, "connect").mockImplementation(() => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });

    const refused = await deliverEvent(app, "stripe", delivery);
    away.mockRestore();
    const accepted = await deliverEvent(app, "stripe", delivery);
    await app.queue.drain();

    expect([refused.status, accepted.status]).toEqual([503, 200]);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ cancels: true });
  });

  it("is handled later when it was stored while the provider could not be reached", async () => {
    const member = await aSubscriber(app, stripe);
    stripe.books.subscriptions.get(member.subscriptionId)!.cancel_at_period_end = true;

    stripe.faults!.set(500);
    const reply = await deliverEvent(app, "stripe", eventAbout(member.subscriptionId));
    await app.queue.drain().catch(() => {});
    stripe.faults!.set(null);
    await app.queue.moveBy(msPerHour);
    await app.queue.drain();

    expect(reply.status).toBe(200);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ cancels: true });
  });

  it("gets a 404 reply when its provider is not configured", async () => {
    expect((await deliverEvent(app, "paypal", eventAbout("sub_1"))).status).toBe(404);
  });
});
