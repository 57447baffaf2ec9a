import { secondsPerDay, secondsPerHour } from "@triptych/contract/durations";
import type { RateLimitClass } from "@triptych/contract/endpoint";

/** Calls within a window, for one address and for one account. */
export interface RateLimit {
  perAddress: number;
  perAccount: number;
  windowSeconds: number;
}

/** Names what is counted: the classes of calls, and wrong passwords for one account from all addresses together. */
export type Budget = RateLimitClass | "signInAnywhere";

export type RateLimits = Record<Budget, RateLimit>;

/** Limits what people may do. Addresses get more than accounts, because an office shares one. */
export const rateLimits: RateLimits = {
  signIn: { perAddress: 60, perAccount: 10, windowSeconds: 300 },
  // NOTE: reached only from many networks at once; browsers that were signed in before are exempt.
  signInAnywhere: { perAddress: 1_000, perAccount: 1_000, windowSeconds: secondsPerHour },
  confirmPassword: { perAddress: 600, perAccount: 10, windowSeconds: 300 },
  register: { perAddress: 30, perAccount: 10, windowSeconds: secondsPerHour },
  resetPassword: { perAddress: 20, perAccount: 5, windowSeconds: secondsPerHour },
  resendVerification: { perAddress: 20, perAccount: 5, windowSeconds: secondsPerHour },
  improve: { perAddress: 100, perAccount: 30, windowSeconds: 300 },
  sortText: { perAddress: 100, perAccount: 30, windowSeconds: 300 },
  search: { perAddress: 200, perAccount: 60, windowSeconds: 60 },
  message: { perAddress: 400, perAccount: 90, windowSeconds: 60 },
  invite: { perAddress: 100, perAccount: 40, windowSeconds: secondsPerHour },
  teamInvitation: { perAddress: 100, perAccount: 50, windowSeconds: secondsPerDay },
  guestLink: { perAddress: 150, perAccount: 100, windowSeconds: 60 },
  payment: { perAddress: 60, perAccount: 20, windowSeconds: 600 },
  upload: { perAddress: 2_000, perAccount: 400, windowSeconds: secondsPerHour },
  default: { perAddress: 3_000, perAccount: 900, windowSeconds: 60 },
};

/**
 * Returns the limits of demo mode, where everybody uses one machine: its address gets as much as many would. Accounts
 * keep their limits.
 */
export function forOneMachine(limits: RateLimits): RateLimits {
  const entries = Object.entries(limits) as [Budget, RateLimit][];
  return Object.fromEntries(
    entries.map(([name, limit]) => [name, { ...limit, perAddress: limit.perAddress * 50 }]),
  ) as RateLimits;
}
