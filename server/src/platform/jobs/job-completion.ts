import { setImmediate as nextTurn } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/database.ts";
import { forgetPayloads } from "./queue-forgetting.ts";

export interface JobCompletionOptions {
  boss: Pick<PgBoss, "complete">;
  open: Pick<OpenDatabase, "database">;
  /** Where the tables of the queue are. */
  schema: string;
}

interface Batch {
  ids: string[];
  done: Promise<void>;
}

/** Marks jobs as done and forgets their payloads. Jobs that end while others are being marked are marked together. */
export function createJobCompletion({ boss, open, schema }: JobCompletionOptions) {
  const waiting = new Map<string, Batch>();
  const running = new Map<string, Promise<void>>();

  async function completeNext(name: string): Promise<void> {
    await running.get(name)?.catch(() => {});
    await nextTurn();
    const { ids, done } = waiting.get(name)!;
    waiting.delete(name);
    running.set(name, done);
    await boss.complete(name, ids);
    await forgetPayloads(open.database, schema, ids);
  }

  return {
    /** Resolves once the job counts as done. */
    add: (name: string, id: string): Promise<void> => {
      const batch = waiting.get(name);
      if (batch) {
        batch.ids.push(id);
        return batch.done;
      }
      const done = completeNext(name);
      waiting.set(name, { ids: [id], done });
      return done;
    },
  };
}
