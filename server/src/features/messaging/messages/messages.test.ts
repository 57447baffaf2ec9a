import { blockContact, markRead, messagingLimits, sendMessage, type Message } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { contactsOf, read, write } from "../../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const textsOf = (messages: Message[]) => messages.map(({ content }) => content);

describe("a message", () => {
  it("is shown to both people with the name of the writer", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const sent = await write(app, { from: brand, to: agency, content: "Hello! We need eleven jars redrawn." });

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

    await write(app, { from: brand, to: agency, content });

    expect(textsOf(await read(app, agency, brand))).toEqual([content]);
  });

  it("may have at most 5,000 characters", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const longest = "x".repeat(messagingLimits.messageMax);

    await write(app, { from: brand, to: agency, content: longest });
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
    ["content that is not a string", { content: 7 }],
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

  it("is refused from somebody signed out, from another site and in another type than JSON", async () => {
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

describe("a retry", () => {
  it("with the same key stores the message once, also when ten are sent at once", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "before" });

    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        write(app, { from: brand, to: agency, content: "once", key: "key-of-this-send" }),
      ),
    );
    const later = await write(app, { from: brand, to: agency, content: "once", key: "key-of-this-send" });

    expect(new Set([...replies, later].map(({ id }) => id)).size).toBe(1);
    expect(textsOf(await read(app, agency, brand))).toEqual(["before", "once"]);
  });

  it("returns the first message even when the receiver has blocked the sender since", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const first = await write(app, { from: brand, to: agency, content: "Hello", key: "a-key" });
    await block(agency, brand.id);

    const again = await write(app, { from: brand, to: agency, content: "Hello", key: "a-key" });

    expect(again.id).toBe(first.id);
  });

  it("is refused when its key belongs to another message", async () => {
    const [brand, agency, other] = await Promise.all([aBrand(app), anAgency(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "one", key: "a-key" });
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

  it("with one key for two people at once reaches one of them", async () => {
    const [brand, agency, other] = await Promise.all([aBrand(app), anAgency(app), anAgency(app)]);
    for (const to of [agency, other]) await write(app, { from: brand, to, content: "before" });

    for (let at = 0; at < 10; at++) {
      const sends = [agency, other].map((to) => write(app, { from: brand, to, content: `${at}`, key: `key-${at}` }));
      const outcomes = await Promise.allSettled(sends);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    }

    const received = [...(await read(app, agency, brand)), ...(await read(app, other, brand))];
    expect(received).toHaveLength(12);
    expect(await contactsOf(app, brand)).toHaveLength(2);
  });

  it("with a key that somebody else used stores a message of its own", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    await write(app, { from: brand, to: agency, content: "Hello", key: "a-key" });
    await write(app, { from: agency, to: brand, content: "Hello", key: "a-key" });

    expect(await read(app, brand, agency)).toHaveLength(2);
  });

  it.each(["", "two words", "x".repeat(101), "k\u00e9y"])("is refused with the malformed key %j", async (key) => {
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
    await write(app, { from: brand, to: agency, content: "one" });
    const second = await write(app, { from: brand, to: agency, content: "two" });
    await write(app, { from: brand, to: agency, content: "three" });

    const before = await contactsOf(app, agency);
    await app.call(markRead, { params: { userId: brand.id }, body: { lastReadId: second.id } }, { as: agency.browser });
    const after = await contactsOf(app, agency);

    expect(before).toMatchObject([{ unreadCount: 3, lastMessagePreview: "three" }]);
    expect(after).toMatchObject([{ unreadCount: 1 }]);
    expect((await read(app, brand, agency)).map(({ readAt }) => readAt !== null)).toEqual([true, true, false]);
  });

  it("are marked as read by their receiver only, and one's own messages are never unread", async () => {
    const [brand, agency, third] = await Promise.all([aBrand(app), anAgency(app), aBrand(app)]);
    const sent = await write(app, { from: brand, to: agency, content: "one" });
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
