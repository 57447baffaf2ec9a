export interface BoundedWork {
  /** Does the work when it is its turn. Throws `TooMuchWaiting` where as many wait already as may. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  waiting: () => number;
}

/** Says that as much work waits as may. */
export class TooMuchWaiting extends Error {
  override name = "TooMuchWaiting";
}

/** Does so many things at a time, in the order in which they were asked for. */
export function boundedWork({ atOnce, mayWait }: { atOnce: number; mayWait: number }): BoundedWork {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (waiting.length >= mayWait) throw new TooMuchWaiting("Too much is waiting.");
        // NOTE: whoever ends hands its place to the next one, so that nobody else takes it in between.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    waiting: () => waiting.length,
  };
}
