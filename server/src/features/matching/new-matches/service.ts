import { matchingLimits } from "@triptych/contract/matching";
import { msPerDay } from "@triptych/contract/durations";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import { findNewMatches } from "../job-definitions.ts";
import type { Searcher } from "../rules.ts";
import type { SearchService } from "../search/service.ts";
import { newMatchesStore } from "./store.ts";

export interface NewMatchesDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  /** Finds somebody who may search at the moment. */
  findSearcher: (userId: string) => Promise<Searcher | null>;
  searching: Pick<SearchService, "findVisible">;
}

/** Limits the briefs of one job, so that a restart repeats few searches and other jobs get their turn. */
const briefsPerJob = 10;

/** Searches the briefs that people keep every night, and notes who is new for them. */
export function newMatchesService({ database, clock, queue, findSearcher, searching }: NewMatchesDeps) {
  const store = newMatchesStore(database);

  /** Queues the kept briefs that were searched lately. */
  async function plan(): Promise<void> {
    const since = new Date(clock.now().getTime() - matchingLimits.newMatchesForDays * msPerDay);
    const nextPage = (lastId: string | null) => store.listSearchedAfter(lastId, { since, limit: briefsPerJob });
    for (let page = await nextPage(null); page.length > 0; page = await nextPage(page.at(-1)!)) {
      const briefIds = page;
      await database.transaction((tx) => queue.add(tx, findNewMatches, { briefIds }));
    }
  }

  /** Searches each brief once. Keeps nothing but the people whom its last search did not have. */
  async function find(briefIds: string[]): Promise<void> {
    for (const { lastSearchedAt, lastMatches, ...brief } of await store.listSearched(briefIds)) {
      const searcher = await findSearcher(brief.userId);
      if (!searcher || !lastSearchedAt) continue;
      let isFallback = false;
      const onFallback = () => (isFallback = true);
      const { matches } = await searching.findVisible(searcher, { text: brief.text, briefId: brief.id, onFallback });
      // NOTE: without the model that the last search had, other people would seem to be new.
      if (isFallback) continue;
      const known = new Set((lastMatches ?? []).map(({ userId }) => userId));
      const newIds = matches.map(({ user }) => user.id).filter((id) => !known.has(id));
      await store.saveNewMatches({ ...brief, lastSearchedAt }, newIds);
    }
  }

  return { plan, find };
}
