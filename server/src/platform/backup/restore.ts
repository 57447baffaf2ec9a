import { readMigrationFiles } from "drizzle-orm/migrator";
import type { ClientBase } from "pg";
import {
  insertRows,
  listMigrations,
  listTables,
  nameOf,
  readQueueVersion,
  sumUp,
  writeAlike,
} from "./backup-contents.ts";
import { openBackupFile, type BackupFile } from "./backup-file.ts";
import { BackupProblem, type BackupHeader } from "./backup-format.ts";
import type { OpenDatabase } from "../database/database.ts";
import { emptyDatabase } from "../database/empty-database.ts";
import { applyMigrations, migrationsFolder } from "../database/migrations.ts";
import { installQueue, queueSchema } from "../jobs/queue.ts";

const rowsAtOnce = 500;
const bytesAtOnce = 1_000_000;

export interface RestoreOptions {
  file: string;
  /** Throws away what is in the database. */
  isReplacing: boolean;
}

export interface Restored {
  tables: number;
  rows: number;
  createdAt: string;
  sessionSecret: string | null;
}

/**
 * Brings a database to what a backup has, and reads all of it again to be sure. The file is checked before anything is
 * touched; the rows are there all at once or not at all.
 */
export async function restoreBackup(open: OpenDatabase, { file, isReplacing }: RestoreOptions): Promise<Restored> {
  const backup = await openBackupFile(file);
  const { header, end } = backup;
  refuseOtherVersion(
    header.migrations,
    readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash),
  );
  await open.unhurried(async (client) => {
    await refuseWhileServing(client, open);
    if (isReplacing) await emptyDatabase(client);
    else await refuseRows(client);
  });
  await applyMigrations(open);
  await installQueue(open);
  await open.unhurried((client) => load(client, backup));
  return {
    tables: header.tables.length,
    rows: end.contents.reduce((sum, { rows }) => sum + rows, 0),
    createdAt: header.createdAt,
    sessionSecret: header.sessionSecret,
  };
}

function refuseOtherVersion(inBackup: string[], here: string[]) {
  if (inBackup.join() === here.join()) return;
  throw new BackupProblem(
    `The backup has ${inBackup.length} migrations and this version has ${here.length}, or others. Restore it with the version that made it; starting a newer one then upgrades it.`,
  );
}

async function refuseWhileServing(client: ClientBase, { isEmbedded, pool }: OpenDatabase) {
  if (isEmbedded) return;
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'triptych' and pid <> pg_backend_pid()`,
  );
  const others = rows[0]!.count - pool.totalCount;
  if (others > 0)
    throw new BackupProblem(`The server is running: it has ${others} connections to this database. Stop it first.`);
}

async function refuseRows(client: ClientBase) {
  for (const table of await listTables(client)) {
    if (table.schema !== "public") continue;
    const { rows } = await client.query(`select 1 from ${nameOf(table)} limit 1`);
    if (rows.length > 0)
      throw new BackupProblem(
        `The database is not empty: ${table.name} has rows. Say --replace to throw away everything that is in it.`,
      );
  }
}

async function load(client: ClientBase, backup: BackupFile) {
  await client.query("begin");
  try {
    await writeAlike(client);
    await refuseOtherTables(client, backup.header);
    const names = backup.header.tables.map(nameOf).join(", ");
    const attach = await detachRules(client);
    await client.query(`truncate ${names} cascade`);
    await insertAll(client, backup);
    for (const { name, lastValue } of backup.header.sequences)
      await client.query("select setval($1::regclass, $2)", [name, lastValue]);
    await attach();
    await verify(client, backup);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function refuseOtherTables(client: ClientBase, header: BackupHeader) {
  refuseOtherVersion(header.migrations, await listMigrations(client));
  const version = await readQueueVersion(client);
  if (version !== header.queueVersion || JSON.stringify(await listTables(client)) !== JSON.stringify(header.tables))
    throw new BackupProblem(
      `The backup's tables are others than this version's (job queue ${header.queueVersion}, here ${version}). Restore it with the version that made it.`,
    );
}

/**
 * Foreign keys and triggers would object to an order, or act a second time. They are put back before the commit; the keys
 * check every row then.
 */
async function detachRules(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', $1)`,
    [queueSchema],
  );
  const { rows: triggers } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger
     where not tgisinternal and tgenabled = 'O' and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggers) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table } of triggers) await client.query(`alter table ${table} enable trigger user`);
  };
}

async function insertAll(client: ClientBase, { header, rows }: BackupFile) {
  let waiting: string[] = [];
  let bytes = 0;
  let current = 0;
  const insert = async () => {
    if (waiting.length > 0) await insertRows(client, header.tables[current]!, waiting);
    [waiting, bytes] = [[], 0];
  };
  for await (const { table, row } of rows()) {
    if (table !== current || waiting.length >= rowsAtOnce || bytes > bytesAtOnce) await insert();
    current = table;
    waiting.push(row);
    bytes += row.length;
  }
  await insert();
}

async function verify(client: ClientBase, { header, end }: BackupFile) {
  for (const [at, table] of header.tables.entries()) {
    const [wanted, found] = [end.contents[at]!, await sumUp(client, table)];
    if (found.rows !== wanted.rows || found.checksum !== wanted.checksum)
      throw new BackupProblem(
        `After restoring, ${table.name} has ${found.rows} rows instead of ${wanted.rows}, or other ones. Nothing was kept.`,
      );
  }
}
