import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs values for links: anybody may read them, and only this server can have signed them. */
export interface SignedTokens {
  /** Returns the token in letters, digits, `-`, `_` and a dot, so that it can be used in an address as it is. */
  sign(value: string): string;
  /** Returns the value, or `null` if the signature is not ours or was made for another purpose. */
  read(token: string): string | null;
}

export function createSignedTokens({ secret, purpose }: { secret: string; purpose: string }): SignedTokens {
  const signatureOf = (value: string) => createHmac("sha256", secret).update(`${purpose}\n${value}`).digest();

  return {
    sign: (value) => `${Buffer.from(value).toString("base64url")}.${signatureOf(value).toString("base64url")}`,
    read: (token) => {
      const [encoded = "", signature = ""] = token.split(".", 2);
      const value = Buffer.from(encoded, "base64url").toString();
      const [given, expected] = [Buffer.from(signature, "base64url"), signatureOf(value)];
      return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
    },
  };
}
