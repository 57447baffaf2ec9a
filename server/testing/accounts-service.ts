import { betterAuthIdentity } from "../src/adapters/identity/better-auth.ts";
import { createOutbox } from "../src/adapters/mail/outbox.ts";
import { accountsJobs } from "../src/features/accounts/jobs.ts";
import { accountsService } from "../src/features/accounts/service.ts";
import { systemClock } from "../src/platform/process/clock.ts";
import { createIds } from "../src/platform/process/ids.ts";
import { createLog } from "../src/platform/process/log.ts";
import { createQueue } from "../src/platform/jobs/queue.ts";
import { createRateLimiter, openMemoryLimiter } from "../src/platform/security/rate-limiter.ts";
import { rateLimits } from "../src/platform/security/rate-limits.ts";
import { createSignedTokens } from "../src/platform/security/signed-token.ts";
import { quickPasswordHashing } from "./quick-password-hashing.ts";
import { openTestDatabase } from "./test-database.ts";

export type AccountsWorld = Awaited<ReturnType<typeof openAccounts>>;

/** Starts the accounts' service alone, for tests of what other features and the command line call. Nobody pays here. */
export async function openAccounts() {
  const open = await openTestDatabase();
  const { database } = open;
  const clock = systemClock;
  const newId = createIds(clock);
  const queue = createQueue({ open, clock, log: createLog({ level: "silent" }), isAutomatic: false });
  const { spend, spendFor } = createRateLimiter({
    limits: rateLimits,
    openLimiter: openMemoryLimiter,
  });
  const outbox = createOutbox({ database, clock, newId });
  const endedSessions: string[] = [];
  const accounts = accountsService({
    database,
    clock,
    newId,
    queue,
    mail: outbox,
    spend,
    spendFor,
    deviceTokens: createSignedTokens({ secret: "a secret for tests only, of some length", purpose: "accounts.device" }),
    identity: betterAuthIdentity({
      database,
      clock,
      newId,
      secret: "a secret for tests only, of some length",
      publicUrl: "http://localhost:3000",
      passwordHashing: quickPasswordHashing,
    }),
    billing: {
      mayUse: () => true,
      findSubscription: async () => null,
      describeSubscription: () => {
        throw new Error("Nobody has a subscription here.");
      },
      checkoutCookie: { read: () => null, give: () => "" },
      checkClaim: async () => {},
      claim: async () => {},
      hasUsedTrial: async () => false,
      trialDigestOf: () => "",
    },
    settings: {
      productName: "Triptych",
      instagramUrl: "https://instagram.example",
      linkedInUrl: "https://linkedin.example",
      publicUrl: "http://localhost:3000",
      isDemo: true,
      hasDemoAccounts: false,
      hasOutbox: true,
      adminUsernames: ["admin"],
      freelancerViewUsernames: [],
    },
    describeProfile: async () => null,
    nameOfProfile: () => "",
    onRegistered: async () => {},
    onUnverifiedRemoved: async () => {},
    onVerified: async () => {},
    disconnectSession: (sessionId) => void endedSessions.push(sessionId),
    publishAccountChanged: () => {},
  });
  accountsJobs(queue, accounts);
  await queue.start();

  return {
    accounts,
    database,
    endedSessions,
    close: async () => {
      await queue.stop();
      await open.close();
    },
  };
}
