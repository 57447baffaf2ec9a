import { createHash, randomBytes } from "node:crypto";
import { type createSubscription, unclaimedHours } from "@triptych/contract/billing";
import { secondsPerHour } from "@triptych/contract/durations";
import type { CallOf } from "../../../../platform/http/route.ts";

type Call = Pick<CallOf<typeof createSubscription>, "request" | "reply">;

export type CheckoutCookie = ReturnType<typeof createCheckoutCookie>;

/** Tells browsers that begin a checkout apart: a random secret in a cookie that scripts cannot read. Only its hash is stored. */
export function createCheckoutCookie({ isSecure }: { isSecure: boolean }) {
  // NOTE: with the prefix, a browser takes the cookie from this very host over https only.
  const name = isSecure ? "__Host-triptych_checkout" : "triptych_checkout";

  /** Reads the hash of the browser's secret from a `Cookie` header, if it has one. */
  function read(header: string | undefined): string | null {
    const secret = readSecret(header);
    return secret && hashOf(secret);
  }

  /** Gives the browser a secret, or keeps the one that it has, and answers the hash of it. */
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

/** The secret is long and random, so a plain hash is enough. */
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
