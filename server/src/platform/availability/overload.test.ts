import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { endpoint } from "@triptych/contract/endpoint";
import { FailureReply } from "@triptych/contract/refusals";
import { io } from "socket.io-client";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { startApp } from "../../../testing/start-app.ts";
import { overloadLimits, type OverloadLimits } from "./overload.ts";

const wait = endpoint({
  feature: "legal",
  summary: "For tests.",
  access: "public",
  method: "GET",
  path: "/api/wait",
  reply: z.object({ ok: z.boolean() }),
});
const take = endpoint({
  feature: "legal",
  summary: "For tests.",
  access: "public",
  method: "POST",
  path: "/api/take",
  body: z.object({ words: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});
const plenty: OverloadLimits = {
  ...overloadLimits({ isEmbedded: true }),
  loopDelayMs: Infinity,
  calmMs: 200,
  sampleMs: 50,
};

async function anApp(limits: Partial<OverloadLimits>) {
  const waiting: (() => void)[] = [];
  const app = await startApp({
    env: { LOG_LEVEL: "silent" },
    overloadLimits: { ...plenty, ...limits },
    extraRoutes: (route, rawRoute) => {
      route(wait, () => new Promise((resolve) => waiting.push(() => resolve({ ok: true }))));
      route(take, () => ({ ok: true }));
      rawRoute({ method: "POST", path: "/api/urgent", isUrgent: true }, () => "ok");
    },
  });
  const get = (url: string) => app.http.inject({ url });
  return {
    app,
    get,
    urgent: () => app.http.inject({ method: "POST", url: "/api/urgent" }),
    /** Starts this many calls, which wait for `release`. */
    hold: async (count: number) => {
      const waitingBefore = waiting.length;
      const held = Array.from({ length: count }, () => get("/api/wait"));
      while (waiting.length < waitingBefore + count) await pause(5);
      return { held, release: () => waiting.splice(0).forEach((finish) => finish()) };
    },
  };
}

describe("an overloaded server", () => {
  it("refuses further calls, and accepts them again when there is room", async () => {
    const { app, get, urgent, hold } = await anApp({ inFlight: 3 });
    const { held, release } = await hold(3);

    const [sentAway, health, page, important] = [
      await get("/api/payment-methods"),
      await get("/api/health"),
      await get("/"),
      await urgent(),
    ];
    release();
    const replies = await Promise.all(held);
    const later = await get("/api/health");

    expect(sentAway.statusCode).toBe(503);
    const failure = FailureReply.parse(sentAway.json());
    expect(failure).toMatchObject({ code: "unavailable", message: expect.stringContaining("try again in a moment") });
    expect(Number(sentAway.headers["retry-after"])).toBe(failure.retryAfter);
    expect(failure.retryAfter).toBeGreaterThanOrEqual(2);
    expect([health.statusCode, page.statusCode, important.statusCode]).toEqual([200, 503, 200]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(later.statusCode).toBe(200);
    await app.close();
  });

  it("is alive but not ready while it refuses calls and for a moment after", async () => {
    const { app, get, hold } = await anApp({ inFlight: 2, calmMs: 60_000 });
    const statusOf = async (url: string) => (await get(url)).statusCode;
    // NOTE: a server is ready only when it has loaded everybody who can be found, which takes a while after its start.
    await vi.waitFor(async () => expect(await statusOf("/api/ready")).toBe(200), { timeout: 20_000 });
    const { held, release } = await hold(2);
    await get("/api/payment-methods");

    const during = await get("/api/ready");
    const alive = await statusOf("/api/health");
    release();
    await Promise.all(held);
    const rightAfter = await statusOf("/api/ready");
    const passed = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    const later = await statusOf("/api/ready");

    passed.mockRestore();
    await app.close();
    expect([during.statusCode, alive, rightAfter, later]).toEqual([503, 200, 503, 200]);
    expect(during.headers["retry-after"]).toBe("5");
  });

  it("does not count calls whose bodies have not arrived, and checks them again when they have", async () => {
    const { app, get, hold } = await anApp({ inFlight: 3 });
    const address = await app.listen();
    const slow = await Promise.all(Array.from({ length: 10 }, () => halfABody(address)));
    const { release } = await hold(2);

    const meanwhile = await get("/api/payment-methods");
    const { release: releaseThird } = await hold(1);
    const [sentAway] = await Promise.all([slow[0]!.finish(), slow[1]!.finish()]);
    release();
    releaseThird();
    const taken = await retryWhileFull(() => slow.pop()!.finish());

    for (const { socket } of slow) socket.destroy();
    await app.close();
    expect([meanwhile.statusCode, sentAway, taken]).toEqual([200, 503, 200]);
  });

  it("limits urgent calls too", async () => {
    const { app, urgent, hold } = await anApp({ inFlight: 2 });
    const outer = await hold(2);
    const many = await Promise.all(Array.from({ length: 20 }, urgent));

    outer.release();
    await app.close();
    expect(many.map(({ statusCode }) => statusCode)).toContain(200);
    expect(many.map(({ statusCode }) => statusCode)).toContain(503);
  });

  it("asks refused callers to come back at different times", async () => {
    const { app, get, hold } = await anApp({ inFlight: 1 });
    const { release } = await hold(1);

    const replies = await Promise.all(Array.from({ length: 12 }, () => get("/api/payment-methods")));

    release();
    await app.close();
    expect(new Set(replies.map(({ headers }) => headers["retry-after"])).size).toBe(6);
  });

  it("refuses calls while the event loop is late, but replies to pages and urgent calls", async () => {
    const { app, get, urgent } = await anApp({ loopDelayMs: 40 });

    for (let round = 0; round < 4; round++) {
      block(100);
      await pause(1);
    }
    const [sentAway, page, important, ready] = await Promise.all([
      get("/api/payment-methods"),
      get("/"),
      urgent(),
      get("/api/ready"),
    ]);
    await pause(400);
    const later = await get("/api/payment-methods");

    await app.close();
    expect([sentAway.statusCode, page.statusCode, important.statusCode, ready.statusCode]).toEqual([
      503, 404, 200, 503,
    ]);
    expect(later.statusCode).toBe(200);
  });

  it("refuses everything but the health checks when the heap is nearly full, and opens no channel", async () => {
    const { app, get, urgent } = await anApp({ heapShare: 0.001 });
    const address = await app.listen();
    await pause(150);

    const replies = await Promise.all([get("/api/payment-methods"), get("/"), urgent(), get("/api/health")]);
    const socket = io(address, { reconnection: false, extraHeaders: { origin: "http://localhost:3000" } });
    const refused = await new Promise<Error>((resolve) => socket.on("connect_error", resolve));

    socket.disconnect();
    await app.close();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 200]);
    expect(refused.message).toMatch(/poll error/);
  });

  it("refuses calls while callers wait for database connections", async () => {
    const { app, get } = await anApp({ databaseWaitMs: 50 });
    const { pool } = app.open;
    const busy = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const [first, second] = [pool.connect(), pool.connect()];
    await pause(100);
    busy.pop()!.release();
    busy.push(await first);

    const sentAway = await get("/api/payment-methods");
    for (const client of busy.splice(0)) client.release();
    (await second).release();
    const later = await get("/api/payment-methods");

    await app.close();
    expect([sentAway.statusCode, later.statusCode]).toEqual([503, 200]);
  });
});

/** Sends a call with half of its body. `finish` sends the other half and returns the status. */
async function halfABody(address: string) {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  const body = '{"words":"hello"}';
  socket.write(
    `POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
  );
  await once(socket, "connect");
  await pause(50);
  const finish = async () => {
    socket.write(body.slice(1));
    const [bytes] = (await once(socket, "data")) as [Buffer];
    return Number(bytes.toString().split(" ")[1]);
  };
  return { socket, finish };
}

async function retryWhileFull(attempt: () => Promise<number>): Promise<number> {
  const status = await attempt();
  return status === 503 ? attempt() : status;
}

function block(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
