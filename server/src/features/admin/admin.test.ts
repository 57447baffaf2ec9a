import * as adminContract from "@triptych/contract/admin";
import {
  adminCancelSubscription,
  adminReactivateSubscription,
  extendTrial,
  getOverview,
  listAuditLog,
  listMatchFeedback,
  listRewardsToFulfil,
} from "@triptych/contract/admin";
import { getCurrentUser } from "@triptych/contract/accounts";
import { createSubscription, getBillingInformation } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../testing/accounts.ts";
import { moveDays, paidBy } from "../../../testing/billing.ts";
import { cookieHeader, startApp, type Browser, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp();
  operator = await anOperator(app);
});
afterAll(() => app.close());

const operatorCalls = [
  ...Object.values(adminContract)
    .filter((each): each is typeof extendTrial => typeof each === "object" && "access" in each)
    .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, "x")] as const),
  ["GET", "/api/admin/users-with-subscriptions.csv"] as const,
];

describe("the operators' calls", () => {
  it("are refused for everybody else before the request is read", async () => {
    const [brand, unverified, lapsed, demoted, unverifiedOperator] = await Promise.all([
      aMember(app, "brand"),
      aMember(app, "brand", { isVerified: false }),
      aMember(app, "agency"),
      anOperator(app),
      anOperator(app),
    ]);
    const { pool } = app.open;
    await pool.query("update subscriptions set status = 'expired', ended_at = now() where user_id = $1", [lapsed.id]);
    await app.call(listRewardsToFulfil, {}, { as: demoted.browser });
    await pool.query("update users set is_admin = false where id = $1", [demoted.id]);
    await pool.query("update sign_ins set email_verified = false where email = $1", [unverifiedOperator.email]);

    expect(operatorCalls.length).toBeGreaterThan(14);
    for (const [method, url] of operatorCalls) {
      const ask = async (browser?: Browser) => {
        const reply = await app.http.inject({
          method,
          url: `${url}?page=x&days=x&before=x`,
          headers: browser ? { cookie: cookieHeader(browser) } : {},
          ...(method === "POST" ? { payload: { userId: 7, days: "seven", trackingNumber: [] } } : {}),
        });
        return [reply.statusCode, reply.json().code];
      };
      for (const member of [brand, unverified, lapsed, demoted])
        expect([url, ...(await ask(member.browser))]).toEqual([url, 403, "forbidden"]);
      expect([url, ...(await ask(unverifiedOperator.browser))]).toEqual([url, 403, "email_unverified"]);
      expect([url, ...(await ask())]).toEqual([url, 401, "signed_out"]);
    }
  });
});

describe("an operator's actions", () => {
  it("extend a trial only by whole days from 1 to 365", async () => {
    const freelancer = await aMember(app, "freelancer");
    const before = await app.call(getBillingInformation, {}, { as: freelancer.browser });

    const { message } = await app.call(
      extendTrial,
      { body: { userId: freelancer.id, days: 7 } },
      { as: operator.browser },
    );
    const after = await app.call(getBillingInformation, {}, { as: freelancer.browser });
    const wrong = await Promise.all(
      [0, -1, 366, 1.5, "7", null].map((days) =>
        app.refusal(extendTrial, { body: { userId: freelancer.id, days: days as number } }, { as: operator.browser }),
      ),
    );

    expect(message).toBe(`Successfully extended trial for ${freelancer.username}`);
    expect(new Date(after.trialEnd!).getTime() - new Date(before.trialEnd!).getTime()).toBe(7 * msPerDay);
    expect(wrong.map((refusal) => refusal.status)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  it("give free days to somebody whose subscription has ended, which give access, cost nothing and end", async () => {
    const agency = await aMember(app, "agency");
    await app.open.pool.query(
      "update subscriptions set status = 'expired', ended_at = now(), current_period_end = now() where user_id = $1",
      [agency.id],
    );
    const me = () => app.call(getCurrentUser, {}, { as: agency.browser });
    const before = await me();

    await app.call(extendTrial, { body: { userId: agency.id, days: 7 } }, { as: operator.browser });
    await app.call(extendTrial, { body: { userId: agency.id, days: 2 } }, { as: operator.browser });
    const during = await me();

    expect(before).toMatchObject({ subscription_status: "expired", subscribed: false });
    expect(during).toMatchObject({
      subscription_status: "trialing",
      subscribed: true,
      cancel_at_period_end: true,
      stripe_subscription_id: null,
    });
    const days = (Date.parse(during.access_until!) - app.clock.now().getTime()) / msPerDay;
    expect(Math.round(days * 100) / 100).toBe(9);
    const started = await app.call(
      createSubscription,
      { body: { email: agency.email, userType: "agency" } },
      { as: agency.browser },
    );
    expect(started.firstChargeAt).toBe(during.access_until);

    await moveDays(app, 9.1);
    expect(await me()).toMatchObject({ subscription_status: "expired", subscribed: false });
    const { rows } = await app.open.pool.query("select status from subscriptions where user_id = $1", [agency.id]);
    expect(rows).toEqual([{ status: "expired" }]);
    expect(await paidBy(app, agency.id)).toBe(0);
  });

  it("cancel and reactivate, by two operators at once too, with an audit entry for each action", async () => {
    const agency = await aMember(app, "agency");
    const other = await anOperator(app);

    await Promise.all(
      [operator, other].map(({ browser }) =>
        app.call(adminCancelSubscription, { body: { userId: agency.id } }, { as: browser }),
      ),
    );
    const cancelled = await app.call(getCurrentUser, {}, { as: agency.browser });
    await app.call(adminReactivateSubscription, { body: { userId: agency.id } }, { as: operator.browser });

    const log = (await app.call(listAuditLog, { query: {} }, { as: operator.browser })).filter(
      (entry) => entry.target === agency.username,
    );
    expect(cancelled.cancel_at_period_end).toBe(true);
    expect(log.map((entry) => entry.action)).toEqual([
      "Reactivated subscription",
      "Cancelled subscription",
      "Cancelled subscription",
    ]);
    expect(new Set(log.map((entry) => entry.actor))).toEqual(new Set([operator.username, other.username]));
  });

  it("are in the audit log with the reason when they are refused", async () => {
    const agency = await aMember(app, "agency");
    await app.open.pool.query("update subscriptions set status = 'expired', ended_at = now() where user_id = $1", [
      agency.id,
    ]);

    const refusal = await app.refusal(
      adminCancelSubscription,
      { body: { userId: agency.id } },
      { as: operator.browser },
    );

    const [entry] = await app.call(listAuditLog, { query: {} }, { as: operator.browser });
    expect(entry).toMatchObject({
      action: "Cancelled subscription",
      target: agency.username,
      actor: operator.username,
    });
    expect(entry!.details).toBe(`At the end of the period (refused: ${refusal.message})`);
  });

  it("cannot be changed in or removed from the audit log", async () => {
    const agency = await aMember(app, "agency");
    await app.call(extendTrial, { body: { userId: agency.id, days: 1 } }, { as: operator.browser });

    await expect(app.open.pool.query("delete from audit_log")).rejects.toThrow("cannot be changed");
    await expect(app.open.pool.query("update audit_log set details = 'nothing'")).rejects.toThrow("cannot be changed");
  });

  it("are refused for somebody without a subscription", async () => {
    const brand = await aMember(app, "brand");

    const refusal = await app.refusal(
      adminCancelSubscription,
      { body: { userId: brand.id } },
      { as: operator.browser },
    );
    const unknown = await app.refusal(
      adminCancelSubscription,
      { body: { userId: "019f0000-0000-7000-8000-000000000000" } },
      { as: operator.browser },
    );

    expect([refusal.code, unknown.code]).toEqual(["no_subscription", "not_found"]);
  });
});

describe("the overview", () => {
  it("counts sign-ups of today by type", async () => {
    const before = await app.call(getOverview, { query: { days: 7 } }, { as: operator.browser });

    await aMember(app, "brand");

    const after = await app.call(getOverview, { query: {} }, { as: operator.browser });
    expect(before.days).toHaveLength(7);
    expect(after.days).toHaveLength(30);
    expect(after.days.at(-1)!.brandSignUps).toBe(before.days.at(-1)!.brandSignUps + 1);
  });

  it("shows feedback by every reason", async () => {
    const { byReason } = await app.call(listMatchFeedback, {}, { as: operator.browser });

    expect(byReason).toHaveLength(6);
  });
});
