import { readMigrationFiles } from "drizzle-orm/migrator";
import type { ClientBase } from "pg";
import { insertRows, listTables, nameOf, readQueueVersion, sumUp, writeAlike } from "./backup-contents.ts";
import { openBackupFile, type BackupFile } from "./backup-file.ts";
import { BackupProblem, type BackupHeader, type BackupTable, type KeptFiles } from "./backup-format.ts";
import type { OpenDatabase } from "../database/database.ts";
import { emptyDatabase } from "../database/empty-database.ts";
import { applyFirstMigrations, applyMigrations, migrationsFolder } from "../database/migrations.ts";
import { installQueue, queueSchema } from "../jobs/queue.ts";

const rowsAtOnce = 500;
const bytesAtOnce = 1_000_000;

export interface RestoreOptions {
  file: string;
  /** Removes everything that the database holds before it restores. */
  isReplacing: boolean;
  /** Takes people's files. */
  files?: Pick<KeptFiles, "put">;
  /** Overrides this version's migrations; tests hand in those of a newer version. */
  migrations?: string;
}

export interface Restored {
  tables: number;
  rows: number;
  files: number;
  createdAt: string;
  sessionSecret: string | null;
}

/**
 * Fills a database from a backup, then reads all of it again to compare. The file is checked before anything changes,
 * and the rows appear all at once or not at all. A backup of an older version gets that version's schema first and the
 * newer migrations afterwards, as the server would have applied them to the original database.
 */
export async function restoreBackup(open: OpenDatabase, options: RestoreOptions): Promise<Restored> {
  const { file, isReplacing, files, migrations = migrationsFolder } = options;
  const backup = await openBackupFile(file);
  const { header, end } = backup;
  const count = countOwnMigrations(
    header.migrations,
    readMigrationFiles({ migrationsFolder: migrations }).map(({ hash }) => hash),
  );
  await open.unhurried(async (client) => {
    await refuseWhileServing(client, open);
    if (isReplacing) await emptyDatabase(client);
    else await refuseRows(client);
  });
  // NOTE: before the rows, because a file without a row harms nobody.
  const restored = files ? await restoreFiles(backup, files) : 0;
  await applyFirstMigrations(open, migrations, count);
  await installQueue(open);
  await open.unhurried((client) => load(client, backup));
  await applyMigrations(open, migrations);
  return {
    tables: header.tables.length,
    rows: end.contents.reduce((sum, { rows }) => sum + rows, 0),
    files: restored,
    createdAt: header.createdAt,
    sessionSecret: header.sessionSecret,
  };
}

async function restoreFiles(backup: BackupFile, files: Pick<KeptFiles, "put">): Promise<number> {
  let restored = 0;
  for await (const { key, content } of backup.files()) {
    await files.put(key, content);
    restored += 1;
  }
  return restored;
}

/** Holds the hash of the last migration that the initial one replaced. A database that had it has the same schema. */
const lastBeforeInitial = "8769d3a263d0cb2da00f6c13fee7df94512ba43da04a30c581b02a6f3a5da5ab";

/** Returns how many of this version's migrations the backup has. Refuses backups of newer and of unknown versions. */
function countOwnMigrations(inBackup: string[], here: string[]): number {
  if (inBackup.at(-1) === lastBeforeInitial) return 1;
  const isOlderOrSame = inBackup.length > 0 && inBackup.every((hash, at) => hash === here[at]);
  if (isOlderOrSame) return inBackup.length;
  throw new BackupProblem(
    `The backup is of a newer or another version: it has ${inBackup.length} migrations, and this version has ${here.length} or other ones. Restore it with the version that made it.`,
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
        `The database is not empty: ${table.name} has rows. Add --replace to throw away everything that is in it.`,
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
  const version = await readQueueVersion(client);
  if (version !== header.queueVersion || shapeOf(await listTables(client)) !== shapeOf(header.tables))
    throw new BackupProblem(
      `The backup's tables are not those of this version (job queue ${header.queueVersion}, here ${version}). Restore it with the version that made it.`,
    );
}

/** Describes tables for a comparison that ignores the order of their columns. */
function shapeOf(tables: BackupTable[]): string {
  return JSON.stringify(tables.map(({ columns, ...table }) => ({ ...table, columns: columns.toSorted() })));
}

/**
 * Removes foreign keys and disables triggers, which would depend on the order of the tables or run a second time. The
 * returned function puts them back before the commit, when the keys check every row.
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
