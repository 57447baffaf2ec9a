import { createHmac } from "node:crypto";

/** Makes hashes that can be compared with each other and, without the key, with nothing else. */
export type KeyedHash = (value: string) => string;

/** Makes hashes for one purpose, so that those of two purposes cannot be held against each other. */
export function createKeyedHash({ secret, purpose }: { secret: string; purpose: string }): KeyedHash {
  return (value) => createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");
}
