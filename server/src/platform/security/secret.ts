import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileName = "session-secret";

/**
 * Returns the secret that signs sessions. Generates it once and keeps it in the data folder, readable by its owner
 * only.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, fileName);
  return readSecret(file) ?? createSecret(dataDir, file);
}

/** Returns the generated secret, if there is one. */
export function findSecret(dataDir: string): string | null {
  return readSecret(join(dataDir, fileName));
}

/** Replaces this data folder's secret by another folder's, so that the other's sessions and links stay valid. */
export function replaceSecret(dataDir: string, secret: string): void {
  const file = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.${process.pid}`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Writes the secret to a temporary file and links it into place, so that a crash or a second process never leaves half
 * of it.
 */
function createSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readSecret(file)!;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
