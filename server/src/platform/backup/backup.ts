import type { ClientBase } from "pg";
import {
  listMigrations,
  listSequences,
  listTables,
  readQueueVersion,
  readRows,
  writeAlike,
} from "./backup-contents.ts";
import { BackupProblem, createSum, type BackupEnd, type BackupHeader } from "./backup-format.ts";
import { writeBackupFile } from "./backup-file.ts";
import type { OpenDatabase } from "../database/database.ts";
import { queueSchema } from "../jobs/queue.ts";

export interface BackupOptions {
  file: string;
  now: Date;
  /** Holds the secret that signs sessions, if the server generated it. */
  sessionSecret: string | null;
}

/**
 * Writes the whole database, as it is at one moment, to a file while the server goes on working. Returns how much it
 * wrote.
 */
export async function saveBackup(
  open: OpenDatabase,
  options: BackupOptions,
): Promise<{ tables: number; rows: number }> {
  return open.unhurried(async (client) => {
    await client.query("begin isolation level repeatable read read only");
    try {
      await refuseUnmade(client);
      await writeAlike(client);
      const header = await describe(client, options);
      const end: BackupEnd = { end: true, contents: [] };
      await writeBackupFile(options.file, linesOf(client, header, end));
      return { tables: header.tables.length, rows: end.contents.reduce((sum, { rows }) => sum + rows, 0) };
    } finally {
      await client.query("rollback");
    }
  });
}

async function refuseUnmade(client: ClientBase) {
  const { rows } = await client.query<{ isMade: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('${queueSchema}.version') is not null as "isMade"`,
  );
  if (!rows[0]!.isMade)
    throw new BackupProblem("The server was never started with this database, so there is nothing to keep.");
}

async function describe(client: ClientBase, { now, sessionSecret }: BackupOptions): Promise<BackupHeader> {
  return {
    format: "triptych-backup-1",
    createdAt: now.toISOString(),
    migrations: await listMigrations(client),
    queueVersion: await readQueueVersion(client),
    sessionSecret,
    tables: await listTables(client),
    sequences: await listSequences(client),
  };
}

async function* linesOf(client: ClientBase, header: BackupHeader, end: BackupEnd): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for (const [at, table] of header.tables.entries()) {
    const sum = createSum();
    yield `#${at}`;
    for await (const row of readRows(client, table)) {
      sum.add(row);
      yield row;
    }
    end.contents.push(sum.contents());
  }
  yield JSON.stringify(end);
}
