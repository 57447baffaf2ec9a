import type { ClientBase } from "pg";
import {
  listMigrations,
  listSequences,
  listTables,
  readQueueVersion,
  readRows,
  writeAlike,
} from "./backup-contents.ts";
import { BackupProblem, createSum, type BackupEnd, type BackupHeader, type KeptFiles } from "./backup-format.ts";
import { writeBackupFile } from "./backup-file.ts";
import type { OpenDatabase } from "../database/database.ts";
import { queueSchema } from "../jobs/queue.ts";

export interface BackupOptions {
  file: string;
  now: Date;
  /** Holds the secret that signs sessions, if the server generated it. */
  sessionSecret: string | null;
  /** Holds people's files, which are kept too. */
  files?: KeptFiles;
}

/**
 * Writes the whole database, as it is at one moment, to a file while the server goes on working. Returns how much it
 * wrote.
 */
export async function saveBackup(
  open: OpenDatabase,
  options: BackupOptions,
): Promise<{ tables: number; rows: number; files: number }> {
  return open.unhurried(async (client) => {
    await client.query("begin isolation level repeatable read read only");
    try {
      await refuseUnmade(client);
      await writeAlike(client);
      const header = await describe(client, options);
      const end: BackupEnd = { end: true, contents: [] };
      const kept = { files: 0 };
      await writeBackupFile(options.file, linesOf(client, header, { end, files: options.files, kept }));
      const rows = end.contents.reduce((sum, each) => sum + each.rows, 0);
      return { tables: header.tables.length, rows, ...kept };
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

interface Written {
  end: BackupEnd;
  files: KeptFiles | undefined;
  kept: { files: number };
}

async function* linesOf(
  client: ClientBase,
  header: BackupHeader,
  { end, files, kept }: Written,
): AsyncGenerator<string> {
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
  if (files) {
    const sum = createSum();
    for await (const line of piecesOf(files, kept)) {
      sum.add(line);
      yield line;
    }
    end.pieces = sum.contents();
  }
  yield JSON.stringify(end);
}

const pieceBytes = 300_000;

/**
 * Yields people's files in pieces. NOTE: they are read after the rows. A file that was removed meanwhile is left out, and one that came
 * later has no row, so that the restored server removes it.
 */
async function* piecesOf(files: KeptFiles, kept: { files: number }): AsyncGenerator<string> {
  for await (const { key } of files.list()) {
    const found = await files.open(key);
    if (!found) continue;
    let waiting = Buffer.alloc(0);
    for await (const chunk of found.content) {
      waiting = Buffer.concat([waiting, chunk]);
      for (; waiting.length > pieceBytes; waiting = waiting.subarray(pieceBytes))
        yield `%${JSON.stringify({ key, isLast: false, data: waiting.subarray(0, pieceBytes).toString("base64") })}`;
    }
    yield `%${JSON.stringify({ key, isLast: true, data: waiting.toString("base64") })}`;
    kept.files += 1;
  }
}
