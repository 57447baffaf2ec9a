import { afterAll, beforeAll, expect, it } from "vitest";
import { startBillingWorld, type BillingWorld } from "../../../../../testing/billing-world.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

it("remembers the card of a subscription whose provider does not name it any more", async () => {
  const { userId } = (await world.subscribe("freelancer", "4242 4242 4242 4242"))!;
  const before = await world.billing.listCards([userId]);
  await world.query("update local_payment_subscriptions set card_fingerprint = null");

  for (const event of world.undelivered.splice(0)) await world.deliver(event);
  await world.work();

  const [{ has_payment_method: hasCard } = {}] = await world.query<{ has_payment_method: boolean }>(
    `select has_payment_method from subscriptions where user_id = '${userId}'`,
  );
  expect(hasCard).toBe(false);
  expect(before.get(userId)).toEqual([expect.any(String)]);
  expect(await world.billing.listCards([userId])).toEqual(before);
});
