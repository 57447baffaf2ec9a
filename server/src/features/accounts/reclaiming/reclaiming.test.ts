import {
  getCurrentUser,
  register,
  resendVerification,
  takeBackAddress,
  updateEmail,
  verifyEmail,
} from "@triptych/contract/accounts";
import { createSubscription, plans } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, mailedToken, verify } from "../../../../testing/accounts.ts";
import { aPaidSubscription, cards } from "../../../../testing/billing.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { trialMarks } from "../../billing/checkout/claiming/service.ts";
import { trialsStore } from "../../billing/checkout/claiming/store.ts";
import { canonicalEmail } from "../../billing/rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const takeBack = (token: string) => app.call(takeBackAddress, { body: { token } });
const atProvider = async (id: string) => {
  const { rows } = await app.open.pool.query("select status from local_payment_subscriptions where id = $1", [id]);
  return (rows[0] as { status: string }).status;
};

describe("an address that a stranger registered with and never verified", () => {
  it("is taken back with the mailed link, and its owner then registers with their own subscription and free trial", async () => {
    const owner = aPerson();
    const paid = await aPaidSubscription(app, { email: owner.email, userType: "agency" });
    const stranger = aPerson({ email: owner.email });
    const others = await aPaidSubscription(app, {
      email: owner.email,
      userType: "agency",
      cardNumber: cards.withConfirmation,
    });
    const theirs = { ...stranger, userType: "agency" as const, ...others.ids };
    await app.call(register, { body: theirs }, { as: others.browser });
    const body = { ...owner, userType: "agency" as const, ...paid.ids };
    expect((await app.refusal(register, { body }, { as: paid.browser })).code).toBe("email_taken");

    await app.call(resendVerification, { body: { email: owner.email } });
    await takeBack(await mailedToken(app, owner.email));
    await app.queue.drain();
    const { user } = await app.call(register, { body }, { as: paid.browser });

    expect(user).toMatchObject({ username: owner.username, subscription_status: "trialing" });
    expect((await app.refusal(getCurrentUser, {}, { as: others.browser })).code).toBe("signed_out");
    expect(await atProvider(others.subscriptionId)).toBe("ended");
    expect(await atProvider(paid.subscriptionId)).toBe("trialing");
    await verify(app, owner.email);
  });

  it("is taken back with a refund of what its account paid", async () => {
    const { email } = aPerson();
    const marks = trialMarks({ canonicalEmail: canonicalEmail(email), cardFingerprint: null });
    await trialsStore(app.open.database).insertUsedTrials(marks, app.clock.now());
    const paid = await aPaidSubscription(app, { email, userType: "freelancer" });
    const body = { ...aPerson({ email }), userType: "freelancer" as const, ...paid.ids };
    await app.call(register, { body }, { as: paid.browser });

    await takeBack(await mailedToken(app, email));
    await app.queue.drain();

    const { rows } = await app.open.pool.query(
      "select amount_pence, refunded_pence from local_payment_charges where subscription_id = $1",
      [paid.subscriptionId],
    );
    expect(rows).toEqual([{ amount_pence: plans.freelancer.pricePence, refunded_pence: plans.freelancer.pricePence }]);
    expect(await app.call(createSubscription, { body: { email, userType: "freelancer" } })).toMatchObject({
      hasUsedTrial: true,
    });
  });

  it("gives the card of the removed account no second trial", async () => {
    const { email } = aPerson();
    const { ids, browser } = await aPaidSubscription(app, { email, userType: "freelancer", cardNumber: cards.shared });
    const body = { ...aPerson({ email }), userType: "freelancer" as const, ...ids };
    await app.call(register, { body }, { as: browser });

    await takeBack(await mailedToken(app, email));
    await app.queue.drain();

    const again = await app.call(createSubscription, { body: { email, userType: "freelancer" } }, { as: browser });
    expect(again).toMatchObject({ hasUsedTrial: true });
  });

  it("is taken back by exactly one of ten clicks at once", async () => {
    const { email } = await aMember(app, "brand", { isVerified: false });
    const token = await mailedToken(app, email);
    const click = () =>
      takeBack(token).then(
        () => "removed",
        () => "refused",
      );

    const outcomes = await Promise.all(Array.from({ length: 10 }, click));

    expect(outcomes.filter((outcome) => outcome === "removed")).toHaveLength(1);
  });
});

describe("an address that its account verified", () => {
  it("is never taken back, neither by an older link nor by an invented one", async () => {
    const member = await aMember(app, "brand", { isVerified: false });
    const before = await mailedToken(app, member.email);
    await app.call(resendVerification, { body: { email: member.email } });
    await app.call(verifyEmail, { query: { token: await mailedToken(app, member.email) } });

    const refusal = (token: string) => app.refusal(takeBackAddress, { body: { token } }, { as: aBrowser() });

    expect((await refusal(before)).code).toBe("invalid_token");
    expect((await refusal("invented")).code).toBe("invalid_token");
    expect(await app.call(getCurrentUser, {}, { as: member.browser })).toMatchObject({ email_verified: true });
  });

  it("is not taken back with a link that was saved too late", async () => {
    const member = await aMember(app, "brand", { isVerified: false });
    const token = await mailedToken(app, member.email);
    const { rows } = await app.open.pool.query("select * from email_tokens where email = $1", [member.email]);
    await verify(app, member.email);
    await app.open.pool.query(
      "insert into email_tokens select * from json_populate_recordset(null::email_tokens, $1)",
      [JSON.stringify(rows)],
    );

    const refusal = await app.refusal(takeBackAddress, { body: { token } });

    expect(refusal.code).toBe("invalid_token");
    expect(await app.call(getCurrentUser, {}, { as: member.browser })).toMatchObject({ email_verified: true });
  });
});

describe("the link to an address that an account only asked for", () => {
  it("does not remove the account, though its own address is not verified", async () => {
    const member = await aMember(app, "brand", { isVerified: false });
    const { email } = aPerson();
    await app.call(updateEmail, { body: { email } }, { as: member.browser });

    const refusal = await app.refusal(takeBackAddress, { body: { token: await mailedToken(app, email) } });

    expect(refusal.code).toBe("invalid_token");
    expect(await app.call(getCurrentUser, {}, { as: member.browser })).toMatchObject({ email: member.email });
  });
});
