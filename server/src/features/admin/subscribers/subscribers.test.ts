import { adminSortColumns, listUsersWithSubscriptions } from "@triptych/contract/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { reconcileSubscribers } from "../../../../testing/subscriber-list.ts";
import { adminStore, type SubscriberOrder, type SubscriberRow } from "../store.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp();
  operator = await anOperator(app);
});
afterAll(() => app.close());

describe("the list of subscribers", () => {
  it("shows the newest of somebody's subscriptions", async () => {
    const agency = await aMember(app, "agency");
    const { pool } = app.open;
    await pool.query("update subscriptions set ended_at = now(), status = 'expired' where user_id = $1", [agency.id]);
    await pool.query(
      `insert into subscriptions (id, provider, email, canonical_email, user_type, price_pence, has_trial, user_id, claimed_at,
         status, cancels_at_period_end, has_payment_method, created_at, updated_at)
       select gen_random_uuid(), provider, email, canonical_email, user_type, 4200, false, user_id, claimed_at + interval '1 day',
         'active', false, true, now(), now() from subscriptions where user_id = $1`,
      [agency.id],
    );

    await reconcileSubscribers(app);

    expect(await find(agency.username)).toMatchObject([{ subscription_status: "active", monthly_fee: 42 }]);
  });

  it("is exported completely and in the same order as on screen, for every order and any size of pieces", async () => {
    const store = adminStore(app.open.database);
    const marked = await Promise.all(["agency", "freelancer", "agency"].map((type) => aMember(app, type as "agency")));
    await app.open.pool.query(
      "update subscriptions set trial_end = null, current_period_end = null where user_id = any($1)",
      [marked.slice(1).map(({ id }) => id)],
    );
    await reconcileSubscribers(app);
    const orders = adminSortColumns.flatMap((sort) =>
      (["asc", "desc"] as const).map((direction) => ({ sort, direction })),
    );

    const latest = await store.listSubscribers(
      {},
      { sort: "trialEnd", direction: "desc" },
      { limit: 1_000, offset: 0 },
    );

    expect(latest.at(0)!.trialEnd).not.toBeNull();
    expect(latest.at(-1)!.trialEnd).toBeNull();
    for (const order of orders) {
      const onScreen = await store.listSubscribers({}, order, { limit: 1_000, offset: 0 });
      const exported = await exportInPieces(order);
      expect(exported.map(({ id }) => id)).toEqual(onScreen.map(({ id }) => id));
    }
  });
});

const find = async (search: string) =>
  (await app.call(listUsersWithSubscriptions, { query: { search } }, { as: operator.browser })).users;

async function exportInPieces(order: SubscriberOrder): Promise<SubscriberRow[]> {
  const all: SubscriberRow[] = [];
  for (;;) {
    const piece = await adminStore(app.open.database).listSubscribersAfter(all.at(-1) ?? null, {
      filter: {},
      order,
      limit: 2,
    });
    all.push(...piece);
    if (piece.length < 2) return all;
  }
}
