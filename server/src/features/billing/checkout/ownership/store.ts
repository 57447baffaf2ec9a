import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import type { Subscription } from "../../store.ts";
import { subscriptions } from "../../tables.ts";

/** Selects checkouts of visitors that no account has claimed and that nobody has closed. */
const isWaiting = and(
  isNull(subscriptions.startedBy),
  isNull(subscriptions.userId),
  isNull(subscriptions.claimedAt),
  isNull(subscriptions.closingAt),
  isNull(subscriptions.endedAt),
);

export interface Period {
  begunAfter: Date;
  /** Holds the moment since which nothing has happened to it. */
  quietSince: Date;
}

export function checkoutsStore(queries: Queries) {
  return {
    /** Lists those that were paid and whose link was not emailed yet. */
    listUnfinished: async ({ begunAfter, quietSince }: Period): Promise<string[]> => {
      const isPaid = and(
        inArray(subscriptions.status, ["trialing", "active"]),
        eq(subscriptions.hasPaymentMethod, true),
      );
      const isQuiet = and(gt(subscriptions.createdAt, begunAfter), lte(subscriptions.updatedAt, quietSince));
      const rows = await queries
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(isWaiting, isPaid, isQuiet, isNull(subscriptions.linkMailedAt)))
        .limit(500);
      return rows.map((row) => row.id);
    },

    /** Marks the link as emailed. Returns whether it was the first time. */
    markLinkMailed: async (id: string, linkMailedAt: Date): Promise<boolean> => {
      const marked = await queries
        .update(subscriptions)
        .set({ linkMailedAt })
        .where(and(eq(subscriptions.id, id), isWaiting, isNull(subscriptions.linkMailedAt)))
        .returning({ id: subscriptions.id });
      return marked.length > 0;
    },

    findWaiting: async (id: string): Promise<Subscription | null> => {
      const [found] = await queries
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), isWaiting));
      return found ?? null;
    },

    /** Lets the browser that opened the emailed link finish the checkout too. The browser that began it still can. */
    linkBrowser: async (
      id: string,
      { browserHash, begunAfter }: { browserHash: string; begunAfter: Date },
    ): Promise<Subscription | null> => {
      const [linked] = await queries
        .update(subscriptions)
        .set({ linkedBrowserHash: browserHash })
        .where(and(eq(subscriptions.id, id), isWaiting, gt(subscriptions.createdAt, begunAfter)))
        .returning();
      return linked ?? null;
    },
  };
}
