import type { ClientBase } from "pg";
import { createSum, type BackupHeader, type BackupTable, type Contents } from "./backup-format.ts";
import { queueSchema } from "../jobs/queue.ts";

/** Names the queue's own tables that are kept: what is scheduled and what is still to do. Its statistics start anew. */
const queueTables = ["queue", "schedule", "job"];
/** Names tables that are left out: the server makes their rows anew, and in another database they would be wrong. */
const leftOut = ["matching_snapshots", "matching_snapshot_pieces"];
const pageSize = 1_000;

/** Makes the server write rows the same way whatever its settings are. */
export async function writeAlike(client: ClientBase): Promise<void> {
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
     set local bytea_output = 'hex'; set local extra_float_digits = 1`,
  );
}

/** Lists every table that holds our rows. Leaves out the columns that the database computes. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($3)
       and (n.nspname = 'public' or (n.nspname = $1 and c.relname = any($2)))
     group by 1, 2 order by 1 desc, 2`,
    [queueSchema, queueTables, leftOut],
  );
  return rows;
}

export async function listSequences(client: ClientBase): Promise<BackupHeader["sequences"]> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
     from pg_sequences where schemaname in ('public', $1) and last_value is not null order by 1`,
    [queueSchema],
  );
  return rows;
}

/** Lists the hashes of the applied migrations, in order. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ hash }) => hash);
}

export async function readQueueVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(`select version from ${queueSchema}.version`);
  return rows[0]!.version;
}

/** Yields each row as a line of JSON. */
export async function* readRows(client: ClientBase, table: BackupTable): AsyncGenerator<string> {
  const columns = table.columns.map(quoted).join(", ");
  // Leaves out finished jobs. A running job is kept as running, so that the queue of the restored database takes it up
  // again.
  const kept =
    table.schema === queueSchema && table.name === "job" ? "where state <= 'active' or state = 'failed'" : "";
  await client.query(
    `declare kept cursor for
     select row_to_json(kept_row)::text as row from (select ${columns} from ${nameOf(table)} ${kept}) kept_row`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${pageSize} from kept`);
    // NOTE: JSON has line breaks only between values, where a space means the same.
    for (const { row } of rows) yield row.replaceAll(/[\r\n]/g, " ");
    if (rows.length < pageSize) break;
  }
  await client.query("close kept");
}

export async function sumUp(client: ClientBase, table: BackupTable): Promise<Contents> {
  const sum = createSum();
  for await (const row of readRows(client, table)) sum.add(row);
  return sum.contents();
}

/** Inserts rows that `readRows` returned into their table. */
export async function insertRows(client: ClientBase, table: BackupTable, rows: string[]): Promise<void> {
  const columns = table.columns.map(quoted).join(", ");
  await client.query(
    `insert into ${nameOf(table)} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${nameOf(table)}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
