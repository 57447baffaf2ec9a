/** Describes one line of what a bench measured, which `npm run bench:all` shows in its table. */
export interface Result {
  what: string;
  unit: "ms" | "s" | "%";
  ours: number;
  /** Holds what a peer, a floor or a bare route took for the same. */
  beside?: { name: string; value: number };
  /** Says what a target is about: ours divided by what is beside it, ours minus it, or ours alone, which is also the default. */
  by?: "ratio" | "difference";
  /** Holds the target, if there is one for this size. */
  atMost?: number;
  atLeast?: number;
}

/** Hands results over to the process that started this bench. A bench that was started alone only prints. */
export function handOver(results: Result[]) {
  process.send?.(results);
}
