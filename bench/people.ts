import { betterAuthIdentity } from "../server/src/adapters/identity/better-auth.ts";
import { insertPeople } from "../server/src/demo/people.ts";
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

/** Inserts accounts and signs in to each, without the emails and the rate limits of signing up. */
export async function signInPeople(
  { database }: OpenDatabase,
  { count, secret, publicUrl }: { count: number; secret: string; publicUrl: string },
): Promise<BenchPerson[]> {
  const newId = createIds(systemClock);
  const identity = betterAuthIdentity({ database, clock: systemClock, newId, secret, publicUrl });
  const passwordHash = await identity.hashPassword(benchPassword);
  const people = Array.from({ length: count }, (_, at) => {
    const username = `bench-${newId().slice(-12)}-${at}`;
    const email = `${username}@bench.example`;
    return {
      id: newId(),
      username,
      email,
      userType: "brand" as const,
      isAdmin: false,
      registeredAt: systemClock.now(),
    };
  });
  const signInIds = await insertPeople(database, people, { passwordHash, newId });
  const signedIn: BenchPerson[] = [];
  for (const { id, username } of people) {
    const { token } = await identity.within(database).startSession(signInIds.get(id)!, { days: 1 });
    signedIn.push({ userId: id, username, cookie: `${sessionCookie}=${token}` });
  }
  return signedIn;
}

/** Returns rate limits that nobody reaches. */
export function endlessLimits(): RateLimits {
  const names = Object.keys(rateLimits) as (keyof RateLimits)[];
  return Object.fromEntries(
    names.map((name) => [name, { perAddress: 1e9, perAccount: 1e9, windowSeconds: 60 }]),
  ) as RateLimits;
}
