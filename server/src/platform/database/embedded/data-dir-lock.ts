import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface DataDirLock {
  release: () => void;
}

/**
 * Keeps a second process away from a data folder. Returns `null` when another process holds the lock.
 * NOTE: it uses the file lock that SQLite takes, because Node has none. The system releases it when the process ends in
 * any way, so a lock never outlives its process.
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
