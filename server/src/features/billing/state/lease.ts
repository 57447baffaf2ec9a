import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database.ts";
import type { NewId } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refusal.ts";
import { billingStore, type Subscription } from "../store.ts";

const leaseMs = 60_000;
const waitMs = 20_000;
const pauseMs = 40;

export type WithLease = <T>(id: string, work: (subscription: Subscription) => Promise<T>) => Promise<T>;

/**
 * One caller at a time talks to the provider about a subscription, in all processes, without holding a transaction:
 * so a second click makes no second call, and an older answer never replaces a newer one.
 */
export function createLease({ database, clock, newId }: { database: Database; clock: Clock; newId: NewId }): WithLease {
  return async (id, work) => {
    const store = billingStore(database);
    const leaseId = newId();
    const subscription = await take(() => {
      const now = clock.now();
      return store.takeLease(id, { leaseId, now, until: new Date(now.getTime() + leaseMs) });
    });
    try {
      return await work(subscription);
    } finally {
      await store.releaseLease(id, leaseId);
    }
  };
}

async function take(attempt: () => Promise<Subscription | null>): Promise<Subscription> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += pauseMs) {
    const taken = await attempt();
    if (taken) return taken;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return refuse("unavailable", { retryAfter: 5 });
}
