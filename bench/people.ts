import { betterAuthIdentity } from "../server/src/adapters/identity/better-auth.ts";
import { accountsStore } from "../server/src/features/accounts/store.ts";
import { lookOf } from "../server/src/features/accounts/rules.ts";
import { sessionCookie } from "../server/src/features/accounts/sessions/cookie.ts";
import { systemClock } from "../server/src/platform/process/clock.ts";
import type { OpenDatabase } from "../server/src/platform/database/database.ts";
import { createIds } from "../server/src/platform/process/ids.ts";
import { rateLimits, type RateLimits } from "../server/src/platform/security/rate-limits.ts";

export const benchPassword = "Demo-pass-1";

export interface BenchPerson {
  userId: string;
  username: string;
  cookie: string;
}

/** Accounts that somebody is signed in to, without the letters and the budgets of signing up. */
export async function signInPeople(
  { database }: OpenDatabase,
  { count, secret, publicUrl }: { count: number; secret: string; publicUrl: string },
): Promise<BenchPerson[]> {
  const newId = createIds(systemClock);
  const identity = betterAuthIdentity({ database, clock: systemClock, newId, secret, publicUrl });
  const passwordHash = await identity.hashPassword(benchPassword);
  const now = systemClock.now();
  const invited = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    signInId: crypto.randomUUID(),
    username: `bench-${newId().slice(-12)}-${at}`,
  }));

  await identity.within(database).insertSignIns(
    invited.map(({ signInId, username }) => ({
      id: signInId,
      username,
      email: `${username}@bench.example`,
      passwordHash,
      isEmailVerified: true,
    })),
  );
  const accounts = accountsStore(database);
  await accounts.insertUsers(
    invited.map(({ id, username }) => ({ id, username, userType: "brand" as const, createdAt: now })),
  );
  await accounts.insertMembers(
    invited.map(({ id, signInId, username }) => ({
      signInId,
      userId: id,
      role: "owner" as const,
      usernameLook: lookOf(username),
      joinedAt: now,
      lastSeenAt: now,
    })),
  );
  const signedIn: BenchPerson[] = [];
  for (const { id, signInId, username } of invited) {
    const { token } = await identity.within(database).startSession(signInId, { days: 1 });
    signedIn.push({ userId: id, username, cookie: `${sessionCookie}=${token}` });
  }
  return signedIn;
}

/** Budgets that nobody uses up. */
export function endlessLimits(): RateLimits {
  const names = Object.keys(rateLimits) as (keyof RateLimits)[];
  return Object.fromEntries(
    names.map((name) => [name, { perAddress: 1e9, perAccount: 1e9, windowSeconds: 60 }]),
  ) as RateLimits;
}
