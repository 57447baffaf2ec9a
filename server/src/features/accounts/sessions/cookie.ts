/** The session's cookie: HttpOnly, SameSite=Lax, Secure under https. */
export const sessionCookie = "triptych_session";

export function sessionCookieOptions(isSecure: boolean, expiresAt?: Date) {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: isSecure,
    ...(expiresAt ? { expires: expiresAt } : {}),
  };
}

/** The token in a `Cookie` header, if it can be one. */
export function readSessionToken(header: string | string[] | undefined): string | null {
  const cookies = (Array.isArray(header) ? header.join(";") : (header ?? "")).split(";");
  const found = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${sessionCookie}=`));
  const token = found?.slice(sessionCookie.length + 1) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
