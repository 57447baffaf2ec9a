import { randomBytes } from "node:crypto";
import { accountLimits, type register } from "@triptych/contract/accounts";
import { secondsPerDay } from "@triptych/contract/durations";
import { readCookie } from "../../../platform/security/cookies.ts";
import type { CallOf } from "../../../platform/http/route.ts";

/**
 * Marks the browser of somebody who registers by a member's link with a random cookie, and returns its value, so that several
 * accounts from one browser count once. Sets no cookie for people who come without such a link.
 */
export function markReferralDevice(
  { body, request, reply }: Pick<CallOf<typeof register>, "body" | "request" | "reply">,
  isSecure: boolean,
): string | null {
  if (!body.referralToken) return null;
  const name = isSecure ? "__Host-triptych_referral" : "triptych_referral";
  const known = readCookie(request.headers.cookie, name);
  const device = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString("base64url");
  reply.setCookie(name, device, {
    path: "/",
    sameSite: "lax",
    secure: isSecure,
    httpOnly: true,
    maxAge: accountLimits.referralMarkDays * secondsPerDay,
  });
  return device;
}
