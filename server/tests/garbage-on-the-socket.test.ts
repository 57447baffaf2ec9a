import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../testing/accounts.ts";
import { openChannel, write, type Channel } from "../testing/messaging.ts";
import { aBrand, anAgency } from "../testing/profiles.ts";
import { cookieHeader, startApp, type TestApp } from "../testing/start-app.ts";

describe("garbage on the socket", () => {
  let app: TestApp;
  let address: string;
  let brand: Member;
  let agency: Member;
  let honest: Channel;
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: "silent" } });
    address = await app.listen();
    [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    honest = await openChannel({ address, as: agency.browser, userId: agency.id });
  });
  afterAll(async () => {
    honest?.socket.close();
    await app?.close();
  });

  /** Checks that the same process runs, that its windows are open, and that they receive only true events. */
  async function isAsBefore() {
    const before = honest.heard("new_message").length;
    const { id } = await write(app, { from: brand, to: agency, content: "Still there?" });
    const heard = await honest.hears("new_message", before + 1);
    return heard.length === before + 1 && heard.at(-1)!.id === id && honest.socket.connected;
  }

  it("causes no server error in a handshake", async () => {
    const statuses = await Promise.all(
      handshakes.map(async ([method, query, body]) => {
        const headers = { cookie: cookieHeader(brand.browser) };
        const reply = await fetch(`${address}/socket.io/${query}`, { method, headers, ...(body ? { body } : {}) });
        await reply.text();
        return reply.status;
      }),
    );

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await isAsBefore()).toBe(true);
  });

  it("has no effect in 300 frames before and after the sign-in", async () => {
    const frames = fc.sample(oddFrame, { numRuns: 300, seed: Number(process.env.FUZZ_SEED ?? 47) });

    for (let at = 0; at < frames.length; at += 10) {
      const some = frames.slice(at, at + 10);
      const [before, after] = await Promise.all([openRaw(), openRaw()]);
      after.send(`40${JSON.stringify({ userId: brand.id })}`);
      await pause(5);
      for (const frame of some) sendToOpen([before, after], frame);
      await pause(5);
      for (const socket of [before, after]) socket.close();
    }

    expect(await isAsBefore()).toBe(true);
  });

  it("ends the connection that sends a huge frame, or a thousand, and no other", async () => {
    const socket = await openRaw();
    socket.send(`40${JSON.stringify({ userId: brand.id })}`);
    const closed = once(socket, "close");
    for (let count = 0; count < 1_000; count++) socket.send(`42["new_message","${"x".repeat(1_000)}"]`);
    socket.send("4".repeat(5_000_000));

    await closed;
    expect(await isAsBefore()).toBe(true);
  });

  it("causes no server error as bytes that are no WebSocket frames", async () => {
    for (const bytes of brokenFrames) {
      const socket = connect(Number(new URL(address).port), "127.0.0.1");
      socket.on("error", () => {});
      const head = [
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
        "host: x",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      await once(socket, "data");
      socket.write(Buffer.from(bytes));
      await pause(10);
      socket.destroy();
    }

    expect(await isAsBefore()).toBe(true);
  });

  it("opens no unknown namespace", async () => {
    const socket = await openRaw();
    const replies: string[] = [];
    socket.addEventListener("message", ({ data }) => replies.push(String(data)));
    for (const name of ["/admin", "/__proto__", "/constructor", `/${"n".repeat(5_000)}`, "/user:x"])
      socket.send(`40${name},${JSON.stringify({ userId: brand.id })}`);
    await pause(100);
    socket.close();

    expect(replies.filter((reply) => reply.startsWith("40"))).toEqual([]);
    expect(replies.filter((reply) => reply.startsWith("44")).length).toBeGreaterThan(0);
    expect(await isAsBefore()).toBe(true);
  });

  async function openRaw(): Promise<WebSocket> {
    const url = `${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    // NOTE: Node's own WebSocket takes headers, which a browser's does not.
    const options = { headers: { cookie: cookieHeader(brand.browser) } } as unknown as string[];
    const socket = new WebSocket(url, options);
    socket.addEventListener("error", () => {});
    await once(socket, "open");
    return socket;
  }
});

type Handshake = [method: string, query: string, body?: string];

const handshakes: Handshake[] = [
  ["GET", ""],
  ["GET", "?EIO=3&transport=polling"],
  ["GET", "?EIO=99&transport=polling"],
  ["GET", "?EIO=4"],
  ["GET", "?EIO=4&transport=carrier-pigeon"],
  ["GET", "?EIO=4&transport=__proto__"],
  ["GET", "?EIO=4&transport=constructor"],
  ["GET", "?EIO=4&transport=polling&sid=unknown"],
  ["GET", "?EIO=4&transport=polling&sid=__proto__"],
  ["GET", "?EIO=4&transport=polling&sid=a&sid=b"],
  ["GET", `?EIO=4&transport=polling&sid=${"s".repeat(8_000)}`],
  ["GET", "?EIO=4&transport=polling&transport=websocket"],
  ["GET", "?EIO=4&transport=websocket"],
  ["GET", "?EIO[]=4&transport[x]=polling"],
  ["GET", "%00?EIO=4&transport=polling"],
  ["GET", "../../etc/passwd?EIO=4&transport=polling"],
  ["POST", "?EIO=4&transport=polling", "42[]"],
  ["POST", "?EIO=4&transport=polling&sid=unknown", "42[]"],
  ["PUT", "?EIO=4&transport=polling"],
  ["DELETE", "?EIO=4&transport=polling&sid=unknown"],
  ["PATCH", "?EIO=4&transport=polling", "x"],
];

const packet = fc.constantFrom(
  "",
  "0",
  "1",
  "2probe",
  "3",
  "5",
  "6",
  "9",
  "4",
  "40",
  "40{",
  '40{"userId":{"$ne":1}}',
  '40{"__proto__":{"userId":1}}',
  "40null",
  "40[]",
  "41",
  "41/admin,",
  "42",
  "42[]",
  "42{}",
  "42[1]",
  "42[null]",
  '42["__proto__"]',
  '42["constructor",{}]',
  '42["disconnect"]',
  '42["connect"]',
  '42["connect_error"]',
  '42["newListener"]',
  '42["error","x"]',
  '42["new_message",{"receiverId":1}]',
  '4299999999999999999999["event"]',
  '42-1["event"]',
  "43",
  "431[]",
  '44{"message":"x"}',
  "45",
  "451-",
  '451-["event",{"_placeholder":true,"num":0}]',
  '45999999999-["event",{"_placeholder":true,"num":0}]',
  '451-["event",{"_placeholder":true,"num":-1}]',
  '451-["event",{"_placeholder":true,"num":"length"}]',
  "46[]",
  '42["\ud800"]',
  '42["\u0000"]',
  `42${"[".repeat(20_000)}`,
  `42["event",${"9".repeat(20_000)}]`,
);

const oddFrame: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 4, arbitrary: packet },
  {
    weight: 2,
    arbitrary: fc.tuple(packet, fc.string({ unit: "grapheme", maxLength: 40 })).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.json().map((text) => `42${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)) },
);

/**
 * Lists broken frames: unmasked ones, reserved bits and opcodes, wrong lengths, wrong closing, fragments of nothing.
 */
const brokenFrames: number[][] = [
  [0x81, 0x02, 0x34, 0x32],
  [0xf1, 0x80, 0, 0, 0, 0],
  [0x83, 0x80, 0, 0, 0, 0],
  [0x8b, 0x80, 0, 0, 0, 0],
  [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  [0x88, 0x81, 0, 0, 0, 0, 0x03],
  [0x88, 0x82, 0, 0, 0, 0, 0x00, 0x00],
  [0x80, 0x80, 0, 0, 0, 0],
  [0x89, 0xfe, 0x00, 0xff, 0, 0, 0, 0],
  [0x81, 0x82, 0, 0, 0, 0, 0xc0, 0xaf],
  Array.from({ length: 400 }, (_, at) => (at * 37) % 256),
];

function sendToOpen(sockets: WebSocket[], frame: Parameters<WebSocket["send"]>[0]) {
  for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
}
