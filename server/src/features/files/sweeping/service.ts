import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileLimits } from "@triptych/contract/files";
import { msPerHour } from "@triptych/contract/durations";
import { uploadsFolder } from "../../../adapters/uploads/uploads.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { FilesDeps } from "../deps.ts";
import { removeStored as removeStoredJob } from "../job-definitions.ts";
import { folderOf, keptFolder } from "../rules.ts";
import { filesStore, type FileRow } from "../store.ts";

/** Removes files with everything that is stored of them, so that nothing is left over whatever happens meanwhile. */
export function sweepingService({ database, clock, queue, log, fileStore, uploads, arrivingFolder }: FilesDeps) {
  const store = filesStore(database);

  /** Plans to remove what is stored of files whose rows this transaction removes. */
  async function forget(tx: Transaction, rows: Pick<FileRow, "id" | "token" | "state">[]): Promise<void> {
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const some = rows.slice(at, at + rowsAtOnce);
      const arriving = some.filter(({ state }) => state === "arriving");
      await queue.add(tx, removeStoredJob, {
        tokens: some.map(({ token }) => token),
        uploadIds: arriving.map(({ id }) => id),
      });
    }
  }

  async function removeStored({ tokens, uploadIds }: { tokens: string[]; uploadIds: string[] }): Promise<void> {
    for (const token of tokens) await fileStore.removeFolder(folderOf(token));
    for (const id of uploadIds) await uploads.remove(id);
  }

  /** Removes the files that nothing has used for long, and what forms left behind when the process was killed. */
  async function removeUnused(): Promise<void> {
    const before = new Date(clock.now().getTime() - fileLimits.unusedHours * msPerHour);
    for (;;) {
      const removed = await database.transaction(async (tx) => {
        const rows = await filesStore(tx).removeUnused(before, rowsAtOnce);
        await forget(tx, rows);
        return rows.length;
      });
      if (removed < rowsAtOnce) break;
    }
    await removeArrived(new Date(clock.now().getTime() - msPerHour));
  }

  async function removeArrived(before: Date): Promise<void> {
    for (const name of await readdir(arrivingFolder).catch(() => [])) {
      const path = join(arrivingFolder, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }

  /** Removes from the store what has no row. */
  async function removeUnknown(): Promise<void> {
    const before = new Date(clock.now().getTime() - fileLimits.unusedHours * msPerHour);
    const count = (await removeUnknownIn(keptFolder, before)) + (await removeUnknownIn(uploadsFolder, before));
    if (count > 0) log.warn({ count }, "the file store held files that nothing knows: they were removed");
  }

  async function removeUnknownIn(folder: typeof keptFolder | typeof uploadsFolder, before: Date): Promise<number> {
    const isKept = folder === keptFolder;
    let [names, removed] = [new Set<string>(), 0];
    const removeSome = async () => {
      const listed = [...names];
      const known = await store.listKnown(
        isKept ? { tokens: listed, ids: [] } : { tokens: [], ids: listed.filter(isId) },
      );
      const unknown = listed.filter((name) => !known.has(name));
      await removeStored(isKept ? { tokens: unknown, uploadIds: [] } : { tokens: [], uploadIds: unknown });
      removed += unknown.length;
      names = new Set();
    };
    for await (const { key, savedAt } of fileStore.list(folder)) {
      if (savedAt < before) names.add(key.split("/")[isKept ? 2 : 1]!);
      if (names.size >= rowsAtOnce) await removeSome();
    }
    await removeSome();
    return removed;
  }

  return { forget, removeStored, removeUnused, removeUnknown };
}

export type SweepingService = ReturnType<typeof sweepingService>;

const rowsAtOnce = 200;
const isId = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);
