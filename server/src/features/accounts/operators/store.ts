import { and, eq, gt, lt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { operatorInvitations } from "../tables.ts";

export type OperatorInvitationRow = typeof operatorInvitations.$inferSelect;

export function operatorsStore(queries: Queries) {
  return {
    /** Saves an invitation. It replaces an older one for the same username. */
    saveInvitation: ({ username, ...row }: OperatorInvitationRow) =>
      queries
        .insert(operatorInvitations)
        .values({ username, ...row })
        .onConflictDoUpdate({ target: operatorInvitations.username, set: row }),
    findInvitation: async (tokenHash: string, now: Date): Promise<OperatorInvitationRow | null> =>
      (await queries.select().from(operatorInvitations).where(isIt(tokenHash, now)))[0] ?? null,
    /** Removes the invitation and returns it: of several calls at once, one gets it. */
    takeInvitation: async (tokenHash: string, now: Date): Promise<OperatorInvitationRow | null> =>
      (await queries.delete(operatorInvitations).where(isIt(tokenHash, now)).returning())[0] ?? null,
    removeExpired: (now: Date) => queries.delete(operatorInvitations).where(lt(operatorInvitations.expiresAt, now)),
  };
}

const isIt = (tokenHash: string, now: Date) =>
  and(eq(operatorInvitations.tokenHash, tokenHash), gt(operatorInvitations.expiresAt, now));
