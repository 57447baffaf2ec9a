import {
  adminCancelSubscription,
  adminReactivateSubscription,
  extendTrial,
  getOverview,
  listAuditLog,
  listMatchFeedback,
  listRewardsToFulfil,
  listUsersWithSubscriptions,
} from "@triptych/contract/admin";
import { getCurrentUser } from "@triptych/contract/accounts";
import { createSubscription, getBillingInformation } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../testing/accounts.ts";
import { moveDays, paidBy } from "../../../testing/billing.ts";
import { cookieHeader, startApp, type Browser, type TestApp } from "../../../testing/start-app.ts";
import { reconcileSubscribers } from "../../../testing/subscriber-list.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp();
  operator = await anOperator(app);
});
afterAll(() => app.close());

const operatorsCalls = [
  ["GET", "/api/admin/users-with-subscriptions?page=x"],
  ["GET", "/api/admin/users-with-subscriptions.csv?page=x"],
  ["POST", "/api/admin/extend-trial"],
  ["POST", "/api/admin/cancel-subscription"],
  ["POST", "/api/admin/reactivate-subscription"],
  ["GET", "/api/admin/rewards"],
  ["POST", "/api/admin/rewards/x/ship"],
  ["POST", "/api/admin/rewards/x/deliver"],
  ["GET", "/api/admin/match-feedback"],
  ["GET", "/api/admin/overview?days=x"],
  ["GET", "/api/admin/audit-log?before=x"],
] as const;

describe("the operators' calls", () => {
  it("are refused to everybody else before anything of the request is read", async () => {
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

    for (const [method, url] of operatorsCalls) {
      const ask = async (browser?: Browser) => {
        const answer = await app.http.inject({
          method,
          url,
          headers: browser ? { cookie: cookieHeader(browser) } : {},
          ...(method === "POST" ? { payload: { userId: 7, days: "seven", trackingNumber: [] } } : {}),
        });
        return [answer.statusCode, answer.json().code];
      };
      for (const member of [brand, unverified, lapsed, demoted])
        expect([url, ...(await ask(member.browser))]).toEqual([url, 403, "forbidden"]);
      expect([url, ...(await ask(unverifiedOperator.browser))]).toEqual([url, 403, "email_unverified"]);
      expect([url, ...(await ask())]).toEqual([url, 401, "signed_out"]);
    }
  });
});

const list = (query: object) => app.call(listUsersWithSubscriptions, { query }, { as: operator.browser });

describe("the list of subscribed users", () => {
  it("shows a subscriber with their fee and dates, found by part of a name", async () => {
    const agency = await aMember(app, "agency");

    const page = await app.call(
      listUsersWithSubscriptions,
      { query: { search: agency.username.slice(2).toUpperCase() } },
      { as: operator.browser },
    );

    expect(page.users).toMatchObject([
      {
        id: agency.id,
        email: agency.email,
        userType: "agency",
        monthly_fee: 0,
        stripe_data: { status: "trialing", cancel_at_period_end: false },
      },
    ]);
    expect(page).toMatchObject({ matching_users: 1, monthly_revenue: 0, page: 1, pages: 1 });
    expect(page.total_users).toBeGreaterThan(page.subscribed_users);
  });

  it("counts as revenue only what is paid, and sorts by it", async () => {
    const name = `payer_${Date.now() % 1_000_000}`;
    const people = await Promise.all(["active", "trialing", "past_due", "canceled", "expired"].map(aSubscriberOf));

    async function aSubscriberOf(status: string) {
      const agency = await aMember(app, "agency", { username: `${name}_${status}` });
      await app.open.pool.query("update subscriptions set status = $2 where user_id = $1", [agency.id, status]);
      return { ...agency, status };
    }
    await reconcileSubscribers(app);
    const page = await list({ search: name, sort: "monthlyFee", direction: "desc" });
    const ascending = await list({ search: name, sort: "monthlyFee", direction: "asc" });

    expect(page.users).toHaveLength(people.length);
    expect(page.users.filter((user) => user.monthly_fee > 0)).toMatchObject([
      { subscription_status: "active", monthly_fee: 50 },
    ]);
    expect([page.users.at(0), ascending.users.at(-1)]).toMatchObject([{ monthly_fee: 50 }, { monthly_fee: 50 }]);
    expect(page.monthly_revenue).toBe(50);
    const [all, active] = [await list({}), await list({ statuses: "active" })];
    expect(all.monthly_revenue).toBe(active.monthly_revenue);
  });

  it("has everybody where no page is asked for, and a hundred on a page", async () => {
    await app.open.pool.query(
      `with crowd as (insert into users (id, username, user_type, created_at)
         select gen_random_uuid(), 'crowd' || n, 'agency', now() from generate_series(1, 130) n returning id, username)
       insert into admin_subscribers (id, username, email, user_type, created_at, status, cancels_at_period_end, price_pence,
         sort_name, search_text)
       select id, username, 'x@mail.example', 'agency', now(), 'expired', true, 5000, username, username from crowd`,
    );

    const [all, first] = [await list({}), await list({ page: "1" })];

    expect(all.users.length).toBeGreaterThan(130);
    expect(all.users).toHaveLength(all.subscribed_users);
    expect(all.pages).toBe(1);
    expect(first.users).toHaveLength(100);
    expect(first.pages).toBeGreaterThan(1);
  });

  it("filters by type and status, and sorts by any column in both directions", async () => {
    const [one, two] = [await aMember(app, "freelancer"), await aMember(app, "freelancer")];
    const order = (direction: "asc" | "desc") =>
      app
        .call(
          listUsersWithSubscriptions,
          { query: { types: "freelancer", statuses: "trialing", sort: "createdAt", direction } },
          { as: operator.browser },
        )
        .then(({ users }) => users.map((user) => user.id).filter((id) => [one.id, two.id].includes(id)));

    expect([await order("asc"), await order("desc")]).toEqual([
      [one.id, two.id],
      [two.id, one.id],
    ]);
  });

  it("treats what is typed into the search as text", async () => {
    const page = await app.call(
      listUsersWithSubscriptions,
      { query: { search: "%_'; drop table users; --" } },
      { as: operator.browser },
    );

    expect(page.users).toEqual([]);
  });

  it("can be taken away as CSV, where no cell is a formula", async () => {
    const agency = await aMember(app, "agency");

    const answer = await app.http.inject({
      method: "GET",
      url: `/api/admin/users-with-subscriptions.csv?search=${agency.username}`,
      headers: { cookie: cookieHeader(operator.browser) },
    });
    const stranger = await app.http.inject({
      method: "GET",
      url: "/api/admin/users-with-subscriptions.csv",
      headers: { cookie: cookieHeader(agency.browser) },
    });

    expect(answer.headers["content-type"]).toContain("text/csv");
    expect(answer.body.split("\r\n")[1]).toContain(`${agency.username},${agency.email},agency`);
    expect(stranger.statusCode).toBe(403);
  });
});

describe("an operator's actions", () => {
  it("extend a trial by whole days from 1 to 365, and nothing else", async () => {
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

  it("give free days to somebody whose subscription has ended: they work, are never charged, and end", async () => {
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

  it("cancel and reactivate, two operators at once leaving one truth, and each is in the audit log", async () => {
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

  it("cannot be edited out of the audit log", async () => {
    const agency = await aMember(app, "agency");
    await app.call(extendTrial, { body: { userId: agency.id, days: 1 } }, { as: operator.browser });

    await expect(app.open.pool.query("delete from audit_log")).rejects.toThrow("cannot be changed");
    await expect(app.open.pool.query("update audit_log set details = 'nothing'")).rejects.toThrow("cannot be changed");
  });

  it("on somebody without a subscription say so", async () => {
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
