import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { operatorStore } from "./store.ts";

/** Gives operators what they may know of matching: counts, and the feedback on matches that did not fit. */
export function operatorService({ database, clock }: { database: Database; clock: Clock }) {
  const store = operatorStore(database);
  return {
    listFeedback: async () => ({ byReason: await store.countByReason(), latest: await store.listLatestFeedback(100) }),
    countBriefs: (userIds: string[]): Promise<Map<string, number>> => store.countBriefs(userIds),
    /** Counts a search. Nothing else is kept of it. */
    countSearch: async (): Promise<void> => void (await store.addSearch(clock.now().toISOString().slice(0, 10))),
    countSearchesPerDay: (from: Date): Promise<Map<string, number>> =>
      store.listSearches(from.toISOString().slice(0, 10)),
  };
}
