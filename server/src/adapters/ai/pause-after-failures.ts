/** Stops asking for a while after several failures in a row, so that an outage does not slow every call down. */
export function createPause({ failures, pauseMs, nowMs }: { failures: number; pauseMs: number; nowMs: () => number }) {
  let inARow = 0;
  let pausedUntil = 0;

  return {
    isPaused: () => nowMs() < pausedUntil,
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow += 1;
      if (inARow >= failures) pausedUntil = nowMs() + pauseMs;
    },
  };
}
