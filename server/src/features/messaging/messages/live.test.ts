import { logout } from "@triptych/contract/accounts";
import { blockContact, deleteContact, markRead, unblockContact } from "@triptych/contract/messaging";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { openChannel, read, write, type Channel } from "../../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let address: string;
const opened: Channel[] = [];
beforeAll(async () => {
  app = await startApp();
  address = await app.listen();
});
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.close();
});
afterAll(() => app?.close());

async function channelOf(member: Member): Promise<Channel> {
  const channel = await openChannel({ address, as: member.browser, userId: member.id });
  opened.push(channel);
  return channel;
}

describe("a new message", () => {
  it("reaches both people in all their windows, and nobody else", async () => {
    const [brand, agency, third] = await Promise.all([aBrand(app), anAgency(app), aBrand(app)]);
    const windows = await Promise.all([brand, brand, agency, agency].map(channelOf));
    const stranger = await channelOf(third);

    const sent = await write(app, { from: brand, to: agency, content: "Hello" });

    for (const window of windows) {
      expect(await window.hears("new_message")).toMatchObject([
        { id: sent.id, senderId: brand.id, receiverId: agency.id, previousId: null, message: { content: "Hello" } },
      ]);
    }
    await write(app, { from: third, to: agency, content: "the stranger's own" });
    expect(await stranger.hears("new_message")).toMatchObject([{ senderId: third.id }]);
  });

  it("names the one before it, so that a page knows when it has missed one", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const window = await channelOf(agency);

    const first = await write(app, { from: brand, to: agency, content: "one" });
    const second = await write(app, { from: agency, to: brand, content: "two" });

    const heard = await window.hears("new_message", 2);
    expect(heard.map(({ id, previousId }) => [id, previousId])).toEqual([
      [first.id, null],
      [second.id, first.id],
    ]);
  });

  it("carries its idempotency key to the sender's windows only", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const [own, other] = await Promise.all([channelOf(brand), channelOf(agency)]);

    await write(app, { from: brand, to: agency, content: "Hello", key: "my-key" });

    expect(await own.hears("new_message")).toMatchObject([{ message: { idempotencyKey: "my-key" } }]);
    expect(await other.hears("new_message")).toMatchObject([{ message: { idempotencyKey: null } }]);
  });

  it("is published once, however often it is sent again", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const window = await channelOf(agency);

    for (const _ of [1, 2, 3]) await write(app, { from: brand, to: agency, content: "Hello", key: "one-key" });
    await write(app, { from: brand, to: agency, content: "the last" });

    const heard = await window.hears("new_message", 2);
    expect(heard.map(({ message }) => message.content)).toEqual(["Hello", "the last"]);
  });
});

describe("a change of the contacts", () => {
  it("reaches the person's own windows when messages are read or a contact is deleted", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const { id } = await write(app, { from: brand, to: agency, content: "Hello" });
    const window = await channelOf(agency);

    await app.call(markRead, { params: { userId: brand.id }, body: { lastReadId: id } }, { as: agency.browser });
    await app.call(deleteContact, { body: { contactId: brand.id } }, { as: agency.browser });

    expect(await window.hears("contacts_changed", 2)).toEqual([{ contactId: brand.id }, { contactId: brand.id }]);
  });

  it("reaches both people when one blocks the other", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const [own, other] = await Promise.all([channelOf(brand), channelOf(agency)]);

    await app.call(blockContact, { body: { contactId: agency.id } }, { as: brand.browser });

    expect(await own.hears("contacts_changed")).toEqual([{ contactId: agency.id }]);
    expect(await other.hears("contacts_changed")).toEqual([{ contactId: brand.id }]);
  });

  it("reaches both people when a block is withdrawn, and nobody when there was none", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const unblock = () => app.call(unblockContact, { body: { contactId: agency.id } }, { as: brand.browser });
    await app.call(blockContact, { body: { contactId: agency.id } }, { as: brand.browser });
    const [own, other] = await Promise.all([channelOf(brand), channelOf(agency)]);

    for (const _ of ["the block", "nothing"]) await unblock();
    await write(app, { from: brand, to: agency, content: "comes last" });

    await Promise.all([own.hears("new_message"), other.hears("new_message")]);
    expect(own.heard("contacts_changed")).toEqual([{ contactId: agency.id }]);
    expect(other.heard("contacts_changed")).toEqual([{ contactId: brand.id }]);
  });

  it("is not published where messages were read before", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const { id } = await write(app, { from: brand, to: agency, content: "Hello" });
    const window = await channelOf(agency);
    const request = { params: { userId: brand.id }, body: { lastReadId: id } };

    for (const _ of ["first", "again"]) await app.call(markRead, request, { as: agency.browser });
    await write(app, { from: brand, to: agency, content: "comes last" });

    await window.hears("new_message");
    expect(window.heard("contacts_changed")).toEqual([{ contactId: brand.id }]);
  });
});

describe("a window that sends forged data", () => {
  it.each(["new_message", "join", "message", "contacts_changed"])("reaches nobody with the event %s", async (event) => {
    const [brand, agency, mallory] = await Promise.all([aBrand(app), anAgency(app), aBrand(app)]);
    await write(app, { from: brand, to: agency, content: "before" });
    const [window, forger] = await Promise.all([channelOf(agency), channelOf(mallory)]);

    forger.socket.emit(event, { id: "x", senderId: brand.id, receiverId: agency.id, room: `user:${agency.id}` });
    forger.socket.emit(event, `user:${agency.id}`);
    await write(app, { from: brand, to: agency, content: "after" });

    expect(await window.hears("new_message")).toHaveLength(1);
    expect(window.heard("contacts_changed")).toEqual([]);
    expect(forger.heard("new_message")).toEqual([]);
    expect(await read(app, agency, brand)).toHaveLength(2);
  });

  it.each([
    ["another person's id", (other: Member) => other.id],
    ["no id", () => undefined],
    ["an id that is not a string", (other: Member) => [other.id]],
  ])("is refused with %s", async (_, userIdOf) => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const opening = openChannel({ address, as: brand.browser, userId: userIdOf(agency) });

    await expect(opening).rejects.toThrow("forbidden");
  });

  it("is closed for a frame of 2 MB, and the server stays up", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const sender = await channelOf(brand);
    sender.socket.io.reconnection(false);
    const closed = new Promise((resolve) => sender.socket.once("disconnect", resolve));

    sender.socket.emit("new_message", "x".repeat(2_000_000));

    await closed;
    expect(await write(app, { from: brand, to: agency, content: "still here" })).toMatchObject({
      content: "still here",
    });
  });
});

it("signing out closes this session's windows within a second, and no others", async () => {
  const brand = await aBrand(app);
  const window = await channelOf(brand);
  window.socket.io.reconnection(false);
  const closed = new Promise<string>((resolve) => window.socket.once("disconnect", () => resolve("closed")));
  const tooLate = new Promise<string>((resolve) => setTimeout(() => resolve("too late"), 1_000));

  await app.call(logout, {}, { as: brand.browser });

  expect(await Promise.race([closed, tooLate])).toBe("closed");
  await expect(openChannel({ address, as: brand.browser, userId: brand.id })).rejects.toThrow("signed_out");
});
