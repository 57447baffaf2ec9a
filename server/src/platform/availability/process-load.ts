import { monitorEventLoopDelay } from "node:perf_hooks";

export interface ProcessLoad {
  /**
   * Returns the average delay of the event loop in the better one of the last two samples: one slow step is no
   * overload.
   */
  loopDelayMs: () => number;
  heapUsedBytes: () => number;
  stop: () => void;
}

/** Sets how often the event loop is asked for its delay. Each time wakes the process, so it is not more often than the limit needs. */
const askEveryMs = 50;
/** Sets how many delays a short sample has at least. */
const asksPerSample = 5;

/** Measures this process at an interval. Reading the last measurement is cheap. */
export function watchProcess(sampleMs: number): ProcessLoad {
  const resolutionMs = Math.min(askEveryMs, sampleMs / asksPerSample);
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delays = [0, 0];
  let heapUsedBytes = 0;
  let sampledAt = performance.now();

  function sample() {
    const now = performance.now();
    // NOTE: without a single count, the loop did nothing but this callback since the last sample.
    const delayMs = histogram.count > 0 ? histogram.mean / 1e6 - resolutionMs : now - sampledAt - sampleMs;
    delays = [delays[1]!, Math.max(0, delayMs)];
    heapUsedBytes = process.memoryUsage().heapUsed;
    sampledAt = now;
    histogram.reset();
  }

  const timer = setInterval(sample, sampleMs).unref();
  return {
    loopDelayMs: () => Math.min(...delays),
    heapUsedBytes: () => heapUsedBytes,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
