import type { PayingType } from "@triptych/contract/billing";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { ProviderName } from "../../adapters/payments/payments.ts";
import type { Queries } from "../../platform/database/database.ts";
import { subscriptions } from "./tables.ts";

export type Subscription = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
export type BillingStore = ReturnType<typeof billingStore>;

/** Identifies the person that a subscription waits for. */
export interface Starter {
  canonicalEmail: string;
  userType: PayingType;
  startedBy: string | null;
  /** Identifies a visitor's browser. */
  browserHash: string | null;
}

export function billingStore(queries: Queries) {
  const isUnclaimed = and(
    isNull(subscriptions.userId),
    isNull(subscriptions.claimedAt),
    isNull(subscriptions.closingAt),
    isNull(subscriptions.endedAt),
  );

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

    updateSubscription: async (id: string, change: Partial<NewSubscription>): Promise<void> => {
      await queries.update(subscriptions).set(change).where(eq(subscriptions.id, id));
    },

    /** Takes the lease for one caller. Nobody else gets it until it is released or has run out. */
    takeLease: async (id: string, lease: { leaseId: string; now: Date; until: Date }): Promise<Subscription | null> => {
      const isFree = or(isNull(subscriptions.leasedUntil), lt(subscriptions.leasedUntil, lease.now));
      const [taken] = await queries
        .update(subscriptions)
        .set({ leaseId: lease.leaseId, leasedUntil: lease.until })
        .where(and(eq(subscriptions.id, id), isFree))
        .returning();
      return taken ?? null;
    },

    /** Extends the lease if this caller still has it. */
    extendLease: async (id: string, leaseId: string, until: Date): Promise<void> => {
      await queries
        .update(subscriptions)
        .set({ leasedUntil: until })
        .where(and(eq(subscriptions.id, id), eq(subscriptions.leaseId, leaseId)));
    },

    releaseLease: async (id: string, leaseId: string): Promise<void> => {
      await queries
        .update(subscriptions)
        .set({ leaseId: null, leasedUntil: null })
        .where(and(eq(subscriptions.id, id), eq(subscriptions.leaseId, leaseId)));
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

/** Selects checkouts that a visitor began at this browser, or opened there by the emailed link. */
function isOfBrowser(browserHash: string) {
  return and(
    isNull(subscriptions.startedBy),
    or(eq(subscriptions.browserHash, browserHash), eq(subscriptions.linkedBrowserHash, browserHash)),
  );
}
