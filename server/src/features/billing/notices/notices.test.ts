import { getCurrentUser, register, updateNotificationPreferences } from "@triptych/contract/accounts";
import {
  cancelByLink,
  cancellationLinkDays,
  cancelSubscription,
  createSubscription,
  getBillingInformation,
  getCancellation,
  pastDueGraceDays,
  plans,
  renewalReminderDaysBefore,
  trialDays,
  trialReminderDaysBefore,
  unsubscribeFromReminders,
} from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { formatPounds } from "@triptych/contract/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, verify } from "../../../../testing/accounts.ts";
import {
  aPaidSubscription,
  cards,
  moveDays,
  paidBy,
  payWithCard,
  subscriptionOf,
} from "../../../../testing/billing.ts";
import { startApp, type Browser, type TestApp } from "../../../../testing/start-app.ts";
import { nextPeriodEnd } from "../../../adapters/payments/local-time.ts";

const longestMonthDays = 31;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const subjectsTo = async (email: string) => (await app.emailsTo(email)).map(({ subject }) => subject);
const daysFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" }).format(
    new Date(app.clock.now().getTime() + days * msPerDay),
  );

async function daysToNextCharge({ browser }: { browser: Browser }): Promise<number> {
  const { nextBillingDate } = await app.call(getBillingInformation, {}, { as: browser });
  return (Date.parse(nextBillingDate!) - app.clock.now().getTime()) / msPerDay;
}

async function aMemberWith(cardNumber: string) {
  const person = aPerson();
  const { ids, browser } = await aPaidSubscription(app, { email: person.email, userType: "agency", cardNumber });
  const { user } = await app.call(register, { body: { ...person, userType: "agency", ...ids } }, { as: browser });
  await verify(app, person.email);
  return { ...person, browser, id: user.id };
}

describe("reminders", () => {
  it("come once before a trial is charged, with the date, the sum and a link to cancel", async () => {
    const { email } = await aMember(app, "agency");
    const endsOn = daysFromNow(trialDays);

    await moveDays(app, trialDays - trialReminderDaysBefore - 0.5);
    expect(await subjectsTo(email)).not.toContain(`Your free trial ends on ${endsOn}`);
    await moveDays(app, 1);
    await moveDays(app, 1);

    const emails = (await app.emailsTo(email)).filter(({ subject }) => subject === `Your free trial ends on ${endsOn}`);
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain(
      `On ${endsOn} we will take the first payment of ${formatPounds(plans.agency.pricePence)} for your Agency plan`,
    );
    expect(emails[0]!.text).toMatch(/Cancel the subscription: http:\/\/localhost:3000\/cancel-subscription\?token=\S+/);
  });

  it("come before a renewal, with the sum", async () => {
    const member = await aMember(app, "freelancer");
    await moveDays(app, trialDays + 0.5);
    const renewals = async () =>
      (await app.emailsTo(member.email)).filter(({ subject }) => subject.startsWith("Your subscription renews on"));

    await moveDays(app, (await daysToNextCharge(member)) - 3.5);
    expect(await renewals()).toHaveLength(0);
    await moveDays(app, 1);

    const [sent] = await renewals();
    expect(sent!.text).toContain(
      `we will take ${formatPounds(plans.freelancer.pricePence)} for the next month of your Freelancer plan`,
    );
  });

  it("come when months pass at once too", async () => {
    const member = await aMember(app, "agency");
    const trialEnd = new Date(app.clock.now().getTime() + (await daysToNextCharge(member)) * msPerDay);
    const renewal = nextPeriodEnd(trialEnd, trialEnd);

    await moveDays(app, (renewal.getTime() - app.clock.now().getTime()) / msPerDay - 2.5);

    const subjects = await subjectsTo(member.email);
    expect(subjects.filter((subject) => subject.startsWith("Your subscription renews on"))).toHaveLength(1);
  });

  it("do not go to people who cancelled or do not want them", async () => {
    const [leaving, quiet] = [await aMember(app, "agency"), await aMember(app, "agency")];
    await app.call(cancelSubscription, {}, { as: leaving.browser });
    const body = { email_notifications_billing: false, email_notifications_messages: true };
    await app.call(updateNotificationPreferences, { body }, { as: quiet.browser });

    await moveDays(app, trialDays - trialReminderDaysBefore + 2);

    for (const { email } of [leaving, quiet]) {
      expect((await subjectsTo(email)).filter((subject) => subject.startsWith("Your free trial ends"))).toEqual([]);
    }
  });
});

const linkOf = async (email: string) => {
  const [sent] = (await app.emailsTo(email)).filter(({ text }) => text.includes("/cancel-subscription?token="));
  return /cancel-subscription\?token=([\w.-]+)/.exec(sent!.text)![1]!;
};

const oneClick = (url: string) =>
  app.http.inject({
    method: "POST",
    url: url.replace("http://localhost:3000", ""),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
const wantsReminders = async (browser: Browser) =>
  (await app.call(getCurrentUser, {}, { as: browser })).email_notifications_billing;

async function headersOf(emailId: string): Promise<Record<string, string>> {
  const { rows } = await app.open.pool.query("select headers from mail_outbox where id = $1", [emailId]);
  return (rows as { headers: Record<string, string> }[])[0]!.headers;
}

async function aReminded() {
  const member = await aMember(app, "agency");
  await moveDays(app, trialDays - trialReminderDaysBefore + 1);
  const reminder = (await app.emailsTo(member.email)).find(({ subject }) => subject.startsWith("Your free trial"));
  return { ...member, reminder: reminder! };
}

describe("a reminder is stopped", () => {
  it("by the link in it, signed in or not", async () => {
    const { browser, reminder } = await aReminded();
    const token = /\/unsubscribe\/reminders\?token=([\w.-]+)/.exec(reminder.text)![1]!;
    expect(reminder.html).toContain(`/unsubscribe/reminders?token=${token}`);

    await app.call(unsubscribeFromReminders, { body: { token } });

    expect(await wantsReminders(browser)).toBe(false);
    const changed = `${token.slice(0, -2)}${token.endsWith("A") ? "B" : "A"}x`;
    expect(await app.refusal(unsubscribeFromReminders, { body: { token: changed } })).toMatchObject({
      code: "invalid_token",
      message: expect.stringContaining("turn reminders off in your settings"),
    });
  });

  it("by the mail program, with the address in its header", async () => {
    const { browser, email, reminder } = await aReminded();
    const headers = await headersOf(reminder.id);
    expect(headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });

    const response = await oneClick(/^<(.+)>$/.exec(headers["List-Unsubscribe"]!)![1]!);
    await moveDays(app, trialReminderDaysBefore + longestMonthDays - renewalReminderDaysBefore);

    expect(response.statusCode).toBe(200);
    expect(await wantsReminders(browser)).toBe(false);
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith("Your subscription renews"))).toEqual([]);
  });

  it("and no other email can be stopped, because the others report what happened to somebody's money", async () => {
    const member = await aMember(app, "agency");
    await app.call(cancelSubscription, {}, { as: member.browser });

    const [cancelled] = await app.emailsTo(member.email);

    expect(await headersOf(cancelled!.id)).toEqual({});
    expect(cancelled!.text).not.toContain("/unsubscribe/");
  });
});

describe("the link of a reminder", () => {
  it("shows what it cancels, and cancels without signing in", async () => {
    const member = await aMember(app, "agency");
    await moveDays(app, trialDays - trialReminderDaysBefore + 1);
    const token = await linkOf(member.email);

    const before = await app.call(getCancellation, { query: { token } });
    await app.call(cancelByLink, { body: { token } });
    await app.call(cancelByLink, { body: { token } });

    expect(before).toMatchObject({ userType: "agency", isCancelled: false, pricePence: plans.agency.pricePence });
    expect(await app.call(getCancellation, { query: { token } })).toMatchObject({ isCancelled: true });
    await moveDays(app, trialReminderDaysBefore);
    expect(await paidBy(app, member.id)).toBe(0);
  });

  it("does nothing when it was changed or is old", async () => {
    const member = await aMember(app, "agency");
    await moveDays(app, trialDays - trialReminderDaysBefore + 1);
    const token = await linkOf(member.email);
    const changed = `${token.slice(0, -2)}${token.endsWith("A") ? "B" : "A"}x`;

    expect(await app.refusal(getCancellation, { query: { token: changed } })).toMatchObject({
      code: "invalid_token",
      message: expect.stringContaining("sign in and cancel"),
    });
    expect((await app.refusal(cancelByLink, { body: { token: changed } })).code).toBe("invalid_token");
    await moveDays(app, cancellationLinkDays + 1);
    expect((await app.refusal(cancelByLink, { body: { token } })).code).toBe("invalid_token");
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "active", cancels: false });
  });
});

describe("a renewal that fails", () => {
  it("keeps access for the grace period with emails that say so, then ends, and nothing is owed", async () => {
    const member = await aMemberWith(cards.failsRenewals);

    await moveDays(app, trialDays + 0.1);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "past_due", subscribed: true });
    const [failed] = await app.emailsTo(member.email);
    expect(failed!.subject).toBe("Your payment did not go through");
    expect(failed!.text).toContain(
      `You keep access for ${pastDueGraceDays} days, until ${daysFromNow(pastDueGraceDays)}`,
    );

    await moveDays(app, pastDueGraceDays - 2.5);
    expect((await subjectsTo(member.email))[0]).toMatch(/^Your access ends on .* unless your payment goes through$/);
    await moveDays(app, 2);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "past_due", subscribed: true });

    await moveDays(app, 0.6);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "expired", subscribed: false });
    expect((await subjectsTo(member.email))[0]).toBe("Your subscription has ended");
    await moveDays(app, 2 * longestMonthDays);
    expect(await paidBy(app, member.id)).toBe(0);
  });

  it("is paid with another card, on the same subscription", async () => {
    const member = await aMemberWith(cards.failsRenewals);
    await moveDays(app, trialDays + 0.1);
    const as = { as: member.browser };

    const owed = await app.call(createSubscription, { body: { email: member.email, userType: "agency" } }, as);
    await payWithCard(app, owed.clientSecret!);
    await app.queue.drain();

    expect(owed.clientSecret).toMatch(/^pi_/);
    expect(await subscriptionOf(app, member.browser)).toMatchObject({ status: "active", subscribed: true });
    expect((await subjectsTo(member.email))[0]).toBe("Thank you, your payment went through");
    expect(await paidBy(app, member.id)).toBe(plans.agency.pricePence);
    await moveDays(app, longestMonthDays);
    expect(await paidBy(app, member.id)).toBe(2 * plans.agency.pricePence);
  });
});
