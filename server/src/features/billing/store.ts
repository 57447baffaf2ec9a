import { and, desc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import type { ProviderName } from "../../adapters/payments/payments.ts";
import type { Queries } from "../../platform/database/database.ts";
import { subscriptions } from "./tables.ts";

export type Subscription = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
export type BillingStore = ReturnType<typeof billingStore>;

/** Selects subscriptions that wait to be claimed. */
export const isUnclaimed = and(
  isNull(subscriptions.userId),
  isNull(subscriptions.claimedAt),
  isNull(subscriptions.closingAt),
  isNull(subscriptions.endedAt),
);

export function billingStore(queries: Queries) {
  return {
    /** Finds the account's newest subscription, running or not. */
    findByUser: async (userId: string): Promise<Subscription | null> => {
      const [found] = await queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .orderBy(desc(subscriptions.claimedAt), desc(subscriptions.id))
        .limit(1);
      return found ?? null;
    },

    listOfUser: async (userId: string): Promise<Subscription[]> =>
      queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .orderBy(desc(subscriptions.claimedAt)),

    listByUsers: async (userIds: string[]): Promise<Subscription[]> => {
      if (userIds.length === 0) return [];
      return queries
        .selectDistinctOn([subscriptions.userId])
        .from(subscriptions)
        .where(inArray(subscriptions.userId, userIds))
        .orderBy(subscriptions.userId, desc(subscriptions.claimedAt), desc(subscriptions.id));
    },

    findById: async (id: string): Promise<Subscription | null> => {
      const [found] = await queries.select().from(subscriptions).where(eq(subscriptions.id, id));
      return found ?? null;
    },

    lockById: async (id: string): Promise<Subscription | null> => {
      const [found] = await queries.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
      return found ?? null;
    },

    findByProviderId: async (providerId: string, provider?: ProviderName): Promise<Subscription | null> => {
      const isIt = and(
        eq(subscriptions.providerId, providerId),
        provider ? eq(subscriptions.provider, provider) : undefined,
      );
      const [found] = await queries.select().from(subscriptions).where(isIt).limit(1);
      return found ?? null;
    },

    /** Finds a subscription by our own reference, as providers repeat it. */
    findByReference: async (reference: string): Promise<Subscription | null> => {
      if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(reference)) return null;
      const [found] = await queries.select().from(subscriptions).where(eq(subscriptions.id, reference));
      return found ?? null;
    },

    findByCustomer: async (customerId: string, provider: ProviderName): Promise<Subscription | null> => {
      const isTheirs = and(eq(subscriptions.customerId, customerId), eq(subscriptions.provider, provider));
      const [found] = await queries.select().from(subscriptions).where(isTheirs).limit(1);
      return found ?? null;
    },

    updateSubscription: async (id: string, change: Partial<NewSubscription>): Promise<void> => {
      await queries.update(subscriptions).set(change).where(eq(subscriptions.id, id));
    },

    /** Gives the subscription to an account. One of several callers at once succeeds. */
    claimSubscription: async (
      id: string,
      { userId, claimedAt }: { userId: string; claimedAt: Date },
    ): Promise<Subscription | null> => {
      const isReady = and(
        isUnclaimed,
        inArray(subscriptions.status, ["trialing", "active"]),
        eq(subscriptions.hasPaymentMethod, true),
      );
      const [claimed] = await queries
        .update(subscriptions)
        .set({ userId, claimedAt, updatedAt: claimedAt })
        .where(and(eq(subscriptions.id, id), isReady))
        .returning();
      return claimed ?? null;
    },

    /** Cards and wallets that accounts have paid with. */
    listCardFingerprints: async (userIds: string[]): Promise<{ userId: string; fingerprint: string }[]> => {
      if (userIds.length === 0) return [];
      const rows = await queries
        .selectDistinct({ userId: subscriptions.userId, fingerprint: subscriptions.cardFingerprint })
        .from(subscriptions)
        .where(and(inArray(subscriptions.userId, userIds), isNotNull(subscriptions.cardFingerprint)));
      return rows.flatMap(({ userId, fingerprint }) => (userId && fingerprint ? [{ userId, fingerprint }] : []));
    },

    listRunningAfter: async (id: string | null, limit: number): Promise<Subscription[]> =>
      queries
        .select()
        .from(subscriptions)
        .where(and(isNull(subscriptions.endedAt), id ? gt(subscriptions.id, id) : undefined))
        .orderBy(subscriptions.id)
        .limit(limit),
  };
}
