import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { io } from "socket.io-client";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { aFreePort } from "../../../testing/start-process.ts";
import { createLog } from "../process/log.ts";
import { memoryCounters } from "../security/rate-limiter.ts";
import { boundWaiting, connectRedis } from "./redis.ts";
import type { Viewer } from "../security/viewer.ts";

const url = process.env.TEST_REDIS_URL;
const log = createLog({ level: "silent" });

describe.skipIf(!url)("two processes with one Redis", () => {
  test("count as one", async () => {
    const prefix = `triptych-test-${randomUUID()}`;
    const processes = [0, 1].map(() => connectRedis({ url: url!, log, prefix }));
    const counters = processes.map((redis) => redis.counters(memoryCounters(() => 0)));
    await Promise.all(processes.map((redis) => redis.ready()));

    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => counters[index % 2]!.increment("key", 60, 1)),
    );

    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(Math.max(...counts.map(({ secondsLeft }) => secondsLeft))).toBeLessThanOrEqual(60);
    await Promise.all(processes.map((redis) => redis.close()));
  });

  test("tell the pages that are open at the other", async () => {
    const redisPrefix = `triptych-test-${randomUUID()}`;
    const authenticate = async () => viewer;
    const apps = await Promise.all([0, 1].map(() => startApp({ redisPrefix, authenticate })));
    const [here, there] = apps as [(typeof apps)[0], (typeof apps)[0]];
    const socket = io(await there.listen(), { transports: ["websocket"], auth: { userId: viewer.userId } });
    await new Promise<void>((resolve) => socket.on("connect", resolve));
    const heard = new Promise((resolve) => socket.on("message", resolve));

    here.realtime.publish(viewer.userId, "message", { content: "Hello" });

    expect(await heard).toEqual({ content: "Hello" });
    const closed = new Promise<string>((resolve) => socket.on("disconnect", resolve));
    here.realtime.disconnectSession(viewer.sessionId);
    expect(await closed).toBe("io server disconnect");
    socket.disconnect();
    await Promise.all(apps.map((app) => app.close()));
  });
});

test("a process counts for itself while Redis is away", async () => {
  const redis = connectRedis({ url: "redis://127.0.0.1:1", log });
  const counters = redis.counters(memoryCounters(() => 0));

  const counts = [await counters.increment("key", 60, 1), await counters.increment("key", 60, 1)];

  expect(counts.map(({ count }) => count)).toEqual([1, 2]);
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

test("what waits for a Redis that is away is bounded", async () => {
  const away = new Redis({ host: "127.0.0.1", port: await aFreePort(), maxRetriesPerRequest: null });
  away.on("error", () => {});
  boundWaiting(away, 3);

  const waiting = Array.from({ length: 3 }, () => away.xadd("stream", "*", "key", "value").catch(() => "dropped"));
  const further = away.xadd("stream", "*", "key", "value");

  await expect(further).rejects.toThrow("Too much waits for Redis already.");
  away.disconnect();
  expect(await Promise.all(waiting)).toEqual(["dropped", "dropped", "dropped"]);
});
