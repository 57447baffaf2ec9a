import { plans, trialDays } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBillingWorld, type BillingWorld } from "../../../testing/billing-world.ts";

const goodCard = "4242 4242 4242 4242";
const failingCard = "4000 0000 0000 0341";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

async function passDays(days: number) {
  for (let day = 0; day < days; day++) await world.passDay();
  await world.billing.reconcile();
  await world.work();
}

const chargesOf = async (userId: string) =>
  (await world.billing.listPayments(userId)).map(({ amountPence }) => amountPence);

describe("an operator", () => {
  it("extends a trial: the first charge comes that many days later", async () => {
    const { userId } = (await world.subscribe("agency", goodCard))!;

    await world.billing.operator.extendTrial(userId, 10);
    await passDays(trialDays + 5);
    const duringExtension = await chargesOf(userId);
    await passDays(6);

    expect(duringExtension).toEqual([]);
    expect(await chargesOf(userId)).toEqual([plans.agency.pricePence]);
  });

  it("gives a paying member free days: the next charge comes that many days later", async () => {
    const { userId } = (await world.subscribe("freelancer", goodCard))!;
    await passDays(trialDays + 1);

    await world.billing.operator.extendTrial(userId, 14);

    await passDays(40);
    expect(await chargesOf(userId)).toEqual([plans.freelancer.pricePence]);
    await passDays(6);
    expect(await chargesOf(userId)).toEqual([plans.freelancer.pricePence, plans.freelancer.pricePence]);
  });

  it("cannot extend a subscription that owes money, or an unknown one", async () => {
    const { userId } = (await world.subscribe("agency", failingCard))!;
    await passDays(trialDays + 1);

    await expect(world.billing.operator.extendTrial(userId, 7)).rejects.toMatchObject({ code: "no_subscription" });
    await expect(world.billing.operator.cancel("0197b1c0-0000-7000-8000-000000000000")).rejects.toMatchObject({
      code: "no_subscription",
    });
  });
});

describe("deleting an account", () => {
  it("ends its subscription, removes its address and keeps the charges", async () => {
    const { userId } = (await world.subscribe("agency", goodCard))!;
    await passDays(trialDays + 1);
    const subscription = await world.billing.findSubscription(userId);

    await world.inTransaction(async (tx) => {
      await world.billing.endWithAccount(tx, userId);
      await tx.execute(`delete from users where id = '${userId}'`);
    });
    await world.work();
    await passDays(40);

    const [row] = await world.query(
      `select email, canonical_email, user_id, status from subscriptions where id = '${subscription!.id}'`,
    );
    expect(row).toEqual({ email: "", canonical_email: "", user_id: null, status: "expired" });
    const charges = await world.query(`select amount_pence from charges where subscription_id = '${subscription!.id}'`);
    expect(charges).toEqual([{ amount_pence: plans.agency.pricePence }]);
  });
});
