import { betterAuthIdentity } from "../../server/src/adapters/identity/better-auth.ts";
import { compose } from "../../server/src/compose.ts";
import { readConfig } from "../../server/src/config.ts";
import { accountsStore } from "../../server/src/features/accounts/store.ts";
import { lookOf } from "../../server/src/features/accounts/rules.ts";
import { sessionCookie } from "../../server/src/features/accounts/sessions/cookie.ts";
import { messagesStore } from "../../server/src/features/messaging/messages/store.ts";
import { systemClock } from "../../server/src/platform/clock.ts";
import { createIds } from "../../server/src/platform/ids.ts";
import { rateLimits, type RateLimits } from "../../server/src/platform/rate-limits.ts";
import { announce, log, openBenchDatabase, peopleCount } from "./serve.ts";

/** The product as it runs, with real sessions; only the budgets are out of the way. */
const sessionSecret = "a secret for the benchmark, of some length";
const read = readConfig({ PORT: "0", DEMO_DATA: "off", LOG_LEVEL: "error" });
if (!read.ok) throw new Error(read.problems.join("\n"));
const open = await openBenchDatabase();
const app = await compose(read.config, { open, log, sessionSecret }, { limits: endlessLimits(), webFolder: null });
const people = await signInEverybody();
announce({ address: await app.listen(), people, sendsBy: "call" });

async function signInEverybody() {
  const { database } = open;
  const newId = createIds(systemClock);
  const { publicUrl } = read.ok ? read.config : { publicUrl: "" };
  const identity = betterAuthIdentity({ database, clock: systemClock, newId, secret: sessionSecret, publicUrl });
  const passwordHash = await identity.hashPassword("Demo-pass-1");
  const now = systemClock.now();
  const invited = Array.from({ length: peopleCount }, (_, at) => ({
    id: newId(),
    signInId: crypto.randomUUID(),
    username: `bench-${newId()}-${at}`,
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
  for (let at = 0; at < invited.length; at += 2)
    await messagesStore(database).insertConversation(newId(), invited[at]!.id, invited[at + 1]!.id);

  const signedIn = [];
  for (const { id, signInId } of invited) {
    const { token } = await identity.within(database).startSession(signInId, { days: 1 });
    signedIn.push({ userId: id, cookie: `${sessionCookie}=${token}` });
  }
  return signedIn;
}

function endlessLimits(): RateLimits {
  const names = Object.keys(rateLimits) as (keyof RateLimits)[];
  return Object.fromEntries(
    names.map((name) => [name, { perAddress: 1e9, perAccount: 1e9, windowSeconds: 60 }]),
  ) as RateLimits;
}
