/** Returns the place that a step leads to, wrapping around the ends. */
export function stepAround(at: number, by: number, total: number): number {
  return total === 0 ? 0 : (((at + by) % total) + total) % total;
}

/** Returns `size` items from a place on, wrapping around the end, none of them twice. */
export function windowAround<T>(items: readonly T[], at: number, size: number): T[] {
  const shown = Math.min(size, items.length);
  return Array.from({ length: shown }, (_, offset) => items[stepAround(at, offset, items.length)]!);
}
