import { and, eq, isNull, or, sql, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sessions, signIns } from "../../../adapters/identity/tables.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { members, users } from "../../accounts/tables.ts";
import {
  accessColumns,
  callerColumns,
  isRunning,
  newestSubscription,
  type NewestSubscription,
} from "../../accounts/sessions/tables.ts";
import { responseFigures } from "../../introductions/tables.ts";
import { introductions } from "../../introductions/tables.ts";
import { blocks, conversations } from "../../messaging/tables.ts";
import { profiles } from "../tables.ts";

// NOTE: these reads join the tables of several features, as reading a session does, because most calls wait for one of
// them. They are not for anything else (docs/decisions/0044-one-statement-says-who-calls.md).

/** Reads who calls, as reading a session does, and somebody's profile with everything that decides whether they may see it. */
export function selectSeen(queries: Queries) {
  const newest = newestSubscription(queries, users.id).as("newest");
  const seen = alias(users, "seen");
  const owners = alias(members, "owners");
  const ownerSignIns = alias(signIns, "owner_sign_ins");
  const newestOfSeen = newestSubscription(queries, seen.id).as("newest_of_seen");
  const block = queries
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, users.id), eq(blocks.blockedId, seen.id)),
        and(eq(blocks.blockerId, seen.id), eq(blocks.blockedId, users.id)),
      ),
    );
  const conversation = queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        and(eq(conversations.lowerUserId, users.id), eq(conversations.higherUserId, seen.id)),
        and(eq(conversations.lowerUserId, seen.id), eq(conversations.higherUserId, users.id)),
      ),
    );
  // NOTE: whoever writes first is not yet introduced to somebody who has not said yes or asked anything.
  const unanswered = queries
    .select({ id: introductions.id })
    .from(introductions)
    .where(
      and(
        eq(introductions.senderId, users.id),
        eq(introductions.recipientId, seen.id),
        or(isNull(introductions.answer), eq(introductions.answer, "decline")),
      ),
    );
  return queries
    .select({
      ...callerColumns(newest),
      seenId: seen.id,
      seenUsername: seen.username,
      seenType: seen.userType,
      photo: seen.photo,
      profileType: profiles.type,
      profileData: profiles.data,
      workCovers: profiles.workCovers,
      isVerified: ownerSignIns.emailVerified,
      seenSubscription: accessColumns(newestOfSeen),
      isBlocked: exists(block),
      isContact: exists(conversation),
      awaitsThem: exists(unanswered),
      ...responseColumns,
    })
    .from(sessions)
    .innerJoin(signIns, eq(signIns.id, sessions.userId))
    .innerJoin(members, eq(members.signInId, signIns.id))
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(seen, eq(seen.id, sql.placeholder("userId")))
    .leftJoin(profiles, eq(profiles.userId, seen.id))
    .leftJoin(owners, and(eq(owners.userId, seen.id), eq(owners.role, "owner")))
    .leftJoin(ownerSignIns, eq(ownerSignIns.id, owners.signInId))
    .leftJoinLateral(newestOfSeen, sql`true`)
    .leftJoin(responseFigures, eq(responseFigures.userId, seen.id))
    .where(isRunning);
}

/** Reads people with their profiles, where they have one, and with everything that decides whether they are listed. */
export function selectPeople(queries: Queries) {
  const newest = newestSubscription(queries, users.id).as("newest");
  return queries
    .select({ ...personColumns, ...listingColumns(newest), ...responseColumns })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(responseFigures, eq(responseFigures.userId, users.id))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .leftJoin(signIns, eq(signIns.id, members.signInId))
    .leftJoinLateral(newest, sql`true`)
    .where(isOneOfThem);
}

/** Reads what decides whether people are listed, without their profiles. */
export function selectListings(queries: Queries) {
  const newest = newestSubscription(queries, users.id).as("newest");
  return queries
    .select({ id: users.id, profileType: profiles.type, ...listingColumns(newest) })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .innerJoin(signIns, eq(signIns.id, members.signInId))
    .leftJoinLateral(newest, sql`true`)
    .where(isOneOfThem);
}

/** Reads the name on a profile, whatever its type. */
export const nameOnProfile = sql<
  string | null
>`coalesce(${profiles.data}->>'agencyName', ${profiles.data}->>'brandName', ${profiles.data}->>'fullName')`;

/** Reads people with the names on their profiles. */
export function selectNames(queries: Queries) {
  return queries
    .select({
      id: users.id,
      username: users.username,
      userType: users.userType,
      photo: users.photo,
      name: nameOnProfile,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isOneOfThem);
}

const isOneOfThem = sql`${users.id} = any(${sql.placeholder("userIds")}::uuid[])`;

const responseColumns = {
  received: responseFigures.received,
  answered: responseFigures.answered,
  medianHours: responseFigures.medianHours,
};

const personColumns = {
  id: users.id,
  username: users.username,
  userType: users.userType,
  photo: users.photo,
  profileType: profiles.type,
  profileData: profiles.data,
  workCovers: profiles.workCovers,
};

const listingColumns = (newest: NewestSubscription) => ({
  isVerified: signIns.emailVerified,
  subscription: accessColumns(newest),
});

const exists = (query: SQLWrapper) => sql<boolean>`exists (${query})`;
