/**
 * Returns a cookie's full name. Under https it begins with `__Host-`, which browsers accept only from this exact host
 * over https: no other site of the same domain can set one.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Finds a cookie's value in a `Cookie` header. The first of several counts. */
export function readCookie(header: string | string[] | undefined, name: string): string | null {
  const cookies = (Array.isArray(header) ? header.join(";") : (header ?? "")).split(";");
  const found = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}
