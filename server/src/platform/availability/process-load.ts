import { monitorEventLoopDelay } from "node:perf_hooks";

export interface ProcessLoad {
  /** How late the event loop came round, on average, in the better one of the last two samples: one long step is no overload. */
  loopDelayMs: () => number;
  heapUsedBytes: () => number;
  stop: () => void;
}

const resolutionMs = 10;

/** Looks at this process every so often; reading what was seen costs nothing. */
export function watchProcess(sampleMs: number): ProcessLoad {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delays = [0, 0];
  let heapUsedBytes = 0;
  let sampledAt = performance.now();

  function sample() {
    const now = performance.now();
    // NOTE: without a single count the loop came round for nothing but this.
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
