import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { findOwner } from "../owner.ts";

interface OwnDatabase {
  userId: string;
  name: string;
  /** Numbers the form of what is kept. A higher number empties what older pages have kept. */
  version: number;
  store: { name: string; keyPath: string };
}

/**
 * Opens a database of somebody's in the browser while `run` runs, and for no longer, so that another tab can delete it.
 * Returns undefined where the browser is not theirs.
 */
export async function inOwnDatabase<Schema extends DBSchema, T>(
  { userId, name, version, store }: OwnDatabase,
  run: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | undefined> {
  if (findOwner() !== userId) return undefined;
  const database = await openDB<Schema>(name, version, {
    upgrade: (upgraded) => {
      const untyped = upgraded as unknown as IDBPDatabase;
      for (const each of untyped.objectStoreNames) untyped.deleteObjectStore(each);
      untyped.createObjectStore(store.name, { keyPath: store.keyPath });
    },
  });
  try {
    if (findOwner() === userId) return await run(database);
  } finally {
    database.close();
  }
  // NOTE: the session ended while the database was opened, which made it again after its deletion.
  await deleteDB(name);
  return undefined;
}
