import { retrievalWeights, retrievalLimits } from "../weights.ts";

/**
 * Holds one entry of a list as a database keeps it, in three 32-bit numbers: the slot, the published order of equals, and the value
 * with the length of the profile.
 */
export interface ListEntry {
  slot: number;
  tie: number;
  length: number;
  value: number;
}

export const listEntryBytes = 12;

export function packList(entries: readonly ListEntry[]): Uint8Array {
  const packed = new Uint32Array(entries.length * 3);
  for (const [at, { slot, tie, length, value }] of entries.entries()) {
    packed[at * 3] = slot;
    packed[at * 3 + 1] = tie;
    packed[at * 3 + 2] = (Math.min(length, 0xffff) << 8) | value;
  }
  return new Uint8Array(packed.buffer);
}

/** Sorts entries so that those that gain most come first: of a concept by value, of a word by its saturation; then by the published order. */
export function sortList(entries: readonly ListEntry[], isWord: boolean, averageLength: number): ListEntry[] {
  const base = retrievalWeights.k1 * (1 - retrievalWeights.b) * retrievalLimits.countScale;
  const slope = (retrievalWeights.k1 * retrievalWeights.b * retrievalLimits.countScale) / averageLength;
  const gainOf = ({ value, length }: ListEntry) => (isWord ? value / (value + base + slope * length) : value);
  const gains = Float64Array.from(entries, gainOf);
  const order = Uint32Array.from(entries.keys()).sort(
    (a, b) => gains[b]! - gains[a]! || entries[a]!.tie - entries[b]!.tie,
  );
  return Array.from(order, (at) => entries[at]!);
}

/** Returns the numbers of the entries, three each. */
export function numbersOf(packed: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(packed.length >>> 2);
  new Uint8Array(numbers.buffer).set(packed.subarray(0, numbers.byteLength));
  return numbers;
}

/** Returns the entries one by one. */
export function unpackList(packed: Uint8Array): ListEntry[] {
  const numbers = numbersOf(packed);
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    const last = numbers[at * 3 + 2]!;
    return { slot: numbers[at * 3]!, tie: numbers[at * 3 + 1]!, length: last >>> 8, value: last & 0xff };
  });
}
