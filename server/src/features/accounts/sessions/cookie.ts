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

/** Names the session's cookie where there is no https. */
export const sessionCookie = "triptych_session";

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** Reads and sets the cookies of signing in: the session, the hint for scripts that there is one, and who signed in here before. */
export function createSessionCookies({ isSecure }: { isSecure: boolean }) {
  const shared = { path: "/", sameSite: "lax" as const, secure: isSecure };
  const session = cookieName(sessionCookie, isSecure);
  const hint = cookieName(signedInCookie, isSecure);
  const device = cookieName("triptych_device", isSecure);

  return {
    /** Says whether people reach the site by https, so that cookies are sent by https only. */
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
    /** Removes the session's cookies. Keeps the device's, because somebody who signs out often comes back to the same browser. */
    clearSession: (reply: Reply) => {
      reply.clearCookie(session, { ...shared, httpOnly: true });
      reply.clearCookie(hint, shared);
    },
    /** Returns the token in a `Cookie` header, or `null` where it cannot be one. */
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
