import { msPerHour } from "@triptych/contract/durations";
import type {
  Payments,
  ProviderName,
  Providers,
  ProviderSubscription,
} from "../../../../adapters/payments/payments.ts";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { NewId } from "../../../../platform/process/ids.ts";
import type { Log } from "../../../../platform/process/log.ts";
import type { Queue } from "../../../../platform/jobs/queue.ts";
import { closeSubscription, reconcile as reconcileJob } from "../../job-definitions.ts";
import type { StateService } from "../state/service.ts";
import { billingStore, type Subscription } from "../../store.ts";
import { differs } from "./rules.ts";
import { reconciliationStore } from "./store.ts";

export interface ReconciliationDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  queue: Queue;
  providers: Providers;
  state: StateService;
}

export interface ReconciliationReport {
  provider: ProviderName;
  /** Counts our subscriptions that were compared. */
  checked: number;
  /** Counts those that differed from the provider and were corrected. */
  mended: number;
  /** Counts the provider's running ones that should not run. They are ended now if they are ours. */
  unexpected: number;
  /** Counts those that could not be compared. */
  failed: number;
}

const batchSize = 200;

/**
 * Compares our records with the providers', corrects ours, and reports what differed. This makes up for lost events.
 */
export function reconciliationService({ database, clock, newId, log, queue, providers, state }: ReconciliationDeps) {
  const store = billingStore(database);

  async function reconcile(): Promise<ReconciliationReport[]> {
    const reports: ReconciliationReport[] = [];
    for (const payments of Object.values(providers)) reports.push(await reconcileWith(payments));
    return reports;
  }

  async function reconcileWith(payments: Payments): Promise<ReconciliationReport> {
    const report: ReconciliationReport = {
      provider: payments.provider,
      checked: 0,
      mended: 0,
      unexpected: 0,
      failed: 0,
    };
    const listed = await listByProvider(payments);
    for await (const subscription of listRunning(payments.provider)) {
      report.checked += 1;
      const providerState = listed?.get(subscription.providerId!);
      listed?.delete(subscription.providerId!);
      if (providerState && !differs(subscription, providerState)) continue;
      await mend(subscription, report);
    }
    for (const providerState of listed?.values() ?? [])
      report.unexpected += (await endUnexpected(payments.provider, providerState)) ? 1 : 0;
    await reconciliationStore(database).insertReconciliation({ id: newId(), ...report, ranAt: clock.now() });
    log[report.mended + report.unexpected + report.failed > 0 ? "warn" : "info"](
      report,
      "subscriptions were compared with the payment provider",
    );
    return report;
  }

  async function mend(subscription: Subscription, report: ReconciliationReport): Promise<void> {
    try {
      const after = await state.refresh(subscription.id);
      if (changed(subscription, after)) report.mended += 1;
    } catch (error) {
      report.failed += 1;
      log.warn(
        { err: error, subscriptionId: subscription.id },
        "a subscription could not be compared with the payment provider",
      );
    }
  }

  /**
   * Ends a subscription that runs at the provider but has ended in our records, or is missing there. Leaves others'
   * alone.
   */
  async function endUnexpected(provider: ProviderName, providerState: ProviderSubscription): Promise<boolean> {
    const ours = await store.findByProviderId(providerState.id, provider);
    if (!ours) {
      const reserved = providerState.reference ? await store.findByReference(providerState.reference) : null;
      if (reserved && !reserved.providerId) await state.adopt(reserved.id, providerState);
      else
        log.warn(
          { provider, providerId: providerState.id },
          "the payment provider runs a subscription that is not in our books",
        );
      return reserved !== null;
    }
    if (!ours.endedAt && !ours.closingAt) return false;
    await database.transaction((tx) =>
      queue.addWith(tx, closeSubscription, { payload: { subscriptionId: ours.id }, singletonKey: ours.id }),
    );
    return true;
  }

  async function* listRunning(provider: ProviderName) {
    for (let after: string | null = null; ;) {
      const page: Subscription[] = await store.listRunningAfter(after, batchSize);
      for (const subscription of page)
        if (subscription.provider === provider && subscription.providerId) yield subscription;
      if (page.length < batchSize) return;
      after = page.at(-1)!.id;
    }
  }

  /** Compares after a start, because events may have been lost while the server was down. */
  async function catchUp(): Promise<void> {
    const [last, hasAny] = await Promise.all([
      reconciliationStore(database).findLastReconciliation(),
      store.listRunningAfter(null, 1),
    ]);
    const isRecent = last && clock.now().getTime() - last.getTime() < msPerHour;
    if (isRecent || hasAny.length === 0) return;
    await database.transaction((tx) => queue.addWith(tx, reconcileJob, { payload: {}, singletonKey: "start" }));
  }

  return { reconcile, catchUp };
}

/** Returns `null` when the provider cannot list. Then each one is read. */
async function listByProvider(payments: Payments): Promise<Map<string, ProviderSubscription> | null> {
  const list = payments.listSubscriptions();
  if (!list) return null;
  const byId = new Map<string, ProviderSubscription>();
  for await (const providerState of list) byId.set(providerState.id, providerState);
  return byId;
}

function changed(before: Subscription, after: Subscription): boolean {
  return (
    before.status !== after.status ||
    before.cancelsAtPeriodEnd !== after.cancelsAtPeriodEnd ||
    before.hasPaymentMethod !== after.hasPaymentMethod ||
    before.currentPeriodEnd?.getTime() !== after.currentPeriodEnd?.getTime() ||
    before.endedAt?.getTime() !== after.endedAt?.getTime()
  );
}
