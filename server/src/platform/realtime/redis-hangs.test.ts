import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "../process/log.ts";
import { connectRedis, type SharedRedis } from "./redis.ts";

/** Limits how long a caller may wait; only the first ones wait for half a second. */
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

  it("delays only the first calls, and counts again once it replies", async () => {
    const limiter = await connectToIt();
    const counted = await limiter.consume("key");
    isHanging = true;

    const first = await timed(() => limiter.consume("key"));
    const next = await timed(async () => {
      for (let call = 0; call < 20; call++) await limiter.consume("key");
    });
    await pause(1_500);
    const later = await timed(() => limiter.consume("key"));
    isHanging = false;
    const again = await countedByRedis(limiter);

    expect(counted.consumedPoints).toBe(countOfRedis);
    expect(first.result.consumedPoints).toBe(1);
    expect(first.ms).toBeLessThan(1_000);
    expect(next.ms).toBeLessThan(atOnceMs);
    expect(later).toMatchObject({ result: { consumedPoints: 22 } });
    expect(later.ms).toBeLessThan(atOnceMs);
    expect(again).toBe(true);
  });

  async function connectToIt() {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("data", (bytes: Buffer) => {
        if (!isHanging) socket.write(replyTo(bytes));
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    redis = connectRedis({ url: `redis://127.0.0.1:${port}`, log: createLog({ level: "silent" }) });
    await redis.ready();
    return redis.openLimiter({ keyPrefix: "test", points: 10_000, duration: 60 });
  }
});

/** Tells this fake Redis's replies from the counts of the process itself. */
const countOfRedis = 777;

/** Replies with just enough of the protocol: OK to every command, and always the same number to a count. */
function replyTo(bytes: Buffer): string {
  const names = bytes.toString().match(/^(?:hello|info|client|eval|evalsha|xread|select|command|ping)$/gim) ?? [];
  return names
    .map((name) => (name.toLowerCase().startsWith("eval") ? `*2\r\n:${countOfRedis}\r\n:60000\r\n` : "+OK\r\n"))
    .join("");
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begunAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begunAt };
}

async function countedByRedis(limiter: ReturnType<SharedRedis["openLimiter"]>): Promise<boolean> {
  for (let look = 0; look < 100; look++) {
    if ((await limiter.consume("key")).consumedPoints === countOfRedis) return true;
    await pause(100);
  }
  return false;
}
