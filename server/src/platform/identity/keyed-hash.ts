import { createHmac } from "node:crypto";

/** Hashes a value so that hashes can be compared with each other but, without the key, not with known values. */
export type KeyedHash = (value: string) => string;

/** Creates a hash function for one purpose, so that hashes of two purposes cannot be compared. */
export function createKeyedHash({ secret, purpose }: { secret: string; purpose: string }): KeyedHash {
  return (value) => createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");
}
