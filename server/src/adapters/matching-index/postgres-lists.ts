import { setImmediate as nextTurn } from "node:timers/promises";
import type { UserType } from "@triptych/contract/basics";
import { tieBreakOf, unpackTerms } from "@triptych/matching-engine/stored-entry";
import { packList, sortList, unpackList, type ListEntry } from "@triptych/matching-engine/stored-list";
import { sql } from "drizzle-orm";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import type { Database, Queries } from "../../platform/database/database.ts";
import { matchingLists, matchingRemovals, matchingSlots, matchingWords } from "./tables.ts";

/** Limits the entries that one transaction brings into the lists. */
const entriesAtOnce = 1_000;
/** Sets the size below which a part of a list is small, and how large parts become when they are joined. */
export const partSizes = { small: 4_000, joined: 16_000 } as const;
const smallPartsAtMost = 12;

interface EntryRow extends Record<string, unknown> {
  slot: number;
  id: string | null;
  userType: UserType | null;
  length: number;
  terms: Uint8Array;
}

interface WordRow extends Record<string, unknown> {
  code: number;
  uses: number;
  gone: number;
  smallParts: number;
}

/** Keeps the lists: brings new entries into them, and tidies lists of many parts or of many people who have left. */
export function postgresLists(database: Database) {
  /** Holds the last slot that was taken at a moment, and the oldest transaction that began after it. */
  let bound: { slot: number; transaction: string } | undefined;

  async function countRecent(atMost: number): Promise<number> {
    const { rows } = await database.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select from matching_entries where slot > coalesce((select listed_slot from matching_totals), 0) limit ${atMost}) as recent`);
    return rows[0]!.count;
  }

  /** Brings entries into the lists until there is none left that can be. */
  async function update(): Promise<void> {
    for (let isMore = true; isMore;) {
      bound ??= await readBound();
      const { due, wasFull, isPassed } = await updateOnce(bound);
      for (const word of due) await tidy(word);
      if (isPassed && !wasFull) bound = undefined;
      isMore = wasFull;
    }
  }

  /**
   * NOTE: a slot can be taken early and be committed late. Whoever took one up to this slot had a transaction's number before it was read, so
   * that all of them have ended when no transaction before the noted one is open.
   */
  async function readBound() {
    const { rows: slots } = await database.execute<{ slot: number }>(
      sql`select case when is_called then last_value else 0 end::float8 as slot from ${sql.identifier(matchingSlots.seqName!)}`,
    );
    const { rows } = await database.execute<{ transaction: string }>(
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text as transaction`,
    );
    return { slot: slots[0]!.slot, transaction: rows[0]!.transaction };
  }

  function updateOnce({ slot: last, transaction }: { slot: number; transaction: string }) {
    return database.transaction(async (tx) => {
      const nothing = { due: [], wasFull: false, isPassed: false };
      if (!(await lock(tx))) return nothing;
      const { rows: checks } = await tx.execute<{ isPassed: boolean }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${transaction}::xid8 as "isPassed"`,
      );
      if (!checks[0]!.isPassed) return nothing;
      const totals = await readTotals(tx);
      const { added, removed, wasFull } = await readChanges(tx, totals.listedSlot, last);
      const upTo = wasFull ? added.at(-1)!.slot : last;
      const left = removed.filter(({ slot }) => slot <= totals.listedSlot);
      const profiles = totals.profiles + added.length - left.length;
      const totalLength = totals.totalLength + lengthOf(added) - lengthOf(left);
      const due = [
        ...(await addToLists(tx, added, { part: upTo, averageLength: totalLength / Math.max(1, profiles) })),
        ...(await noteGone(tx, left)),
      ];
      const noted = removed.filter(({ slot }) => slot <= upTo).map(({ slot }) => slot);
      await tx.execute(sql`delete from ${matchingRemovals} where slot = any(${sql.param(noted)}::bigint[])`);
      await tx.execute(sql`
        insert into matching_totals (profiles, total_length, listed_slot) values (${profiles}, ${totalLength}, ${upTo})
        on conflict (is_only) do update set profiles = excluded.profiles, total_length = excluded.total_length, listed_slot = excluded.listed_slot`);
      return { due, wasFull, isPassed: true };
    });
  }

  async function tidy({ code, gone }: WordRow): Promise<void> {
    await database.transaction(async (tx) => {
      if (!(await lock(tx))) return;
      const { profiles, totalLength } = await readTotals(tx);
      const averageLength = totalLength / Math.max(1, profiles);
      const { rows } = await tx.execute<{ userType: UserType; part: number; size: number }>(sql`
        select user_type as "userType", part::float8 as part, size from ${matchingLists} where code = ${code} order by size`);
      let smallParts = 0;
      for (const [userType, parts] of Map.groupBy(rows, (row) => row.userType)) {
        const chosen = gone > 0 ? parts : parts.filter(({ size }) => size < partSizes.small);
        for (const group of groupsOf(chosen)) {
          if (group.length === 1 && gone === 0) {
            smallParts += 1;
            continue;
          }
          const size = await join(tx, { code, userType, parts: group, withoutGone: gone > 0, averageLength });
          if (size > 0 && size < partSizes.small) smallParts += 1;
          await nextTurn();
        }
      }
      await tx.execute(sql`
        update ${matchingWords} set small_parts = ${smallParts}, gone = greatest(0, gone - ${gone}) where code = ${code}`);
    });
  }

  return { countRecent, update };
}

async function lock(tx: Queries): Promise<boolean> {
  const { rows } = await tx.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.matchingLists}) as "isOurs"`,
  );
  return rows[0]!.isOurs;
}

async function readTotals(tx: Queries) {
  const { rows } = await tx.execute<{ profiles: number; totalLength: number; listedSlot: number }>(sql`
    select profiles, total_length::float8 as "totalLength", listed_slot::float8 as "listedSlot" from matching_totals`);
  return rows[0] ?? { profiles: 0, totalLength: 0, listedSlot: 0 };
}

/** NOTE: one statement, so that an entry is seen either as it is or as removed. */
async function readChanges(tx: Queries, after: number, last: number) {
  const { rows } = await tx.execute<EntryRow>(sql`
    (select slot::float8 as slot, user_id as id, user_type as "userType", length, terms from matching_entries
     where slot > ${after} and slot <= ${last} order by matching_entries.slot limit ${entriesAtOnce})
    union all
    (select slot::float8, null, null, length, terms from matching_removals where slot <= ${last})`);
  const added = rows.filter(({ id }) => id !== null).toSorted((a, b) => a.slot - b.slot);
  return { added, removed: rows.filter(({ id }) => id === null), wasFull: added.length === entriesAtOnce };
}

interface List {
  userType: UserType;
  code: number;
  entries: ListEntry[];
}

async function addToLists(
  tx: Queries,
  rows: readonly EntryRow[],
  { part, averageLength }: { part: number; averageLength: number },
): Promise<WordRow[]> {
  const lists = new Map<string, List>();
  const uses = new Map<number, number>();
  for (const [number, { slot, id, userType, length, terms }] of rows.entries()) {
    const { codes, values } = unpackTerms(terms);
    const tie = tieBreakOf(id!);
    for (const [at, code] of codes.entries()) {
      const key = `${userType} ${code}`;
      const entry = { slot, tie, length, value: values[at]! };
      const list = lists.get(key);
      if (list === undefined) lists.set(key, { userType: userType!, code, entries: [entry] });
      else list.entries.push(entry);
      uses.set(code, (uses.get(code) ?? 0) + 1);
    }
    if (number % 50 === 49) await nextTurn();
  }
  const all = [...lists.values()];
  for (let at = 0; at < all.length; at += 2_000) {
    const few = all.slice(at, at + 2_000);
    await insertLists(tx, few, { part, averageLength });
    await nextTurn();
  }
  return countUses(tx, { uses, smallParts: Map.groupBy(all, ({ code }) => code) });
}

async function insertLists(
  tx: Queries,
  lists: readonly List[],
  { part, averageLength }: { part: number; averageLength: number },
): Promise<void> {
  const each = <T>(valueOf: (list: List) => T) => sql.param(lists.map(valueOf));
  await tx.execute(sql`
    insert into matching_lists (user_type, code, part, size, entries)
    select user_type, code, ${part}::bigint, size, entries from unnest(
      ${each(({ userType }) => userType)}::text[], ${each(({ code }) => code)}::int[], ${each(({ entries }) => entries.length)}::int[],
      ${each(({ code, entries }) => packList(sortList(entries, code >= 0, averageLength)))}::bytea[]) as given (user_type, code, size, entries)`);
}

/** Counts new entries, and returns the words whose lists have too many small parts by now. */
async function countUses(
  tx: Queries,
  { uses, smallParts }: { uses: ReadonlyMap<number, number>; smallParts: ReadonlyMap<number, readonly List[]> },
): Promise<WordRow[]> {
  const codes = [...uses.keys()].toSorted((a, b) => a - b);
  const { rows } = await tx.execute<WordRow>(sql`
    insert into matching_words as word (code, uses, small_parts)
    select * from unnest(${sql.param(codes)}::int[], ${sql.param(codes.map((code) => uses.get(code)))}::int[],
      ${sql.param(codes.map((code) => smallParts.get(code)?.length ?? 0))}::int[])
    on conflict (code) do update set uses = word.uses + excluded.uses, small_parts = word.small_parts + excluded.small_parts
    returning code, uses, 0 as gone, small_parts as "smallParts"`);
  return rows.filter((row) => row.smallParts > smallPartsAtMost);
}

/** Counts people who have left, and returns the words whose lists hold too many of them. */
async function noteGone(tx: Queries, rows: readonly EntryRow[]): Promise<WordRow[]> {
  const gone = new Map<number, number>();
  for (const { terms } of rows) for (const code of unpackTerms(terms).codes) gone.set(code, (gone.get(code) ?? 0) + 1);
  const { rows: words } = await tx.execute<WordRow>(sql`
    update matching_words as word set uses = greatest(0, word.uses - left_by.count), gone = word.gone + left_by.count
    from unnest(${sql.param([...gone.keys()])}::int[], ${sql.param([...gone.values()])}::int[]) as left_by (code, count)
    where word.code = left_by.code
    returning word.code, word.uses, word.gone, word.small_parts as "smallParts"`);
  return words.filter(({ uses, gone: left }) => left * 8 > uses + 64);
}

/** Groups parts, the smallest first, so that none becomes larger than it may be. */
function groupsOf<Part extends { size: number }>(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  let size = Infinity;
  for (const part of parts) {
    size += part.size;
    if (size > partSizes.joined) {
      groups.push([]);
      ({ size } = part);
    }
    groups.at(-1)!.push(part);
  }
  return groups;
}

interface Joining {
  code: number;
  userType: UserType;
  parts: readonly { part: number }[];
  withoutGone: boolean;
  averageLength: number;
}

/** Makes one part of several, and returns how many entries it has. */
async function join(tx: Queries, { code, userType, parts, withoutGone, averageLength }: Joining): Promise<number> {
  const numbers = parts.map(({ part }) => part);
  const { rows } = await tx.execute<{ entries: Uint8Array }>(sql`
    delete from matching_lists where user_type = ${userType} and code = ${code} and part = any(${sql.param(numbers)}::bigint[])
    returning entries`);
  let entries = rows.flatMap((row) => unpackList(row.entries));
  if (withoutGone) {
    const { rows: present } = await tx.execute<{ slot: number }>(sql`
      select slot::float8 as slot from matching_entries
      where user_type = ${userType} and slot = any(${sql.param(entries.map(({ slot }) => slot))}::bigint[])`);
    const slots = new Set(present.map(({ slot }) => slot));
    entries = entries.filter(({ slot }) => slots.has(slot));
  }
  if (entries.length > 0)
    await insertLists(tx, [{ userType, code, entries }], { part: Math.max(...numbers), averageLength });
  return entries.length;
}

function lengthOf(rows: readonly EntryRow[]): number {
  return rows.reduce((sum, { length }) => sum + length, 0);
}
