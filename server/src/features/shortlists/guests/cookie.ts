import { randomBytes } from "node:crypto";
import { secondsPerDay } from "@triptych/contract/durations";
import { type getSharedList, guestLinkDays } from "@triptych/contract/shortlists";
import type { CallOf } from "../../../platform/http/route.ts";
import { cookieName, readCookie } from "../../../platform/security/cookies.ts";

type Call = CallOf<typeof getSharedList>;

export type GuestCookie = ReturnType<typeof createGuestCookie>;

/** Reads and sets the cookie by which a guest's browser can change its own votes, and no other browser can. */
export function createGuestCookie({ isSecure }: { isSecure: boolean }) {
  const name = cookieName("triptych_guest", isSecure);
  const options = { path: "/", sameSite: "lax" as const, secure: isSecure, httpOnly: true };
  const maxAge = Math.max(...guestLinkDays) * secondsPerDay;

  const read = ({ headers }: Call["request"]): string | null => {
    const secret = readCookie(headers.cookie, name);
    return secret !== null && /^[\w-]{43}$/.test(secret) ? secret : null;
  };

  return {
    /** Returns the secret of a browser, or `null` where it has none. */
    read,
    /** Returns the secret of a browser, a new one where it has none, and keeps it there for as long as a link can work. */
    keep: (request: Call["request"], reply: Call["reply"]): string => {
      const secret = read(request) ?? randomBytes(32).toString("base64url");
      reply.setCookie(name, secret, { ...options, maxAge });
      return secret;
    },
  };
}
