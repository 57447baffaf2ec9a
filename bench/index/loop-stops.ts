import { performance } from "node:perf_hooks";

/** Holds the longest stops of the event loop since they were last taken, in milliseconds. */
export interface LoopStops {
  /** Holds the longest time between two turns, in which the machine may have done something else. */
  longestMs: number;
  /** Holds the most that this thread itself computed between two turns. */
  longestOwnMs: number;
  /** Counts the turns in which this thread computed for more than 50 ms. */
  ownOver50: number;
}

const tickMs = 2;

/** Watches the event loop of this thread from now on. */
export function watchLoop(): { take: () => LoopStops } {
  let stops = none();
  let last = performance.now();
  let lastOwn = ownMs();
  const note = () => {
    const [now, own] = [performance.now(), ownMs()];
    const computed = own - lastOwn;
    stops.longestMs = Math.max(stops.longestMs, now - last - tickMs);
    stops.longestOwnMs = Math.max(stops.longestOwnMs, computed);
    if (computed > 50) stops.ownOver50 += 1;
    last = now;
    lastOwn = own;
  };
  setInterval(note, tickMs).unref();
  return {
    // NOTE: what the current turn has computed so far belongs to what is taken, not to what follows.
    take: () => {
      note();
      const taken = stops;
      stops = none();
      return taken;
    },
  };
}

function none(): LoopStops {
  return { longestMs: 0, longestOwnMs: 0, ownOver50: 0 };
}

function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
