import { computeEngineVersion } from "../adapters/matching-index/engine-version.ts";
import type {
  BriefEngine,
  IndexFigures,
  MatchingIndex,
  SharedMatchingIndex,
} from "../adapters/matching-index/matching-index.ts";
import type { PostgresIndexDeps } from "../adapters/matching-index/postgres.ts";
import { createThreadIndex } from "../adapters/matching-index/worker-thread.ts";
import type { Config } from "../config/config.ts";
import { openDatabase, type OpenDatabase } from "../platform/database/database.ts";
import type { Log } from "../platform/process/log.ts";
import type { Meters } from "../platform/metrics/meters.ts";
import type { Overrides } from "./overrides.ts";

export interface MatchingIndexDeps {
  open: OpenDatabase;
  log: Log;
  meters: Meters;
  overrides: Pick<Overrides, "isIndexInThisThread">;
  listProfiles: PostgresIndexDeps["listProfiles"];
  listMeanings: PostgresIndexDeps["listMeanings"];
}

export interface ComposedIndex {
  index: MatchingIndex;
  engine: BriefEngine;
  /** Is the same index where it is part of the database. */
  sharedIndex: SharedMatchingIndex | null;
  close: () => Promise<void>;
}

/** Creates the index of everybody who is listed, where the configuration says, and measures it. */
export async function composeMatchingIndex(config: Config, deps: MatchingIndexDeps): Promise<ComposedIndex> {
  if (config.matchingIndex === "postgres") return composeSharedIndex(config, deps);
  const index = await composeMemoryIndex(deps);
  return { index, engine: index, sharedIndex: null, close: index.close };
}

async function composeSharedIndex(
  { databaseReadUrl }: Config,
  { open, log, meters, listProfiles, listMeanings }: MatchingIndexDeps,
): Promise<ComposedIndex> {
  const replica = databaseReadUrl === null ? null : await openDatabase({ at: { url: databaseReadUrl }, log });
  const { createPostgresIndex } = await import("../adapters/matching-index/postgres.ts");
  const index = createPostgresIndex({
    database: open.database,
    replica: replica?.database ?? null,
    log,
    listProfiles,
    listMeanings,
    engineVersion: await computeEngineVersion(),
  });
  measureIndex(index, meters);
  return {
    index,
    // NOTE: this index judges in this thread, so that the engine is here already.
    engine: await createIndexHere(),
    sharedIndex: index,
    close: async () => {
      await index.close();
      await replica?.close();
    },
  };
}

async function composeMemoryIndex({ log, meters, overrides }: MatchingIndexDeps): Promise<MatchingIndex & BriefEngine> {
  const countRestart = meters.counter({
    name: "matching_index_restarts_total",
    help: "Threads of the matching index that ended by themselves and were started again.",
    labels: [],
  });
  const index = await openIndex({ log, overrides, onRestart: () => countRestart({}) });
  measureIndex(index, meters);
  return index;
}

/** Creates an empty index in a thread of its own, or where a test asks for that in this one. */
export async function openIndex({
  log,
  overrides,
  onRestart,
}: Pick<MatchingIndexDeps, "log" | "overrides"> & { onRestart?: () => void }): Promise<MatchingIndex & BriefEngine> {
  return overrides.isIndexInThisThread ? createIndexHere() : createThreadIndex({ log, onRestart });
}

/** Creates an index in this thread. NOTE: the engine is loaded here only for that, so that a start is quick. */
export async function createIndexHere(): Promise<MatchingIndex & BriefEngine> {
  const { createSameThreadIndex } = await import("../adapters/matching-index/same-thread.ts");
  return createSameThreadIndex();
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
