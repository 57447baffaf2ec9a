import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBillingWorld, type BillingWorld } from "../../../../../testing/billing-world.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

describe("a subscription that has ended", () => {
  it("stays ended, with its period, when it runs at the provider", async () => {
    const viewer = await world.subscribe("freelancer", "4242 4242 4242 4242");
    const where = `where user_id = '${viewer!.userId}'`;
    const read = async () =>
      (
        await world.query<{ id: string; status: string; current_period_end: Date; ended_at: Date }>(
          `select id, status, current_period_end, ended_at from subscriptions ${where}`,
        )
      )[0]!;
    await world.query(
      `update subscriptions set status = 'expired', ended_at = now(), current_period_end = now() - interval '1 day' ${where}`,
    );
    const before = await read();
    const changes = () =>
      world.query(`select status from subscription_changes where subscription_id = '${before.id}' order by id`);
    const changesBefore = await changes();

    for (const event of world.undelivered.splice(0)) await world.deliver(event);
    await world.work();

    expect(await read()).toEqual(before);
    expect(await changes()).toEqual(changesBefore);
  });
});
