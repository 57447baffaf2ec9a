/** The place that a step leads to, around the ends. */
export function stepAround(at: number, by: number, total: number): number {
  return total === 0 ? 0 : (((at + by) % total) + total) % total;
}

/** As many as fit side by side, beginning at a place and wrapping around; never one twice. */
export function windowAround<T>(items: readonly T[], at: number, size: number): T[] {
  const shown = Math.min(size, items.length);
  return Array.from({ length: shown }, (_, offset) => items[stepAround(at, offset, items.length)]!);
}
