/** Labels a meter's values. The values are few and known beforehand, never ids, names or addresses. */
export type Labels = Record<string, string>;

export interface MeterDescription<L extends Labels> {
  /**
   * Holds the name in Prometheus' form, with the unit and without the product's prefix: `refusals_total`,
   * `request_duration_seconds`.
   */
  name: string;
  /** Explains the meter in one sentence to readers of the metrics page. */
  help: string;
  /** Lists every label that a value has. */
  labels: readonly (keyof L & string)[];
}

/** Adds to a count. */
export type Count<L extends Labels> = (labels: L, by?: number) => void;
/** Records one duration. */
export type Observe<L extends Labels> = (labels: L, seconds: number) => void;
export interface Reading<L extends Labels> {
  labels: L;
  value: number;
}

/**
 * Collects measurements for the people who run the server. Each name is described once; nothing here throws or waits.
 */
export interface Meters {
  counter<L extends Labels>(description: MeterDescription<L>): Count<L>;
  histogram<L extends Labels>(description: MeterDescription<L>): Observe<L>;
  /** Reads a value when the metrics page is read. A reading that fails leaves its values out. */
  gauge<L extends Labels>(description: MeterDescription<L>, read: () => Reading<L>[] | Promise<Reading<L>[]>): void;
}

/** Measures nothing. */
export const noMeters: Meters = { counter: () => () => {}, histogram: () => () => {}, gauge: () => {} };

/** Returns a function that returns the seconds since the start. */
export function stopwatch(): () => number {
  const begunAt = performance.now();
  return () => (performance.now() - begunAt) / 1_000;
}

/** Runs as a stage ends, with the seconds that it took where they were measured elsewhere. */
export type OnStage = (stage: string, seconds?: number) => void;

/**
 * Returns a function to call as each stage ends. Unless it is given the seconds, it records the time since the previous
 * stage ended, or since the start.
 */
export function stageTimer(observe: Observe<{ stage: string }>): OnStage {
  let sinceLast = stopwatch();
  return (stage, seconds = sinceLast()) => {
    observe({ stage }, seconds);
    sinceLast = stopwatch();
  };
}
