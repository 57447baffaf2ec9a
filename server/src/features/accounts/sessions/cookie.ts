import { type login, signedInCookie } from "@triptych/contract/accounts";
import type { CallOf } from "../../../platform/route.ts";

type Reply = CallOf<typeof login>["reply"];

/** The session's cookie: HttpOnly, SameSite=Lax, Secure under https. */
export const sessionCookie = "triptych_session";

interface NewSession {
  token: string;
  expiresAt: Date;
}

export function setSessionCookie(reply: Reply, { token, expiresAt }: NewSession, isSecure: boolean) {
  const options = { ...shared(isSecure), expires: expiresAt };
  reply.setCookie(sessionCookie, token, { ...options, httpOnly: true });
  reply.setCookie(signedInCookie, "1", options);
}

export function clearSessionCookie(reply: Reply, isSecure: boolean) {
  reply.clearCookie(sessionCookie, { ...shared(isSecure), httpOnly: true });
  reply.clearCookie(signedInCookie, shared(isSecure));
}

const shared = (isSecure: boolean) => ({ path: "/", sameSite: "lax" as const, secure: isSecure });

/** The token in a `Cookie` header, if it can be one. */
export function readSessionToken(header: string | string[] | undefined): string | null {
  const cookies = (Array.isArray(header) ? header.join(";") : (header ?? "")).split(";");
  const found = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${sessionCookie}=`));
  const token = found?.slice(sessionCookie.length + 1) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
