import type { IndexFigures, MatchingIndex } from "../adapters/matching-index/matching-index.ts";
import { createSameThreadIndex } from "../adapters/matching-index/same-thread.ts";
import { createThreadIndex } from "../adapters/matching-index/worker-thread.ts";
import type { Log } from "../platform/process/log.ts";
import type { Meters } from "../platform/metrics/meters.ts";
import type { Overrides } from "./overrides.ts";

export interface MatchingIndexDeps {
  log: Log;
  meters: Meters;
  overrides: Pick<Overrides, "isIndexInThisThread">;
}

/** Creates the index of everybody who is listed, and measures it. */
export function composeMatchingIndex({ log, meters, overrides }: MatchingIndexDeps): MatchingIndex {
  const countRestart = meters.counter({
    name: "matching_index_restarts_total",
    help: "Threads of the matching index that ended by themselves and were started again.",
    labels: [],
  });
  const index = overrides.isIndexInThisThread
    ? createSameThreadIndex()
    : createThreadIndex({ log, onRestart: () => countRestart({}) });
  measureIndex(index, meters);
  return index;
}

function measureIndex(index: MatchingIndex, meters: Meters) {
  const gauge = (name: string, help: string, read: (figures: IndexFigures) => number | undefined) =>
    meters.gauge({ name, help, labels: [] }, async () => {
      const value = read(await index.measure());
      return value === undefined ? [] : [{ labels: {}, value }];
    });
  gauge("matching_index_profiles", "Profiles in the matching index of this process.", ({ profiles }) => profiles);
  gauge("matching_index_heap_bytes", "Heap that the matching index's thread uses.", ({ memory }) => memory?.heapBytes);
  gauge(
    "matching_index_heap_limit_bytes",
    "Where the matching index's thread would run out of heap.",
    ({ memory }) => memory?.heapLimitBytes,
  );
  gauge(
    "matching_index_outside_heap_bytes",
    "Memory that the matching index holds outside of any heap.",
    ({ memory }) => memory?.outsideHeapBytes,
  );
}
