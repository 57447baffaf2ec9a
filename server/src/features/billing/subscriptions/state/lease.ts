import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { NewId } from "../../../../platform/process/ids.ts";
import type { Log } from "../../../../platform/process/log.ts";
import { refuse } from "../../../../platform/http/refusal.ts";
import type { Subscription } from "../../store.ts";
import { leaseStore } from "./store.ts";

/** Sets how long a lease outlives a process that died with it, and how often a living one extends it. */
const leaseTimes = { lastsMs: 15_000, extendedEveryMs: 5_000 };
/** NOTE: longer than a lease lasts, so that a caller who waits for a dead process gets a turn. */
const waitMs = 20_000;
const pauseMs = 40;

export interface LeaseDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  times?: typeof leaseTimes;
}

export type WithLease = <T>(id: string, work: (subscription: Subscription) => Promise<T>) => Promise<T>;

/**
 * Lets one caller at a time ask the provider about a subscription, across all processes, without holding a transaction.
 * So a second click makes no second call, and an older reply never replaces a newer one.
 */
export function createLease({ database, clock, newId, log, times = leaseTimes }: LeaseDeps): WithLease {
  const until = () => new Date(clock.now().getTime() + times.lastsMs);

  return async (id, work) => {
    const store = leaseStore(database);
    const leaseId = newId();
    const subscription = await take(() => store.takeLease(id, { leaseId, now: clock.now(), until: until() }));
    const extending = setInterval(() => {
      store
        .extendLease(id, leaseId, until())
        .catch((error: unknown) => log.warn({ err: error, subscriptionId: id }, "a lease could not be extended"));
    }, times.extendedEveryMs);
    try {
      return await work(subscription);
    } finally {
      clearInterval(extending);
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
