import { register } from "@triptych/contract/accounts";
import { createSubscription, resumeCheckout, unclaimedHours } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../../../../testing/accounts.ts";
import { aPaidSubscription, moveDays, subscriptionOf } from "../../../../../testing/billing.ts";
import { aBrowser, startApp, type Browser, type TestApp } from "../../../../../testing/start-app.ts";

const unclaimedDays = unclaimedHours / 24;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const hour = 1 / 24;
const subject = "Finish creating your Triptych account";
const linksTo = async (email: string) => (await app.emailsTo(email)).filter((sent) => sent.subject === subject);
const tokenTo = async (email: string) => /\/auth\?checkout=(\S+)/.exec((await linksTo(email))[0]!.text)![1]!;

/** Returns somebody who paid, closed their browser and has the link in their email. */
async function aPaidAndLeft() {
  const person = aPerson();
  const paid = await aPaidSubscription(app, { email: person.email, userType: "agency" });
  await app.queue.drain();
  await moveDays(app, hour);
  return { person, ...paid, token: await tokenTo(person.email) };
}

const resume = (token: string, as: Browser) => app.call(resumeCheckout, { body: { token } }, { as });

describe("a checkout that was paid and not registered", () => {
  it("gets one email with a link, half an hour later, that says what happens otherwise", async () => {
    const { email } = aPerson();
    await aPaidSubscription(app, { email, userType: "agency" });

    await moveDays(app, hour / 4);
    const early = await linksTo(email);
    await moveDays(app, hour);
    await moveDays(app, hour);

    expect(early).toEqual([]);
    const [sent, ...others] = await linksTo(email);
    expect(others).toEqual([]);
    expect(sent!.text).toContain("Hello,");
    expect(sent!.text).toContain("Nothing has been charged");
    expect(sent!.text).toMatch(/http:\/\/localhost:3000\/auth\?checkout=\S+/);
  });

  it("can be finished in another browser with the link, and in no browser without it", async () => {
    const { person, ids, token } = await aPaidAndLeft();
    const other = aBrowser();
    const body = { ...person, userType: "agency" as const, ...ids };

    const before = await app.refusal(register, { body }, { as: other });
    const resumed = await resume(token, other);
    const again = await app.call(
      createSubscription,
      { body: { email: person.email, userType: "agency" } },
      { as: other },
    );
    await app.call(register, { body }, { as: other });

    expect(before.code).toBe("payment_required");
    expect(resumed).toEqual({
      email: person.email,
      userType: "agency",
      customerId: ids.stripe_customer_id,
      subscriptionId: ids.stripe_subscription_id,
      hasUsedTrial: false,
    });
    expect(again).toMatchObject({ subscriptionId: ids.stripe_subscription_id, subscriptionStatus: "trialing" });
    expect(await subscriptionOf(app, other)).toMatchObject({ status: "trialing", subscribed: true });
  });

  it("can still be finished in the browser that began it after the link was opened elsewhere", async () => {
    const { person, ids, token, browser } = await aPaidAndLeft();

    await resume(token, aBrowser());
    const { user } = await app.call(register, { body: { ...person, userType: "agency", ...ids } }, { as: browser });

    expect(user).toMatchObject({ subscription_status: "trialing" });
  });

  it("registers one of ten callers at once in its browser, and then its link opens nothing", async () => {
    const { person, ids, token } = await aPaidAndLeft();
    const as = aBrowser();
    await resume(token, as);
    const attempt = () =>
      app.call(register, { body: { ...aPerson({ email: person.email }), userType: "agency", ...ids } }, { as }).then(
        () => "registered",
        () => "refused",
      );

    const outcomes = await Promise.all(Array.from({ length: 10 }, attempt));

    expect(outcomes.filter((outcome) => outcome === "registered")).toHaveLength(1);
    const late = await app.refusal(resumeCheckout, { body: { token } }, { as: aBrowser() });
    expect(late.code).toBe("invalid_token");
  });

  it("has a link that stops working when the checkout is cancelled; invented links never work", async () => {
    const { token, subscriptionId, person } = await aPaidAndLeft();

    await moveDays(app, unclaimedDays);

    const refusal = (value: string) => app.refusal(resumeCheckout, { body: { token: value } }, { as: aBrowser() });
    expect(await refusal(token)).toMatchObject({ status: 400, code: "invalid_token" });
    expect((await refusal(`${token.split(".")[0]}.AAAA`)).code).toBe("invalid_token");
    const { rows } = await app.open.pool.query("select status from local_payment_subscriptions where id = $1", [
      subscriptionId,
    ]);
    expect(rows).toEqual([{ status: "ended" }]);
    const [sent] = await app.emailsTo(person.email);
    expect(sent!.subject).toBe("Your subscription was not started");
  });

  it("gets no email when nobody gave a card, or when an account was created", async () => {
    const [waiting, registered] = [aPerson(), aPerson()];
    await app.call(createSubscription, { body: { email: waiting.email, userType: "agency" } });
    const { ids, browser } = await aPaidSubscription(app, { email: registered.email, userType: "agency" });
    await app.call(register, { body: { ...registered, userType: "agency", ...ids } }, { as: browser });

    await app.queue.drain();
    await moveDays(app, hour);
    await moveDays(app, unclaimedDays + 0.1);

    expect(await app.emailsTo(waiting.email)).toEqual([]);
    expect((await app.emailsTo(registered.email)).map((sent) => sent.subject)).not.toContain(subject);
  });
});
