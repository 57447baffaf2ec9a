import type { Config } from "../config/config.ts";
import { openDatabase, type OpenDatabase } from "../platform/database/database.ts";
import { createLog, type Log } from "../platform/process/log.ts";
import { readOrCreateSecret } from "../platform/security/secret.ts";

/** Holds what the process opens before it composes the app. */
export interface ProcessResources {
  open: OpenDatabase;
  log: Log;
  /** Signs sessions. */
  sessionSecret: string;
}

/** Opens the log, the database and the secret that the configuration names. The caller locks the data folder. */
export async function openProcessResources(
  config: Config,
  events: { onDiskFull: () => void },
): Promise<ProcessResources> {
  const log = createLog({ level: config.logLevel });
  const at = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir };
  const open = await openDatabase({ at, log, ...events });
  return { open, log, sessionSecret: config.sessionSecret ?? readOrCreateSecret(config.dataDir) };
}
