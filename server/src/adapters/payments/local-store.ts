import { and, asc, eq, gt, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { LocalSubscription } from "./local-time.ts";
import type { ProviderCharge } from "./payments.ts";
import { localCharges, localSubscriptions } from "./tables.ts";

export type LocalStore = ReturnType<typeof localStore>;

export function localStore(queries: Queries) {
  return {
    /** Inserts the subscription, or returns the earlier one with this reference. */
    insertOrFindSubscription: async (subscription: LocalSubscription): Promise<LocalSubscription> => {
      await queries
        .insert(localSubscriptions)
        .values(subscription)
        .onConflictDoNothing({ target: localSubscriptions.reference });
      const [found] = await queries
        .select()
        .from(localSubscriptions)
        .where(eq(localSubscriptions.reference, subscription.reference));
      return found!;
    },

    lockSubscription: async (id: string): Promise<LocalSubscription | null> => {
      const [found] = await queries
        .select()
        .from(localSubscriptions)
        .where(eq(localSubscriptions.id, id))
        .for("update");
      return found ?? null;
    },

    findSubscription: async (id: string): Promise<LocalSubscription | null> => {
      const [found] = await queries.select().from(localSubscriptions).where(eq(localSubscriptions.id, id));
      return found ?? null;
    },

    findBySecret: async (clientSecret: string): Promise<LocalSubscription | null> => {
      const [found] = await queries
        .select()
        .from(localSubscriptions)
        .where(eq(localSubscriptions.clientSecret, clientSecret));
      return found ?? null;
    },

    updateSubscription: async (subscription: LocalSubscription): Promise<void> => {
      await queries.update(localSubscriptions).set(subscription).where(eq(localSubscriptions.id, subscription.id));
    },

    /** Lists subscriptions that may have a renewal, a retry or an end due. */
    listDue: async (now: Date): Promise<string[]> => {
      const { id, status, currentPeriodEnd, nextAttemptAt } = localSubscriptions;
      const rows = await queries
        .select({ id })
        .from(localSubscriptions)
        .where(
          or(
            eq(status, "incomplete"),
            and(ne(status, "ended"), ne(status, "past_due"), lte(currentPeriodEnd, now)),
            and(eq(status, "past_due"), isNotNull(nextAttemptAt), lte(nextAttemptAt, now)),
          ),
        )
        .orderBy(asc(id));
      return rows.map((row) => row.id);
    },

    listAfter: async (id: string, limit: number): Promise<LocalSubscription[]> =>
      queries
        .select()
        .from(localSubscriptions)
        .where(gt(localSubscriptions.id, id))
        .orderBy(asc(localSubscriptions.id))
        .limit(limit),

    insertCharge: async (charge: typeof localCharges.$inferInsert): Promise<void> => {
      await queries.insert(localCharges).values(charge);
    },

    refundCharge: async (id: string): Promise<void> => {
      await queries
        .update(localCharges)
        .set({ refundedPence: sql`${localCharges.amountPence}` })
        .where(eq(localCharges.id, id));
    },

    listCharges: async (subscriptionId: string): Promise<ProviderCharge[]> => {
      const { id, amountPence, refundedPence, chargedAt } = localCharges;
      return queries
        .select({ id, amountPence, refundedPence, chargedAt })
        .from(localCharges)
        .where(eq(localCharges.subscriptionId, subscriptionId))
        .orderBy(asc(chargedAt), asc(id));
    },
  };
}
