import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { emailTokens, members, pendingEmails, restingUsernames, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;
export type MemberRow = typeof members.$inferSelect;
export type EmailTokenRow = typeof emailTokens.$inferSelect;

export function accountsStore(queries: Queries) {
  return {
    insertUsers: (rows: (typeof users.$inferInsert)[]) => queries.insert(users).values(rows),
    insertMembers: (rows: (typeof members.$inferInsert)[]) => queries.insert(members).values(rows),

    findMember: async (signInId: string): Promise<{ user: UserRow; member: MemberRow } | null> => {
      const [found] = await queries
        .select({ user: users, member: members })
        .from(members)
        .innerJoin(users, eq(members.userId, users.id))
        .where(eq(members.signInId, signInId));
      return found ?? null;
    },

    findUser: async (userId: string): Promise<UserRow | null> =>
      (await queries.select().from(users).where(eq(users.id, userId)))[0] ?? null,
    listUsers: (userIds: string[]): Promise<UserRow[]> =>
      userIds.length === 0 ? Promise.resolve([]) : queries.select().from(users).where(inArray(users.id, userIds)),

    isLookTaken: async (look: string): Promise<boolean> =>
      (await queries.select({ id: members.signInId }).from(members).where(eq(members.usernameLook, look)).limit(1))
        .length > 0,
    /** Returns whether an account that had this name was deleted after the given moment. */
    isLookResting: async (lookHash: string, since: Date): Promise<boolean> =>
      (
        await queries
          .select({ freedAt: restingUsernames.freedAt })
          .from(restingUsernames)
          .where(and(eq(restingUsernames.lookHash, lookHash), gt(restingUsernames.freedAt, since)))
      ).length > 0,
    insertRestingLook: (lookHash: string, freedAt: Date) =>
      queries
        .insert(restingUsernames)
        .values({ lookHash, freedAt })
        .onConflictDoUpdate({ target: restingUsernames.lookHash, set: { freedAt } }),
    removeRestedLooks: (since: Date) => queries.delete(restingUsernames).where(lt(restingUsernames.freedAt, since)),
    listMembersOf: (userIds: string[]): Promise<MemberRow[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : queries.select().from(members).where(inArray(members.userId, userIds)),
    /** Removes a member with their mailed links and the address that they asked for. */
    removeMember: async (signInId: string): Promise<void> => {
      await queries.delete(emailTokens).where(eq(emailTokens.signInId, signInId));
      await queries.delete(pendingEmails).where(eq(pendingEmails.signInId, signInId));
      await queries.delete(members).where(eq(members.signInId, signInId));
    },
    /** Replaces the address of somebody's photo, and returns the one before. Others who replace it wait until the transaction ends. */
    replacePhoto: async (userId: string, photo: string | null): Promise<string | null> => {
      const [before] = await queries
        .select({ photo: users.photo })
        .from(users)
        .where(eq(users.id, userId))
        .for("update");
      await queries.update(users).set({ photo }).where(eq(users.id, userId));
      return before?.photo ?? null;
    },
    removeUser: (userId: string) => queries.delete(users).where(eq(users.id, userId)),
    updateLastSeen: (signInId: string, lastSeenAt: Date) =>
      queries.update(members).set({ lastSeenAt }).where(eq(members.signInId, signInId)),
    updateNotifications: (
      signInId: string,
      choice: Partial<Pick<MemberRow, "notifiesBilling" | "notifiesMessages" | "notifiesAvailability">>,
    ) => queries.update(members).set(choice).where(eq(members.signInId, signInId)),
    listAdminIds: async (): Promise<string[]> =>
      (await queries.select({ id: users.id }).from(users).where(eq(users.isAdmin, true))).map(({ id }) => id),
    updateAdmin: (userId: string, isAdmin: boolean) =>
      queries.update(users).set({ isAdmin }).where(eq(users.id, userId)),

    insertToken: (row: typeof emailTokens.$inferInsert) => queries.insert(emailTokens).values(row),
    /** Removes the token and returns it: of several calls at once, one gets it. */
    takeToken: async (
      purpose: EmailTokenRow["purpose"],
      tokenHash: string,
      now: Date,
    ): Promise<EmailTokenRow | null> => {
      const isIt = and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.expiresAt, now),
      );
      // NOTE: the member is locked first, so that two links of one person that are used at once cannot deadlock.
      await queries
        .select({ signInId: members.signInId })
        .from(members)
        .innerJoin(emailTokens, eq(emailTokens.signInId, members.signInId))
        .where(isIt)
        .for("update", { of: members });
      const [taken] = await queries.delete(emailTokens).where(isIt).returning();
      return taken ?? null;
    },
    findToken: async (
      purpose: EmailTokenRow["purpose"],
      tokenHash: string,
      now: Date,
    ): Promise<EmailTokenRow | null> => {
      const isIt = and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.expiresAt, now),
      );
      return (await queries.select().from(emailTokens).where(isIt))[0] ?? null;
    },
    /** Locks the member until the transaction ends, so that other changes of this sign-in wait. */
    lockMember: (signInId: string) =>
      queries.select({ id: members.signInId }).from(members).where(eq(members.signInId, signInId)).for("update"),
    removeTokens: (signInId: string, purpose: EmailTokenRow["purpose"]) =>
      queries.delete(emailTokens).where(and(eq(emailTokens.signInId, signInId), eq(emailTokens.purpose, purpose))),
    removeExpiredTokens: (now: Date) => queries.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),

    findPendingEmail: async (signInId: string): Promise<string | null> =>
      (await queries.select().from(pendingEmails).where(eq(pendingEmails.signInId, signInId)))[0]?.email ?? null,
    savePendingEmail: (signInId: string, email: string, askedAt: Date) =>
      queries
        .insert(pendingEmails)
        .values({ signInId, email, askedAt })
        .onConflictDoUpdate({ target: pendingEmails.signInId, set: { email, askedAt } }),
    /** Returns the sign-ins that asked for this address and have not verified it. */
    listWaitingFor: async (email: string): Promise<string[]> =>
      (await queries.select().from(pendingEmails).where(eq(pendingEmails.email, email.toLowerCase()))).map(
        (row) => row.signInId,
      ),
    /** Withdraws the request for another address, and ends the links that were mailed for it. */
    removePendingChange: async (signInId: string): Promise<void> => {
      await queries
        .delete(emailTokens)
        .where(and(eq(emailTokens.signInId, signInId), eq(emailTokens.purpose, "verifyEmail")));
      await queries.delete(pendingEmails).where(eq(pendingEmails.signInId, signInId));
    },
  };
}
