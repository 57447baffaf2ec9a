import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Redis, type RedisOptions as RedisOptionsOfClient } from "ioredis";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { Log } from "../process/log.ts";
import { openMemoryLimiter, type OpenLimiter } from "../security/rate-limiter.ts";
import type { RealtimeOptions } from "./realtime.ts";

export interface SharedRedis {
  /** Counts across all processes. While Redis is unreachable, each process counts for itself. */
  openLimiter: OpenLimiter;
  /** Carries what one process publishes to the pages that are open at another. */
  realtimeAdapter: NonNullable<RealtimeOptions["adapter"]>;
  /** Resolves once both connections are open. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

export interface RedisOptions {
  url: string;
  log: Log;
  /** Separates installations on one Redis: processes with the same prefix act as one. */
  prefix?: string;
}

/**
 * Connects to the Redis that several server processes share. It holds only events and counts, so nothing is lost with
 * it.
 */
export function connectRedis({ url, log, prefix = "triptych" }: RedisOptions): SharedRedis {
  // NOTE: the first count that gets no reply in time ends this connection, and without a connection commands fail at once.
  // A new connection is used only after Redis has replied to its greeting, so that no call waits for a Redis that hangs.
  const counting = connect(url, log, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: countingTimeoutMs,
    commandTimeout: countingTimeoutMs,
  });
  const publishing = connect(url, log, { maxRetriesPerRequest: null });
  boundWaiting(publishing, publishingAtMost);
  gatherReads(publishing);
  const adapter = createAdapter(publishing, {
    streamName: `${prefix}:realtime`,
    channelPrefix: `${prefix}:realtime`,
    maxLen: 10_000,
    onlyPlaintext: true,
  });

  return {
    openLimiter: (options) =>
      new RateLimiterRedis({
        ...options,
        keyPrefix: `${prefix}:budget:${options.keyPrefix}`,
        storeClient: counting,
        rejectIfRedisNotReady: true,
        insuranceLimiter: openMemoryLimiter(options),
      }),
    realtimeAdapter: adapter as NonNullable<RealtimeOptions["adapter"]>,
    ready: async () => {
      for (const redis of [counting, publishing]) if (redis.status !== "ready") await once(redis, "ready");
    },
    close: async () => {
      counting.disconnect();
      publishing.disconnect();
    },
  };
}

/** Limits how long one count may take: it usually takes a millisecond, so a Redis that takes this long hangs. */
const countingTimeoutMs = 500;

/** Limits how many commands wait while Redis is away or slow; further events are dropped, and pages catch up by themselves. */
const publishingAtMost = 5_000;

/** Lets events gather for a moment after each read that brought some. The first one after a pause comes at once. */
const gatherMs = 10;

/** Makes the connections that the adapter reads from wait before each read, because a read for each event costs more than the event. */
function gatherReads(redis: Redis): void {
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (...given) => {
    const reading = duplicate(...given);
    const read = reading.xread.bind(reading) as (...values: unknown[]) => Promise<unknown>;
    reading.xread = (async (...values: unknown[]) => {
      await pause(gatherMs);
      return read(...values);
    }) as typeof reading.xread;
    return reading;
  };
}

/** Refuses commands while too many wait for their reply. */
export function boundWaiting(redis: Redis, atMost: number): void {
  const send = redis.sendCommand.bind(redis);
  let waiting = 0;
  redis.sendCommand = (command, stream) => {
    if (waiting >= atMost) return Promise.reject(new Error("Too many commands wait for Redis already."));
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
      log.warn({ err: error }, "Redis cannot be reached; this process counts and publishes for itself meanwhile");
    isKnownAway = true;
  });
  redis.on("ready", () => {
    if (isKnownAway) log.info("Redis can be reached again");
    isKnownAway = false;
  });
  return redis;
}
