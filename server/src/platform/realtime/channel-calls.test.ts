import { randomUUID } from "node:crypto";
import { type ChannelCall, channelCallEvent, channelNameOf, type ChannelReply } from "@triptych/contract/channel-calls";
import { blockContact, sendMessage } from "@triptych/contract/messaging";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../testing/accounts.ts";
import { openChannel, read, write, type Channel } from "../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../testing/profiles.ts";
import { cookieHeader, generousLimits, startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
let address: string;
const opened: Channel[] = [];
beforeAll(async () => {
  const limits = { ...generousLimits(), message: { perAddress: 1_000, perAccount: 30, windowSeconds: 3_600 } };
  app = await startApp({ limits });
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

function callOver({ socket }: Channel, call: Partial<ChannelCall>): Promise<ChannelReply> {
  const sent: ChannelCall = { endpoint: channelNameOf(sendMessage), idempotencyKey: randomUUID(), ...call };
  return socket.timeout(5_000).emitWithAck(channelCallEvent, sent) as Promise<ChannelReply>;
}

async function callOverHttp({ browser }: Member, { body, idempotencyKey = randomUUID() }: Partial<ChannelCall>) {
  const reply = await app.http.inject({
    method: sendMessage.method,
    url: sendMessage.path,
    headers: {
      cookie: cookieHeader(browser),
      "idempotency-key": idempotencyKey,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, body: reply.json<unknown>() };
}

describe("a call over the real-time channel", () => {
  it("does what the call over HTTP does, and has the same reply", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const [own, other] = await Promise.all([channelOf(brand), channelOf(agency)]);
    const body = { receiverId: agency.id, content: "Hello" };

    const reply = await callOver(own, { idempotencyKey: "one", body });
    const repeated = await write(app, { from: brand, to: agency, content: "Hello", key: "one" });

    expect(reply).toEqual({ status: 200, body: repeated });
    expect(await read(app, agency, brand)).toHaveLength(1);
    expect(await other.hears("new_message")).toMatchObject([{ message: { content: "Hello" } }]);
  });

  it.each<[string, Partial<ChannelCall>]>([
    ["a field that is missing", { body: { receiverId: randomUUID() } }],
    ["a field that nobody knows", { body: { receiverId: randomUUID(), content: "Hello", colour: "red" } }],
    ["a name that reaches prototypes", { body: JSON.parse('{"receiverId": "x", "constructor": 1}') }],
    ["characters that cannot be stored", { body: { receiverId: randomUUID(), content: "a\u0000b" } }],
    ["no body", {}],
    ["a body that is a list", { body: [] }],
    [
      "a key that is too long",
      { body: { receiverId: randomUUID(), content: "Hello" }, idempotencyKey: "k".repeat(101) },
    ],
    ["somebody who is not there", { body: { receiverId: randomUUID(), content: "Hello" } }],
  ])("is refused as over HTTP with %s", async (_what, call) => {
    const brand = await aBrand(app);
    const channel = await channelOf(brand);

    const reply = await callOver(channel, call);

    expect(reply).toEqual(await callOverHttp(brand, call));
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });

  it("is refused with a key that is no text", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const channel = await channelOf(brand);

    const reply = await callOver(channel, {
      idempotencyKey: { length: 1 } as never,
      body: { receiverId: agency.id, content: "Hello" },
    });

    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  it("is refused between people one of whom has blocked the other", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const channel = await channelOf(brand);
    const body = { receiverId: agency.id, content: "Hello" };
    await callOver(channel, { body });
    await app.call(blockContact, { body: { contactId: brand.id } }, { as: agency.browser });

    const reply = await callOver(channel, { body });

    expect(reply).toMatchObject({ status: 403, body: { code: "blocked" } });
  });

  it.each([
    ["has ended", "delete from sessions", "signed_out"],
    ["is over by its age", "update sessions set expires_at = now() - interval '1 second'", "signed_out"],
  ])("is refused at once when the session %s, although the channel is still open", async (_how, change, code) => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const channel = await channelOf(brand);
    const body = { receiverId: agency.id, content: "Hello" };
    const before = [await callOver(channel, { body }), await callOver(channel, { body })];
    const ofBrand = "where sign_in_id in (select sign_in_id from members where user_id = $1)";
    await app.open.pool.query(`${change} ${ofBrand}`, [brand.id]);

    const reply = await callOver(channel, { body });

    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    expect(reply).toMatchObject({ status: 401, body: { code } });
    expect(await read(app, agency, brand)).toHaveLength(2);
  });

  it("counts for the same limit as calls over HTTP", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const channel = await channelOf(brand);
    const body = { receiverId: agency.id, content: "Hello" };
    const over = Array.from({ length: 20 }, () => callOver(channel, { body }));
    const http = Array.from({ length: 20 }, () => callOverHttp(brand, { body }));

    const statuses = (await Promise.all([...over, ...http])).map(({ status }) => status);

    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 30 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ]);
  });

  it("is refused where the endpoint is for HTTP only, and nothing happens", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const channel = await channelOf(brand);

    const reply = await callOver(channel, { endpoint: channelNameOf(blockContact), body: { contactId: agency.id } });

    expect(reply).toMatchObject({ status: 503, body: { code: "unavailable" } });
    await write(app, { from: brand, to: agency, content: "Hello" });
  });

  it("does not disturb the process when it is no call at all", async () => {
    const brand = await aBrand(app);
    const channel = await channelOf(brand);
    for (const odd of [undefined, null, "call", 1, [], { endpoint: 1 }]) channel.socket.emit(channelCallEvent, odd);
    channel.socket.emit(channelCallEvent, { endpoint: channelNameOf(sendMessage) });

    const reply = await callOver(channel, {});

    expect(reply.status).toBe(400);
  });
});
