import type { PayingType } from "@triptych/contract/billing";
import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import { isUnclaimed, type NewSubscription, type Subscription } from "../../store.ts";
import { subscriptions } from "../../tables.ts";

/** Identifies the person that a subscription waits for. */
export interface Starter {
  canonicalEmail: string;
  userType: PayingType;
  startedBy: string | null;
  /** Identifies a visitor's browser. */
  browserHash: string | null;
}

export function startingStore(queries: Queries) {
  return {
    /**
     * Finds the subscription that waits to be claimed by a member, or by a visitor with this address at this browser; a
     * paid one first.
     */
    findUnclaimed: async ({
      canonicalEmail,
      userType,
      startedBy,
      browserHash,
    }: Starter): Promise<Subscription | null> => {
      if (!startedBy && !browserHash) return null;
      const isVisitors = and(
        isOfBrowser(browserHash ?? ""),
        eq(subscriptions.canonicalEmail, canonicalEmail),
        eq(subscriptions.userType, userType),
      );
      const isTheirs = startedBy ? eq(subscriptions.startedBy, startedBy) : isVisitors;
      const [found] = await queries
        .select()
        .from(subscriptions)
        .where(and(isUnclaimed, isTheirs))
        .orderBy(desc(subscriptions.hasPaymentMethod), desc(subscriptions.id))
        .limit(1);
      return found ?? null;
    },

    /** Lists the cards that a member, or a visitor at this browser, has given before. */
    listCardsGiven: async ({
      startedBy,
      browserHash,
    }: Pick<Starter, "startedBy" | "browserHash">): Promise<string[]> => {
      if (!startedBy && !browserHash) return [];
      const isTheirs = startedBy ? eq(subscriptions.startedBy, startedBy) : isOfBrowser(browserHash ?? "");
      const rows = await queries
        .selectDistinct({ fingerprint: subscriptions.cardFingerprint })
        .from(subscriptions)
        .where(and(isTheirs, isNotNull(subscriptions.cardFingerprint)));
      return rows.flatMap(({ fingerprint }) => fingerprint ?? []);
    },

    /** Inserts the subscription unless another one waits to be claimed by this person. */
    insertSubscription: async (subscription: NewSubscription): Promise<void> => {
      await queries.insert(subscriptions).values(subscription).onConflictDoNothing();
    },
  };
}

/** Selects checkouts that a visitor began at this browser, or opened there by the emailed link. */
function isOfBrowser(browserHash: string) {
  return and(
    isNull(subscriptions.startedBy),
    or(eq(subscriptions.browserHash, browserHash), eq(subscriptions.linkedBrowserHash, browserHash)),
  );
}
