import { accountLimits, signedInCookie, type login } from "@triptych/contract/accounts";
import { secondsPerDay } from "@triptych/contract/durations";
import { cookieName, readCookie } from "../../../platform/security/cookies.ts";
import type { CallOf } from "../../../platform/http/route.ts";

type Reply = CallOf<typeof login>["reply"];
type CookieHeader = string | string[] | undefined;

interface NewSession {
  token: string;
  expiresAt: Date;
}

/** What the session's cookie is called where there is no https. */
export const sessionCookie = "triptych_session";

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** The cookies of signing in: the session's, the hint that there is one, and that this browser was signed in before. */
export function createSessionCookies({ isSecure }: { isSecure: boolean }) {
  const shared = { path: "/", sameSite: "lax" as const, secure: isSecure };
  const session = cookieName(sessionCookie, isSecure);
  const hint = cookieName(signedInCookie, isSecure);
  const device = cookieName("triptych_device", isSecure);

  return {
    /** People reach the site by https, so cookies travel by https only. */
    isSecure,
    setSession: (reply: Reply, { token, expiresAt }: NewSession) => {
      reply.setCookie(session, token, { ...shared, expires: expiresAt, httpOnly: true });
      reply.setCookie(hint, "1", { ...shared, expires: expiresAt });
    },
    setDevice: (reply: Reply, token: string) =>
      void reply.setCookie(device, token, {
        ...shared,
        maxAge: accountLimits.knownBrowserDays * secondsPerDay,
        httpOnly: true,
      }),
    /** Leaves the device's: somebody who signs out comes back to the same browser. */
    clearSession: (reply: Reply) => {
      reply.clearCookie(session, { ...shared, httpOnly: true });
      reply.clearCookie(hint, shared);
    },
    /** The token in a `Cookie` header, if it can be one. */
    readSession: (header: CookieHeader): string | null => {
      const token = readCookie(header, session);
      return token !== null && /^[\w-]{20,100}$/.test(token) ? token : null;
    },
    readDevice: (header: CookieHeader): string | null => {
      const token = readCookie(header, device);
      return token !== null && /^[\w.-]{20,600}$/.test(token) ? token : null;
    },
  };
}
