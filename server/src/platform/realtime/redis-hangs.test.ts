import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createLog } from "../process/log.ts";
import { memoryCounters } from "../security/rate-limiter.ts";
import { connectRedis, type SharedRedis } from "./redis.ts";

/** What a caller must not notice; the first ones wait for half a second. */
const atOnceMs = 200;

describe("a Redis that hangs", () => {
  let server: Server;
  let redis: SharedRedis;
  const sockets = new Set<Socket>();
  let isHanging = false;
  afterEach(async () => {
    await redis.close();
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  });

  test("keeps only the first calls waiting, and counts again once it answers", async () => {
    const counters = await connectToIt();
    const counted = await counters.increment("key", 60, 1);
    isHanging = true;

    const first = await timed(() => counters.increment("key", 60, 1));
    const next = await timed(async () => {
      for (let call = 0; call < 20; call++) await counters.increment("key", 60, 1);
    });
    await pause(1_500);
    const later = await timed(() => counters.increment("key", 60, 1));
    isHanging = false;
    const again = await countedByRedis(counters);

    expect(counted.count).toBe(answerOfRedis);
    expect(first.result.count).toBe(1);
    expect(first.ms).toBeLessThan(1_000);
    expect(next.ms).toBeLessThan(atOnceMs);
    expect(later).toMatchObject({ result: { count: 22 } });
    expect(later.ms).toBeLessThan(atOnceMs);
    expect(again).toBe(true);
  });

  async function connectToIt() {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("data", (bytes: Buffer) => {
        if (!isHanging) socket.write(answersTo(bytes));
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    redis = connectRedis({ url: `redis://127.0.0.1:${port}`, log: createLog({ level: "silent" }) });
    await redis.ready();
    return redis.counters(memoryCounters(() => 0));
  }
});

/** By what it counts, answers of the Redis here are told from those of this process. */
const answerOfRedis = 777;

/** Just enough of the protocol: every command is answered with OK, and a count with the same count. */
function answersTo(bytes: Buffer): string {
  const names = bytes.toString().match(/^(?:hello|info|client|eval|xread|select|command|ping)$/gim) ?? [];
  return names
    .map((name) => (name.toLowerCase() === "eval" ? `*2\r\n:${answerOfRedis}\r\n:60000\r\n` : "+OK\r\n"))
    .join("");
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begunAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begunAt };
}

async function countedByRedis(counters: ReturnType<SharedRedis["counters"]>): Promise<boolean> {
  for (let look = 0; look < 100; look++) {
    if ((await counters.increment("key", 60, 1)).count === answerOfRedis) return true;
    await pause(100);
  }
  return false;
}
