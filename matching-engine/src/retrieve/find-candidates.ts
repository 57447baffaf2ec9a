import type { PostingList } from "./postings.ts";
import type { ProfileIndex } from "./profile-index.ts";
import { retrievalLimits, retrievalWeights } from "../weights.ts";

/** Holds a list to read, with what one profile can gain from it at most. */
export type QueryList = { list: PostingList; gain: number; isWord: boolean };

export type Candidates = { slots: number[]; scores: Float32Array; words: Float32Array };

const { k1, b } = retrievalWeights;
const { countScale } = retrievalLimits;

/** Returns what a word found `count` times is worth, 0 to 1, in a profile of this length (BM25F: one saturation over weighted fields). */
export function saturation(scaledCount: number, length: number, averageLength: number): number {
  const count = scaledCount / countScale;
  return count / (count + k1 * (1 - b + (b * length) / averageLength));
}

/**
 * The most promising profiles for the given lists. The lists that tell most are read whole; what is left when enough was
 * read is only looked up for the best so far.
 */
export function findCandidates(
  index: ProfileIndex,
  lists: QueryList[],
  options: { typeMask: number; excluded: ReadonlySet<number>; atMost: number },
): Candidates {
  const scores = new Float32Array(index.slots);
  const words = new Float32Array(index.slots);
  const found: number[] = [];
  const ordered = lists.toSorted(
    (x, y) => y.gain / Math.log2(y.list.length + 4) - x.gain / Math.log2(x.list.length + 4),
  );
  let read = 0;
  let at = 0;
  for (; at < ordered.length && (at < 1 || read + ordered[at]!.list.length <= retrievalLimits.entries); at += 1) {
    readWhole(index, ordered[at]!, found, scores, words, options.typeMask);
    read += ordered[at]!.list.length;
  }
  const allowed = options.excluded.size === 0 ? found : found.filter((slot) => !options.excluded.has(slot));
  const left = ordered.slice(at);
  if (left.length === 0) return { slots: best(index, allowed, scores, options.atMost), scores, words };
  const followed = best(index, allowed, scores, retrievalLimits.followed).toSorted((a, b) => a - b);
  for (const query of left) lookUp(index, query, followed, scores, words);
  return { slots: best(index, followed, scores, options.atMost), scores, words };
}

function readWhole(
  index: ProfileIndex,
  query: QueryList,
  found: number[],
  scores: Float32Array,
  words: Float32Array,
  typeMask: number,
): void {
  const { entries, length } = query.list;
  const { types, lengths } = index;
  const { gain, isWord } = query;
  const base = k1 * (1 - b) * countScale;
  const slope = (k1 * b * countScale) / index.averageLength;
  for (let at = 0; at < length; at += 1) {
    const entry = entries[at]!;
    const slot = entry >>> 8;
    if ((types[slot]! & typeMask) === 0) continue;
    const value = entry & 0xff;
    const gained = isWord ? (gain * value) / (value + base + slope * lengths[slot]!) : (gain * value) / 255;
    const before = scores[slot]!;
    if (before === 0) found.push(slot);
    scores[slot] = before + gained;
    if (isWord) words[slot] = words[slot]! + gained;
  }
}

/** Looks up rising slots, so that each search in the list starts where the last one ended. */
function lookUp(
  index: ProfileIndex,
  query: QueryList,
  followed: readonly number[],
  scores: Float32Array,
  words: Float32Array,
): void {
  const { entries, length } = query.list;
  let low = 0;
  for (const slot of followed) {
    const wanted = slot * 256;
    let step = 1;
    let high = low;
    while (high < length && entries[high]! < wanted) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    if (high > length) high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (entries[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    if (low >= length) return;
    const entry = entries[low]!;
    if (entry >>> 8 !== slot) continue;
    const value = entry & 0xff;
    const gained = query.isWord
      ? query.gain * saturation(value, index.lengths[slot]!, index.averageLength)
      : (query.gain * value) / 255;
    scores[slot] = scores[slot]! + gained;
    if (query.isWord) words[slot] = words[slot]! + gained;
  }
}

/** Returns the `atMost` best; who is level with the last of them is chosen by a hash of the id, which favours nobody. */
function best(index: ProfileIndex, found: number[], scores: Float32Array, atMost: number): number[] {
  if (found.length <= atMost) return found;
  const bucketOf = new Uint16Array(found.length);
  const counts = new Uint32Array(retrievalLimits.buckets + 1);
  let highest = 0;
  for (const slot of found) if (scores[slot]! > highest) highest = scores[slot]!;
  const scale = retrievalLimits.buckets / highest;
  for (let at = 0; at < found.length; at += 1) {
    const bucket = (scores[found[at]!]! * scale) | 0;
    bucketOf[at] = bucket;
    counts[bucket] = counts[bucket]! + 1;
  }
  let bucket = retrievalLimits.buckets;
  let above = 0;
  while (bucket > 0 && above + counts[bucket]! < atMost) {
    above += counts[bucket]!;
    bucket -= 1;
  }
  const sure: number[] = [];
  const level: number[] = [];
  for (let at = 0; at < found.length; at += 1) {
    if (bucketOf[at]! > bucket) sure.push(found[at]!);
    else if (bucketOf[at] === bucket) level.push(found[at]!);
  }
  const room = atMost - sure.length;
  if (level.length <= room * 2) return [...sure, ...level];
  return [...sure, ...firstOf(index, level, scores, room)];
}

/** Returns the first `room` of slots by score and published order; one pass that keeps only so many, for a list may be most of the marketplace. */
function firstOf({ ties }: ProfileIndex, slots: number[], scores: Float32Array, room: number): number[] {
  const isBefore = (a: number, b: number) => {
    const ahead = scores[a]! - scores[b]!;
    return ahead > 0 || (ahead === 0 && ties[a]! < ties[b]!);
  };
  const kept: number[] = [];
  for (const slot of slots) {
    if (kept.length === room && !isBefore(slot, kept[room - 1]!)) continue;
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(slot, kept[middle]!)) high = middle;
      else low = middle + 1;
    }
    if (kept.length === room) kept.pop();
    kept.splice(low, 0, slot);
  }
  return kept;
}
