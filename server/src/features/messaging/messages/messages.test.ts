import {
  blockContact,
  listMessages,
  markRead,
  messagingLimits,
  sendMessage,
  type Message,
} from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { contactsOf, read, write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const textsOf = (messages: Message[]) => messages.map(({ content }) => content);

describe("a message", () => {
  it("is there for both, with who wrote it", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const sent = await write(app, brand, agency, "Hello! We need eleven jars redrawn.");

    const [forBrand] = await read(app, brand, agency);
    const [forAgency] = await read(app, agency, brand);
    expect(forBrand).toEqual(sent);
    expect(forAgency).toMatchObject({
      id: sent.id,
      senderId: brand.id,
      receiverId: agency.id,
      content: "Hello! We need eleven jars redrawn.",
      writtenBy: { username: brand.username },
      readAt: null,
      idempotencyKey: null,
    });
  });

  it("keeps markup, bidirectional overrides and emoji as they were typed", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const content = "<img src=x onerror=alert(1)> <b>bold</b> \u202Egnp.exe\u202C “quoted” 👩🏽‍🎨\n\tnew line & more";

    await write(app, brand, agency, content);

    expect(textsOf(await read(app, agency, brand))).toEqual([content]);
  });

  it("may have 5,000 characters and not one more", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const longest = "x".repeat(messagingLimits.messageMax);

    await write(app, brand, agency, longest);
    const refusal = await app.refusal(
      sendMessage,
      { body: { receiverId: agency.id, content: `${longest}x` } },
      { as: brand.browser },
    );

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input", details: [{ field: "content" }] });
    expect(await read(app, agency, brand)).toHaveLength(1);
  });

  it.each([
    "",
    "   ",
    "\n\t\u00a0\u3000",
    "\u200b\u200d\ufeff",
    "\u2060\u3164 \u115f",
    "\u2800",
    "\u202e\u00ad\u{e0041}",
  ])("is refused when it is blank: %j", async (content) => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const refusal = await app.refusal(sendMessage, { body: { receiverId: agency.id, content } }, { as: brand.browser });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input", message: "Please write a message first" });
  });

  it.each([
    ["a NUL", { content: "a\u0000b" }],
    ["half a surrogate pair", { content: "a\ud800b" }],
    ["no text", { content: 7 }],
    ["an unknown field", { content: "Hello", isAdmin: true }],
    ["a forged sender", { content: "Hello", senderId: "0190a1b2-0000-7000-8000-000000000000" }],
  ])("is refused with %s", async (_, change) => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const refusal = await app.refusal(
      sendMessage,
      { body: { receiverId: agency.id, ...change } as { receiverId: string; content: string } },
      { as: brand.browser },
    );

    expect(refusal).toMatchObject({ status: 400 });
    expect(await read(app, agency, brand)).toEqual([]);
  });

  it("is refused from nobody, from another site and as another type than JSON", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const request = { body: { receiverId: agency.id, content: "Hello" } };

    const fromNobody = await app.refusal(sendMessage, request);
    const fromElsewhere = await app.refusal(sendMessage, request, {
      as: brand.browser,
      headers: { origin: "https://evil.example" },
    });
    const fromNull = await app.refusal(sendMessage, request, { as: brand.browser, headers: { origin: "null" } });
    const asForm = await app.refusal(sendMessage, request, {
      as: brand.browser,
      headers: { "content-type": "text/plain" },
    });

    expect([fromNobody, fromElsewhere, fromNull, asForm].map(({ status }) => status)).toEqual([401, 403, 403, 415]);
    expect(await read(app, agency, brand)).toEqual([]);
  });
});

describe("a conversation", () => {
  it("cannot be begun with oneself, a stranger, somebody unverified or somebody who is not listed", async () => {
    const brand = await aBrand(app);
    const unverified = await aMember(app, "brand", { isVerified: false });
    const withoutProfile = await aMember(app, "brand");
    const stranger = "0190a1b2-0000-7000-8000-000000000000";

    for (const receiverId of [brand.id, stranger, unverified.id, withoutProfile.id]) {
      const request = { body: { receiverId, content: "Hello" } };
      expect(await app.refusal(sendMessage, request, { as: brand.browser })).toMatchObject({ status: 404 });
    }
  });

  it("is not begun by somebody whose address is not verified", async () => {
    const [unverified, agency] = await Promise.all([aMember(app, "brand", { isVerified: false }), anAgency(app)]);

    const refusal = await app.refusal(
      sendMessage,
      { body: { receiverId: agency.id, content: "Hello" } },
      { as: unverified.browser },
    );

    expect(refusal).toMatchObject({ status: 403, code: "email_unverified" });
  });

  it("shows nothing to a third person", async () => {
    const [brand, agency, third] = await Promise.all([aBrand(app), anAgency(app), aFreelancer(app)]);
    await write(app, brand, agency, "Between us");

    const withBrand = await read(app, third, brand);
    const withAgency = await read(app, third, agency);

    expect([...withBrand, ...withAgency]).toEqual([]);
    expect(await contactsOf(app, third)).toEqual([]);
  });

  it("answers the newest 200, oldest first, and pages back and forth from there", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const sent: Message[] = [];
    for (let at = 0; at < 205; at++)
      sent.push(await write(app, at % 3 === 0 ? agency : brand, at % 3 === 0 ? brand : agency, `${at}`));
    const list = (query: { before?: string; after?: string }) =>
      app.call(listMessages, { params: { userId: agency.id }, query }, { as: brand.browser });

    const newest = await list({});
    const older = await list({ before: newest[0]!.id });
    const later = await list({ after: sent[202]!.id });
    const nothing = await list({ after: sent[204]!.id });

    expect(textsOf(newest)).toEqual(sent.slice(5).map(({ content }) => content));
    expect(textsOf(older)).toEqual(["0", "1", "2", "3", "4"]);
    expect(textsOf(later)).toEqual(["203", "204"]);
    expect(nothing).toEqual([]);
  });

  it("cannot be asked for with an address that is none", async () => {
    const brand = await aBrand(app);

    const badUser = await app.refusal(
      listMessages,
      { params: { userId: "1 or 1=1" }, query: {} },
      { as: brand.browser },
    );
    const badPage = await app.refusal(
      listMessages,
      { params: { userId: brand.id }, query: { before: "'; drop table messages" } },
      { as: brand.browser },
    );
    const unknownField = await app.refusal(
      listMessages,
      { params: { userId: brand.id }, query: { limit: "9" } as object },
      { as: brand.browser },
    );

    expect([badUser, badPage, unknownField].map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it("has one order for both, also when ten are sent from each side at once", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, brand, agency, "first");

    await Promise.all(
      Array.from({ length: 10 }, (_, at) => [
        write(app, brand, agency, `b${at}`),
        write(app, agency, brand, `a${at}`),
      ]).flat(),
    );

    const forBrand = await read(app, brand, agency);
    const forAgency = await read(app, agency, brand);
    expect(forBrand).toHaveLength(21);
    expect(forBrand.map(({ id }) => id)).toEqual(forAgency.map(({ id }) => id));
    expect(forBrand.map(({ id }) => id)).toEqual(forBrand.map(({ id }) => id).toSorted());
  });

  it("is begun once when both write first at the same moment", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    await Promise.all([write(app, brand, agency, "from the brand"), write(app, agency, brand, "from the agency")]);

    expect(textsOf(await read(app, brand, agency)).toSorted()).toEqual(["from the agency", "from the brand"]);
    expect(await contactsOf(app, agency)).toHaveLength(1);
  });
});

describe("a retry", () => {
  it("with the same key stores the message once, also when ten are sent at once", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, brand, agency, "before");

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => write(app, brand, agency, "once", "key-of-this-send")),
    );
    const later = await write(app, brand, agency, "once", "key-of-this-send");

    expect(new Set([...answers, later].map(({ id }) => id)).size).toBe(1);
    expect(textsOf(await read(app, agency, brand))).toEqual(["before", "once"]);
  });

  it("answers the first message even when the receiver has blocked the sender since", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const first = await write(app, brand, agency, "Hello", "a-key");
    await block(agency, brand.id);

    const again = await write(app, brand, agency, "Hello", "a-key");

    expect(again.id).toBe(first.id);
  });

  it("is refused when its key belongs to another message", async () => {
    const [brand, agency, other] = await Promise.all([aBrand(app), anAgency(app), anAgency(app)]);
    await write(app, brand, agency, "one", "a-key");
    const send = (receiverId: string, content: string) =>
      app.refusal(
        sendMessage,
        { body: { receiverId, content } },
        { as: brand.browser, headers: { "idempotency-key": "a-key" } },
      );

    const otherText = await send(agency.id, "two");
    const otherReceiver = await send(other.id, "one");

    expect([otherText, otherReceiver]).toMatchObject([{ code: "conflict" }, { code: "conflict" }]);
    expect(await contactsOf(app, other)).toEqual([]);
  });

  it("of somebody else with the same key is a message of their own", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    await write(app, brand, agency, "Hello", "a-key");
    await write(app, agency, brand, "Hello", "a-key");

    expect(await read(app, brand, agency)).toHaveLength(2);
  });

  it.each(["", "two words", "x".repeat(101), "k\u00e9y"])("needs a key that is one: %j", async (key) => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const refusal = await app.refusal(
      sendMessage,
      { body: { receiverId: agency.id, content: "Hello" } },
      { as: brand.browser, headers: { "idempotency-key": key } },
    );

    expect(refusal).toMatchObject({ status: 400, details: [{ field: "Idempotency-Key" }] });
  });
});

describe("unread messages", () => {
  it("are counted until they are read, up to the last one that was seen", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, brand, agency, "one");
    const second = await write(app, brand, agency, "two");
    await write(app, brand, agency, "three");

    const before = await contactsOf(app, agency);
    await app.call(markRead, { params: { userId: brand.id }, body: { lastReadId: second.id } }, { as: agency.browser });
    const after = await contactsOf(app, agency);

    expect(before).toMatchObject([{ unreadCount: 3, lastMessagePreview: "three" }]);
    expect(after).toMatchObject([{ unreadCount: 1 }]);
    expect((await read(app, brand, agency)).map(({ readAt }) => readAt !== null)).toEqual([true, true, false]);
  });

  it("of others are not marked by anybody else, and one's own are not unread", async () => {
    const [brand, agency, third] = await Promise.all([aBrand(app), anAgency(app), aBrand(app)]);
    const sent = await write(app, brand, agency, "one");
    const mark = (userId: string) => ({ params: { userId }, body: { lastReadId: sent.id } });

    const byThird = await app.refusal(markRead, mark(agency.id), { as: third.browser });
    await app.call(markRead, mark(agency.id), { as: brand.browser });

    expect(byThird).toMatchObject({ status: 404 });
    expect(await contactsOf(app, agency)).toMatchObject([{ unreadCount: 1 }]);
    expect(await contactsOf(app, brand)).toMatchObject([{ unreadCount: 0 }]);
  });
});

async function block(blocker: Member, contactId: string) {
  await app.call(blockContact, { body: { contactId } }, { as: blocker.browser });
}
