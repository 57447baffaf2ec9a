import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { invitationStops, invitedAddresses, referralInvitations } from "../tables.ts";

export type InvitationRow = typeof referralInvitations.$inferSelect;

const count = sql<string>`count(*)`;

export function invitationsStore(queries: Queries) {
  return {
    insertInvitation: (row: typeof referralInvitations.$inferInsert) =>
      queries.insert(referralInvitations).values(row).onConflictDoNothing(),
    hasInvited: async (inviterId: string, canonicalEmail: string): Promise<boolean> => {
      const own = and(
        eq(referralInvitations.inviterId, inviterId),
        eq(referralInvitations.canonicalEmail, canonicalEmail),
      );
      return (await queries.select({ id: referralInvitations.id }).from(referralInvitations).where(own)).length > 0;
    },
    /** Returns whether nobody had invited this address before. */
    insertInvitedAddress: async (addressHash: string, invitedAt: Date): Promise<boolean> =>
      (await queries.insert(invitedAddresses).values({ addressHash, invitedAt }).onConflictDoNothing().returning())
        .length > 0,
    findInvitation: async (id: string): Promise<InvitationRow | null> =>
      (await queries.select().from(referralInvitations).where(eq(referralInvitations.id, id)))[0] ?? null,
    updateMailed: (id: string, mailedAt: Date) =>
      queries.update(referralInvitations).set({ mailedAt }).where(eq(referralInvitations.id, id)),
    countInvitations: async (inviterId: string, since?: Date): Promise<number> => {
      const own = and(
        eq(referralInvitations.inviterId, inviterId),
        since ? gt(referralInvitations.createdAt, since) : undefined,
      );
      return Number((await queries.select({ count }).from(referralInvitations).where(own))[0]!.count);
    },

    insertStop: (addressHash: string, createdAt: Date) =>
      queries.insert(invitationStops).values({ addressHash, createdAt }).onConflictDoNothing(),
    isStopped: async (addressHash: string): Promise<boolean> =>
      (await queries.select().from(invitationStops).where(eq(invitationStops.addressHash, addressHash))).length > 0,
  };
}
