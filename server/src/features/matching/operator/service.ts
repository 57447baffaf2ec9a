import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/process/log.ts";
import { operatorStore } from "./store.ts";

export interface OperatorDeps {
  database: Database;
  clock: Clock;
  log: Log;
}

/** Sets how long searches are counted in memory before they are added to the day's count. */
const countForMs = 1_000;

/** Gives operators what they may know of matching: counts, and the feedback on matches that did not fit. */
export function operatorService({ database, clock, log }: OperatorDeps) {
  const store = operatorStore(database);
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let saving = Promise.resolve();

  /**
   * Counts a search. Nothing else is kept of it.
   * NOTE: the count is saved a moment later, because all searches of a day would wait for its one row. A process that is
   * killed loses the counts of its last second.
   */
  function countSearch() {
    const day = clock.now().toISOString().slice(0, 10);
    counted.set(day, (counted.get(day) ?? 0) + 1);
    timer ??= setTimeout(() => void saveCounts(), countForMs).unref();
  }

  /** Resolves once everything that was counted before is saved. */
  function saveCounts(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const taken = counted;
    counted = new Map();
    saving = saving.then(() => save(taken));
    return saving;
  }

  async function save(taken: Map<string, number>) {
    try {
      for (const [day, searches] of taken) await store.addSearches(day, searches);
    } catch (error) {
      log.warn({ err: error }, "searches could not be counted");
    }
  }

  return {
    listFeedback: async () => ({ byReason: await store.countByReason(), latest: await store.listLatestFeedback(100) }),
    countBriefs: (userIds: string[]): Promise<Map<string, number>> => store.countBriefs(userIds),
    countSearch,
    saveCounts,
    countSearchesPerDay: async (from: Date): Promise<Map<string, number>> => {
      await saveCounts();
      return store.listSearches(from.toISOString().slice(0, 10));
    },
  };
}
