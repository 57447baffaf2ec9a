import type { IntroductionsDeps, Pair } from "../deps.ts";
import { figuresStore } from "../figures/store.ts";
import { introductionsStore } from "../store.ts";

export interface ClosingDeps extends Pick<IntroductionsDeps, "database" | "clock"> {
  publishTo: (pair: Pair) => void;
}

const atOnce = 500;

/**
 * Notes what the clock has closed. NOTE: an introduction is closed from its hour on (`stateAt`); this stores it, counts it, and shows it
 * to both people. Whatever a crash leaves is done by the next run.
 */
export function closingService({ database, clock, publishTo }: ClosingDeps) {
  async function closeOverdue(): Promise<void> {
    while ((await closeSome()) === atOnce);
  }

  async function closeSome(): Promise<number> {
    return database.transaction(async (tx) => {
      const closed = await introductionsStore(tx).closeOverdue(clock.now(), atOnce);
      await figuresStore(tx).countAgain(closed.map(({ recipientId }) => recipientId));
      for (const pair of closed) publishTo(pair);
      return closed.length;
    });
  }

  return { closeOverdue };
}
