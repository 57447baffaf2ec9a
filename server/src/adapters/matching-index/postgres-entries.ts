import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchableProfile } from "@triptych/matching-engine/matcher";
import type { ReadEntry } from "@triptych/matching-engine/stored-entry";
import { inArray, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { IndexedProfile } from "./matching-index.ts";
import { matchingEntries, matchingTotals } from "./tables.ts";

export interface EntriesDeps {
  readEntry: (profile: SearchableProfile) => ReadEntry;
  engineVersion: string;
}

/** Holds a profile with what the engine read of it. */
export interface WrittenEntry extends IndexedProfile {
  entry: ReadEntry;
}

/** Writes what the engine reads of profiles. Whoever has an entry may be found. */
export function postgresEntries({ readEntry, engineVersion }: EntriesDeps) {
  /** Reads profiles with the engine, and lets other work run in between. */
  async function readAll(profiles: readonly IndexedProfile[]): Promise<WrittenEntry[]> {
    const written: WrittenEntry[] = [];
    for (const [at, one] of profiles.entries()) {
      written.push({ ...one, entry: readEntry(one.profile) });
      if (at % 5 === 4) await nextTurn();
    }
    return written;
  }

  /** Writes entries, unless what is there is of a newer version of the profile. */
  async function write(queries: Queries, given: readonly WrittenEntry[]): Promise<void> {
    if (given.length === 0) return;
    // NOTE: in one order, so that two transactions never wait for each other.
    const entries = given.toSorted((a, b) => (a.profile.id < b.profile.id ? -1 : 1));
    // NOTE: takes a transaction number before the first slot, which the lists rely on.
    await queries.execute(sql`select pg_current_xact_id()`);
    await insertWords(queries, entries);
    const each = <T>(valueOf: (one: WrittenEntry) => T) => sql.param(entries.map(valueOf));
    // NOTE: another kind of account is another partition, where no conflict would be noticed.
    await queries.execute(sql`
      delete from matching_entries as entry using unnest(
        ${each(({ profile }) => profile.id)}::uuid[], ${each(({ profile }) => profile.userType)}::text[]) as given (id, type)
      where entry.user_id = given.id and entry.user_type <> given.type`);
    await queries.execute(sql`
      insert into matching_entries (user_type, user_id, length, terms, reading, profile_version, engine_version)
      select *, ${engineVersion} from unnest(
        ${each(({ profile }) => profile.userType)}::text[], ${each(({ profile }) => profile.id)}::uuid[],
        ${each(({ entry }) => entry.length)}::int[], ${each(({ entry }) => entry.terms)}::bytea[],
        ${each(({ entry }) => entry.reading)}::bytea[], ${each(({ version }) => version)}::int[])
      on conflict (user_id, user_type) do update set slot = excluded.slot, length = excluded.length, terms = excluded.terms,
        reading = excluded.reading, profile_version = excluded.profile_version, engine_version = excluded.engine_version
      where matching_entries.profile_version < excluded.profile_version
        or (matching_entries.profile_version = excluded.profile_version and matching_entries.engine_version <> excluded.engine_version)`);
  }

  /** Lists people whose entries another version of the engine wrote, where this version is the one that started last. */
  async function listOutdated(queries: Queries, limit: number): Promise<string[]> {
    const { rows } = await queries.execute<{ id: string }>(sql`
      with current as (select engine_version as version from matching_totals where engine_version = ${engineVersion})
      (select user_id as id from matching_entries, current where engine_version < version limit ${limit})
      union all
      (select user_id as id from matching_entries, current where engine_version > version limit ${limit})`);
    return rows.map(({ id }) => id);
  }

  /** Notes that this version of the engine started last. */
  async function noteEngine(queries: Queries): Promise<void> {
    await queries.execute(sql`
      insert into matching_totals (engine_version) values (${engineVersion})
      on conflict (is_only) do update set engine_version = excluded.engine_version
      where matching_totals.engine_version is distinct from excluded.engine_version`);
  }

  return { readAll, write, remove, listVersions, listIdsAfter, listOutdated, noteEngine, isFilled, noteFilled };
}

/** Inserts the words that nobody has used before, in one order, so that two transactions never wait for each other. */
async function insertWords(queries: Queries, entries: readonly WrittenEntry[]): Promise<void> {
  const words = [...new Map(entries.flatMap(({ entry }) => entry.words.map((word) => [word.code, word]))).values()];
  await queries.execute(sql`
    insert into matching_words (code, term, stem)
    select given.* from unnest(${sql.param(words.map(({ code }) => code))}::int[],
      ${sql.param(words.map(({ term }) => term))}::text[], ${sql.param(words.map(({ stem }) => stem))}::text[]) as given (code, term, stem)
    where not exists (select from matching_words as known where known.code = given.code)
    order by code on conflict (code) do nothing`);
}

async function remove(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.delete(matchingEntries).where(inArray(matchingEntries.userId, [...ids]));
}

async function listVersions(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ id: string; version: number }>(sql`
    select user_id as id, profile_version as version from matching_entries
    where user_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function listIdsAfter(queries: Queries, last: string | null, limit: number): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select user_id as id from matching_entries where ${last}::uuid is null or user_id > ${last}::uuid
    order by user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

async function isFilled(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from matching_totals where is_filled`);
  return rows.length > 0;
}

/**
 * Empties the index in the database where one was filled, for a product that keeps its index in memory: nothing would remove those who
 * leave from it.
 */
export async function clearEntries(queries: Queries): Promise<void> {
  if (!(await isFilled(queries))) return;
  await queries.execute(
    sql`truncate matching_entries, matching_lists, matching_words, matching_removals, matching_totals`,
  );
}

async function noteFilled(queries: Queries): Promise<void> {
  await queries
    .insert(matchingTotals)
    .values({ isFilled: true })
    .onConflictDoUpdate({
      target: matchingTotals.isOnly,
      set: { isFilled: true },
    });
}
