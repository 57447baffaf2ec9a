import type { UserType } from "@triptych/contract/basics";
import type { Client } from "pg";
import type { SearchableProfile } from "../../matching-engine/src/matcher.ts";
import { createEntryReader, tieBreakOf, unpackTerms } from "../../matching-engine/src/retrieve/stored-entry.ts";
import { packList, sortList, type ListEntry } from "../../matching-engine/src/retrieve/stored-list.ts";
import { partSizes } from "../../server/src/adapters/matching-index/postgres-lists.ts";

const rowsAtOnce = 500;
/** Sorts the first parts by a length that is about the average in the end. */
const averageLength = 110;

interface List {
  userType: UserType;
  code: number;
  entries: ListEntry[];
}

/** Writes what the index would hold after every profile was saved and every list was tidied, in large steps. */
export async function fillIndex(
  client: Client,
  profiles: Iterable<SearchableProfile>,
  engineVersion: string,
): Promise<{ seconds: number }> {
  const from = performance.now();
  const readEntry = createEntryReader();
  const lists = new Map<string, List>();
  const words = new Map<number, { term: string | null; stem: string | null; uses: number }>();
  const [fullLists, rows]: [List[], unknown[][]] = [[], []];
  let [slot, part, totalLength] = [0, 0, 0];

  for (const profile of profiles) {
    slot += 1;
    const { terms, length, reading, words: own } = readEntry(profile);
    totalLength += length;
    const tie = tieBreakOf(profile.id);
    rows.push([profile.userType, profile.id, slot, length, terms, reading, JSON.stringify(profile.data)]);
    for (const { code, term, stem } of own) if (!words.has(code)) words.set(code, { term, stem, uses: 0 });
    const { codes, values } = unpackTerms(terms);
    for (const [at, code] of codes.entries()) add(profile.userType, code, { slot, tie, length, value: values[at]! });
    if (rows.length >= rowsAtOnce) await writeRows();
    if (fullLists.length >= 20) await writeLists(fullLists.splice(0));
  }
  await writeRows();
  await writeLists(fullLists);
  const rest = [...lists.values()].filter(({ entries }) => entries.length > 0);
  for (let at = 0; at < rest.length; at += 2_000) await writeLists(rest.slice(at, at + 2_000));
  await writeWords();
  await client.query(
    `insert into matching_totals (profiles, total_length, listed_slot, is_filled) values ($1::int, $2::bigint, $1::int, true)
     on conflict (is_only) do update set profiles = $1::int, total_length = $2::bigint, listed_slot = $1::int, is_filled = true`,
    [slot, totalLength],
  );
  await client.query("select setval('matching_slots', greatest(1, $1::int))", [slot]);
  await client.query("vacuum analyze");
  return { seconds: (performance.now() - from) / 1_000 };

  function add(userType: UserType, code: number, entry: ListEntry) {
    let word = words.get(code);
    if (word === undefined) words.set(code, (word = { term: null, stem: null, uses: 0 }));
    word.uses += 1;
    const key = `${userType} ${code}`;
    const list = lists.get(key);
    if (list === undefined) lists.set(key, { userType, code, entries: [entry] });
    else if (list.entries.push(entry) >= partSizes.joined) {
      fullLists.push({ ...list });
      list.entries = [];
    }
  }

  async function writeRows() {
    const few = rows.splice(0);
    const column = (at: number) => few.map((row) => row[at]);
    await client.query(
      `insert into matching_entries (user_type, user_id, slot, length, terms, reading, profile_version, engine_version)
       select *, 1, $7 from unnest($1::text[], $2::uuid[], $3::bigint[], $4::int[], $5::bytea[], $6::bytea[])`,
      [column(0), column(1), column(2), column(3), column(4), column(5), engineVersion],
    );
    await client.query("insert into bench_profiles select * from unnest($1::uuid[], $2::text[], $3::jsonb[])", [
      column(1),
      column(0),
      column(6),
    ]);
  }

  async function writeLists(few: readonly List[]) {
    await client.query(
      `insert into matching_lists (user_type, code, part, size, entries)
       select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::bytea[])`,
      [
        few.map(({ userType }) => userType),
        few.map(({ code }) => code),
        few.map(() => ++part),
        few.map(({ entries }) => entries.length),
        few.map(({ code, entries }) => packList(sortList(entries, code >= 0, averageLength))),
      ],
    );
  }

  async function writeWords() {
    const all = [...words];
    for (let at = 0; at < all.length; at += 5_000) {
      const few = all.slice(at, at + 5_000);
      await client.query(
        "insert into matching_words (code, term, stem, uses) select * from unnest($1::int[], $2::text[], $3::text[], $4::int[])",
        [
          few.map(([code]) => code),
          few.map(([, { term }]) => term),
          few.map(([, { stem }]) => stem),
          few.map(([, { uses }]) => uses),
        ],
      );
    }
  }
}
