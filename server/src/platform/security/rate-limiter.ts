import { isIPv6 } from "node:net";
import type { RateLimitClass } from "@triptych/contract/endpoint";
import type { Budget, RateLimits } from "./rate-limits.ts";
import { refuse } from "../http/refusal.ts";
import type { Viewer } from "./viewer.ts";

/** Counts calls in fixed windows. */
export interface CounterStore {
  /** Adds to the count (or takes from it) and answers it, and the seconds that are left of this window. */
  increment: (key: string, windowSeconds: number, by: number) => Promise<{ count: number; secondsLeft: number }>;
}

/** Refuses callers whose budget for this class of calls is used up: an address, before anybody asks who it is, or an account. */
export type Spend = (limit: RateLimitClass, caller: { address: string } | { viewer: Viewer }) => Promise<void>;

/**
 * Refuses when the budget for one subject is used up: the account that somebody tries to sign in to, or the address
 * that a mail would go to. The account's number of the class counts.
 */
export interface SpendFor {
  (...spending: Spending): Promise<void>;
  /** Undoes one, for what only failures are counted of: counting first leaves many at once no gap. */
  giveBack(...spending: Spending): Promise<void>;
}

export type Spending = [limit: Budget, subject: string];

export function createRateLimiter({ limits, counters }: { limits: RateLimits; counters: CounterStore }): {
  spend: Spend;
  spendFor: SpendFor;
} {
  async function count(key: string, allowed: number, windowSeconds: number) {
    const { count, secondsLeft } = await counters.increment(key, windowSeconds, 1);
    if (count > allowed) refuse("rate_limited", { retryAfter: Math.max(1, Math.ceil(secondsLeft)) });
  }

  async function spendFor(limit: Budget, subject: string) {
    const { perAccount, windowSeconds } = limits[limit];
    await count(keyFor(limit, subject), perAccount, windowSeconds);
  }

  async function giveBack(limit: Budget, subject: string) {
    await counters.increment(keyFor(limit, subject), limits[limit].windowSeconds, -1);
  }

  return {
    spend: async (limit, caller) => {
      const { perAddress, perAccount, windowSeconds } = limits[limit];
      if ("viewer" in caller) await count(`${limit}:account:${caller.viewer.signInId}`, perAccount, windowSeconds);
      else await count(`${limit}:address:${networkOf(caller.address)}`, perAddress, windowSeconds);
    },
    spendFor: Object.assign(spendFor, { giveBack }),
  };
}

function keyFor(limit: Budget, subject: string): string {
  return `${limit}:subject:${subject.toLowerCase()}`;
}

/** One household has a whole /64 of IPv6 addresses, so they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%", 1)[0]!.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: zeros }, () => "0"), ...after].slice(0, 4).join(":");
}

/** For one process. Windows that are over are forgotten. */
export function memoryCounters(nowMs: () => number): CounterStore {
  const windows = new Map<string, { count: number; endsAtMs: number }>();
  let forgetAtSize = 10_000;

  function forgetEnded(now: number) {
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(key);
    forgetAtSize = Math.max(10_000, windows.size * 2);
  }

  return {
    increment: async (key, windowSeconds, by) => {
      const now = nowMs();
      let window = windows.get(key);
      if (!window || window.endsAtMs <= now) {
        if (windows.size >= forgetAtSize) forgetEnded(now);
        window = { count: 0, endsAtMs: now + windowSeconds * 1_000 };
        windows.set(key, window);
      }
      window.count += by;
      return { count: window.count, secondsLeft: (window.endsAtMs - now) / 1_000 };
    },
  };
}
