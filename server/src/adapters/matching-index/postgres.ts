import { createSourceMatcher, type SourceMatcher } from "@triptych/matching-engine/source-matcher";
import { createEntryReader } from "@triptych/matching-engine/stored-entry";
import { sql } from "drizzle-orm";
import { isConnectionLoss } from "../../platform/database/connection-loss.ts";
import { afterCommit, type Database, type Transaction } from "../../platform/database/database.ts";
import { stageTimer } from "../../platform/metrics/meters.ts";
import type { Log } from "../../platform/process/log.ts";
import type {
  IndexedProfile,
  IndexSearchResult,
  MatchingIndex,
  ProfileMeaning,
  SharedMatchingIndex,
} from "./matching-index.ts";
import { postgresEntries } from "./postgres-entries.ts";
import { postgresLists } from "./postgres-lists.ts";
import { postgresSource } from "./postgres-source.ts";
import { replicaReader, type Replica } from "./replica.ts";
import { createSameThreadIndex } from "./same-thread.ts";

export interface PostgresIndexDeps {
  database: Database;
  log: Log;
  /** Returns people's profiles with their versions, from the database or from its replica. */
  listProfiles: (from: Database, ids: readonly string[]) => Promise<IndexedProfile[]>;
  /** Returns what people's sentences mean, as far as that is known. */
  listMeanings: (from: Database, ids: readonly string[]) => Promise<ProfileMeaning[]>;
  /** Serves searches in the place of the database, as soon as it has what this process saved. */
  replica?: Database | null;
  /** Sets how often it is seen whether new entries are to be brought into the lists, in milliseconds. */
  maintainEveryMs?: number;
  /** Names the version of the engine, as `computeEngineVersion` returns it. */
  engineVersion: string;
}

export interface PostgresIndex extends SharedMatchingIndex {
  /** Brings new entries into the lists, and reads entries of another version of the engine anew. */
  maintain: () => Promise<void>;
}

const idsAtOnce = 1_000;
const writtenAtOnce = 50;
const outdatedAtOnce = 100;
/** Brings entries into the lists when there are so many, or when so much time has passed. */
const recentAtMost = 200;
const recentForMs = 30_000;

/** Creates an index in the tables of the database, which all processes share and none holds in its memory. */
export function createPostgresIndex(deps: PostgresIndexDeps): PostgresIndex {
  const { database, log, listProfiles, listMeanings, engineVersion, replica = null, maintainEveryMs = 2_000 } = deps;
  const entries = postgresEntries({ readEntry: createEntryReader(), engineVersion });
  const lists = postgresLists(database);
  const own = matcherOn(database);
  const reader: Replica | null = replica && replicaReader({ database, replica, log });
  const replicas = replica && matcherOn(replica);
  const alone = createSameThreadIndex();
  let lastUpdateAt = -Infinity;
  let hasNotedEngine = false;
  let maintaining: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function matcherOn(queries: Database): SourceMatcher {
    return createSourceMatcher(
      postgresSource({
        queries,
        engineVersion,
        listProfiles: (ids) => listProfiles(queries, ids),
        listMeanings: (ids) => listMeanings(queries, ids),
      }),
    );
  }

  /** Runs writes one after the other. Later searches wait for them, so that they see what was put or removed before. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine = writing.then(work);
    writing = mine.catch(() => {});
    return mine;
  }

  /** Reads from the replica where it has all that this process saved, otherwise from the database. */
  async function read<Result>(work: (matcher: SourceMatcher) => Promise<Result>): Promise<Result> {
    await writing;
    if (!reader || !replicas || !(await reader.isCurrent())) return work(own);
    try {
      return await work(replicas);
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      reader.noteLoss(error);
      return work(own);
    }
  }

  async function put(profiles: readonly IndexedProfile[]): Promise<void> {
    if (profiles.length === 0) return;
    const known = await entries.listVersions(
      database,
      profiles.map(({ profile }) => profile.id),
    );
    const newer = profiles.filter(({ profile, version }) => (known.get(profile.id) ?? -1) < version);
    await writeAll(newer);
  }

  async function writeAll(profiles: readonly IndexedProfile[]): Promise<void> {
    for (let at = 0; at < profiles.length; at += writtenAtOnce) {
      const written = await entries.readAll(profiles.slice(at, at + writtenAtOnce));
      await database.transaction((tx) => entries.write(tx, written));
    }
    if (profiles.length > 0) reader?.noteChange();
  }

  async function write(tx: Transaction, profile: IndexedProfile): Promise<void> {
    await entries.write(tx, await entries.readAll([profile]));
    afterCommit(() => reader?.noteChange());
  }

  async function search({ excludedIds = [], ...asked }: Parameters<MatchingIndex["search"]>[0]) {
    const stages: IndexSearchResult["stages"] = [];
    const onStage = stageTimer(({ stage }, seconds) => stages.push({ stage, seconds }));
    const { matches, byJob } = await read((matcher) => matcher.search({ ...asked, excludedIds, onStage }));
    return { matches, jobs: byJob.jobs.map(({ label, force }) => ({ label, force })), stages };
  }

  async function* listIds(): AsyncGenerator<string[]> {
    for (let last: string | null = null; ;) {
      const page: string[] = await entries.listIdsAfter(database, last, idsAtOnce);
      if (page.length > 0) yield page;
      if (page.length < idsAtOnce) return;
      last = page.at(-1)!;
    }
  }

  function maintain(): Promise<void> {
    return (maintaining ??= maintainNow().finally(() => (maintaining = undefined)));
  }

  async function maintainNow(): Promise<void> {
    lastUpdateAt = performance.now();
    await lists.update();
    await readOutdated();
  }

  async function tick(): Promise<void> {
    if (maintaining) return;
    try {
      const isDue = performance.now() - lastUpdateAt > recentForMs;
      if (isDue || (await lists.countRecent(recentAtMost)) >= recentAtMost) await maintain();
    } catch (error) {
      log.warn({ err: error }, "the matching lists could not be brought up to date");
    }
  }

  /** Reads entries of another version of the engine anew, a slice at a time. Until then they serve as they are. */
  async function readOutdated(): Promise<void> {
    if (!hasNotedEngine) await entries.noteEngine(database);
    hasNotedEngine = true;
    for (;;) {
      const ids = await entries.listOutdated(database, outdatedAtOnce);
      if (ids.length === 0) return;
      const profiles = await listProfiles(database, ids);
      await writeAll(profiles);
      const present = new Set(profiles.map(({ profile }) => profile.id));
      const gone = ids.filter((id) => !present.has(id));
      if (gone.length > 0) await entries.remove(database, gone);
    }
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await entries.remove(database, ids);
    reader?.noteChange();
  }

  return {
    put: (profiles) => inTurn(() => put(profiles)),
    // NOTE: they are read from the database with the profiles.
    setMeanings: async () => {},
    remove: (ids) => inTurn(() => remove(ids)),
    write,
    start: () => {
      timer ??= setInterval(() => void tick(), maintainEveryMs).unref();
    },
    search,
    listIds,
    maintain,
    listVersions: (ids) => entries.listVersions(database, ids),
    read: (input) => read((matcher) => matcher.read(input)),
    rereadBrief: (input) => read((matcher) => matcher.rereadBrief(input)),
    explain: (ids, asked) => read((matcher) => matcher.explain(ids, asked)),
    findBrandsFor: (asked) => read((matcher) => matcher.findBrandsFor(asked)),
    scoreBrandFor: alone.scoreBrandFor,
    measure: async () => ({ profiles: await countEntries(database), memory: null }),
    isFilled: () => entries.isFilled(database),
    noteFilled: () => entries.noteFilled(database),
    describeEngine: async () => engineVersion,
    // NOTE: there is nothing to save beside the database itself.
    save: async function* () {},
    load: async () => "The index is in the database.",
    onLost: () => {},
    close: async () => {
      clearInterval(timer);
      await maintaining?.catch(() => {});
    },
  };
}

/** NOTE: counting millions of rows takes long, and this is for a figure on a page of metrics. */
async function countEntries(database: Database): Promise<number> {
  const { rows } = await database.execute<{ profiles: number }>(sql`
    select coalesce(max(profiles), 0) + (
      select count(*)::int from matching_entries where slot > coalesce((select listed_slot from matching_totals), 0)) as profiles
    from matching_totals`);
  return rows[0]!.profiles;
}
