import { and, eq, inArray, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
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

    /** Marks the subscription as closing, unless somebody claimed it first. */
    closeUnclaimed: async (id: string, closingAt: Date): Promise<boolean> => {
      const isNobodys = and(
        isNull(subscriptions.userId),
        isNull(subscriptions.closingAt),
        isNull(subscriptions.endedAt),
      );
      const closed = await queries
        .update(subscriptions)
        .set({ closingAt })
        .where(and(eq(subscriptions.id, id), isNobodys))
        .returning({ id: subscriptions.id });
      return closed.length > 0;
    },

    /** Lists those that nobody claimed in time, and those whose account was deleted. */
    listUnclaimedBefore: async (before: Date): Promise<string[]> => {
      const isNobodys = and(
        isNull(subscriptions.userId),
        isNull(subscriptions.closingAt),
        isNull(subscriptions.endedAt),
      );
      const isOver = or(isNotNull(subscriptions.claimedAt), lte(subscriptions.createdAt, before));
      const rows = await queries
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(isNobodys, isOver))
        .limit(500);
      return rows.map((row) => row.id);
    },

    /** Lists those that should have ended and still run. */
    listClosing: async (): Promise<string[]> => {
      const isClosing = and(isNotNull(subscriptions.closingAt), isNull(subscriptions.endedAt));
      const rows = await queries.select({ id: subscriptions.id }).from(subscriptions).where(isClosing).limit(500);
      return rows.map((row) => row.id);
    },

    listPastDueSince: async (before: Date): Promise<string[]> => {
      const isOver = and(
        eq(subscriptions.status, "past_due"),
        isNull(subscriptions.closingAt),
        lte(subscriptions.pastDueSince, before),
      );
      const rows = await queries.select({ id: subscriptions.id }).from(subscriptions).where(isOver).limit(500);
      return rows.map((row) => row.id);
    },

    /** Lists those that the provider ended and whose paid or given time is over. */
    listPaidUntil: async (before: Date): Promise<string[]> => {
      const isLeftOver = or(
        eq(subscriptions.status, "canceled"),
        and(eq(subscriptions.status, "trialing"), isNotNull(subscriptions.endedAt)),
      );
      const isOver = and(isLeftOver, lte(subscriptions.currentPeriodEnd, before));
      const rows = await queries.select({ id: subscriptions.id }).from(subscriptions).where(isOver).limit(500);
      return rows.map((row) => row.id);
    },

    /** Lists those whose period has ended without a change at the provider since. */
    listSilentSince: async (before: Date): Promise<string[]> => {
      const isSilent = and(
        isNull(subscriptions.endedAt),
        inArray(subscriptions.status, ["trialing", "active"]),
        lte(subscriptions.currentPeriodEnd, before),
        lte(subscriptions.updatedAt, before),
      );
      const rows = await queries.select({ id: subscriptions.id }).from(subscriptions).where(isSilent).limit(500);
      return rows.map((row) => row.id);
    },
  };
}
