import type {
  CandidateSource,
  Counts,
  ListPart,
  SourceEntry,
  SourceProfile,
  Summary,
} from "@triptych/matching-engine/candidate-source";
import { listEntryBytes } from "@triptych/matching-engine/stored-list";
import type { StoredWord } from "@triptych/matching-engine/stored-entry";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { IndexedProfile, ProfileMeaning } from "./matching-index.ts";

export interface SourceDeps {
  /** Is what searches read: the database, or a replica of it. */
  queries: Queries;
  listProfiles: (ids: readonly string[]) => Promise<IndexedProfile[]>;
  listMeanings: (ids: readonly string[]) => Promise<ProfileMeaning[]>;
  engineVersion: string;
}

/** Limits the entries in no list yet that a search looks through. There are more only while very many profiles are saved at once. */
const recentAtMost = 1_000;
/** Counts the entries that are read of each part beyond the share that is asked for. */
const spareEntries = 16;

interface WordRow extends Record<string, unknown>, Pick<StoredWord, "term" | "stem"> {
  /** Is null in the row that holds the last slot, in the place of the uses. */
  code: number | null;
  uses: number;
  isOfStem: boolean;
}

interface SummaryRow extends SourceEntry, Record<string, unknown> {
  what: "total" | "gone" | "recent";
  profiles: number | null;
}

/** Serves searches from the tables of the index. */
export function postgresSource({ queries, listProfiles, listMeanings, engineVersion }: SourceDeps): CandidateSource {
  /** NOTE: one statement, so that the counts are those of the last slot that it returns. */
  async function count({ codes, stems }: { codes: readonly number[]; stems: readonly string[] }): Promise<Counts> {
    const { rows } = await queries.execute<WordRow>(sql`
      select code, term, stem, uses, false as "isOfStem" from matching_words where code = any(${sql.param([...codes])}::int[])
      union all
      select code, term, stem, uses, true from matching_words where stem = any(${sql.param([...stems])}::text[])
      union all
      select null, null, null, listed_slot::float8, false from matching_totals`);
    const words = rows.filter(({ code }) => code !== null);
    return {
      having: new Map(words.map(({ code, uses }) => [code!, uses])),
      words: words.filter(({ isOfStem }) => isOfStem).map(({ code, term, stem }) => ({ code: code!, term, stem })),
      listedSlot: rows.find(({ code }) => code === null)?.uses ?? 0,
    };
  }

  /** NOTE: one statement, so that an entry is counted either in the lists or among the recent ones. */
  async function summarise(): Promise<Summary> {
    const { rows } = await queries.execute<SummaryRow>(sql`
      with totals as (
        select coalesce(max(profiles), 0) as profiles, coalesce(max(total_length), 0)::float8 as total, coalesce(max(listed_slot), 0) as listed
        from matching_totals)
      select 'total' as what, listed::float8 as slot, null::uuid as id, null::text as "userType", total as length,
        null::bytea as terms, profiles from totals
      union all
      select 'gone', slot::float8, null, null, length, terms, null from matching_removals
        where slot <= (select listed from totals)
      union all
      (select 'recent', slot::float8, user_id, user_type, length, terms, null from matching_entries
       where slot > (select listed from totals) order by matching_entries.slot desc limit ${recentAtMost})`);
    const [total] = rows.filter(({ what }) => what === "total");
    const gone = rows.filter(({ what }) => what === "gone");
    const recent = rows.filter(({ what }) => what === "recent");
    const lengthOf = (some: SummaryRow[]) => some.reduce((sum, { length }) => sum + length, 0);
    return {
      profiles: total!.profiles! + recent.length - gone.length,
      totalLength: total!.length + lengthOf(recent) - lengthOf(gone),
      recent,
      gone: gone.map(({ terms }) => terms),
      listedSlot: total!.slot,
    };
  }

  async function readLists({ userTypes, lists }: Parameters<CandidateSource["readLists"]>[0]): Promise<ListPart[]> {
    const { rows } = await queries.execute<ListPart & Record<string, unknown>>(sql`
      select list.code, list.user_type as "userType", case when share = 1 then list.entries
        else substring(list.entries from 1 for ${listEntryBytes} * (ceil(list.size * share)::int + ${spareEntries})) end as entries
      from unnest(${sql.param(lists.map(({ code }) => code))}::int[], ${sql.param(lists.map(({ share }) => share))}::float8[]) as asked (code, share)
      join matching_lists as list on list.code = asked.code and list.user_type = any(${sql.param([...userTypes])}::text[])`);
    return rows;
  }

  async function readSlots({ userTypes, slots }: Parameters<CandidateSource["readSlots"]>[0]): Promise<SourceEntry[]> {
    const { rows } = await queries.execute<SourceEntry & Record<string, unknown>>(sql`
      select slot::float8 as slot, user_id as id, user_type as "userType", length, terms from matching_entries
      where slot = any(${sql.param([...slots])}::bigint[]) and user_type = any(${sql.param([...userTypes])}::text[])`);
    return rows;
  }

  async function findPeople(ids: readonly string[]): Promise<SourceEntry[]> {
    const { rows } = await queries.execute<SourceEntry & Record<string, unknown>>(sql`
      select slot::float8 as slot, user_id as id, user_type as "userType", length, terms from matching_entries
      where user_id = any(${sql.param([...ids])}::uuid[])`);
    return rows;
  }

  async function readProfiles(ids: readonly string[]): Promise<SourceProfile[]> {
    const [{ rows }, profiles, meanings] = await Promise.all([
      queries.execute<{ id: string; reading: Uint8Array; version: number }>(sql`
        select user_id as id, reading, profile_version as version from matching_entries
        where user_id = any(${sql.param([...ids])}::uuid[]) and engine_version = ${engineVersion}`),
      listProfiles(ids),
      listMeanings(ids),
    ]);
    const readingOf = new Map(rows.map((row) => [row.id, row]));
    const meaningOf = new Map(meanings.map((one) => [one.id, one.meaning]));
    return profiles.map(({ profile, version }) => {
      const row = readingOf.get(profile.id);
      const reading = row?.version === version ? row.reading : undefined;
      return { profile, reading, meaning: meaningOf.get(profile.id) };
    });
  }

  return { count, summarise, readLists, readSlots, findPeople, readProfiles };
}
