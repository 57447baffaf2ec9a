import { signedInCookie } from "@triptych/contract/account-limits";
import { cookieName, readCookie } from "./cookies.ts";

const names = [false, true].map((isSecure) => cookieName(signedInCookie, isSecure));

/** Returns whether a browser says that somebody is signed in there. NOTE: anybody can say so, and it gives no access to anything. */
export const hasSignedInHint = (header: string | string[] | undefined): boolean =>
  names.some((name) => readCookie(header, name) === "1");
