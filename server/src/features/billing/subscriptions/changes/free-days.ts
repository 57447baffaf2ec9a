import { msPerDay } from "@triptych/contract/durations";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../../platform/database/database.ts";
import type { NewId } from "../../../../platform/process/ids.ts";
import { ledgerStore } from "../../ledger/store.ts";
import { grantsAccess } from "../../rules.ts";
import type { WithLease } from "../state/lease.ts";
import { billingStore, type Subscription } from "../../store.ts";

export interface FreeDaysDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  withLease: WithLease;
  onAccessChanged: (tx: Transaction, userId: string) => Promise<void>;
}

export type GiveFreeDays = (id: string, days: number) => Promise<Subscription>;

/**
 * Gives free days to somebody whose subscription has ended. They end by themselves without a charge, because the person
 * did not agree to another payment. A new subscription meanwhile charges first when they are over.
 */
export function createGiveFreeDays({ database, clock, newId, withLease, onAccessChanged }: FreeDaysDeps): GiveFreeDays {
  return (id, days) =>
    withLease(id, async () =>
      database.transaction(async (tx) => {
        const store = billingStore(tx);
        const before = (await store.lockById(id))!;
        const now = clock.now();
        const accessUntil = grantsAccess(before, now) ? before.currentPeriodEnd : null;
        const until = new Date(Math.max(now.getTime(), accessUntil?.getTime() ?? 0) + days * msPerDay);
        const given = { trialEnd: until, currentPeriodEnd: until, cancelsAtPeriodEnd: true, pastDueSince: null };
        await store.updateSubscription(id, { ...given, status: "trialing", updatedAt: now });
        if (before.status !== "trialing")
          await ledgerStore(tx).insertChange({
            id: newId(),
            subscriptionId: id,
            status: "trialing",
            changedAt: now,
          });
        if (before.userId) await onAccessChanged(tx, before.userId);
        return (await store.findById(id))!;
      }),
    );
}
