import { randomUUID } from "node:crypto";
import { pastDueGraceDays, plans, trialDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBillingWorld, type BillingWorld } from "../../../../../testing/billing-world.ts";

const goodCard = "4242 4242 4242 4242";
const sharedCard = "5555 5555 5555 4444";
const failingCard = "4000 0000 0000 0341";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

async function passDays(days: number) {
  for (let day = 0; day < days; day++) await world.passDay();
  await world.work();
}

describe("somebody whose renewal failed", () => {
  it("has access during the grace period, and not after it", async () => {
    const { userId } = (await world.subscribe("agency", failingCard))!;
    await passDays(trialDays + 1);

    const during = (await world.billing.findSubscription(userId))!;
    await passDays(pastDueGraceDays + 1);
    const after = (await world.billing.findSubscription(userId))!;

    expect(during).toMatchObject({ status: "past_due", hasAccess: true });
    expect(after.hasAccess).toBe(false);
  });
});

describe("somebody who has no subscription", () => {
  it("has access as a brand or without a type, and none on a paid type", () => {
    const access = (["brand", null, "agency", "freelancer"] as const).map((type) => world.billing.mayUse(type, null));

    expect(access).toEqual([true, true, false, false]);
  });
});

describe("what is known of a subscription", () => {
  it("names it at the provider, unless only free days are left of it", async () => {
    const { userId } = (await world.subscribe("freelancer", goodCard))!;
    const now = world.clock.now();
    const change = (text: string) => world.query(`update subscriptions set ${text} where user_id = '${userId}'`);
    const inTenDays = new Date(now.getTime() + 10 * msPerDay).toISOString();
    const read = async () => {
      const { status, hasAccess, providerSubscriptionId } = (await world.billing.findSubscription(userId))!;
      return { status, hasAccess, isNamed: providerSubscriptionId !== null };
    };

    const running = await read();
    await change(`status = 'trialing', ended_at = '${now.toISOString()}', current_period_end = '${inTenDays}'`);
    const given = await read();
    await change("status = 'canceled'");
    const paid = await read();

    expect(running).toEqual({ status: "trialing", hasAccess: true, isNamed: true });
    expect(given).toEqual({ status: "trialing", hasAccess: true, isNamed: false });
    expect(paid).toEqual({ status: "canceled", hasAccess: true, isNamed: true });
  });

  it("is listed in full to show that it changes no match", async () => {
    const { userId } = (await world.subscribe("agency", goodCard))!;
    const brandId = randomUUID();

    const facts = await world.billing.listPaymentFacts([userId, brandId]);

    const daysUntil = (moment: unknown) =>
      Math.round((Date.parse(String(moment)) - world.clock.now().getTime()) / msPerDay);
    const { "trial end": end, "paid until": until, ...others } = facts.get(userId)!;
    expect(others).toEqual({
      plan: "agency",
      "subscription status": "trialing",
      "price per month": plans.agency.pricePence,
      "free trial": true,
      "cancels at period end": false,
      "payment provider": "local",
      "payment method": true,
      "failed payment": null,
      "paying since": expect.any(String),
    });
    expect([end, until].map(daysUntil)).toEqual([trialDays, trialDays]);
    expect(facts.get(brandId)).toMatchObject({ plan: "free", "price per month": 0, "payment method": false });
    expect(Object.keys(facts.get(brandId)!)).toEqual(Object.keys(facts.get(userId)!));
  });

  it("includes the card of each", async () => {
    const [one, other] = [
      (await world.subscribe("agency", goodCard))!.userId,
      (await world.subscribe("agency", sharedCard))!.userId,
    ];
    const brandId = randomUUID();

    const cards = await world.billing.listCards([one, other, brandId]);

    expect([one, other, brandId].map((id) => cards.get(id))).toEqual([[expect.any(String)], [expect.any(String)], []]);
    expect(cards.get(one)).not.toEqual(cards.get(other));
  });
});
