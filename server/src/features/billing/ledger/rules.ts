import type { StoredStatus } from "../rules.ts";

export interface DailyFigures {
  /** As in 2026-04-24, in UTC. */
  day: string;
  revenuePence: number;
  trialing: number;
  active: number;
}

export interface StatusChange {
  subscriptionId: string;
  status: StoredStatus;
  changedAt: Date;
}

const dayMs = 86_400_000;

/** The figures of each day. The changes are in the order in which they happened. */
export function countPerDay(options: {
  from: Date;
  days: number;
  revenue: Map<string, number>;
  changes: StatusChange[];
}): DailyFigures[] {
  const { from, days, revenue, changes } = options;
  const statusOf = new Map<string, StoredStatus>();
  let next = 0;
  return Array.from({ length: days }, (_, at) => {
    const endsAtMs = from.getTime() + (at + 1) * dayMs;
    for (; next < changes.length && changes[next]!.changedAt.getTime() < endsAtMs; next++) {
      statusOf.set(changes[next]!.subscriptionId, changes[next]!.status);
    }
    const day = new Date(from.getTime() + at * dayMs).toISOString().slice(0, 10);
    const statuses = [...statusOf.values()];
    const count = (status: StoredStatus) => statuses.filter((each) => each === status).length;
    return { day, revenuePence: revenue.get(day) ?? 0, trialing: count("trialing"), active: count("active") };
  });
}
