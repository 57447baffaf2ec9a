import { asc, eq, inArray, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { billingNotices, charges, subscriptionChanges, subscriptions } from "../tables.ts";

/** Reads whole rows, so that new columns are exported too. */
export function exportingStore(queries: Queries) {
  return {
    listSubscriptions: (userId: string) =>
      queries
        .select()
        .from(subscriptions)
        .where(or(eq(subscriptions.userId, userId), eq(subscriptions.startedBy, userId)))
        .orderBy(asc(subscriptions.createdAt)),
    listCharges: (ids: string[]) =>
      queries.select().from(charges).where(inArray(charges.subscriptionId, ids)).orderBy(asc(charges.chargedAt)),
    listChanges: (ids: string[]) =>
      queries
        .select()
        .from(subscriptionChanges)
        .where(inArray(subscriptionChanges.subscriptionId, ids))
        .orderBy(asc(subscriptionChanges.id)),
    listNotices: (ids: string[]) =>
      queries
        .select()
        .from(billingNotices)
        .where(inArray(billingNotices.subscriptionId, ids))
        .orderBy(asc(billingNotices.sentAt)),
  };
}
