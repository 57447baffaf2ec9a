/** Tells the product's time. Nothing else reads the time of day, so that tests and demo mode can move it. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Runs ahead of another clock by an amount that can grow. */
export interface MovableClock extends Clock {
  readonly offsetMs: number;
  moveBy: (ms: number) => void;
}

export function movableClock(base: Clock, initialOffsetMs = 0): MovableClock {
  let offsetMs = initialOffsetMs;
  return {
    get offsetMs() {
      return offsetMs;
    },
    now: () => new Date(base.now().getTime() + offsetMs),
    moveBy: (ms) => {
      offsetMs += ms;
    },
  };
}
