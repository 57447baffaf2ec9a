import { createSubscription, plans, trialDays, unclaimedHours } from "@triptych/contract/billing";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson } from "../../../../../testing/accounts.ts";
import { aPaidSubscription, cards, moveDays, payWithCard } from "../../../../../testing/billing.ts";
import { startApp, type TestApp } from "../../../../../testing/start-app.ts";
import { trialMarks } from "../../checkout/claiming/service.ts";
import { trialsStore } from "../../checkout/claiming/store.ts";
import { canonicalEmail } from "../../rules.ts";

const unclaimedDays = unclaimedHours / 24;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const atProvider = async (id: string) => {
  const { rows } = await app.open.pool.query("select status from local_payment_subscriptions where id = $1", [id]);
  return (rows[0] as { status: string }).status;
};

const addressesLike = async (email: string) =>
  (await app.open.pool.query("select 1 from subscriptions where email = $1", [email])).rows.length;

/** Returns somebody who had a free trial once, and whose account was deleted. */
async function aFormerMember() {
  const { email } = aPerson();
  const marks = trialMarks({ canonicalEmail: canonicalEmail(email), cardFingerprint: null });
  await trialsStore(app.open.database).insertUsedTrials(marks, app.clock.now());
  return email;
}

describe("a subscription that no account claims", () => {
  it("is ended at the provider after a day, and not before", async () => {
    const { subscriptionId } = await aPaidSubscription(app, { email: aPerson().email, userType: "agency" });

    await moveDays(app, unclaimedDays - 0.1);
    expect(await atProvider(subscriptionId)).toBe("trialing");
    await moveDays(app, 0.2);

    expect(await atProvider(subscriptionId)).toBe("ended");
  });

  it("is refunded, with an email about it", async () => {
    const email = await aFormerMember();
    const { subscriptionId } = await aPaidSubscription(app, { email, userType: "freelancer" });

    await moveDays(app, unclaimedDays + 0.1);

    const { rows } = await app.open.pool.query(
      "select amount_pence, refunded_pence from local_payment_charges where subscription_id = $1",
      [subscriptionId],
    );
    expect(rows).toEqual([{ amount_pence: plans.freelancer.pricePence, refunded_pence: plans.freelancer.pricePence }]);
    expect(await atProvider(subscriptionId)).toBe("ended");
    const [sent] = await app.emailsTo(email);
    expect(sent!.subject).toBe("Your payment has been refunded");
  });

  it("loses its address a day after it ended", async () => {
    const { email } = aPerson();
    await aPaidSubscription(app, { email, userType: "freelancer" });
    await moveDays(app, unclaimedDays + 0.1);
    const atItsEnd = await addressesLike(email);

    await moveDays(app, unclaimedDays + 0.1);

    expect(atItsEnd).toBe(1);
    expect(await addressesLike(email)).toBe(0);
  });

  it("makes room for a new one", async () => {
    const { email } = aPerson();
    const first = await app.call(createSubscription, { body: { email, userType: "agency" } });
    await moveDays(app, unclaimedDays + 0.1);

    const second = await app.call(createSubscription, { body: { email, userType: "agency" } });

    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    expect(second).toMatchObject({ hasUsedTrial: false, subscriptionStatus: "incomplete" });
  });

  it("is left alone once it belongs to an account", async () => {
    const member = await aMember(app, "freelancer");

    await moveDays(app, unclaimedDays + 0.1);

    const { rows } = await app.open.pool.query("select status from subscriptions where user_id = $1", [member.id]);
    expect(rows).toEqual([{ status: "trialing" }]);
  });
});

describe("an account that is deleted", () => {
  it("is never charged again", async () => {
    const member = await aMember(app, "agency");
    const { rows } = await app.open.pool.query("select provider_id from subscriptions where user_id = $1", [member.id]);
    const { provider_id: providerId } = rows[0] as { provider_id: string };

    await app.open.pool.query("delete from users where id = $1", [member.id]);
    await moveDays(app, 0.1);

    expect(await atProvider(providerId)).toBe("ended");
    await moveDays(app, trialDays + 10);
    const charges = await app.open.pool.query("select 1 from local_payment_charges where subscription_id = $1", [
      providerId,
    ]);
    expect(charges.rows).toEqual([]);
  });
});

describe("a subscription that an account began and never got", () => {
  it("loses its address with the account, and is ended", async () => {
    const member = await aMember(app, "agency");
    await app.open.pool.query(
      "insert into subscriptions select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'user_id', null, 'claimed_at', null, 'started_by', s.user_id, 'provider_id', null, 'customer_id', null))).* from subscriptions s where user_id = $1",
      [member.id],
    );

    await app.call(deleteOwnAccount, { body: { password: member.password } }, { as: member.browser });
    await app.queue.drain();

    expect(await addressesLike(member.email)).toBe(0);
    const { rows } = await app.open.pool.query(
      "select 1 from subscriptions where started_by = $1 and ended_at is null",
      [member.id],
    );
    expect(rows).toEqual([]);
  });
});

describe("a card whose renewals fail", () => {
  it("is declined when the first payment is due at once", async () => {
    const started = await app.call(createSubscription, { body: { email: await aFormerMember(), userType: "agency" } });

    const refused = payWithCard(app, started.clientSecret!, cards.failsRenewals);

    await expect(refused).rejects.toMatchObject({ code: "payment_declined" });
  });
});
