import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { endpoint } from "@triptych/contract/endpoint";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { sendBytes } from "../../../../testing/send-bytes.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import type { Timeouts } from "./timeouts.ts";
import type { Viewer } from "../../security/viewer.ts";

const timeouts: Timeouts = { headersMs: 300, requestMs: 600, idleMs: 1_200, replyMs: 800, checkEveryMs: 50 };
const about = { feature: "legal", summary: "For tests.", access: "public" } as const;
const take = endpoint({
  ...about,
  method: "POST",
  path: "/api/take",
  body: z.object({ words: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});
const never = endpoint({ ...about, method: "GET", path: "/api/never", reply: z.object({ ok: z.boolean() }) });
const manyBytes = 30_000_000;

describe("slow clients", () => {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await startApp({
      env: { LOG_LEVEL: "silent" },
      timeouts,
      authenticate: async ({ headers }) => (headers.cookie ? aViewer(String(headers.cookie)) : null),
      extraRoutes: (route, rawRoute) => {
        route(take, () => ({ ok: true }));
        route(never, () => new Promise(() => {}));
        rawRoute({ method: "GET", path: "/api/long" }, () => Buffer.alloc(manyBytes, "x"));
        rawRoute({ method: "GET", path: "/api/endless" }, ({ reply }) => reply.send(aStreamWithoutEnd()));
        rawRoute({ method: "GET", path: "/api/patient", replyMs: 30_000 }, () => pause(1_000, "at last"));
      },
    });
    address = await app.listen();
  });
  afterAll(() => app?.close());

  function open(): Socket {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => {});
    return socket;
  }

  /** Sends the bytes one by one. Returns what came back by the time the server closed the connection. */
  async function drip(bytes: string): Promise<{ received: string; ms: number }> {
    const [socket, begunAt] = [open(), performance.now()];
    let received = "";
    let next = 0;
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    const timer = setInterval(() => socket.writable && socket.write(bytes[next++ % bytes.length]!), 30);
    await once(socket, "close");
    clearInterval(timer);
    return { received, ms: performance.now() - begunAt };
  }

  /** Returns how long another person waits meanwhile. */
  async function timeOfACall(): Promise<number> {
    const begunAt = performance.now();
    const body = '{"words":"hello"}';
    const head = `POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close`;
    const { status } = await sendBytes(address, `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    expect(status).toBe(200);
    return performance.now() - begunAt;
  }

  const connectionsLeft = () =>
    new Promise<number>((resolve, reject) =>
      app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );

  async function areGone(): Promise<boolean> {
    for (let look = 0; look < 60; look++) {
      if ((await connectionsLeft()) === 0) return true;
      await pause(50);
    }
    return false;
  }

  it("who send their headers byte by byte are disconnected, while others are served", async () => {
    const head = `GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(5_000)}`;
    const slow = Array.from({ length: 100 }, () => drip(head));
    await pause(100);

    const ms = await timeOfACall();
    const ends = await Promise.all(slow);

    expect(ms).toBeLessThan(1_000);
    expect(ends.every(({ received }) => received.startsWith("HTTP/1.1 408"))).toBe(true);
    expect(Math.max(...ends.map((end) => end.ms))).toBeLessThan(5_000);
  });

  it("who send their body byte by byte are disconnected, while others are served", async () => {
    const socketsAtOnce = 50;
    const slow = Array.from({ length: socketsAtOnce }, async () => {
      const [socket, begunAt] = [open(), performance.now()];
      let received = "";
      socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
      socket.write(
        "POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{",
      );
      const timer = setInterval(() => socket.writable && socket.write(" "), 30);
      await once(socket, "close");
      clearInterval(timer);
      return { received, ms: performance.now() - begunAt };
    });
    await pause(100);

    const ms = await timeOfACall();
    const ends = await Promise.all(slow);

    expect(ms).toBeLessThan(1_000);
    expect(ends.every(({ received }) => received.startsWith("HTTP/1.1 408"))).toBe(true);
    expect(Math.max(...ends.map((end) => end.ms))).toBeLessThan(5_000);
  });

  it("who send nothing at all are disconnected", async () => {
    const silent = Array.from({ length: 20 }, open);

    await Promise.all(silent.map((socket) => once(socket.resume(), "close")));

    expect(await areGone()).toBe(true);
  });

  it("who do not read the reply are disconnected", async () => {
    const asking = Array.from({ length: 5 }, () => {
      const socket = open();
      socket.pause();
      socket.write("GET /api/long HTTP/1.1\r\nhost: x\r\n\r\n");
      return socket;
    });
    while (asking.some((socket) => socket.connecting)) await pause(5);

    const gone = await areGone();
    const received = await Promise.all(asking.map(readRest));

    expect(gone).toBe(true);
    expect(Math.max(...received)).toBeLessThan(manyBytes);
  });

  it("wait no longer than a limit for a reply that never comes", async () => {
    const response = await fetch(`${address}/api/never`);

    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });

  it("are disconnected when a reply that has begun does not end in time", async () => {
    const response = await fetch(`${address}/api/endless`);

    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  it("wait longer where a route says so", async () => {
    const response = await fetch(`${address}/api/patient`);

    expect(await response.text()).toBe("at last");
  });

  it("whose page never reads its channel lose it, with everything that waits for them", async () => {
    const reader = await openRawChannel(open(), "mallory");
    const big = "x".repeat(20_000);

    for (let round = 0; round < 40 && !reader.isClosed(); round++) {
      for (let message = 0; message < 100; message++)
        app.realtime.publish("mallory", "contacts_changed", { contactId: big });
      await pause(10);
    }
    await pause(50);

    expect(await app.http.inject({ url: "/api/health" })).toMatchObject({ statusCode: 200 });
    expect(app.realtime.countChannels()).toBe(0);
    reader.end();
  });

  it("whose page never stops sending lose their channel", async () => {
    const socket = io(address, { ...ofBrowser("eve"), auth: { userId: "eve" }, reconnection: false });
    await once(socket as unknown as NodeJS.EventEmitter, "connect");
    const closed = new Promise<string>((resolve) => socket.on("disconnect", resolve));

    for (let packet = 0; packet < 150; packet++) socket.emit("noise", packet);

    expect(await closed).toMatch(/transport/);
  });

  it("cannot open unlimited channels", async () => {
    const sockets = Array.from({ length: 60 }, () =>
      io(address, { ...ofBrowser("ann"), auth: { userId: "ann" }, reconnection: false, forceNew: true }),
    );

    const ends = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.on("connect", () => resolve("open"));
            socket.on("connect_error", (error: Error & { data?: { code: string } }) =>
              resolve(error.data?.code ?? "?"),
            );
          }),
      ),
    );

    for (const socket of sockets) socket.disconnect();
    expect(ends.filter((end) => end === "open")).toHaveLength(50);
    expect(ends.filter((end) => end === "rate_limited")).toHaveLength(10);
  });
});

function aStreamWithoutEnd(): Readable {
  const stream = new Readable({ read: () => {} });
  stream.push("begun");
  return stream;
}

/** Returns how many bytes had arrived before the server closed the connection. */
async function readRest(socket: Socket): Promise<number> {
  if (!socket.closed) await once(socket.resume(), "close");
  return socket.bytesRead;
}

function ofBrowser(cookie: string) {
  return { transports: ["websocket"], extraHeaders: { origin: "http://localhost:3000", cookie } };
}

/**
 * Opens a Socket.IO channel by hand, like a client that completes the protocol's opening and then reads nothing more.
 */
async function openRawChannel(socket: Socket, userId: string) {
  let isClosed = false;
  socket.on("close", () => {
    isClosed = true;
  });
  const head = [
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
    "host: localhost",
    "origin: http://localhost:3000",
    `cookie: ${userId}`,
    "connection: Upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    `sec-websocket-key: ${randomBytes(16).toString("base64")}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  socket.write(textFrame(`40${JSON.stringify({ userId })}`));
  for (let heard = ""; !heard.includes("40{");) heard += String((await once(socket, "data"))[0]);
  socket.pause();
  return { isClosed: () => isClosed, end: () => socket.destroy() };
}

/** Encodes a short text as one masked WebSocket frame (RFC 6455, section 5.2). */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const masked = payload.map((byte, at) => byte ^ mask[at % 4]!);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]);
}

function aViewer(userId: string): Viewer {
  return {
    signInId: userId,
    sessionId: userId,
    userId,
    username: userId,
    userType: "brand",
    role: "owner",
    isAdmin: false,
    isEmailVerified: true,
    hasAccess: true,
  };
}
