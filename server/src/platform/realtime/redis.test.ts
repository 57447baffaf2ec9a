import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { io } from "socket.io-client";
import { describe, expect, it, vi } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { aFreePort } from "../../../testing/start-process.ts";
import { createLog } from "../process/log.ts";
import { boundWaiting, connectRedis } from "./redis.ts";
import type { Viewer } from "../security/viewer.ts";

const url = process.env.TEST_REDIS_URL;
const log = createLog({ level: "silent" });
const tenAMinute = { keyPrefix: "test", points: 10, duration: 60 };

describe.skipIf(!url)("two processes with one Redis", () => {
  it("count as one", async () => {
    const prefix = `triptych-test-${randomUUID()}`;
    const processes = [0, 1].map(() => connectRedis({ url: url!, log, prefix }));
    const limiters = processes.map((redis) => redis.openLimiter(tenAMinute));
    await Promise.all(processes.map((redis) => redis.ready()));

    const counts = await Promise.all(Array.from({ length: 10 }, (_, index) => limiters[index % 2]!.consume("key")));

    expect(counts.map(({ consumedPoints }) => consumedPoints).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(Math.max(...counts.map(({ msBeforeNext }) => msBeforeNext))).toBeLessThanOrEqual(60_000);
    await Promise.all(processes.map((redis) => redis.close()));
  });

  it("publish to the pages that are open at the other", async () => {
    const redisPrefix = `triptych-test-${randomUUID()}`;
    const authenticate = async () => viewer;
    const apps = await Promise.all([0, 1].map(() => startApp({ redisPrefix, authenticate })));
    const [here, there] = apps as [(typeof apps)[0], (typeof apps)[0]];
    const socket = io(await there.listen(), { transports: ["websocket"], auth: { userId: viewer.userId } });
    await new Promise<void>((resolve) => socket.on("connect", resolve));
    const heard = new Promise((resolve) => socket.on("contacts_changed", resolve));

    here.realtime.publish(viewer.userId, "contacts_changed", { contactId: "carol" });

    expect(await heard).toEqual({ contactId: "carol" });
    const told: unknown[] = [];
    socket.on("contacts_changed", (payload) => void told.push(payload));
    const published = await countPublished(redisPrefix, () =>
      here.realtime.publishAll([
        { userId: "somebody", event: "contacts_changed", payload: { contactId: viewer.userId } },
        { userId: viewer.userId, event: "contacts_changed", payload: { contactId: "somebody" } },
      ]),
    );
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect([published, told]).toEqual([1, [{ contactId: "somebody" }]]);
    const closed = new Promise<string>((resolve) => socket.on("disconnect", resolve));
    here.realtime.disconnectSession(viewer.sessionId);
    expect(await closed).toBe("io server disconnect");
    socket.disconnect();
    await Promise.all(apps.map((app) => app.close()));
  });
});

/** Counts what the processes of a prefix publish meanwhile. */
async function countPublished(prefix: string, work: () => void): Promise<number> {
  const redis = new Redis(url!);
  const before = await redis.xlen(`${prefix}:realtime`);
  work();
  await pause(200);
  const after = await redis.xlen(`${prefix}:realtime`);
  redis.disconnect();
  return after - before;
}

it("counts per process while Redis cannot be reached", async () => {
  const redis = connectRedis({ url: "redis://127.0.0.1:1", log });
  const limiter = redis.openLimiter(tenAMinute);

  const counts = [await limiter.consume("key"), await limiter.consume("key")];

  expect(counts.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2]);
  await redis.close();
});

const viewer: Viewer = {
  signInId: "s",
  sessionId: "x",
  userId: "ann",
  username: "ann",
  userType: "brand",
  role: "owner",
  isAdmin: false,
  isEmailVerified: true,
  hasAccess: true,
};

it("limits the commands that wait for an unreachable Redis", async () => {
  const away = new Redis({ host: "127.0.0.1", port: await aFreePort(), maxRetriesPerRequest: null });
  away.on("error", () => {});
  boundWaiting(away, 3);

  const waiting = Array.from({ length: 3 }, () => away.xadd("stream", "*", "key", "value").catch(() => "dropped"));
  const further = away.xadd("stream", "*", "key", "value");

  await expect(further).rejects.toThrow("Too many commands wait for Redis already.");
  away.disconnect();
  expect(await Promise.all(waiting)).toEqual(["dropped", "dropped", "dropped"]);
});
