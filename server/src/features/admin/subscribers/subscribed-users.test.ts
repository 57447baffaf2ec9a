import { listUsersWithSubscriptions } from "@triptych/contract/admin";
import { plans } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../../testing/accounts.ts";
import { cookieHeader, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { reconcileSubscribers } from "../../../../testing/subscriber-list.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp();
  operator = await anOperator(app);
});
afterAll(() => app.close());

const fee = plans.agency.pricePence / 100;
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
      { subscription_status: "active", monthly_fee: fee },
    ]);
    expect([page.users.at(0), ascending.users.at(-1)]).toMatchObject([{ monthly_fee: fee }, { monthly_fee: fee }]);
    expect(page.monthly_revenue).toBe(fee);
    const [all, active] = [await list({}), await list({ statuses: "active" })];
    expect(all.monthly_revenue).toBe(active.monthly_revenue);
  });

  it("has everybody when no page is asked for, and a hundred people on a page", async () => {
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

  it("searches for special characters as plain text", async () => {
    const page = await app.call(
      listUsersWithSubscriptions,
      { query: { search: "%_'; drop table users; --" } },
      { as: operator.browser },
    );

    expect(page.users).toEqual([]);
  });

  it("can be downloaded as CSV by operators only", async () => {
    const agency = await aMember(app, "agency");

    const reply = await app.http.inject({
      method: "GET",
      url: `/api/admin/users-with-subscriptions.csv?search=${agency.username}`,
      headers: { cookie: cookieHeader(operator.browser) },
    });
    const stranger = await app.http.inject({
      method: "GET",
      url: "/api/admin/users-with-subscriptions.csv",
      headers: { cookie: cookieHeader(agency.browser) },
    });

    expect(reply.headers["content-type"]).toContain("text/csv");
    expect(reply.body.split("\r\n")[1]).toContain(`${agency.username},${agency.email},agency`);
    expect(stranger.statusCode).toBe(403);
  });
});
