import { plans, trialDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBillingWorld, type BillingWorld } from "../../../../../testing/billing-world.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

it("records a payment that no event reported, once somebody asks about the subscription", async () => {
  const viewer = (await world.subscribe("freelancer", "4242 4242 4242 4242"))!;
  world.clock.moveBy((trialDays + 1) * msPerDay);
  await world.local.advance();
  const charges = () =>
    world.query<{ amount_pence: number }>(
      `select amount_pence from charges where subscription_id in (select id from subscriptions where user_id = '${viewer.userId}')`,
    );
  expect(await charges()).toEqual([]);

  await world.billing.cancel(viewer);
  await world.work();

  expect(await charges()).toEqual([{ amount_pence: plans.freelancer.pricePence }]);
});
