import { randomUUID } from "node:crypto";
import { getStorage } from "@triptych/contract/files";
import { introduce } from "@triptych/contract/introductions";
import { deleteOwnAccount } from "@triptych/contract/legal";
import {
  attachmentLimits,
  blockContact,
  deleteAttachment,
  type Message,
  messagingLimits,
  sendMessage,
} from "@triptych/contract/messaging";
import { msPerMinute } from "@triptych/contract/durations";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodPassword, type Member } from "../../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { aDocument, aPicture, open, stored, upload } from "../../../../testing/files.ts";
import { aBrief } from "../../../../testing/introductions.ts";
import { contactsOf, openChannel, read, write } from "../../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const aPictureOf = async (member: Member) => upload(app, member, { content: await aPicture(), purpose: "attachment" });
const aDocumentOf = (member: Member) =>
  upload(app, member, { content: aDocument(), purpose: "attachment", name: "Brief.pdf" });

interface Words {
  content?: string;
  key?: string;
}

/** Makes the call of a message between two people: the sender, and the receiver. */
const sending = (
  [from, to]: [Member, Member],
  attachments: string[],
  { content = "", key = randomUUID() }: Words = {},
) =>
  [
    sendMessage,
    { body: { receiverId: to.id, content, attachments } },
    { as: from.browser, headers: { "idempotency-key": key } },
  ] as const;

const send = (...given: Parameters<typeof sending>) => app.call(...sending(...given));
const refused = (...given: Parameters<typeof sending>) => app.refusal(...sending(...given));

const remove = (member: Member, { id }: Pick<Message, "id">, fileId: string) =>
  [deleteAttachment, { params: { messageId: id, fileId } }, { as: member.browser }] as const;

/** Returns two people who write to each other, and somebody else. */
async function people() {
  const [brand, agency, other] = await Promise.all([aBrand(app), anAgency(app), anAgency(app)]);
  await write(app, { from: brand, to: agency, content: "Hello" });
  await write(app, { from: agency, to: brand, content: "Hello" });
  return { brand, agency, other };
}

it("comes with the words, in order, for the two people alone", async () => {
  const { brand, agency, other } = await people();
  const [picture, document] = [await aPictureOf(brand), await aDocumentOf(brand)];
  const before = await open(app, picture.url, agency);

  const sent = await send([brand, agency], [document.id, picture.id], { content: "Our labels" });
  await write(app, { from: brand, to: agency, content: "And more" });
  const seen = await read(app, agency, brand);

  const files = [document, picture].map((file) => ({ id: file.id, file }));
  expect(sent).toMatchObject({ content: "Our labels", attachments: files });
  expect(seen.map(({ content }) => content)).toEqual(["Hello", "Hello", "Our labels", "And more"]);
  expect(seen.map(({ attachments }) => attachments)).toEqual([undefined, undefined, files, undefined]);
  expect(before.statusCode).toBe(404);
  for (const { url } of [picture, document]) {
    const statuses = await Promise.all([brand, agency, other, undefined].map((who) => open(app, url, who)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
  }
});

it("needs no words, and is named in the list of contacts", async () => {
  const { brand, agency } = await people();

  const sent = await send([brand, agency], [(await aPictureOf(brand)).id], { content: "  \n" });
  const [withPicture] = await contactsOf(app, agency);
  await send([brand, agency], [(await aDocumentOf(brand)).id]);
  const [withDocument] = await contactsOf(app, agency);

  expect(sent.content).toBe("");
  expect(withPicture).toMatchObject({ lastMessagePreview: "Picture", unreadCount: 2 });
  expect(withDocument).toMatchObject({ lastMessagePreview: "Brief.pdf", unreadCount: 3 });
});

it("is refused with neither words nor files, and with too many, twice the same, or somebody else's", async () => {
  const { brand, agency } = await people();
  const [own, theirs, work] = [
    await aPictureOf(brand),
    await aPictureOf(agency),
    await upload(app, brand, await aPicture()),
  ];
  const many = Array.from({ length: attachmentLimits.perMessage + 1 }, () => randomUUID());

  const invalid = [await refused([brand, agency], []), await refused([brand, agency], many)];
  const twice = await refused([brand, agency], [own.id, own.id]);
  const foreign = await Promise.all([theirs.id, work.id].map((id) => refused([brand, agency], [own.id, id])));

  expect([...invalid, twice].map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(invalid[0]).toMatchObject({ details: [{ field: "content", message: "Please write a message first" }] });
  expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
  expect(await read(app, agency, brand)).toHaveLength(2);
  expect((await send([brand, agency], [own.id])).attachments).toHaveLength(1);
});

it("is sent once by ten retries, and once by ten messages at once", async () => {
  const { brand, agency } = await people();
  const [one, other] = [await aPictureOf(brand), await aPictureOf(brand)];
  const key = randomUUID();

  const retries = await Promise.all(Array.from({ length: 10 }, () => send([brand, agency], [one.id], { key })));
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => send([brand, agency], [other.id], { content: "Look" })),
  );
  const differently = await refused([brand, agency], [], { content: "Look", key });

  expect(new Set(retries.map(({ id }) => id)).size).toBe(1);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await read(app, agency, brand)).toHaveLength(4);
  expect(differently).toMatchObject({ status: 409 });
});

it("begins a conversation, and brings an introduction's files", async () => {
  const [brand, agency, second] = await Promise.all([aBrand(app), anAgency(app), anAgency(app)]);
  const [picture, document] = [await aPictureOf(brand), await aDocumentOf(brand)];

  await send([brand, agency], [picture.id], { content: "Hello" });
  const body = { recipientId: second.id, briefId: await aBrief(app, brand), text: "Could you?" };
  await app.call(introduce, { body: { ...body, attachments: [document.id] } }, { as: brand.browser });

  expect((await read(app, agency, brand))[0]!.attachments).toMatchObject([{ id: picture.id }]);
  expect((await read(app, second, brand))[0]!.attachments).toMatchObject([{ id: document.id }]);
  expect((await open(app, document.url, second)).statusCode).toBe(200);
});

it("is deleted by its sender for both within an hour, and the other one sees it at once", async () => {
  const { brand, agency } = await people();
  const [picture, document] = [await aPictureOf(brand), await aDocumentOf(brand)];
  const sent = await send([brand, agency], [picture.id, document.id]);
  const channel = await openChannel({ address: await app.listen(), as: agency.browser, userId: agency.id });

  const byOther = await app.refusal(...remove(agency, sent, picture.id));
  const elsewhere = await app.refusal(...remove(brand, { id: randomUUID() }, picture.id));
  const changed = await app.call(...remove(brand, sent, picture.id));
  const again = await app.call(...remove(brand, sent, picture.id));
  const [heard] = await channel.hears("message_changed");
  channel.socket.close();
  await app.queue.drain();

  const attachments = [
    { id: picture.id, file: null },
    { id: document.id, file: document },
  ];
  expect([byOther.status, elsewhere.status]).toEqual([404, 404]);
  expect(changed.attachments).toEqual(attachments);
  expect(again.attachments).toEqual(attachments);
  expect(heard).toMatchObject({ senderId: brand.id, message: { id: sent.id, attachments, idempotencyKey: null } });
  expect((await read(app, agency, brand)).at(-1)!.attachments).toEqual(attachments);
  expect((await open(app, picture.url, agency)).statusCode).toBe(404);
  expect((await open(app, document.url, agency)).statusCode).toBe(200);
  expect(stored(app).some((name) => name.includes(picture.url.split("/")[3]!))).toBe(false);
  expect((await app.call(getStorage, {}, { as: brand.browser })).usedBytes).toBe(document.bytes);
});

it("stays once the hour is over, and is kept for good", async () => {
  const { brand, agency } = await people();
  const picture = await aPictureOf(brand);
  const sent = await send([brand, agency], [picture.id]);

  app.clock.moveBy(attachmentLimits.deletableMinutes * msPerMinute);
  const refusal = await app.refusal(...remove(brand, sent, picture.id));
  await moveDays(app, 3);
  await signInAgain(app, agency);

  expect(refusal).toMatchObject({ status: 409 });
  expect((await open(app, picture.url, agency)).statusCode).toBe(200);
});

it("is not sent to somebody who has blocked its sender, and stays the sender's", async () => {
  const { brand, agency } = await people();
  const picture = await aPictureOf(brand);
  await app.call(blockContact, { body: { contactId: brand.id } }, { as: agency.browser });

  const refusal = await refused([brand, agency], [picture.id]);

  expect(refusal).toMatchObject({ status: 403 });
  expect((await open(app, picture.url, agency)).statusCode).toBe(404);
  expect((await open(app, picture.url, brand)).statusCode).toBe(200);
});

it("goes with the account of the one and of the other", async () => {
  const { brand, agency, other } = await people();
  await write(app, { from: brand, to: other, content: "Hello" });
  const [toAgency, toOther, fromAgency] = [await aPictureOf(brand), await aPictureOf(brand), await aPictureOf(agency)];
  await send([brand, agency], [toAgency.id]);
  await send([brand, other], [toOther.id]);
  await send([agency, brand], [fromAgency.id]);

  await app.call(deleteOwnAccount, { body: { password: goodPassword } }, { as: agency.browser });
  await app.queue.drain();
  const { rows } = await app.open.pool.query<{ id: string }>("select id from files where user_id = any($1)", [
    [brand.id, agency.id],
  ]);

  expect(rows).toEqual([{ id: toOther.id }]);
  for (const { url } of [toAgency, fromAgency])
    expect(stored(app).some((name) => name.includes(url.split("/")[3]!))).toBe(false);
});

it("is named in the email about unread messages, unless it is deleted", async () => {
  const { brand, agency } = await people();
  const [picture, document] = [await aPictureOf(brand), await aDocumentOf(brand)];
  const sent = await send([brand, agency], [picture.id, document.id]);
  await app.call(...remove(brand, sent, picture.id));

  app.clock.moveBy(messagingLimits.unreadMailMinutes * msPerMinute);
  await app.queue.moveBy(messagingLimits.unreadMailMinutes * msPerMinute);
  const [email] = (await app.emailsTo(agency.email)).filter(({ subject }) => subject.includes("unread"));

  expect(email!.text).toContain("2 unread messages with 1 attachment");
});
