import { createHash, randomBytes } from "node:crypto";

/** Returns a token for a mailed link, and its hash for the database. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** Returns the hash of a token. Tokens are long and random, so a hash without a salt keeps them secret. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Returns the hash of a deleted account's username, which recognises the name when somebody asks for it. */
export function hashOfLook(usernameLook: string): string {
  return hashToken(`username ${usernameLook}`);
}
