import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { ProviderCharge, ProviderName } from "../../../adapters/payments/payments.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { DailySteps } from "./rules.ts";
import { charges, subscriptionChanges, subscriptions } from "../tables.ts";

/** Stores charges and refunds, and the history of statuses. */
export function ledgerStore(queries: Queries) {
  return {
    saveCharges: async (provider: ProviderName, subscriptionId: string, found: ProviderCharge[]): Promise<void> => {
      if (found.length === 0) return;
      await queries
        .insert(charges)
        .values(
          found.map(({ id, amountPence, refundedPence, chargedAt }) => ({
            provider,
            chargeId: id,
            subscriptionId,
            amountPence,
            refundedPence,
            chargedAt,
          })),
        )
        .onConflictDoUpdate({
          target: [charges.provider, charges.chargeId],
          // NOTE: keeps the larger refund, because a provider may forget how much it refunded.
          set: {
            amountPence: sql`excluded.amount_pence`,
            refundedPence: sql`greatest(${charges.refundedPence}, excluded.refunded_pence)`,
          },
        });
    },

    /** Returns the provider's id of the subscription that a charge was for. */
    findSubscriptionOfCharge: async (provider: ProviderName, chargeId: string): Promise<string | null> => {
      const [found] = await queries
        .select({ providerId: subscriptions.providerId })
        .from(charges)
        .innerJoin(subscriptions, eq(subscriptions.id, charges.subscriptionId))
        .where(and(eq(charges.provider, provider), eq(charges.chargeId, chargeId)));
      return found?.providerId ?? null;
    },

    insertChange: async (change: typeof subscriptionChanges.$inferInsert): Promise<void> => {
      await queries.insert(subscriptionChanges).values(change);
    },

    hasCharges: async (subscriptionId: string): Promise<boolean> => {
      const rows = await queries
        .select({ id: charges.chargeId })
        .from(charges)
        .where(eq(charges.subscriptionId, subscriptionId))
        .limit(1);
      return rows.length > 0;
    },

    /** Returns the money taken less refunds, by day in UTC. */
    listRevenuePerDay: async (from: Date): Promise<Map<string, number>> => {
      const day = sql<string>`to_char(${charges.chargedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      const rows = await queries
        .select({ day, pence: sql<number>`sum(${charges.amountPence} - ${charges.refundedPence})::int` })
        .from(charges)
        .where(gte(charges.chargedAt, from))
        .groupBy(day);
      return new Map(rows.map((row) => [row.day, row.pence]));
    },

    /**
     * Returns, by day in UTC, how many more claimed subscriptions were trialing and active at its end than at its
     * beginning. Changes before `from` count on its day.
     * NOTE: the database sums them up, because loading everybody's history would delay others.
     */
    listStepsPerDay: async (from: Date): Promise<DailySteps[]> => {
      const { rows } = await queries.execute<DailySteps & Record<string, unknown>>(sql`
        select to_char(greatest(changed_at, ${from.toISOString()}::timestamptz) at time zone 'UTC', 'YYYY-MM-DD') as day,
          sum((status = 'trialing')::int - coalesce(was = 'trialing', false)::int)::int as trialing,
          sum((status = 'active')::int - coalesce(was = 'active', false)::int)::int as active
        from (
          select changes.changed_at, changes.status,
            lag(changes.status) over (partition by changes.subscription_id order by changes.changed_at, changes.id) as was
          from ${subscriptionChanges} changes
          join ${subscriptions} on ${subscriptions.id} = changes.subscription_id and ${subscriptions.claimedAt} is not null
        ) steps
        group by 1`);
      return rows;
    },

    listPaymentsOf: async (userId: string) => {
      const { chargedAt, amountPence, refundedPence } = charges;
      return queries
        .select({ chargedAt, amountPence, refundedPence })
        .from(charges)
        .innerJoin(subscriptions, eq(subscriptions.id, charges.subscriptionId))
        .where(eq(subscriptions.userId, userId))
        .orderBy(asc(chargedAt));
    },
  };
}
