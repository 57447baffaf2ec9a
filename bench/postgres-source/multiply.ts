import { createHash } from "node:crypto";
import type { Client } from "pg";
import { tieBreakOf } from "../../matching-engine/src/retrieve/stored-entry.ts";
import { listEntryBytes, numbersOf } from "../../matching-engine/src/retrieve/stored-list.ts";
import { partSizes } from "../../server/src/adapters/matching-index/postgres-lists.ts";

/** Makes each profile of the index so many, with ids, slots and a published order of their own. */
export async function multiplyIndex(
  client: Client,
  { count, copies }: { count: number; copies: number },
): Promise<void> {
  const more = copies - 1;
  await client.query(
    `insert into bench_profiles select md5(id::text || copy)::uuid, type, data from bench_profiles, generate_series(1, ${more}) as copy`,
  );
  await client.query(
    `insert into matching_entries select user_type, md5(user_id::text || copy)::uuid, slot + copy * ${count}, length, terms, reading,
       profile_version, engine_version from matching_entries, generate_series(1, ${more}) as copy`,
  );
  const ties = await readTies(client, { count, copies });
  await multiplyLists(client, { count, copies, ties });
  await client.query("update matching_words set uses = uses * $1::int", [copies]);
  await client.query(
    "update matching_totals set profiles = profiles * $1::int, total_length = total_length * $1::int, listed_slot = listed_slot * $1::int",
    [copies],
  );
  await client.query("vacuum analyze");
}

/** Does the same with the profiles of the full text search, whose indexes are built anew. */
export async function multiplyPeer(client: Client, copies: number): Promise<void> {
  await client.query("drop index evaluation_words; drop index evaluation_titles");
  await client.query(
    `insert into evaluation_profiles select md5(id || copy), user_type, title, words from evaluation_profiles, generate_series(1, ${copies - 1}) as copy`,
  );
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("create index evaluation_words on evaluation_profiles using gin (words)");
  await client.query("create index evaluation_titles on evaluation_profiles using gin (title gin_trgm_ops)");
  await client.query("vacuum analyze evaluation_profiles");
}

interface Multiplied {
  count: number;
  copies: number;
}

async function readTies(client: Client, { count, copies }: Multiplied): Promise<Uint32Array> {
  const ties = new Uint32Array(count * copies + 1);
  const { rows } = await client.query<{ id: string; slot: number }>(
    `select user_id as id, slot::float8 as slot from matching_entries where slot <= ${count}`,
  );
  for (const { id, slot } of rows) {
    ties[slot] = tieBreakOf(id);
    for (let copy = 1; copy < copies; copy += 1) ties[slot + copy * count] = tieBreakOf(copyOf(id, copy));
  }
  return ties;
}

function copyOf(id: string, copy: number): string {
  const hash = createHash("md5").update(`${id}${copy}`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

interface ListRow {
  user_type: string;
  code: number;
  part: string;
  entries: Buffer;
}

async function multiplyLists(
  client: Client,
  { count, copies, ties }: Multiplied & { ties: Uint32Array },
): Promise<void> {
  const { rows: keys } = await client.query<{ part: string }>("select part from matching_lists order by part");
  let part = Number(keys.at(-1)!.part);
  for (let at = 0; at < keys.length; at += 500) {
    const few = keys.slice(at, at + 500).map((key) => key.part);
    const { rows } = await client.query<ListRow>(
      "delete from matching_lists where part = any($1::bigint[]) returning user_type, code, part, entries",
      [few],
    );
    const made = rows.flatMap((row) => copiesOf(row, { count, copies, ties }).map((entries) => ({ ...row, entries })));
    for (let from = 0; from < made.length; from += 100) {
      const some = made.slice(from, from + 100);
      await client.query(
        `insert into matching_lists (user_type, code, part, size, entries)
         select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::bytea[])`,
        [
          some.map((one) => one.user_type),
          some.map(({ code }) => code),
          some.map(() => ++part),
          some.map(({ entries }) => entries.length / listEntryBytes),
          some.map(({ entries }) => entries),
        ],
      );
    }
  }
}

/** Returns the parts that a list becomes. Each holds several copies in turns, so that those who gain most stay first. */
function copiesOf({ entries }: ListRow, { count, copies, ties }: Multiplied & { ties: Uint32Array }): Uint8Array[] {
  const numbers = numbersOf(entries);
  const size = numbers.length / 3;
  const together = Math.max(1, Math.floor(partSizes.joined / size));
  const parts: Uint8Array[] = [];
  for (let first = 0; first < copies; first += together) {
    const last = Math.min(copies, first + together);
    const made = new Uint32Array(size * (last - first) * 3);
    let to = 0;
    for (let at = 0; at < numbers.length; at += 3) {
      for (let copy = first; copy < last; copy += 1) {
        const slot = numbers[at]! + copy * count;
        made[to] = slot;
        made[to + 1] = ties[slot]!;
        made[to + 2] = numbers[at + 2]!;
        to += 3;
      }
    }
    parts.push(new Uint8Array(made.buffer));
  }
  return parts;
}
