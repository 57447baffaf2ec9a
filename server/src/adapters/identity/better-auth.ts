import { hash, randomBytes } from "node:crypto";
import { msPerDay, msPerMinute } from "@triptych/contract/durations";
import { and, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Queries } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { leaveOut } from "../../platform/database/leave-out.ts";
import type { Instance } from "./better-auth-instance.ts";
import type { Identity, IdentityRecords, PasswordHashing, SignIn } from "./identity.ts";
import { isEasyToGuess } from "./password-strength.ts";
import { credentials, sessions, signIns } from "./tables.ts";

export interface IdentityOptions {
  database: Database;
  /** NOTE: real time, not the clock that demo mode moves, so that nobody is signed out when a trial is made to end. */
  clock: Clock;
  newId: NewId;
  secret: string;
  publicUrl: string;
  /** Replaces the library's scrypt, which is slow on purpose. */
  passwordHashing?: PasswordHashing;
}

/** Loads the library ahead. NOTE: it takes a tenth of a second, in which the event loop stops. */
export async function loadBetterAuth(): Promise<void> {
  await loadInstances();
}

/**
 * Keeps people, password hashes and sessions with Better Auth. Its web handler is not mounted: the specified calls are
 * our own routes. Each transaction gets an instance, so that its writes commit with the rest.
 */
export function betterAuthIdentity(options: IdentityOptions): Identity {
  const { database, clock } = options;
  const contextOn = (queries: Queries) => once(async () => (await instanceOn(queries, options)).$context);
  const own = contextOn(database);

  return {
    within: (queries) => recordsOn(queries, queries === database ? own : contextOn(queries), options),
    hashPassword: async (password) => (await own()).password.hash(password),

    isEasyToGuess,

    checkPassword: async (username, password) => {
      const { password: passwords } = await own();
      const [found] = await database
        .select({ ...signInColumns, hash: credentials.password })
        .from(signIns)
        .innerJoin(credentials, and(eq(credentials.userId, signIns.id), eq(credentials.providerId, "credential")))
        .where(eq(signIns.username, username.toLowerCase()));
      if (!found?.hash) {
        await passwords.hash(password);
        return null;
      }
      const isRight = await passwords.verify({ hash: found.hash, password });
      return isRight ? asSignIn(found) : null;
    },

    keyOf: (token) => ({ tokenHash: hashed(token), now: clock.now().toISOString() }),

    endSession: async (token) => {
      const [ended] = await database
        .delete(sessions)
        .where(eq(sessions.token, hashed(token)))
        .returning({ id: sessions.id });
      return ended?.id ?? null;
    },

    removeExpiredSessions: async () => {
      await database.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}

type Context = Awaited<Instance["$context"]>;

/** NOTE: loads the library when it is first needed, because commands that sign nobody in are quicker without it. */
async function instanceOn(queries: Queries, options: IdentityOptions): Promise<Instance> {
  const { createInstance } = await loadInstances();
  return createInstance(queries, options);
}

const loadInstances = () => import("./better-auth-instance.ts");

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

function recordsOn(queries: Queries, context: () => Promise<Context>, { clock }: IdentityOptions): IdentityRecords {
  return {
    createSignIn: async ({ username, email, passwordHash, isEmailVerified = false }) => {
      const { internalAdapter } = await context();
      const created = await internalAdapter.createUser(
        { name: username, email, emailVerified: isEmailVerified, username, displayUsername: username } as never,
        undefined as never,
      );
      await internalAdapter.linkAccount({
        userId: created.id,
        accountId: created.id,
        providerId: "credential",
        password: passwordHash,
      });
      return { id: created.id, username, email: created.email, isEmailVerified };
    },

    removeSignIn: async (signInId) => {
      await queries.delete(signIns).where(eq(signIns.id, signInId));
    },

    findSignIn: async (by) => {
      const match =
        "id" in by
          ? eq(signIns.id, by.id)
          : "username" in by
            ? eq(signIns.username, by.username.toLowerCase())
            : eq(signIns.email, by.email.toLowerCase());
      const [found] = await queries.select(signInColumns).from(signIns).where(match);
      return found ? asSignIn(found) : null;
    },

    listSignIns: async (ids) => {
      if (ids.length === 0) return [];
      return (await queries.select(signInColumns).from(signIns).where(inArray(signIns.id, ids))).map(asSignIn);
    },

    lockSignIns: async (ids) => {
      if (ids.length === 0) return [];
      // NOTE: in the order of their ids, so that two that lock the same ones wait for each other instead of failing.
      const asked = queries.select(signInColumns).from(signIns).where(inArray(signIns.id, ids)).orderBy(signIns.id);
      return (await asked.for("update")).map(asSignIn);
    },

    verifyEmail: async (signInId, email) => {
      const { internalAdapter } = await context();
      await internalAdapter.updateUser(signInId, { email, emailVerified: true });
    },

    updatePassword: async (signInId, passwordHash) => {
      const { internalAdapter } = await context();
      await internalAdapter.updatePassword(signInId, passwordHash);
    },

    startSession: async (signInId, { days, address = "", userAgent = "" }) => {
      const { internalAdapter } = await context();
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(clock.now().getTime() + days * msPerDay);
      const started = await internalAdapter.createSession(
        signInId,
        false,
        { token: hashed(token), expiresAt, ipAddress: address, userAgent: userAgent.slice(0, 400) },
        true,
      );
      const [signIn] = await queries.select(signInColumns).from(signIns).where(eq(signIns.id, signInId));
      return { id: started.id, token, expiresAt, signIn: asSignIn(signIn!) };
    },

    exportSignIn: async (signInId) => {
      const [signIn] = await queries.select().from(signIns).where(eq(signIns.id, signInId));
      const rows = await queries
        .select()
        .from(sessions)
        .where(eq(sessions.userId, signInId))
        .orderBy(desc(sessions.createdAt));
      const kept = await queries.select().from(credentials).where(eq(credentials.userId, signInId));
      return {
        signIn: signIn ? leaveOut([signIn], "id")[0]! : {},
        sessions: leaveOut(rows, "userId", "token"),
        credentials: kept.map(({ createdAt, updatedAt }) => ({ createdAt, updatedAt })),
      };
    },

    isSessionYounger: async (sessionId, minutes) => {
      const since = new Date(clock.now().getTime() - minutes * msPerMinute);
      const found = await queries
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)));
      return found.length > 0;
    },

    endSessions: async (signInId, { exceptSessionId } = {}) => {
      const others = exceptSessionId
        ? and(eq(sessions.userId, signInId), ne(sessions.id, exceptSessionId))
        : eq(sessions.userId, signInId);
      const ended = await queries.delete(sessions).where(others).returning({ id: sessions.id });
      return ended.map(({ id }) => id);
    },
  };
}

const signInColumns = {
  id: signIns.id,
  username: signIns.displayUsername,
  email: signIns.email,
  isEmailVerified: signIns.emailVerified,
};

function asSignIn({ id, username, email, isEmailVerified }: SignIn): SignIn {
  return { id, username, email, isEmailVerified };
}

/** Hashes a token. Tokens are long and random, so a plain hash is enough to keep them secret. */
function hashed(token: string): string {
  return hash("sha256", token, "base64url");
}
