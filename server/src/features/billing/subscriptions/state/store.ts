import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import type { Subscription } from "../../store.ts";
import { subscriptions } from "../../tables.ts";

export function leaseStore(queries: Queries) {
  return {
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
  };
}
