import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Pool } from "pg";
import { heldTables, type HeldTable } from "./held-records.ts";

type Row = Record<string, unknown>;

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Returns the names of the columns of every table of the product. A partitioned table stands for its parts. */
export async function columnsByTable(pool: Pool): Promise<Map<string, string[]>> {
  const columns = Map.groupBy(await listColumns(pool), ({ table }) => table);
  return new Map([...columns].map(([table, list]) => [table, list.map(({ name }) => name)]));
}

async function listColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select table_name as table, column_name as name, udt_name as type
    from information_schema.columns join pg_class on relname = table_name and relnamespace = table_schema::regnamespace
    where table_schema = 'public' and relkind in ('r', 'p') and not relispartition order by table_name, ordinal_position`);
  return rows;
}

/** Adds a row about somebody to each held table that has none, and fills the columns that are null with made-up values. */
export async function addRowsTo(pool: Pool, people: { user: string; other: string }): Promise<void> {
  const columns = Map.groupBy(await listColumns(pool), ({ table }) => table);
  const { rows } = await pool.query<{ id: string }>("select sign_in_id as id from members where user_id = $1", [
    people.user,
  ]);
  const ids: Record<string, string> = { ...people, signIn: rows[0]!.id };
  for (const [table, { given = {} }] of Object.entries(heldTables)) {
    const own = columns.get(table) ?? [];
    if ((await rowsOf(pool, table, people.user)).length === 0)
      await insertRow(
        pool,
        table,
        own.map((column) => [column, given[column.name] ? ids[given[column.name]!] : invent(column)]),
      );
    else await fillNulls(pool, { table, columns: own, userId: people.user });
    const [row] = await rowsOf(pool, table, people.user);
    if (typeof row?.id === "string") ids[table] = row.id;
  }
}

/** Returns the rows of a held table that are about somebody. */
export async function rowsOf(pool: Pool, table: string, userId: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`select * from "${table}" where ${heldTables[table]!.whose}`, [userId]);
  return rows;
}

async function insertRow(pool: Pool, table: string, values: [Column, unknown][]): Promise<void> {
  const names = values.map(([{ name }]) => `"${name}"`);
  const places = values.map(([{ type }], at) => `$${at + 1}::${type}`);
  await pool.query(
    `insert into "${table}" (${names.join(", ")}) values (${places.join(", ")})`,
    values.map(([, value]) => value),
  );
}

async function fillNulls(
  pool: Pool,
  { table, columns, userId }: { table: string; columns: Column[]; userId: string },
): Promise<void> {
  for (const column of columns) {
    if (heldTables[table]!.leftOut?.[column.name]) continue;
    const { name, type } = column;
    const where = `(${heldTables[table]!.whose}) and "${name}" is null`;
    const { rows } = await pool.query(`select 1 from "${table}" where ${where}`, [userId]);
    if (rows.length > 0)
      await pool.query(`update "${table}" set "${name}" = $2::${type} where ${where}`, [userId, invent(column)]);
  }
}

let invented = 0;

/** Returns a value of the column's type that no other column has. */
function invent({ table, name, type }: Column): unknown {
  invented += 1;
  if (type === "uuid") return randomUUID();
  if (type === "bool") return true;
  if (type === "timestamptz") return new Date(Date.UTC(2031, 0, 1) + invented * 1_001);
  if (/^(int|float|numeric)/.test(type)) return invented;
  if (type === "jsonb") return JSON.stringify([{ of: `${table}.${name}` }]);
  if (type === "text") return `${table}.${name}.${invented}`;
  throw new Error(`The test knows no value for ${table}.${name} of the type ${type}. Please add one to \`invent\`.`);
}

/** Returns the objects at a path of the export. `[]` stands for each item of a list. */
export function rowsAt(records: unknown, path: string): Row[] {
  let found = [records];
  for (const step of path.split(".")) {
    const inside = found.map((each) => (each as Row | null)?.[step.replace("[]", "")]);
    found = step.endsWith("[]") ? inside.flat() : inside;
  }
  return found.filter((each): each is Row => typeof each === "object" && each !== null);
}

/** Compares a stored row with the exported row that is most like it. Returns a sentence for each missing or forbidden column. */
export function difference(
  row: Row,
  { table, held, exported }: { table: string; held: HeldTable; exported: Row[] },
): string[] {
  const { at, named = {}, leftOut = {} } = held;
  const wanted = Object.entries(JSON.parse(JSON.stringify(row)) as Row);
  const compare = (candidate: Row) =>
    wanted.flatMap(([column, value]) => {
      const property = named[column] ?? camelCase(column);
      if (leftOut[column])
        return value !== null && isDeepStrictEqual(candidate[property], value)
          ? [`${table}.${column} is exported as ${at}.${property}, though it is listed as left out`]
          : [];
      return property in candidate && isDeepStrictEqual(candidate[property], value)
        ? []
        : [`${table}.${column} is not exported as ${at}.${property}, and no reason is listed`];
    });
  const compared = exported.map(compare).toSorted((one, other) => one.length - other.length);
  return compared[0] ?? [`${table} has a row that is not exported at ${at}`];
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, initial: string) => initial.toUpperCase());

/** Returns the names of the product's tables that contain a text. */
export async function tablesContaining(pool: Pool, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of (await columnsByTable(pool)).keys()) {
    const { rows } = await pool.query(
      `select 1 from "${table}" as kept where position($1 in lower(to_jsonb(kept)::text)) > 0 limit 1`,
      [text.toLowerCase()],
    );
    if (rows.length > 0) found.push(table);
  }
  return found.toSorted();
}
