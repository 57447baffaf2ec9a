import { inviteTeammate, joinTeam } from "@triptych/contract/accounts";
import {
  cancelSubscription,
  createSubscription,
  getBillingInformation,
  plans,
  reactivateSubscription,
  trialDays,
} from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aMember, aPerson, mailedToken } from "../../../../../testing/accounts.ts";
import { moveDays, paidBy, payWithCard, subscriptionOf } from "../../../../../testing/billing.ts";
import { aBrowser, startApp, type TestApp } from "../../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

describe("cancelling", () => {
  it("keeps access until the trial ends, shows when, and charges nothing", async () => {
    const member = await aMember(app, "agency");
    const as = { as: member.browser };

    const reply = await app.call(cancelSubscription, {}, as);

    expect(reply.message).toBe("Your subscription will remain active until the end of the current billing period.");
    expect(await subscriptionOf(app, member.browser)).toMatchObject({
      status: "trialing",
      subscribed: true,
      cancels: true,
    });
    expect(await app.call(getBillingInformation, {}, as)).toMatchObject({
      nextBillingDate: null,
      nextChargePence: null,
    });
    const [sent] = await app.emailsTo(member.email);
    expect(sent!.subject).toBe("Your subscription has been cancelled");

    await moveDays(app, trialDays + 1);

    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "expired", subscribed: false });
    expect(await paidBy(app, member.id)).toBe(0);
  });

  it("can be taken back", async () => {
    const member = await aMember(app, "freelancer");
    await app.call(cancelSubscription, {}, { as: member.browser });

    const reply = await app.call(reactivateSubscription, {}, { as: member.browser });

    expect(reply.message).toBe("Your subscription has been successfully reactivated.");
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "trialing", cancels: false });
    await moveDays(app, trialDays + 0.5);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "active", subscribed: true });
    expect(await paidBy(app, member.id)).toBe(plans.freelancer.pricePence);
  });

  it("is refused for a teammate and a brand", async () => {
    const owner = await aMember(app, "agency");
    const teammate = { person: aPerson(), browser: aBrowser() };
    await app.call(inviteTeammate, { body: { email: teammate.person.email } }, { as: owner.browser });
    const token = await mailedToken(app, teammate.person.email);
    const { username, password } = teammate.person;
    await app.call(joinTeam, { body: { token, username, password } }, { as: teammate.browser });
    const brand = await aMember(app, "brand");

    const refusals = [
      await app.refusal(cancelSubscription, {}, { as: teammate.browser }),
      await app.refusal(reactivateSubscription, {}, { as: teammate.browser }),
      await app.refusal(cancelSubscription, {}, { as: brand.browser }),
      await app.refusal(getBillingInformation, {}, { as: brand.browser }),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["forbidden", "forbidden", "forbidden", "forbidden"]);
    expect(await subscriptionOf(app, teammate.browser)).toMatchObject({ status: "trialing", subscribed: true });
  });

  it("is refused when there is nothing left to cancel, and for strangers", async () => {
    const member = await aMember(app, "freelancer");
    await app.call(cancelSubscription, {}, { as: member.browser });
    await moveDays(app, trialDays + 1);

    expect((await app.refusal(cancelSubscription, {}, { as: member.browser })).code).toBe("no_subscription");
    expect((await app.refusal(reactivateSubscription, {}, { as: member.browser })).code).toBe("no_subscription");
    expect((await app.refusal(cancelSubscription, {})).code).toBe("signed_out");
  });
});

describe("open pages", () => {
  it("receive an event when the status changes, whoever changed it", async () => {
    const member = await aMember(app, "freelancer");
    const publish = vi.spyOn(app.realtime, "publish");
    const countEvents = () =>
      publish.mock.calls.filter(([userId, event]) => userId === member.id && event === "account_changed").length;

    await app.call(cancelSubscription, {}, { as: member.browser });
    const afterCancelling = countEvents();
    await moveDays(app, trialDays + 1);

    expect(afterCancelling).toBe(1);
    expect(countEvents()).toBe(2);
    publish.mockRestore();
  });
});

describe("billing information", () => {
  it("has the end of the trial, and the date and the sum of the next charge", async () => {
    const { browser } = await aMember(app, "agency");

    const during = await app.call(getBillingInformation, {}, { as: browser });
    await moveDays(app, trialDays + 1);
    const after = await app.call(getBillingInformation, {}, { as: browser });

    expect(during).toMatchObject({ trialEnd: during.nextBillingDate, nextChargePence: plans.agency.pricePence });
    expect(after).toMatchObject({ trialEnd: null, nextChargePence: plans.agency.pricePence });
    expect(Date.parse(after.nextBillingDate!)).toBeGreaterThan(Date.parse(during.nextBillingDate!));
  });
});

describe("coming back after the end", () => {
  it("begins with a payment, and serves the account at once", async () => {
    const member = await aMember(app, "agency");
    const as = { as: member.browser };
    await app.call(cancelSubscription, {}, as);
    await moveDays(app, trialDays + 1);

    const started = await app.call(
      createSubscription,
      { body: { email: "else@mail.example", userType: "freelancer" } },
      as,
    );
    await payWithCard(app, started.clientSecret!);
    await app.queue.drain();

    expect(started).toMatchObject({ hasUsedTrial: true, firstChargePence: plans.agency.pricePence });
    expect(await subscriptionOf(app, member.browser)).toMatchObject({
      status: "active",
      subscribed: true,
      cancels: false,
    });
    expect(await paidBy(app, member.id)).toBe(plans.agency.pricePence);
  });

  it.each([
    ["knows", true],
    ["does not know yet", false],
  ])("charges no day twice where the provider ended it early and the server %s", async (_, isKnown) => {
    const member = await aMember(app, "agency");
    await moveDays(app, trialDays + 1);
    const [{ id, until }] = (
      await app.open.pool.query<{ id: string; until: Date }>(
        "select provider_id as id, current_period_end as until from subscriptions where user_id = $1",
        [member.id],
      )
    ).rows as [{ id: string; until: Date }];
    await app.open.pool.query("update local_payment_subscriptions set status = 'ended' where id = $1", [id]);
    if (isKnown) await moveDays(app, 1);

    const request = { body: { email: member.email, userType: "agency" as const } };
    const started = await app.call(createSubscription, request, { as: member.browser });
    await payWithCard(app, started.clientSecret!);
    await app.queue.drain();

    expect(new Date(started.firstChargeAt)).toEqual(until);
    expect(await paidBy(app, member.id)).toBe(plans.agency.pricePence);
  });
});
