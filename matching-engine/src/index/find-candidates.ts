import type { PostingList } from "./postings.ts";
import { positionOf } from "./postings.ts";
import { countScale } from "./profile-index.ts";
import type { ProfileIndex } from "./profile-index.ts";

/** A list to read, with what one profile can gain from it at most. */
export type QueryList = { list: PostingList; gain: number; isWord: boolean };

export type Candidates = { slots: number[]; scores: Float32Array; words: Float32Array };

const k1 = 1.2;
const b = 0.6;

/** What a word found `count` times is worth, 0 to 1, in a profile of this length (BM25F: one saturation over weighted fields). */
export function saturation(scaledCount: number, length: number, averageLength: number): number {
  const count = scaledCount / countScale;
  return count / (count + k1 * (1 - b + (b * length) / averageLength));
}

/**
 * The most promising profiles for the given lists. Rare lists are read whole; as soon as the lists that remain cannot lift
 * a new profile over the worst of the best (MaxScore), they are only looked up for profiles already found.
 */
export function findCandidates(index: ProfileIndex, lists: QueryList[], options: { typeMask: number; excluded: ReadonlySet<number>; atMost: number }): Candidates {
  const scores = new Float32Array(index.slots);
  const words = new Float32Array(index.slots);
  const found: number[] = [];
  const ordered = lists.toSorted((x, y) => y.gain / Math.log2(y.list.length + 4) - x.gain / Math.log2(x.list.length + 4));
  let remaining = ordered.reduce((sum, list) => sum + list.gain, 0);
  let threshold = 0;
  for (const query of ordered) {
    if (found.length > options.atMost * 4 && query.list.length > 2_000) threshold = nthBest(found, scores, options.atMost);
    if (threshold > remaining) lookUp(index, query, found, scores, words, threshold - remaining);
    else readWhole(index, query, found, scores, words, options.typeMask);
    remaining -= query.gain;
  }
  const allowed = options.excluded.size === 0 ? found : found.filter((slot) => !options.excluded.has(slot));
  return { slots: best(allowed, scores, options.atMost), scores, words };
}

function readWhole(index: ProfileIndex, query: QueryList, found: number[], scores: Float32Array, words: Float32Array, typeMask: number): void {
  const { entries, length } = query.list;
  const { types, lengths } = index;
  const base = k1 * (1 - b) * countScale;
  const slope = (k1 * b * countScale) / index.averageLength;
  for (let at = 0; at < length; at += 1) {
    const entry = entries[at]!;
    const slot = entry >>> 8;
    if ((types[slot]! & typeMask) === 0) continue;
    const value = entry & 0xff;
    const gained = query.isWord ? (query.gain * value) / (value + base + slope * lengths[slot]!) : (query.gain * value) / 255;
    if (scores[slot] === 0) found.push(slot);
    scores[slot] = scores[slot]! + gained;
    if (query.isWord) words[slot] = words[slot]! + gained;
  }
}

function lookUp(index: ProfileIndex, query: QueryList, found: readonly number[], scores: Float32Array, words: Float32Array, atLeast: number): void {
  for (const slot of found) {
    if (scores[slot]! < atLeast) continue;
    const at = positionOf(query.list, slot);
    if (at < 0) continue;
    const value = query.list.entries[at]! & 0xff;
    const gained = query.isWord ? query.gain * saturation(value, index.lengths[slot]!, index.averageLength) : (query.gain * value) / 255;
    scores[slot] = scores[slot]! + gained;
    if (query.isWord) words[slot] = words[slot]! + gained;
  }
}

function nthBest(found: readonly number[], scores: Float32Array, n: number): number {
  if (found.length < n) return 0;
  const values = Float32Array.from(found, (slot) => scores[slot]!).sort();
  return values[values.length - n]!;
}

function best(found: number[], scores: Float32Array, atMost: number): number[] {
  if (found.length <= atMost) return found;
  const threshold = nthBest(found, scores, atMost);
  return found.filter((slot) => scores[slot]! >= threshold).slice(0, atMost * 2);
}
