import { updateNotificationPreferences } from "@triptych/contract/accounts";
import {
  blockContact,
  deleteContact,
  markRead,
  messagingLimits,
  unsubscribeFromMessages,
} from "@triptych/contract/messaging";
import { msPerHour, msPerMinute } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { read, write } from "../../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { sendUnreadEmail } from "./job-definitions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

async function wait(ms: number) {
  app.clock.moveBy(ms);
  await app.queue.moveBy(ms);
}

/** Returns the emails about unread messages, oldest first. */
async function unreadEmailsTo({ email }: Member) {
  const emails = await app.emailsTo(email);
  return emails.filter((each) => each.subject.includes("unread")).toReversed();
}

async function readAll(reader: Member, other: Member) {
  const messages = await read(app, reader, other);
  await app.call(
    markRead,
    { params: { userId: other.id }, body: { lastReadId: messages.at(-1)!.id } },
    { as: reader.browser },
  );
}

describe("a message that stays unread", () => {
  it("causes an email after ten minutes, not before", async () => {
    const [brand, agency] = await Promise.all([aBrand(app, { brandName: "Marrow & Rye" }), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "A secret recipe" });

    await wait(9 * msPerMinute);
    const early = await unreadEmailsTo(agency);
    await wait(1 * msPerMinute);
    const [email, ...more] = await unreadEmailsTo(agency);

    expect(early).toEqual([]);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ subject: "1 unread message from 1 person" });
    expect(email!.text).toContain("Marrow & Rye: 1 unread message");
    expect(email!.text).toContain(`/messages/${brand.id}`);
    expect(email!.text).not.toContain("secret");
    expect(await unreadEmailsTo(brand)).toEqual([]);
  });

  it("causes no email when it was read, or its contact deleted or blocked, in the meantime", async () => {
    const agency = await anAgency(app);
    const [reads, deletes, blocks] = await Promise.all([aBrand(app), aBrand(app), aBrand(app)]);
    for (const brand of [reads, deletes, blocks]) await write(app, { from: agency, to: brand, content: "Hello" });

    await readAll(reads, agency);
    await app.call(deleteContact, { body: { contactId: agency.id } }, { as: deletes.browser });
    await app.call(blockContact, { body: { contactId: agency.id } }, { as: blocks.browser });
    await wait(11 * msPerMinute);

    for (const brand of [reads, deletes, blocks]) expect(await unreadEmailsTo(brand)).toEqual([]);
  });

  it("causes no email when it is read between the plan and the sending", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });
    const { rows } = await app.open.pool.query("select sign_in_id from members where user_id = $1", [agency.id]);
    const payload = { userId: agency.id, signInId: rows[0].sign_in_id as string, afterId: null };
    await readAll(agency, brand);

    await app.open.database.transaction((tx) => app.queue.add(tx, sendUnreadEmail, payload));
    await app.queue.drain();

    expect(await unreadEmailsTo(agency)).toEqual([]);
  });

  it("shares one email with everything else that is unread", async () => {
    const [agency, one, other] = await Promise.all([
      anAgency(app),
      aBrand(app, { brandName: "Marrow & Rye" }),
      aBrand(app, { brandName: "Salt Wharf" }),
    ]);
    await write(app, { from: one, to: agency, content: "1" });
    await write(app, { from: other, to: agency, content: "2" });
    await write(app, { from: one, to: agency, content: "3" });

    await wait(11 * msPerMinute);
    const emails = await unreadEmailsTo(agency);

    expect(emails).toMatchObject([{ subject: "3 unread messages from 2 people" }]);
    expect(emails[0]!.text).toContain("Marrow & Rye: 2 unread messages");
    expect(emails[0]!.text).toContain("Salt Wharf: 1 unread message");
  });

  it("causes no second email within the quiet period, then one about what came since", async () => {
    const [brand, agency] = await Promise.all([aBrand(app, { brandName: "Marrow & Rye" }), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "1" });
    await wait(11 * msPerMinute);
    await app.queue.drain();
    await write(app, { from: brand, to: agency, content: "2" });
    await write(app, { from: brand, to: agency, content: "3" });

    await wait(2 * msPerHour);
    const within = await unreadEmailsTo(agency);
    await wait(messagingLimits.quietHours * msPerHour);
    const after = await unreadEmailsTo(agency);
    await wait(3 * messagingLimits.quietHours * msPerHour);
    const muchLater = await unreadEmailsTo(agency);

    expect(within).toHaveLength(1);
    expect(after.map(({ subject }) => subject)).toEqual([
      "1 unread message from 1 person",
      "2 unread messages from 1 person",
    ]);
    expect(muchLater).toHaveLength(2);
  });

  it("causes one email when ten messages come at once", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    await Promise.all(Array.from({ length: 10 }, (_, at) => write(app, { from: brand, to: agency, content: `${at}` })));
    await wait(11 * msPerMinute);

    expect(await unreadEmailsTo(agency)).toMatchObject([{ subject: expect.stringMatching(/^10 unread messages/) }]);
  });
});

describe("somebody who does not want these emails", () => {
  it("gets none", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await app.call(
      updateNotificationPreferences,
      { body: { email_notifications_billing: true, email_notifications_messages: false } },
      { as: agency.browser },
    );
    await write(app, { from: brand, to: agency, content: "Hello" });

    await wait(11 * msPerMinute);

    expect(await unreadEmailsTo(agency)).toEqual([]);
  });

  it("turns them off with the link in an email, without being signed in", async () => {
    const { agency, brand, token } = await anEmail();

    await app.call(unsubscribeFromMessages, { body: { token } });
    await wait(20 * msPerHour);
    await write(app, { from: brand, to: agency, content: "again" });
    await wait(11 * msPerMinute);

    expect(await unreadEmailsTo(agency)).toHaveLength(1);
  });

  it("turns them off with one click in the mail program", async () => {
    const { agency, brand, token } = await anEmail();

    const reply = await app.http.inject({
      method: "POST",
      url: `/api/one-click/unsubscribe/messages?token=${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    await wait(20 * msPerHour);
    await write(app, { from: brand, to: agency, content: "again" });
    await wait(11 * msPerMinute);

    expect(reply.statusCode).toBe(200);
    expect(await unreadEmailsTo(agency)).toHaveLength(1);
  });

  it("cannot turn them off for others: a forged token is refused", async () => {
    const { token } = await anEmail();
    const forged = `${Buffer.from("somebody-else").toString("base64url")}.${token.split(".")[1]}`;

    const refusal = await app.refusal(unsubscribeFromMessages, { body: { token: forged } });
    const oneClick = await app.http.inject({
      method: "POST",
      url: `/api/one-click/unsubscribe/messages?token=${forged}`,
    });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_token" });
    expect(oneClick.statusCode).toBe(400);
  });

  it("stays subscribed when a program only opens the link", async () => {
    const { token } = await anEmail();

    const reply = await app.http.inject({ method: "GET", url: `/api/one-click/unsubscribe/messages?token=${token}` });

    expect(reply.statusCode).toBe(405);
  });
});

async function anEmail() {
  const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
  await write(app, { from: brand, to: agency, content: "Hello" });
  await wait(11 * msPerMinute);
  const [email] = await unreadEmailsTo(agency);
  const token = /unsubscribe\/messages\?token=([\w.-]+)/.exec(email!.text)![1]!;
  return { brand, agency, token };
}
