import type { Config } from "../config/config.ts";
import type { SharedRedis } from "../platform/realtime/redis.ts";
import type { Log } from "../platform/process/log.ts";
import { createRateLimiter, openMemoryLimiter } from "../platform/security/rate-limiter.ts";
import { forOneMachine, rateLimits } from "../platform/security/rate-limits.ts";
import type { Overrides } from "./overrides.ts";

/** Connects to Redis if one is configured. */
export async function composeRedis(
  { redisUrl }: Config,
  { log, redisPrefix }: { log: Log; redisPrefix?: string },
): Promise<SharedRedis | null> {
  if (!redisUrl) return null;
  // NOTE: loaded only where it is configured, so that a start is quick.
  const { connectRedis } = await import("../platform/realtime/redis.ts");
  return connectRedis({ url: redisUrl, log, prefix: redisPrefix });
}

/** Creates the rate limiter, which counts in Redis if there is one. */
export function composeRateLimiter({ mode }: Config, redis: SharedRedis | null, { limits }: Pick<Overrides, "limits">) {
  return createRateLimiter({
    limits: limits ?? (mode === "demo" ? forOneMachine(rateLimits) : rateLimits),
    openLimiter: redis?.openLimiter ?? openMemoryLimiter,
    isShared: redis !== null,
  });
}
