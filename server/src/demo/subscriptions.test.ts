/**
 * Loads the demo marketplace.
 *
 * @module-tag embedded-only
 */
import { randomUUID } from "node:crypto";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIds } from "../platform/process/ids.ts";
import { startBillingWorld, type BillingWorld } from "../../testing/billing-world.ts";
import { insertSubscriptions } from "./subscriptions.ts";
import type { DemoSubscriber } from "./subscription-history.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * msPerDay);
const people = (): DemoSubscriber[] =>
  (["trialing", "active", "past_due", "canceled", "expired"] as const).flatMap((status) =>
    [1, 20, 45, 300].map((days) => ({
      userId: randomUUID(),
      email: `${randomUUID()}@mail.example`,
      userType: "freelancer" as const,
      status,
      joinedAt: daysAgo(days),
    })),
  );

describe("the demo marketplace's subscribers", () => {
  it("are the same at the local test provider and in billing, with the same charges", async () => {
    const subscribers = people();
    await world.insertUsers(subscribers);

    await world.inTransaction((tx) =>
      insertSubscriptions(tx, subscribers, { now: world.clock.now(), newId: createIds(world.clock) }),
    );
    const [report] = await world.billing.reconcile();

    expect(report).toMatchObject({ mended: 0, unexpected: 0, failed: 0 });
    const atProvider = await world.query(
      "select count(*)::int as n, sum(amount_pence)::int as pence from local_payment_charges",
    );
    expect(await world.query("select count(*)::int as n, sum(amount_pence)::int as pence from charges")).toEqual(
      atProvider,
    );
    const shown = await Promise.all(
      subscribers.map(async ({ userId, status }) => ({
        status,
        shown: (await world.billing.findSubscription(userId))?.status,
      })),
    );
    for (const { status, shown: now } of shown) expect(now).toBe(status);
    const figures = await world.billing.listDailyFigures(1);
    expect(figures[0]).toMatchObject({ trialing: 4, active: 4 });
  });
});
