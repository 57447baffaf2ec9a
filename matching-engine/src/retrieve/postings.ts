import { retrievalLimits } from "../weights.ts";

/** Holds a growing, sorted list of `slot << 8 | value` in one typed array. */
export interface PostingList {
  entries: Uint32Array;
  length: number;
}

/** Lists of slots by key, each with a value of one byte. Slots are added in rising order. */
export class Postings<Key> {
  readonly lists = new Map<Key, PostingList>();

  /** Adds an entry, and tells whether it is the first of its list. */
  add(key: Key, slot: number, value: number): boolean {
    const list = this.lists.get(key);
    const entry = ((slot << 8) | entryValue(value)) >>> 0;
    if (list === undefined) {
      const entries = new Uint32Array(2);
      entries[0] = entry;
      this.lists.set(key, { entries, length: 1 });
      return true;
    }
    if (list.length === list.entries.length) list.entries = grown(list.entries);
    list.entries[list.length] = entry;
    list.length += 1;
    return false;
  }

  remove(key: Key, slot: number): void {
    const list = this.lists.get(key);
    if (list === undefined) return;
    const at = positionOf(list, slot);
    if (at < 0) return;
    list.entries.copyWithin(at, at + 1, list.length);
    list.length -= 1;
    if (list.length === 0) this.lists.delete(key);
  }

  /** Takes out every entry of the marked slots, and the lists that have no other. */
  removeSlots(isMarked: Uint8Array): void {
    for (const [key, list] of this.lists) {
      let kept = 0;
      for (let at = 0; at < list.length; at += 1) {
        const entry = list.entries[at]!;
        if (isMarked[entry >>> 8] === 0) list.entries[kept++] = entry;
      }
      list.length = kept;
      if (kept === 0) this.lists.delete(key);
    }
  }

  /** Gives every slot its new number; the order stays. */
  renumber(newSlots: Uint32Array): void {
    for (const list of this.lists.values()) {
      for (let at = 0; at < list.length; at += 1) {
        const entry = list.entries[at]!;
        list.entries[at] = ((newSlots[entry >>> 8]! << 8) | (entry & 0xff)) >>> 0;
      }
    }
  }
}

/** Returns a value as lists keep it, in one byte. */
export function entryValue(value: number): number {
  return Math.min(255, Math.max(1, Math.round(value)));
}

/** Returns how often a profile has a word, in the steps that lists keep. */
export function scaledCount(count: number): number {
  return count * retrievalLimits.countScale;
}

function grown(entries: Uint32Array): Uint32Array {
  const larger = new Uint32Array(Math.ceil(entries.length * 1.6) + 2);
  larger.set(entries);
  return larger;
}

/**
 * Passes on each of these slots, which rise, that is in the list, with its value: goes on in steps as wide as the slots are apart, then by halves.
 * NOTE: each half is taken by arithmetic, because a processor cannot guess a branch there, which doubles the time.
 */
export function lookUp(
  { entries, length }: PostingList,
  risingSlots: Uint32Array,
  onFound: (slot: number, value: number) => void,
): void {
  const step = 1 << Math.max(0, Math.ceil(Math.log2(length / risingSlots.length)));
  let low = 0;
  for (let next = 0; next < risingSlots.length; next += 1) {
    const slot = risingSlots[next]!;
    while (low + step <= length && entries[low + step - 1]! >>> 8 < slot) low += step;
    for (let half = step >>> 1; half > 0; half >>>= 1) {
      const at = low + half - 1;
      if (at < length) low += half & (((entries[at]! >>> 8) - slot) >> 31);
    }
    if (low >= length) return;
    const entry = entries[low]!;
    if (entry >>> 8 === slot) onFound(slot, entry & 0xff);
  }
}

/** Returns the position of a slot in a list, or -1. */
function positionOf(list: PostingList, slot: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const at = list.entries[middle]! >>> 8;
    if (at === slot) return middle;
    if (at < slot) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
