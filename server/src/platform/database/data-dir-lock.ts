import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface DataDirLock {
  release: () => void;
}

/**
 * Keeps a second process away from a data folder; `null` when another one has it.
 * NOTE: it is the file lock that SQLite takes, because Node has none of its own. The system lets go of it when the
 * process ends, however it ends, so a lock is never left behind and nobody has to judge whether one is stale.
 */
export function lockDataDir(dataDir: string): DataDirLock | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(dataDir, "lock"));
  try {
    file.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => file.close() };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
