import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { emailTokens, members, pendingEmails, teamInvitations, users } from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  return {
    findUser: async (userId: string) => (await queries.select().from(users).where(eq(users.id, userId)))[0] ?? null,
    listMembers: (userId: string) =>
      queries.select().from(members).where(eq(members.userId, userId)).orderBy(asc(members.joinedAt)),
    findMember: async (signInId: string) =>
      (await queries.select().from(members).where(eq(members.signInId, signInId)))[0] ?? null,
    listEmailTokens: (signInId: string) =>
      queries.select().from(emailTokens).where(eq(emailTokens.signInId, signInId)).orderBy(asc(emailTokens.createdAt)),
    listPendingEmails: (signInId: string) =>
      queries.select().from(pendingEmails).where(eq(pendingEmails.signInId, signInId)),
    listTeamInvitations: (userId: string) =>
      queries
        .select()
        .from(teamInvitations)
        .where(eq(teamInvitations.userId, userId))
        .orderBy(asc(teamInvitations.sentAt)),
  };
}
