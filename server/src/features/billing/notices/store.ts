import { inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database.ts";
import { billingNotices } from "../tables.ts";

export function keyOf(subscriptionId: string, { kind, occasion }: { kind: string; occasion: string }): string {
  return `${subscriptionId} ${kind} ${occasion}`;
}

export function noticesStore(queries: Queries) {
  return {
    /** Those that were sent about these subscriptions, by their keys. */
    listSent: async (subscriptionIds: string[]): Promise<Set<string>> => {
      if (subscriptionIds.length === 0) return new Set();
      const { subscriptionId, kind, occasion } = billingNotices;
      const rows = await queries
        .select({ id: subscriptionId, kind, occasion })
        .from(billingNotices)
        .where(inArray(subscriptionId, subscriptionIds));
      return new Set(rows.map(({ id, ...notice }) => keyOf(id, notice)));
    },

    /** Whether this notice is due for the first time; then it counts as sent. */
    insertNotice: async (notice: typeof billingNotices.$inferInsert): Promise<boolean> => {
      const inserted = await queries
        .insert(billingNotices)
        .values(notice)
        .onConflictDoNothing()
        .returning({ kind: billingNotices.kind });
      return inserted.length > 0;
    },
  };
}
