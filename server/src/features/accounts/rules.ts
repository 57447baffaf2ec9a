import { createHash, randomBytes } from "node:crypto";
import type { UserType } from "@triptych/contract/basics";
import type { CurrentUser } from "@triptych/contract/accounts";

/**
 * A username as it looks at a glance: without case, punctuation, or the difference between i, l, I and 1, o and 0.
 * Two usernames that look the same are the same.
 */
export function lookOf(username: string): string {
  return username
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[._-]/g, "")
    .replaceAll(/[i1|]/g, "l")
    .replaceAll("0", "o");
}

/** Which dashboard somebody sees; the special names see the freelancer's. */
export function dashboardOf(
  userType: UserType | null,
  username: string,
  freelancerViewUsernames: readonly string[],
): CurrentUser["dashboardView"] {
  if (freelancerViewUsernames.some((special) => lookOf(special) === lookOf(username))) return "freelancer";
  return userType ?? "workspace";
}

/** A token for a link, and what is kept of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
