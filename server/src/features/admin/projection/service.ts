import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/process/log.ts";
import { projectionStore } from "./store.ts";

const batchSize = 500;

/** Keeps the operators' list of subscribers equal to the tables that it is made of. */
export function projectionService({ database, log }: { database: Database; log: Log }) {
  /** Writes every row that differs, as after a change by SQL or by an older version. Returns how many did. */
  async function reconcile(): Promise<number> {
    const userIds = await projectionStore(database).listDifferences();
    for (let at = 0; at < userIds.length; at += batchSize) {
      await database.transaction((tx) => update(tx, userIds.slice(at, at + batchSize)));
    }
    if (userIds.length > 0) log.warn({ people: userIds.length }, "the operators' list of subscribers was out of date");
    return userIds.length;
  }

  return { update, reconcile };
}

/** Writes these people's rows. Call it in the transaction that changed a subscription or an email address, after the change. */
async function update(tx: Transaction, userIds: string[]): Promise<void> {
  const store = projectionStore(tx);
  for (let at = 0; at < userIds.length; at += batchSize) {
    const batch = userIds.slice(at, at + batchSize);
    await store.lockUsers(batch);
    const saved = await store.saveSubscribers(batch);
    await store.removeSubscribers(batch.filter((id) => !saved.has(id)));
  }
}
