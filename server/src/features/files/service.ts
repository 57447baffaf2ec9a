import { fileLimits, type FilePurpose, type StoredFile } from "@triptych/contract/files";
import type { Queries, Transaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import { arrivingService } from "./arriving/service.ts";
import type { FilesDeps } from "./deps.ts";
import { exportingService } from "./exporting/service.ts";
import { describe } from "./rules.ts";
import { servingService } from "./serving/service.ts";
import { filesStore } from "./store.ts";
import { sweepingService } from "./sweeping/service.ts";

/** Says for what somebody's files are used, and who may open them then. */
export type FileUse = { userId: string; purpose: FilePurpose } & (
  | { shownTo: "members" | "everybody" }
  /** Shows them to their owner and one other person. */
  | { shownTo: "person"; sharedWith: string }
);

export type FilesService = ReturnType<typeof filesService>;

/**
 * Keeps files for the other features: takes them, prepares them, serves them and removes them. A feature that uses a file says so with
 * `use`, keeps its id, and says with `release` or `remove` that it uses it no more.
 */
export function filesService(deps: FilesDeps) {
  const { database, clock } = deps;
  const store = filesStore(database);
  const sweeping = sweepingService(deps);
  const arriving = arrivingService({ ...deps, sweeping });

  /** Notes that files are not in use any more. They can be used again until they are removed, after `fileLimits.unusedHours`. */
  const release = (tx: Transaction, ids: string[]): Promise<void> => filesStore(tx).noteUnused(ids, clock.now());

  /** Removes files at once, whatever uses them. */
  const remove = async (tx: Transaction, ids: string[]): Promise<void> =>
    sweeping.forget(tx, ids.length === 0 ? [] : await filesStore(tx).remove(ids));

  /** Removes everything that an account has stored. */
  const forgetPerson = async (tx: Transaction, userId: string): Promise<void> =>
    sweeping.forget(tx, await filesStore(tx).removeOf(userId));

  /** Returns files by their ids, inside a transaction where one is given. Leaves out those that are not ready or not there any more. */
  async function list(ids: string[], from: Queries = database): Promise<Map<string, StoredFile>> {
    const rows = (await filesStore(from).list(ids)).filter(({ state }) => state === "ready");
    return new Map(rows.map((row) => [row.id, describe(row)]));
  }

  /** Removes one of the caller's own files that nothing uses. */
  async function deleteOwn({ userId }: Viewer, id: string): Promise<void> {
    const row = await store.find(id);
    if (row?.userId !== userId) refuse("not_found");
    if (row.unusedSince === null) refuse("conflict", { message: "This file is in use. Remove it where it is used." });
    await database.transaction((tx) => remove(tx, [id]));
  }

  async function getStorage({ userId }: Viewer) {
    return { usedBytes: (await store.measure(userId)).bytes, limitBytes: fileLimits.accountBytes };
  }

  return {
    arriving,
    sweeping,
    serving: servingService(deps),
    use,
    release,
    remove,
    forgetPerson,
    list,
    findIdAt,
    deleteOwn,
    getStorage,
    ...exportingService(deps),
  };
}

const missing = "One of the files is not there any more. Please add it again.";

/**
 * Notes that somebody's files are in use, so that they are kept and others may open them. Returns them in the order of the ids.
 * Refuses with `not_found` where one is not theirs, not ready, for another purpose, or in use already.
 */
async function use(tx: Transaction, ids: string[], { shownTo, ...whose }: FileUse): Promise<StoredFile[]> {
  const sharedWith = "sharedWith" in whose ? whose.sharedWith : null;
  const rows = ids.length === 0 ? [] : await filesStore(tx).noteUsed(ids, whose, { shownTo, sharedWith });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => describe(byId.get(id) ?? refuse("not_found", { message: missing })));
}

/** Returns the id of the file with this address, or `null` where there is none. */
const findIdAt = async (tx: Transaction, address: string): Promise<string | null> =>
  (await filesStore(tx).findByToken(address.split("/")[3] ?? ""))?.id ?? null;
