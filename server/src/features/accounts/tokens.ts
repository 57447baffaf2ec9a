import { createHash, randomBytes } from "node:crypto";

/** A token for a mailed link, and what is kept of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** Tokens are long and random, so a plain hash is enough to keep them secret. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What is kept of the name of somebody who is gone, to recognise it when it is asked for again. */
export function hashOfLook(usernameLook: string): string {
  return hashToken(`username ${usernameLook}`);
}
