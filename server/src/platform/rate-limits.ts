import type { RateLimitClass } from "@triptych/contract/endpoint";

/** Calls within a window, for one address and (when signed in) for one account. */
export interface RateLimit {
  perAddress: number;
  perAccount: number;
  windowSeconds: number;
}

export type RateLimits = Record<RateLimitClass, RateLimit>;

export const rateLimits: RateLimits = {
  signIn: { perAddress: 20, perAccount: 20, windowSeconds: 300 },
  register: { perAddress: 20, perAccount: 20, windowSeconds: 3_600 },
  resetPassword: { perAddress: 10, perAccount: 10, windowSeconds: 3_600 },
  resendVerification: { perAddress: 10, perAccount: 5, windowSeconds: 3_600 },
  improve: { perAddress: 60, perAccount: 20, windowSeconds: 300 },
  search: { perAddress: 120, perAccount: 30, windowSeconds: 60 },
  message: { perAddress: 240, perAccount: 60, windowSeconds: 60 },
  invite: { perAddress: 60, perAccount: 30, windowSeconds: 3_600 },
  payment: { perAddress: 30, perAccount: 20, windowSeconds: 600 },
  default: { perAddress: 1_200, perAccount: 600, windowSeconds: 60 },
};
