import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
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

    wasSent: async (id: string, noticeKind: string): Promise<boolean> => {
      const { subscriptionId, kind } = billingNotices;
      const isIt = and(eq(subscriptionId, id), eq(kind, noticeKind));
      return (await queries.select({ kind }).from(billingNotices).where(isIt).limit(1)).length > 0;
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
