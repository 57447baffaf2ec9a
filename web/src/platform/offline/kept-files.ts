import type { DBSchema, IDBPDatabase } from "idb";
import { fileDatabaseOf } from "../owner.ts";
import { inOwnDatabase } from "./own-database.ts";

/** Keeps chosen files in the browser until they are uploaded, each under a key. What it keeps lasts longer than the page. */
export interface KeptFiles {
  put: (userId: string, files: readonly KeptFile[]) => Promise<void>;
  find: (userId: string, key: string) => Promise<File | null>;
  /** Lists the keys of what is kept. */
  list: (userId: string) => Promise<string[]>;
  remove: (userId: string, keys: readonly string[]) => Promise<void>;
}

export interface KeptFile {
  key: string;
  file: File;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile };
}

const version = 1;

export const keptFiles: KeptFiles = {
  put: async (userId, files) => {
    await openFor(userId, async (database) => {
      const { store, done } = database.transaction("files", "readwrite");
      await Promise.all([...files.map((each) => store.put(each)), done]);
    });
  },
  find: async (userId, key) => (await openFor(userId, (database) => database.get("files", key)))?.file ?? null,
  list: async (userId) => (await openFor(userId, (database) => database.getAllKeys("files"))) ?? [],
  remove: async (userId, keys) => {
    await openFor(userId, async (database) => {
      const { store, done } = database.transaction("files", "readwrite");
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    });
  },
};

const openFor = <T>(userId: string, run: (database: IDBPDatabase<Schema>) => Promise<T>) =>
  inOwnDatabase({ userId, name: fileDatabaseOf(userId), version, store: { name: "files", keyPath: "key" } }, run);
