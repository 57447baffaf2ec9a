import type { RateLimitClass } from "@triptych/contract/endpoint";
import type { RateLimits } from "./rate-limits.ts";
import { refuse } from "./refusal.ts";
import type { Viewer } from "./viewer.ts";

/** Counts calls in fixed windows. */
export interface CounterStore {
  /** Adds one and answers the count in this window and the seconds that are left of it. */
  increment(key: string, windowSeconds: number): Promise<{ count: number; secondsLeft: number }>;
}

export type Spend = (limit: RateLimitClass, caller: { address: string; viewer: Viewer | null }) => Promise<void>;

/** Refuses callers whose budget for this class of calls is used up: first by address, then by account. */
export function createRateLimiter({ limits, counters }: { limits: RateLimits; counters: CounterStore }): Spend {
  return async (limit, { address, viewer }) => {
    const { perAddress, perAccount, windowSeconds } = limits[limit];
    await spend(`${limit}:address:${address}`, perAddress);
    if (viewer) await spend(`${limit}:account:${viewer.signInId}`, perAccount);

    async function spend(key: string, allowed: number) {
      const { count, secondsLeft } = await counters.increment(key, windowSeconds);
      if (count > allowed) refuse("rate_limited", { retryAfter: Math.max(1, Math.ceil(secondsLeft)) });
    }
  };
}

/** For one process. Windows that are over are forgotten. */
export function memoryCounters(nowMs: () => number): CounterStore {
  const windows = new Map<string, { count: number; endsAtMs: number }>();
  return {
    increment: async (key, windowSeconds) => {
      const now = nowMs();
      let window = windows.get(key);
      if (!window || window.endsAtMs <= now) {
        if (windows.size >= 10_000) forgetEnded(now);
        window = { count: 0, endsAtMs: now + windowSeconds * 1_000 };
        windows.set(key, window);
      }
      window.count += 1;
      return { count: window.count, secondsLeft: (window.endsAtMs - now) / 1_000 };
    },
  };

  function forgetEnded(now: number) {
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(key);
  }
}
