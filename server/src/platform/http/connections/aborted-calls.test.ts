import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { endpoint } from "@triptych/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { sendBytes } from "../../../../testing/send-bytes.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import type { Timeouts } from "./timeouts.ts";
import { createLog } from "../../process/log.ts";
import { overloadLimits } from "../../availability/overload.ts";

const about = {
  feature: "legal",
  summary: "For tests.",
  access: "public",
  reply: z.object({ ok: z.boolean() }),
} as const;
const wait = endpoint({ ...about, method: "GET", path: "/api/wait" });
const take = endpoint({ ...about, method: "POST", path: "/api/take", body: z.object({ words: z.string() }) });

const timeouts: Timeouts = { headersMs: 2_000, requestMs: 2_000, idleMs: 60_000, replyMs: 50_000, checkEveryMs: 50 };
const token = "a token for tests only";
const inFlightAtMost = 200;
/** Exceeds the calls that are handled at once by as much as 1,100 exceeds the product's own limit. */
const abortedCalls = 220;
const callsAtOnce = 44;

const body = '{"words":"hello"}';
const getHead = "GET /api/wait HTTP/1.1\r\nhost: x\r\n\r\n";
const postHead = (length: number) =>
  `POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
const chunkedHead =
  "POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";

describe("callers who leave before the reply", () => {
  let app: TestApp;
  let address: string;
  let begun = 0;
  const logged: string[] = [];
  const release: (() => void)[] = [];
  const hold = () => {
    begun += 1;
    return new Promise<{ ok: boolean }>((resolve) => release.push(() => resolve({ ok: true })));
  };
  beforeAll(async () => {
    app = await startApp({
      env: { METRICS_TOKEN: token },
      log: createLog({ level: "info", destination: { write: (line) => void logged.push(line) } }),
      timeouts,
      overloadLimits: { ...overloadLimits({ isEmbedded: true }), loopDelayMs: Infinity, inFlight: inFlightAtMost },
      extraRoutes: (route, rawRoute) => {
        route(wait, hold);
        route(take, hold);
        rawRoute({ method: "GET", path: "/api/long" }, () => Buffer.alloc(10_000_000, "x"));
      },
    });
    address = await app.listen();
  });
  afterAll(async () => {
    for (const finish of release) finish();
    await app?.close();
  });

  const kinds: { kind: string; bytes: string; reachesHandler: boolean; perSocket?: number }[] = [
    { kind: "a GET", bytes: getHead, reachesHandler: true },
    { kind: "a POST", bytes: postHead(body.length) + body, reachesHandler: true },
    { kind: "half a body", bytes: postHead(body.length) + body.slice(0, 5), reachesHandler: false },
    { kind: "a head that promises a body", bytes: postHead(body.length), reachesHandler: false },
    { kind: "half a body in chunks", bytes: `${chunkedHead}5\r\nhello\r\n`, reachesHandler: false },
    { kind: "half a head", bytes: getHead.slice(0, 30), reachesHandler: false },
    { kind: "GETs in one go", bytes: getHead.repeat(4), reachesHandler: true, perSocket: 4 },
    { kind: "POSTs in one go", bytes: (postHead(body.length) + body).repeat(4), reachesHandler: true, perSocket: 4 },
  ];

  it.each(kinds)("are counted down: $kind", async ({ bytes, reachesHandler, perSocket = 1 }) => {
    for (let sent = 0; sent < abortedCalls; sent += callsAtOnce) {
      const before = begun;
      const sockets = await Promise.all(Array.from({ length: callsAtOnce / perSocket }, () => openWith(bytes)));
      if (reachesHandler) await until(() => begun === before + callsAtOnce);
      else await pause(50);
      await Promise.all(sockets.map(leave));
    }

    expect(await statusWithNothingInFlight()).toBe(200);
  });

  it("are counted down while the reply is on its way to them", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => openWith("GET /api/long HTTP/1.1\r\nhost: x\r\n\r\n")),
    );
    await pause(200);
    const during = await inFlight();

    await Promise.all(sockets.map(leave));

    expect(during).toBeGreaterThan(0);
    expect(await statusWithNothingInFlight()).toBe(200);
  });

  it("are counted down when the server ends their request, even if they keep their side open", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => openWith(postHead(body.length) + body.slice(0, 5), { allowHalfOpen: true })),
    );
    const replies = await Promise.all(sockets.map(async (socket) => String((await once(socket, "data"))[0])));

    expect(replies.filter((reply) => reply.startsWith("HTTP/1.1 408"))).toHaveLength(20);
    await until(async () => (await connectionsLeft()) === 0);
    expect(await statusWithNothingInFlight()).toBe(200);
    await Promise.all(sockets.map(leave));
  });

  it("do not count as a server failure, even when their connection breaks in the middle of the body", async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openWith(`${postHead(body.length)}{`)));
    await pause(200);

    for (const socket of sockets) socket.resetAndDestroy();

    expect(await statusWithNothingInFlight()).toBe(200);
    expect(logged.filter((line) => line.includes("the caller left before the reply")).length).toBeGreaterThanOrEqual(5);
    expect(logged.filter((line) => line.includes("a call failed"))).toEqual([]);
  });

  it("appear in the metrics as aborted", async () => {
    const [before, begunBefore] = [await aborted(), begun];
    const socket = await openWith(getHead);
    await until(() => begun > begunBefore);

    await leave(socket);

    await until(async () => (await aborted()) > before);
    expect(await aborted()).toBe(before + 1);
  });

  /** Returns `http_requests_in_flight` without the call that asks for it. */
  const inFlight = async () => (await metric("http_requests_in_flight"))! - 1;

  const aborted = async () =>
    (await metric("http_request_duration_seconds_count", 'route="/api/wait",status="aborted"')) ?? 0;

  const connectionsLeft = () =>
    new Promise<number>((resolve, reject) =>
      app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );

  async function metric(name: string, label = ""): Promise<number | undefined> {
    const { body: page } = await readMetrics();
    const line = page.split("\n").find((each) => each.startsWith(`triptych_${name}`) && each.includes(label));
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(" ")));
  }

  const readMetrics = () => app.http.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });

  /** Waits until no call is in flight any more, then returns the status of another person's call. */
  async function statusWithNothingInFlight(): Promise<number> {
    await until(async () => (await readMetrics()).statusCode === 200 && (await inFlight()) === 0);
    const reply = await sendBytes(address, "GET /api/payment-methods HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    return reply.status;
  }

  async function openWith(bytes: string, options: { allowHalfOpen?: boolean } = {}): Promise<Socket> {
    const socket = connect({ port: Number(new URL(address).port), host: "127.0.0.1", ...options });
    socket.on("error", () => {});
    await once(socket, "connect");
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    return socket;
  }
});

async function leave(socket: Socket) {
  socket.destroy();
  if (!socket.closed) await once(socket, "close");
}

async function until(isSo: () => boolean | Promise<boolean>) {
  const giveUpAt = performance.now() + 8_000;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error("What was waited for did not come.");
    await pause(20);
  }
}
