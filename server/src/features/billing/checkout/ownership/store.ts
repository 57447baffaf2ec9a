import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import type { Subscription } from "../../store.ts";
import { subscriptions } from "../../tables.ts";

/** A visitor's checkout that no account has claimed and that nobody has closed. */
const isWaiting = and(
  isNull(subscriptions.startedBy),
  isNull(subscriptions.userId),
  isNull(subscriptions.claimedAt),
  isNull(subscriptions.closingAt),
  isNull(subscriptions.endedAt),
);

export interface Period {
  begunAfter: Date;
  /** Nothing has happened to it since. */
  quietSince: Date;
}

export function checkoutsStore(queries: Queries) {
  return {
    /** Lists those that were paid, and whose link was not mailed yet. */
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

    /** Answers whether this is the first time: then the link counts as mailed. */
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

    /** Lets one more browser finish it: that of the mailed link. The browser that began it keeps its own right. */
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
