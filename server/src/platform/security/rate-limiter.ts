import { isIPv6 } from "node:net";
import type { RateLimitClass } from "@triptych/contract/endpoint";
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Budget, RateLimit, RateLimits } from "./rate-limits.ts";
import { reservePoints, type Count } from "./reserved-points.ts";
import { refuse } from "../http/refusal.ts";
import type { Viewer } from "./viewer.ts";

/** Opens the counter of one kind of calls: so many points within so many seconds, for each key. */
export type OpenLimiter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** Counts in this process only. */
export const openMemoryLimiter: OpenLimiter = (options) => new RateLimiterMemory(options);

/**
 * Refuses callers whose rate limit for this class of calls is used up. Counts by address until the caller is known,
 * then by account.
 */
export type Spend = (limit: RateLimitClass, caller: { address: string } | { viewer: Viewer }) => Promise<void>;

/**
 * Refuses when the rate limit of one subject is used up: the account that somebody tries to sign in to, or the address
 * that an email would go to. A subject may have as many calls as an account.
 */
export interface SpendFor {
  (...spending: Spending): Promise<void>;
  /**
   * Takes back one call where only failures count. Counting first and taking back later leaves parallel calls no gap.
   */
  giveBack(...spending: Spending): Promise<void>;
}

export type Spending = [limit: Budget, subject: string];

export interface RateLimiterOptions {
  limits: RateLimits;
  openLimiter: OpenLimiter;
  /** Says whether several processes share the counters, so that asking one is a wait. */
  isShared?: boolean;
}

export function createRateLimiter({ limits, openLimiter, isShared = false }: RateLimiterOptions): {
  spend: Spend;
  spendFor: SpendFor;
} {
  const limiters = Object.fromEntries(
    (Object.entries(limits) as [Budget, RateLimit][]).map(([budget, { perAddress, perAccount, windowSeconds }]) => {
      const open = (of: string, points: number) =>
        openLimiter({ keyPrefix: `${budget}:${of}`, points, duration: windowSeconds });
      return [
        budget,
        {
          address: counterOf(open("address", perAddress)),
          account: counterOf(open("account", perAccount)),
          subject: open("subject", perAccount),
        },
      ];
    }),
  ) as Record<Budget, { address: Count; account: Count; subject: RateLimiterAbstract }>;

  function counterOf(limiter: RateLimiterAbstract): Count {
    return isShared ? reservePoints(limiter) : (key) => limiter.consume(key);
  }

  async function giveBack(budget: Budget, subject: string) {
    await limiters[budget].subject.reward(subject.toLowerCase());
  }

  return {
    spend: (budget, caller) =>
      "viewer" in caller
        ? refuseAbove(limiters[budget].account(caller.viewer.signInId))
        : refuseAbove(limiters[budget].address(networkOf(caller.address))),
    spendFor: Object.assign(
      (budget: Budget, subject: string) => refuseAbove(limiters[budget].subject.consume(subject.toLowerCase())),
      { giveBack },
    ),
  };
}

/** Waits until a call is counted, and refuses where the limit is used up. */
async function refuseAbove(counted: Promise<unknown>): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    refuse("rate_limited", { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
  }
}

/** Returns what counts as one network: an IPv4 address, or the /64 of IPv6 addresses that one household has. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%", 1)[0]!.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: zeros }, () => "0"), ...after].slice(0, 4).join(":");
}
