import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { billingNotices } from "../tables.ts";

export function keyOf(subscriptionId: string, { kind, occasion }: { kind: string; occasion: string }): string {
  return `${subscriptionId} ${kind} ${occasion}`;
}

export function noticesStore(queries: Queries) {
  return {
    /** Returns the keys of the emails that were sent about these subscriptions. */
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

    /** Returns the keys of those that are due for the first time, and marks them as sent. */
    insertNotices: async (notices: (typeof billingNotices.$inferInsert)[]): Promise<Set<string>> => {
      if (notices.length === 0) return new Set();
      const { subscriptionId, kind, occasion } = billingNotices;
      const rows = await queries
        .insert(billingNotices)
        .values(notices)
        .onConflictDoNothing()
        .returning({ id: subscriptionId, kind, occasion });
      return new Set(rows.map(({ id, ...notice }) => keyOf(id, notice)));
    },
  };
}
