import { and, desc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queries } from "../../../platform/database/database.ts";
import { sessions, signIns } from "../../../adapters/identity/tables.ts";
import { subscriptions, usedTrials } from "../../billing/tables.ts";
import { profiles } from "../../profiles/tables.ts";
import { members, pendingEmails, users } from "../tables.ts";

// NOTE: these reads join the tables of several features, because every call of the product waits for one of them. They
// are not for anything else (docs/decisions/0044-one-statement-says-who-calls.md).

/** Reads a session with everything that decides what its calls may do. */
export function selectCaller(queries: Queries) {
  const newest = newestSubscription(queries, users.id).as("newest");
  return queries
    .select(callerColumns(newest))
    .from(sessions)
    .innerJoin(signIns, eq(signIns.id, sessions.userId))
    .innerJoin(members, eq(members.signInId, signIns.id))
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoinLateral(newest, sql`true`)
    .where(isRunning);
}

/** Reads a session as `selectCaller` does, with everything that the person's own screens need to know of them. */
export function selectDescribedCaller(queries: Queries) {
  return selectDescribed(queries, eq(sessions.token, sql.placeholder("tokenHash"))).where(isRunning);
}

/** Reads what a person's own screens need to know of them, without a session. */
export function selectDescribedSignIn(queries: Queries) {
  return selectDescribed(queries, sql`false`).where(eq(signIns.id, sql.placeholder("signInId")));
}

/** Selects the session whose token's hash is passed in, unless it has ended. */
export const isRunning = and(
  eq(sessions.token, sql.placeholder("tokenHash")),
  sql`${sessions.expiresAt} > ${sql.placeholder("now")}`,
);

/**
 * Says whether a session still runs and its calls still act as they did: for the same sign-in, under the same name, for the same
 * account, with a verified address.
 */
export const isStillCalling = sql`exists (
  select from ${sessions}
  inner join ${signIns} on ${signIns.id} = ${sessions.userId}
  inner join ${members} on ${members.signInId} = ${signIns.id}
  where ${isRunning} and ${signIns.emailVerified} and ${signIns.id} = ${sql.placeholder("signInId")}
    and ${signIns.displayUsername} = ${sql.placeholder("username")} and ${members.userId} = ${sql.placeholder("userId")}
)`;

/** Lists what decides what a caller may do. */
export const callerColumns = (newest: NewestSubscription) => ({
  sessionId: sessions.id,
  ...personColumns,
  subscription: accessColumns(newest),
});

const personColumns = {
  signInId: signIns.id,
  username: signIns.displayUsername,
  email: signIns.email,
  isEmailVerified: signIns.emailVerified,
  userId: users.id,
  accountName: users.username,
  userType: users.userType,
  isAdmin: users.isAdmin,
  role: members.role,
};

function selectDescribed(queries: Queries, isItsSession: ReturnType<typeof eq>) {
  const newest = newestSubscription(queries, users.id).as("newest");
  const owners = alias(members, "owners");
  const ownerSignIns = alias(signIns, "owner_sign_ins");
  const ownerEmail = queries
    .select({ email: ownerSignIns.email })
    .from(owners)
    .innerJoin(ownerSignIns, eq(ownerSignIns.id, owners.signInId))
    .where(and(eq(owners.userId, users.id), eq(owners.role, "owner")));
  const usedTrial = queries
    .select({ kind: usedTrials.kind })
    .from(usedTrials)
    .where(and(eq(usedTrials.kind, "email"), eq(usedTrials.digest, sql.placeholder("trialDigest"))));
  return queries
    .select({
      sessionId: sessions.id,
      ...personColumns,
      photo: users.photo,
      notifiesBilling: members.notifiesBilling,
      notifiesMessages: members.notifiesMessages,
      notifiesAvailability: members.notifiesAvailability,
      pendingEmail: pendingEmails.email,
      profileType: profiles.type,
      profileData: profiles.data,
      ownerEmail: sql<
        string | null
      >`case when ${members.role} = 'owner' then ${signIns.email} else (${ownerEmail}) end`,
      hasUsedTrial: sql<boolean>`exists (${usedTrial})`,
      subscription: {
        ...accessColumns(newest),
        id: newest.id,
        providerId: newest.providerId,
        hasTrial: newest.hasTrial,
        cancelsAtPeriodEnd: newest.cancelsAtPeriodEnd,
        trialEnd: newest.trialEnd,
        pricePence: newest.pricePence,
      },
    })
    .from(signIns)
    .innerJoin(members, eq(members.signInId, signIns.id))
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(sessions, and(eq(sessions.userId, signIns.id), isItsSession))
    .leftJoin(pendingEmails, eq(pendingEmails.signInId, signIns.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoinLateral(newest, sql`true`);
}

export type NewestSubscription = ReturnType<ReturnType<typeof newestSubscription>["as"]>;

/** Reads an account's newest subscription, running or not, as billing's store does. */
export function newestSubscription(queries: Queries, userId: SQLWrapper) {
  return queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.claimedAt), desc(subscriptions.id))
    .limit(1);
}

/**
 * Lists what decides whether a subscription gives access. NOTE: begins with a column that is never null, by which the
 * query builder tells an absent row.
 */
export const accessColumns = (newest: NewestSubscription) => ({
  status: newest.status,
  currentPeriodEnd: newest.currentPeriodEnd,
  pastDueSince: newest.pastDueSince,
  endedAt: newest.endedAt,
});
