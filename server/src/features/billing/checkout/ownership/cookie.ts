import { createHash, randomBytes } from "node:crypto";
import { type createSubscription, unclaimedHours } from "@triptych/contract/billing";
import { secondsPerHour } from "@triptych/contract/durations";
import type { CallOf } from "../../../../platform/http/route.ts";

type Call = Pick<CallOf<typeof createSubscription>, "request" | "reply">;

export type CheckoutCookie = ReturnType<typeof createCheckoutCookie>;

/**
 * Identifies browsers that begin a checkout, by a random secret in a cookie that scripts cannot read. Only its hash is
 * stored.
 */
export function createCheckoutCookie({ isSecure }: { isSecure: boolean }) {
  // NOTE: with the prefix, browsers accept the cookie only from this exact host over https.
  const name = isSecure ? "__Host-triptych_checkout" : "triptych_checkout";

  /** Reads the hash of the browser's secret from a `Cookie` header, if it has one. */
  function read(header: string | undefined): string | null {
    const secret = readSecret(header);
    return secret && hashOf(secret);
  }

  /** Gives the browser a secret, or keeps the one that it has. Returns its hash. */
  function give({ request, reply }: Call): string {
    const secret = readSecret(request.headers.cookie) ?? randomBytes(32).toString("base64url");
    const options = { path: "/", sameSite: "lax" as const, secure: isSecure, httpOnly: true };
    reply.setCookie(name, secret, { ...options, maxAge: unclaimedHours * secondsPerHour });
    return hashOf(secret);
  }

  function readSecret(header: string | undefined): string | null {
    const cookies = (header ?? "").split(";").map((cookie) => cookie.trim());
    const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
    return /^[\w-]{43}$/.test(value) ? value : null;
  }

  return { read, give };
}

/** Hashes the secret, which is long and random, so that a plain hash is enough. */
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
