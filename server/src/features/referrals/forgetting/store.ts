import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { invitationStops, referralInvitations, referralLog, referrals } from "../tables.ts";

export function forgettingStore(queries: Queries) {
  return {
    findReferral: async (referredId: string) =>
      (await queries.select().from(referrals).where(eq(referrals.referredId, referredId)))[0] ?? null,
    lockInvitationsOf: (canonicalEmails: string[]) =>
      queries
        .select()
        .from(referralInvitations)
        .where(inArray(referralInvitations.canonicalEmail, canonicalEmails))
        .for("update"),
    /** Replaces the address of an invitation by its digest. It is still counted, and never mailed any more. */
    removeInvitedAddress: (id: string, digest: string, now: Date) =>
      queries
        .update(referralInvitations)
        .set({
          email: "",
          canonicalEmail: digest,
          mailedAt: sql`coalesce(${referralInvitations.mailedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(eq(referralInvitations.id, id)),
    insertStop: (addressHash: string, createdAt: Date) =>
      queries.insert(invitationStops).values({ addressHash, createdAt }).onConflictDoNothing(),
    /** Replaces a text in the log entries of everybody. */
    replaceInLog: (text: string, replacement: string) =>
      queries
        .update(referralLog)
        .set({ description: sql`replace(${referralLog.description}, ${text}, ${replacement})` })
        .where(sql`position(${text} in ${referralLog.description}) > 0`),
    /** Removes the name and the address from the log entries about somebody who joined through this inviter. */
    removeNameFromLog: (
      inviterId: string,
      { username, emails, description }: { username: string; emails: string[]; description: string },
    ) =>
      queries
        .update(referralLog)
        .set({ description, referredUsername: null, referredEmail: null })
        .where(
          and(
            eq(referralLog.userId, inviterId),
            or(eq(referralLog.referredUsername, username), inArray(referralLog.referredEmail, emails)),
          ),
        ),
  };
}
