import { createHash, randomBytes } from "node:crypto";
import type { PasswordHashing } from "../src/adapters/identity/identity.ts";

/** Hashes with SHA-256, because the product's scrypt would take most of the time of tests that are not about passwords. */
export const quickPasswordHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${digest(salt, password)}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = "", stored] = hash.split(":");
    return digest(salt, password) === stored;
  },
};

function digest(salt: string, password: string): string {
  return createHash("sha256").update(salt).update(password.normalize("NFKC")).digest("hex");
}
