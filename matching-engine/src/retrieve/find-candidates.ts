import { positionOf } from "./postings.ts";
import type { PostingList } from "./postings.ts";
import type { ProfileIndex } from "./profile-index.ts";
import { retrievalLimits, retrievalWeights } from "../weights.ts";

/** Holds a list to read, with what one profile can gain from it at most. */
export interface QueryList {
  list: PostingList;
  gain: number;
  isWord: boolean;
}

export interface Candidates {
  /** Returns the most promising slots but the excluded ones. */
  best: (atMost: number, excluded: ReadonlySet<number>) => number[];
  /** Returns how well the words of a profile fit against those of the best, 0 to 1. */
  wordFitOf: (slot: number) => number;
}

const { k1 } = retrievalWeights;
/** Says how much the length of a profile counts. */
const lengthShare = retrievalWeights.b;
const { countScale } = retrievalLimits;

/** Returns what a word found `count` times is worth, 0 to 1, in a profile of this length (BM25F: one saturation over weighted fields). */
function saturation(scaledCount: number, length: number, averageLength: number): number {
  const count = scaledCount / countScale;
  return count / (count + k1 * (1 - lengthShare + (lengthShare * length) / averageLength));
}

export interface CandidateOptions {
  typeMask: number;
  /** Returns further lists that the best by words suggest. */
  learn: (bestSlots: readonly number[], words: Float32Array) => QueryList[];
}

/**
 * Finds the most promising profiles for the given lists, and for those that the best of them suggest. The lists that tell most
 * are read whole; what is left when enough was read is only looked up for the best so far.
 */
export function findCandidates(index: ProfileIndex, lists: QueryList[], options: CandidateOptions): Candidates {
  const gains = new Gains(index, options.typeMask);
  gains.read(lists, retrievalLimits.entries);
  gains.read(
    options.learn(gains.best(retrievalLimits.teachers, gains.words), gains.words),
    retrievalLimits.learntEntries,
  );
  const [first] = gains.best(1, gains.words);
  const most = first === undefined ? 0 : gains.words[first]!;
  return {
    best: (atMost, excluded) =>
      gains
        .best(atMost + excluded.size, gains.scores)
        .filter((slot) => !excluded.has(slot))
        .slice(0, atMost),
    wordFitOf: (slot) => (most === 0 ? 0 : Math.min(1, gains.wordsOf(slot) / most)),
  };
}

/** Adds up what each profile gains from the lists that are read. */
class Gains {
  readonly scores: Float32Array;
  readonly words: Float32Array;
  private readonly found: number[] = [];
  /** Lists the slots that were followed; undefined while every list was read whole. */
  private followed: number[] | undefined;
  /** Lists what was only looked up for the followed. */
  private readonly lookedUp: QueryList[] = [];
  private readonly index: ProfileIndex;
  private readonly typeMask: number;

  constructor(index: ProfileIndex, typeMask: number) {
    this.index = index;
    this.typeMask = typeMask;
    this.scores = new Float32Array(index.slots);
    this.words = new Float32Array(index.slots);
  }

  /** Reads the most telling lists, up to so many entries, and follows the best through the others. */
  read(lists: readonly QueryList[], entries: number): void {
    const ordered = lists.toSorted(
      (x, y) => y.gain / Math.log2(y.list.length + 4) - x.gain / Math.log2(x.list.length + 4),
    );
    let read = 0;
    let at = 0;
    for (; at < ordered.length && (this.found.length === 0 || read + ordered[at]!.list.length <= entries); at += 1) {
      this.readWhole(ordered[at]!);
      read += ordered[at]!.list.length;
    }
    this.follow(ordered.slice(at));
  }

  best(atMost: number, by: Float32Array): number[] {
    return bestOf({ index: this.index, slots: this.followed ?? this.found, scores: by }, atMost);
  }

  /** Returns what the words of a profile gained; of somebody who was not followed, what they would have gained. */
  wordsOf(slot: number): number {
    const known = this.words[slot]!;
    if (this.followed === undefined || isAmong(this.followed, slot)) return known;
    const missed = this.lookedUp.filter(({ isWord }) => isWord);
    return missed.reduce((sum, query) => sum + gainOf(this.index, query, slot), known);
  }

  private follow(left: readonly QueryList[]): void {
    if (left.length === 0 && this.followed === undefined) return;
    const known = new Set(this.followed);
    this.followed = undefined;
    const followed = this.best(retrievalLimits.followed, this.scores).toSorted((a, b) => a - b);
    const added = followed.filter((slot) => !known.has(slot));
    for (const query of this.lookedUp) this.lookUp(query, added);
    for (const query of left) this.lookUp(query, followed);
    this.lookedUp.push(...left);
    this.followed = followed;
  }

  private readWhole({ list, gain, isWord }: QueryList): void {
    const { entries, length } = list;
    const { types, lengths, averageLength } = this.index;
    const { found, scores, words, typeMask } = this;
    const base = k1 * (1 - lengthShare) * countScale;
    const slope = (k1 * lengthShare * countScale) / averageLength;
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
  private lookUp({ list, gain, isWord }: QueryList, followed: readonly number[]): void {
    const { entries } = list;
    const { scores, words, index } = this;
    const { lengths, averageLength } = index;
    let low = 0;
    for (const slot of followed) {
      low = firstFrom(list, low, slot * 256);
      if (low >= list.length) return;
      const entry = entries[low]!;
      if (entry >>> 8 !== slot) continue;
      const value = entry & 0xff;
      const gained = isWord ? gain * saturation(value, lengths[slot]!, averageLength) : (gain * value) / 255;
      scores[slot] = scores[slot]! + gained;
      if (isWord) words[slot] = words[slot]! + gained;
    }
  }
}

/** Returns the place of the first entry that is not below the wanted one, from `low` on: in growing steps, then by halves. */
function firstFrom({ entries, length }: PostingList, from: number, wanted: number): number {
  let low = from;
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
  return low;
}

function isAmong(rising: readonly number[], slot: number): boolean {
  let low = 0;
  let high = rising.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (rising[middle] === slot) return true;
    if (rising[middle]! < slot) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function gainOf(index: ProfileIndex, query: QueryList, slot: number): number {
  const at = positionOf(query.list, slot);
  if (at < 0) return 0;
  return query.gain * saturation(query.list.entries[at]! & 0xff, index.lengths[slot]!, index.averageLength);
}

interface Found {
  index: ProfileIndex;
  slots: readonly number[];
  scores: Float32Array;
}

/** Returns the `atMost` best; who is level with the last of them is chosen by a hash of the id, which favours nobody. */
function bestOf({ index, slots, scores }: Found, atMost: number): number[] {
  if (slots.length <= atMost) return [...slots];
  const bucketOf = new Uint16Array(slots.length);
  const counts = new Uint32Array(retrievalLimits.buckets + 1);
  let highest = 0;
  for (const slot of slots) if (scores[slot]! > highest) highest = scores[slot]!;
  const scale = retrievalLimits.buckets / highest;
  for (let at = 0; at < slots.length; at += 1) {
    const own = (scores[slots[at]!]! * scale) | 0;
    bucketOf[at] = own;
    counts[own] = counts[own]! + 1;
  }
  let bucket = retrievalLimits.buckets;
  let above = 0;
  while (bucket > 0 && above + counts[bucket]! < atMost) {
    above += counts[bucket]!;
    bucket -= 1;
  }
  const sure = slots.filter((_, at) => bucketOf[at]! > bucket);
  const level = slots.filter((_, at) => bucketOf[at] === bucket);
  const room = atMost - sure.length;
  if (level.length <= room * 2) return [...sure, ...level];
  return [...sure, ...firstOf({ index, slots: level, scores }, room)];
}

/** Returns the first `room` slots by score and published order; one pass that keeps only so many, for a list may be most of the marketplace. */
function firstOf({ index: { ties }, slots, scores }: Found, room: number): number[] {
  const isBefore = (one: number, other: number) => {
    const ahead = scores[one]! - scores[other]!;
    return ahead > 0 || (ahead === 0 && ties[one]! < ties[other]!);
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
