/** What labels a meter's values: few and known beforehand, never ids, names or addresses. */
export type Labels = Record<string, string>;

export interface MeterDescription<L extends Labels> {
  /** As Prometheus writes it, with the unit and without the product's prefix: `refusals_total`, `request_duration_seconds`. */
  name: string;
  /** One sentence for whoever reads the page of all meters. */
  help: string;
  /** Every label that a value has. */
  labels: readonly (keyof L & string)[];
}

/** Adds to a count. */
export type Count<L extends Labels> = (labels: L, by?: number) => void;
/** Takes one duration. */
export type Observe<L extends Labels> = (labels: L, seconds: number) => void;
export interface Reading<L extends Labels> {
  labels: L;
  value: number;
}

/**
 * Measures for whoever runs the server, by whatever collects them. Each name is described once; nothing here throws, and
 * nothing waits.
 */
export interface Meters {
  counter<L extends Labels>(description: MeterDescription<L>): Count<L>;
  histogram<L extends Labels>(description: MeterDescription<L>): Observe<L>;
  /** Is read when somebody looks. A reading that fails leaves the values out. */
  gauge<L extends Labels>(description: MeterDescription<L>, read: () => Reading<L>[] | Promise<Reading<L>[]>): void;
}

/** Where nobody measures. */
export const noMeters: Meters = { counter: () => () => {}, histogram: () => () => {}, gauge: () => {} };

/** Answers the seconds since it was started. */
export function stopwatch(): () => number {
  const begunAt = performance.now();
  return () => (performance.now() - begunAt) / 1_000;
}

/** To be called as each stage of something ends: observes the time since the last one did, or since the start. */
export function stageTimer(observe: Observe<{ stage: string }>): (stage: string) => void {
  let seconds = stopwatch();
  return (stage) => {
    observe({ stage }, seconds());
    seconds = stopwatch();
  };
}
