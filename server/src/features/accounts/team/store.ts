import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { members, teamInvitations } from "../tables.ts";

export type InvitationRow = typeof teamInvitations.$inferSelect;

export function teamStore(queries: Queries) {
  return {
    listMembers: (userId: string) =>
      queries.select().from(members).where(eq(members.userId, userId)).orderBy(asc(members.joinedAt)),
    /** Locks the team until the transaction ends, so that two invitations at once cannot exceed its limit. */
    lockMembers: (userId: string) => queries.select().from(members).where(eq(members.userId, userId)).for("update"),
    listInvitations: (userId: string, now: Date): Promise<InvitationRow[]> =>
      queries
        .select()
        .from(teamInvitations)
        .where(and(eq(teamInvitations.userId, userId), gt(teamInvitations.expiresAt, now)))
        .orderBy(desc(teamInvitations.sentAt)),
    saveInvitation: async (row: InvitationRow): Promise<InvitationRow> => {
      const { tokenHash, sentAt, expiresAt } = row;
      const [saved] = await queries
        .insert(teamInvitations)
        .values(row)
        .onConflictDoUpdate({
          target: [teamInvitations.userId, teamInvitations.email],
          set: { tokenHash, sentAt, expiresAt },
        })
        .returning();
      return saved!;
    },
    updateInvitation: async (
      id: string,
      userId: string,
      change: Partial<InvitationRow>,
    ): Promise<InvitationRow | null> => {
      const [updated] = await queries
        .update(teamInvitations)
        .set(change)
        .where(and(eq(teamInvitations.id, id), eq(teamInvitations.userId, userId)))
        .returning();
      return updated ?? null;
    },
    findInvitation: async (id: string): Promise<InvitationRow | null> =>
      (await queries.select().from(teamInvitations).where(eq(teamInvitations.id, id)))[0] ?? null,
    findByToken: async (tokenHash: string, now: Date): Promise<InvitationRow | null> =>
      (
        await queries
          .select()
          .from(teamInvitations)
          .where(and(eq(teamInvitations.tokenHash, tokenHash), gt(teamInvitations.expiresAt, now)))
      )[0] ?? null,
    /** Removes the invitation and returns it: of several calls at once, one gets it. */
    takeInvitation: async (tokenHash: string, now: Date): Promise<InvitationRow | null> => {
      const [taken] = await queries
        .delete(teamInvitations)
        .where(and(eq(teamInvitations.tokenHash, tokenHash), gt(teamInvitations.expiresAt, now)))
        .returning();
      return taken ?? null;
    },
    removeExpiredInvitations: (now: Date) => queries.delete(teamInvitations).where(lt(teamInvitations.expiresAt, now)),
    removeInvitation: async (id: string, userId: string): Promise<boolean> =>
      (
        await queries
          .delete(teamInvitations)
          .where(and(eq(teamInvitations.id, id), eq(teamInvitations.userId, userId)))
          .returning({ id: teamInvitations.id })
      ).length > 0,
  };
}
