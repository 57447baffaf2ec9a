import type { DBSchema, IDBPDatabase } from "idb";
import { keptDatabaseOf } from "../owner.ts";
import type { KeptReply } from "./kept-rules.ts";
import { inOwnDatabase } from "./own-database.ts";

/** Keeps the replies of one person. What it keeps lasts longer than the page. */
export interface KeptDatabase {
  list: (userId: string) => Promise<KeptReply[]>;
  put: (userId: string, replies: readonly KeptReply[]) => Promise<void>;
  remove: (userId: string, addresses: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  replies: { key: string; value: KeptReply };
}

/** Numbers the form of `KeptReply`. A higher number empties what older pages have kept. */
const version = 1;

/** Keeps replies in the browser, in a database for each person. It is open for moments only, so that another tab can delete it. */
export const keptDatabase: KeptDatabase = {
  list: (userId) => openFor(userId, (database) => database.getAll("replies")).then((found) => found ?? []),
  put: async (userId, replies) => {
    await openFor(userId, async (database) => {
      const { store, done } = database.transaction("replies", "readwrite");
      await Promise.all([...replies.map((reply) => store.put(reply)), done]);
    });
  },
  remove: async (userId, addresses) => {
    await openFor(userId, async (database) => {
      const { store, done } = database.transaction("replies", "readwrite");
      await Promise.all([...addresses.map((address) => store.delete(address)), done]);
    });
  },
};

const openFor = <T>(userId: string, run: (database: IDBPDatabase<Schema>) => Promise<T>) =>
  inOwnDatabase({ userId, name: keptDatabaseOf(userId), version, store: { name: "replies", keyPath: "address" } }, run);
