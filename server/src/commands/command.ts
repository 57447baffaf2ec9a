import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig, type Config } from "../config/config.ts";
import { BackupProblem } from "../platform/backup/backup-format.ts";
import { lockDataDir } from "../platform/database/embedded/data-dir-lock.ts";
import { openDatabase, type OpenDatabase } from "../platform/database/database.ts";
import { createLog } from "../platform/process/log.ts";
import { sentenceFor } from "../platform/availability/startup-problems.ts";

export interface Command {
  config: Config;
  /** Opens the database, does the work and closes it. A failure ends the process with a sentence. */
  run: <T>(work: (open: OpenDatabase) => Promise<T>) => Promise<T>;
}

/** Prepares a command that needs only the database. */
export function openForCommand({ isCreating }: { isCreating: boolean }): Command {
  const read = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? "error" });
  if (!read.ok) return stop(read.problems.map((problem) => `- ${problem}`).join("\n"));
  const { config } = read;
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !isCreating && !existsSync(join(dataDir, "database")))
    stop(`There is no database in the data folder ${dataDir}.`);

  return {
    config,
    run: async (work) => {
      const lock = databaseUrl ? null : lockDataDir(dataDir);
      if (!databaseUrl && !lock)
        stop("The server is using this data folder. Stop it first: the embedded database is for one process.");
      try {
        const at = databaseUrl ? { url: databaseUrl } : { dataDir };
        const open = await openDatabase({
          at,
          log: createLog({ level: config.logLevel }),
          onDiskFull: () => stop("The disk is full."),
        });
        try {
          return await work(open);
        } finally {
          await open.close();
          lock?.release();
        }
      } catch (error) {
        return stop(error instanceof BackupProblem ? error.message : sentenceFor(error, config));
      }
    },
  };
}

/** Ends the process with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
