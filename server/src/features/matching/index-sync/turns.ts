import type { Log } from "../../../platform/process/log.ts";

/** Runs work one after the other, so that old data never overwrites newer data. Logs the first of several failures in a row. */
export function turns(log: Log) {
  let last = Promise.resolve();
  let isFailing = false;
  return {
    attempt,
    inTurn: (work: () => Promise<void>): Promise<void> => {
      last = last.then(() => attempt(work));
      return last;
    },
  };

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "the matching index could not be brought up to date");
      isFailing = true;
    }
  }
}
