import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Limits the rows of one statement: a larger one is built for so long that it stops the event loop, and takes at most 65,535
 * parameters.
 */
const batchSize = 50;

/** Passes rows to the work a batch at a time, each in a turn of the event loop of its own. */
export async function inBatches<Row>(rows: Row[], work: (batch: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) {
    await work(rows.slice(at, at + batchSize));
    await nextTurn();
  }
}
