import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Collects what is stored about somebody's payments. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportBilling(userId: string) {
    const subscriptions = await store.listSubscriptions(userId);
    const ids = subscriptions.map(({ id }) => id);
    return {
      subscriptions: leaveOut(
        subscriptions,
        ...(["userId", "startedBy", "canonicalEmail", "leaseId", "leasedUntil"] as const),
        ...(["browserHash", "linkedBrowserHash"] as const),
      ),
      charges: await store.listCharges(ids),
      changes: await store.listChanges(ids),
      emails: await store.listNotices(ids),
    };
  }

  return { exportBilling };
}
