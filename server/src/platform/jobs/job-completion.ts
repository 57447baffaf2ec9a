import { setImmediate as nextTurn } from "node:timers/promises";
import type { PgBoss } from "pg-boss";

interface Batch {
  ids: string[];
  done: Promise<void>;
}

/** Marks jobs as done. Jobs that end while others are being marked are marked together. */
export function createJobCompletion(boss: Pick<PgBoss, "complete">) {
  const waiting = new Map<string, Batch>();
  const running = new Map<string, Promise<void>>();

  async function completeNext(name: string): Promise<void> {
    await running.get(name)?.catch(() => {});
    await nextTurn();
    const { ids, done } = waiting.get(name)!;
    waiting.delete(name);
    running.set(name, done);
    await boss.complete(name, ids);
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
