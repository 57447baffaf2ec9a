import { once } from "node:events";
import { Redis, type RedisOptions as RedisOptionsOfClient } from "ioredis";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { Log } from "../process/log.ts";
import type { CounterStore } from "../security/rate-limiter.ts";
import type { RealtimeOptions } from "./realtime.ts";

export interface SharedRedis {
  /** Counts over all processes. While Redis is away each process counts for itself. */
  counters: (fallback: CounterStore) => CounterStore;
  /** Carries what one process tells to the pages that are open at another. */
  realtimeAdapter: NonNullable<RealtimeOptions["adapter"]>;
  /** Resolves once both connections are open. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

export interface RedisOptions {
  url: string;
  log: Log;
  /** Processes with the same prefix behave as one. */
  prefix?: string;
}

/** What several server processes share. Only hints and counts are in it: losing them loses nothing. */
export function connectRedis({ url, log, prefix = "triptych" }: RedisOptions): SharedRedis {
  // NOTE: the first count that is not answered in time ends this connection, and while there is none, commands fail at once.
  // A new connection counts only after Redis has answered its greeting, so that no call waits for a Redis that hangs.
  const counting = connect(url, log, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: countingTimeoutMs,
    commandTimeout: countingTimeoutMs,
  });
  const telling = connect(url, log, { maxRetriesPerRequest: null });
  boundWaiting(telling, tellingAtMost);
  const adapter = createAdapter(telling, {
    streamName: `${prefix}:realtime`,
    channelPrefix: `${prefix}:realtime`,
    maxLen: 10_000,
    onlyPlaintext: true,
  });

  return {
    counters: (fallback) => ({
      increment: (key, windowSeconds, by) =>
        increment(counting, `${prefix}:budget:${key}`, windowSeconds, by).catch(() =>
          fallback.increment(key, windowSeconds, by),
        ),
    }),
    realtimeAdapter: adapter as NonNullable<RealtimeOptions["adapter"]>,
    ready: async () => {
      for (const redis of [counting, telling]) if (redis.status !== "ready") await once(redis, "ready");
    },
    close: async () => {
      counting.disconnect();
      telling.disconnect();
    },
  };
}

/** A count takes a millisecond; a Redis that takes this long hangs. */
const countingTimeoutMs = 500;

/** What waits while Redis is away or slow; further tellings are dropped, and pages catch up by themselves. */
const tellingAtMost = 5_000;

export function boundWaiting(redis: Redis, atMost: number): void {
  const send = redis.sendCommand.bind(redis);
  let waiting = 0;
  redis.sendCommand = (command, stream) => {
    if (waiting >= atMost) return Promise.reject(new Error("Too much waits for Redis already."));
    waiting += 1;
    const ended = () => void (waiting -= 1);
    command.promise.then(ended, ended);
    return send(command, stream);
  };
}

function connect(
  url: string,
  log: Log,
  options: Pick<
    RedisOptionsOfClient,
    "enableOfflineQueue" | "maxRetriesPerRequest" | "socketTimeout" | "commandTimeout"
  >,
): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (attempt) => Math.min(attempt * 200, 2_000) });
  let isKnownAway = false;
  redis.on("error", (error) => {
    if (!isKnownAway)
      log.warn({ err: error }, "Redis cannot be reached; this process counts and tells for itself meanwhile");
    isKnownAway = true;
  });
  redis.on("ready", () => {
    if (isKnownAway) log.info("Redis can be reached again");
    isKnownAway = false;
  });
  return redis;
}

/** Adds and begins the window with the first, in one step. */
const script = `
local count = redis.call("INCRBY", KEYS[1], ARGV[2])
if redis.call("PTTL", KEYS[1]) < 0 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { count, redis.call("PTTL", KEYS[1]) }`;

async function increment(redis: Redis, key: string, windowSeconds: number, by: number) {
  const [count, msLeft] = (await redis.eval(script, 1, key, windowSeconds * 1_000, by)) as [number, number];
  return { count, secondsLeft: msLeft / 1_000 };
}
