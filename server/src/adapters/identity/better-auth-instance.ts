// NOTE: the minimal builds, because the full ones load every database and plug-in that the library knows.
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { username as usernames } from "better-auth/plugins/username";
import type { Queries } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { PasswordHashing } from "./identity.ts";
import { credentials, sessions, signIns, verifications } from "./tables.ts";

export type Instance = ReturnType<typeof createInstance>;

/**
 * Creates the identity library on a database or a transaction, with the features switched off that we decide ourselves.
 */
export function createInstance(
  queries: Queries,
  {
    newId,
    secret,
    publicUrl,
    passwordHashing,
  }: { newId: NewId; secret: string; publicUrl: string; passwordHashing?: PasswordHashing },
) {
  return betterAuth({
    database: drizzleAdapter(queries as never, {
      provider: "pg",
      schema: { user: signIns, session: sessions, account: credentials, verification: verifications },
    }),
    secret,
    baseURL: publicUrl,
    emailAndPassword: { enabled: true, minPasswordLength: 1, maxPasswordLength: 1_024, password: passwordHashing },
    plugins: [usernames({ minUsernameLength: 1, maxUsernameLength: 254, usernameValidator: () => true })],
    advanced: { database: { generateId: newId } },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
  });
}
