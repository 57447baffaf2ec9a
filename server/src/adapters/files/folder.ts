import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { FileStoreProblem, requireKey, type FileStore } from "./files.ts";

export interface FolderOptions {
  folder: string;
  /** Writes a file and waits until it is on the disk; tests hand in a disk that is full. */
  write?: (path: string, content: Buffer) => Promise<void>;
}

/** Keeps files in a folder of this machine. */
export function createFolderStore({ folder, write = writeThrough }: FolderOptions): FileStore {
  const pathOf = (key: string) => join(folder, requireKey(key));

  return {
    put: (key, content) =>
      explained(async () => {
        const path = pathOf(key);
        const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        try {
          await write(unfinished, content);
          await rename(unfinished, path);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
      }),
    open: (key) =>
      explained(async () => {
        const path = pathOf(key);
        const found = await stat(path).catch(nullWhereMissing);
        return found?.isFile() ? { bytes: found.size, content: createReadStream(path) } : null;
      }),
    removeFolder: (name) =>
      explained(async () => {
        await rm(pathOf(name), { recursive: true, force: true });
        // NOTE: the folder around it goes with the last one in it; others are left alone.
        await rmdir(dirname(pathOf(name))).catch(() => {});
      }),
    list: async function* (name) {
      const entries = await explained(async () => await readdir(pathOf(name), listing).catch(nullWhereMissing));
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.endsWith(unfinishedEnding)) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(nullWhereMissing);
        if (found) yield { key: relative(folder, path), savedAt: found.mtime };
      }
    },
    close: () => {},
  };
}

const unfinishedEnding = ".unfinished";
const listing = { recursive: true, withFileTypes: true } as const;

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new FileStoreProblem(fullCodes.has(code) ? "full" : "away", error);
  }
}

const fullCodes = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
