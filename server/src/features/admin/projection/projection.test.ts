import { updateEmail } from "@triptych/contract/accounts";
import {
  adminCancelSubscription,
  adminReactivateSubscription,
  extendTrial,
  listUsersWithSubscriptions,
} from "@triptych/contract/admin";
import { cancelSubscription, plans, trialDays } from "@triptych/contract/billing";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, verify, type Member } from "../../../../testing/accounts.ts";
import { moveDays } from "../../../../testing/billing.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { reconcileSubscribers } from "../../../../testing/subscriber-list.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp();
  operator = await anOperator(app);
});
afterAll(() => app.close());

describe("the operators' list, without reconciliation,", () => {
  it("shows a new subscriber, a longer trial, a cancellation and its return at once", async () => {
    const agency = await aMember(app, "agency");
    const body = { userId: agency.id };

    const [started] = await find(agency.username);
    await app.call(extendTrial, { body: { ...body, days: 7 } }, { as: operator.browser });
    const [extended] = await find(agency.username);
    await app.call(adminCancelSubscription, { body }, { as: operator.browser });
    const [cancelled] = await find(agency.username);
    await app.call(adminReactivateSubscription, { body }, { as: operator.browser });
    const [reactivated] = await find(agency.username);

    expect(started).toMatchObject({ subscription_status: "trialing", stripe_data: { cancel_at_period_end: false } });
    expect(trialEndOf(extended) - trialEndOf(started)).toBe(7 * 86_400_000);
    expect(cancelled!.stripe_data!.cancel_at_period_end).toBe(true);
    expect(reactivated!.stripe_data!.cancel_at_period_end).toBe(false);
    expect(await reconcileSubscribers(app)).toBe(0);
  });

  it("shows a new email address, and forgets people who delete their accounts", async () => {
    const agency = await aMember(app, "agency");
    const email = `new-${agency.email}`;

    await app.call(updateEmail, { body: { email } }, { as: agency.browser });
    await verify(app, email);
    const afterChange = await find(agency.username);
    await app.call(deleteOwnAccount, { body: { password: agency.password } }, { as: agency.browser });

    expect(afterChange).toMatchObject([{ id: agency.id, email }]);
    expect(await find(agency.username)).toEqual([]);
    expect(await reconcileSubscribers(app)).toBe(0);
  });

  it("shows the actions of ten operators on one person at once", async () => {
    const agency = await aMember(app, "agency");
    const [before] = await find(agency.username);

    await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call(extendTrial, { body: { userId: agency.id, days: 1 } }, { as: operator.browser }),
      ),
    );

    expect(trialEndOf((await find(agency.username))[0]) - trialEndOf(before)).toBe(10 * 86_400_000);
    expect(await reconcileSubscribers(app)).toBe(0);
  });

  it("shows renewals, and free days after the end", async () => {
    const [agency, leaving] = [await aMember(app, "agency"), await aMember(app, "agency")];
    await app.call(adminCancelSubscription, { body: { userId: leaving.id } }, { as: operator.browser });

    await moveDays(app, trialDays + 1);
    const renewed = await find(agency.username);
    const ended = await find(leaving.username);
    await app.call(extendTrial, { body: { userId: leaving.id, days: 3 } }, { as: operator.browser });
    const given = await find(leaving.username);

    expect(renewed).toMatchObject([{ subscription_status: "active", monthly_fee: plans.agency.pricePence / 100 }]);
    expect(Date.parse(renewed[0]!.stripe_data!.current_period_end!)).toBeGreaterThan(app.clock.now().getTime());
    expect(ended).toMatchObject([{ subscription_status: "expired", monthly_fee: 0 }]);
    expect(given).toMatchObject([{ subscription_status: "trialing" }]);
    expect(await reconcileSubscribers(app)).toBe(0);
  });
});

describe("reconciliation", () => {
  it("corrects rows that are missing, out of date or left over, and nothing else", async () => {
    const [missing, outdated, leftOver] = [
      await aMember(app, "agency"),
      await aMember(app, "agency"),
      await aMember(app, "agency"),
    ];
    const { pool } = app.open;
    await pool.query("delete from admin_subscribers where id = $1", [missing.id]);
    await pool.query("update subscriptions set status = 'past_due' where user_id = $1", [outdated.id]);
    await pool.query("update subscriptions set user_id = null where user_id = $1", [leftOver.id]);

    const corrected = [await reconcileSubscribers(app), await reconcileSubscribers(app)];

    expect(corrected).toEqual([3, 0]);
    expect(await find(missing.username)).toMatchObject([{ subscription_status: "trialing" }]);
    expect(await find(outdated.username)).toMatchObject([{ subscription_status: "past_due" }]);
    expect(await find(leftOver.username)).toEqual([]);
  });

  it("never overwrites a change that commits at the same time", async () => {
    const agencies = await Promise.all(Array.from({ length: 5 }, () => aMember(app, "agency")));
    await app.open.pool.query("delete from admin_subscribers where id = any($1)", [agencies.map(({ id }) => id)]);

    await Promise.all([
      ...agencies.map(({ browser }) => app.call(cancelSubscription, {}, { as: browser })),
      ...Array.from({ length: 5 }, () => reconcileSubscribers(app)),
    ]);

    expect(await reconcileSubscribers(app)).toBe(0);
  });

  it("runs by the clock", async () => {
    const agency = await aMember(app, "agency");
    await app.open.pool.query("delete from admin_subscribers where id = $1", [agency.id]);

    await moveDays(app, 0.1);

    expect(await find(agency.username)).toHaveLength(1);
  });
});

const find = async (search: string) =>
  (await app.call(listUsersWithSubscriptions, { query: { search } }, { as: operator.browser })).users;

const trialEndOf = (user: Awaited<ReturnType<typeof find>>[number] | undefined) =>
  Date.parse(user!.stripe_data!.trial_end!);
