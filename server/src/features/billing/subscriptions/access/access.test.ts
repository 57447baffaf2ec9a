import { pastDueGraceDays, trialDays } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBillingWorld, type BillingWorld } from "../../../../../testing/billing-world.ts";

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
  it("is listed during the grace period, and not after it", async () => {
    const { userId } = (await world.subscribe("agency", failingCard))!;
    await passDays(trialDays + 1);

    const during = await world.billing.listWithAccess([userId]);
    const status = (await world.billing.findSubscription(userId))!.status;
    await passDays(pastDueGraceDays + 1);
    const after = await world.billing.listWithAccess([userId]);

    expect(status).toBe("past_due");
    expect([...during]).toEqual([userId]);
    expect([...after]).toEqual([]);
  });
});
