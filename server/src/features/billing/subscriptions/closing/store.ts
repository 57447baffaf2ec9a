import { and, eq, isNull, lte, ne, or } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import type { Subscription } from "../../store.ts";
import { subscriptions } from "../../tables.ts";

export function closingStore(queries: Queries) {
  return {
    /** Lists the subscriptions that an account has, and those that it began and never got. */
    listConcerning: async (userId: string): Promise<Subscription[]> =>
      queries
        .select()
        .from(subscriptions)
        .where(or(eq(subscriptions.userId, userId), eq(subscriptions.startedBy, userId))),

    /** Removes the email address from subscriptions that ended before a moment and belong to no account. */
    forgetAddresses: async (endedBefore: Date): Promise<void> => {
      const isNobodys = and(isNull(subscriptions.userId), lte(subscriptions.endedAt, endedBefore));
      await queries
        .update(subscriptions)
        .set({ email: "", canonicalEmail: "" })
        .where(and(isNobodys, ne(subscriptions.email, "")));
    },
  };
}
