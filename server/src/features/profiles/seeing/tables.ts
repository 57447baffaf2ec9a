import { and, desc, eq, or, sql, type SQLWrapper } from "drizzle-orm";
import { signIns } from "../../../adapters/identity/tables.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { members, users } from "../../accounts/tables.ts";
import { subscriptions } from "../../billing/tables.ts";
import { blocks, conversations } from "../../messaging/tables.ts";
import { profiles } from "../tables.ts";

// NOTE: these reads join the tables of several features, as reading a session does, because most calls wait for one of
// them. They are not for anything else (docs/decisions/0044-one-statement-says-who-calls.md).

/** Reads somebody's profile with everything that decides whether a viewer may see it. */
export function selectSeen(queries: Queries) {
  const viewerId = sql.placeholder("viewerId");
  const block = queries
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, users.id)),
        and(eq(blocks.blockerId, users.id), eq(blocks.blockedId, viewerId)),
      ),
    );
  const conversation = queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        and(eq(conversations.lowerUserId, viewerId), eq(conversations.higherUserId, users.id)),
        and(eq(conversations.lowerUserId, users.id), eq(conversations.higherUserId, viewerId)),
      ),
    );
  const newest = newestSubscription(queries);
  return queries
    .select({
      ...personColumns,
      ...listingColumns(newest),
      isBlocked: exists(block),
      isContact: exists(conversation),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .leftJoin(signIns, eq(signIns.id, members.signInId))
    .leftJoinLateral(newest, sql`true`)
    .where(eq(users.id, sql.placeholder("userId")));
}

/** Reads people with their profiles, where they have one, and with everything that decides whether they are listed. */
export function selectPeople(queries: Queries) {
  const newest = newestSubscription(queries);
  return queries
    .select({ ...personColumns, ...listingColumns(newest) })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .leftJoin(signIns, eq(signIns.id, members.signInId))
    .leftJoinLateral(newest, sql`true`)
    .where(isOneOfThem);
}

/** Reads what decides whether people are listed, without their profiles. */
export function selectListings(queries: Queries) {
  const newest = newestSubscription(queries);
  return queries
    .select({ id: users.id, profileType: profiles.type, ...listingColumns(newest) })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .innerJoin(signIns, eq(signIns.id, members.signInId))
    .leftJoinLateral(newest, sql`true`)
    .where(isOneOfThem);
}

/** Reads people with the names on their profiles. */
export function selectNames(queries: Queries) {
  return queries
    .select({
      id: users.id,
      username: users.username,
      userType: users.userType,
      name: sql<
        string | null
      >`coalesce(${profiles.data}->>'agencyName', ${profiles.data}->>'brandName', ${profiles.data}->>'fullName')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isOneOfThem);
}

const isOneOfThem = sql`${users.id} = any(${sql.placeholder("userIds")}::uuid[])`;

const personColumns = {
  id: users.id,
  username: users.username,
  userType: users.userType,
  profileType: profiles.type,
  profileData: profiles.data,
};

/** NOTE: the subscription begins with a column that is never null, by which the query builder tells an absent row. */
const listingColumns = (newest: ReturnType<typeof newestSubscription>) => ({
  isVerified: signIns.emailVerified,
  subscription: {
    status: newest.status,
    currentPeriodEnd: newest.currentPeriodEnd,
    pastDueSince: newest.pastDueSince,
    endedAt: newest.endedAt,
  },
});

/** Reads an account's newest subscription, running or not, as billing's store does. */
function newestSubscription(queries: Queries) {
  return queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, users.id))
    .orderBy(desc(subscriptions.claimedAt), desc(subscriptions.id))
    .limit(1)
    .as("newest");
}

const exists = (query: SQLWrapper) => sql<boolean>`exists (${query})`;
