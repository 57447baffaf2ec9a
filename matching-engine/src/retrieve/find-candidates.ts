import { widened } from "./gain-memory.ts";
import type { GainArrays } from "./gain-memory.ts";
import type { PostingList } from "./postings.ts";
import type { SearchedIndex, Steps } from "./searched-index.ts";
import { retrievalLimits, retrievalWeights } from "../weights.ts";

/** Holds a list to read, with what one profile can gain from it at most. */
export interface QueryList {
  list: PostingList;
  gain: number;
  isWord: boolean;
}

export interface Candidates {
  /** Returns the most promising slots but those of the excluded people. */
  best: (atMost: number, excludedIds: ReadonlySet<string>) => Steps<number[]>;
  /** Returns how well the words of a profile fit against those of the best, 0 to 1. */
  wordFitOf: (slot: number) => number;
  /** Gives back the memory of the search, after which none of the others may be called. */
  release: () => void;
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
  learn: (bestSlots: readonly number[], words: Float32Array) => Steps<QueryList[]>;
}

/**
 * Finds the most promising profiles for the given lists, and for those that the best of them suggest. The lists that tell most
 * are read whole; what is left when enough was read is only looked up for the best so far.
 */
export function* findCandidates(
  index: SearchedIndex,
  lists: QueryList[],
  options: CandidateOptions,
): Steps<Candidates> {
  const gains = new Gains(index, options.typeMask);
  yield* gains.read(lists, retrievalLimits.entries);
  const teachers = yield* gains.bestPresent(retrievalLimits.teachers, "words");
  const learnt = yield* options.learn(teachers, gains.arrays.words);
  yield* gains.read(learnt, retrievalLimits.learntEntries);
  const [first] = gains.best(1, "words");
  const most = first === undefined ? 0 : gains.arrays.words[first]!;
  let known: { atMost: number; slots: number[] } | undefined;
  return {
    *best(atMost, excludedIds) {
      const among = atMost + excludedIds.size;
      if (known?.atMost !== among) known = { atMost: among, slots: yield* gains.bestPresent(among, "scores") };
      const best = known.slots;
      const wanted = best.filter((slot) => !excludedIds.has(index.idOf(slot)));
      return wanted.length <= atMost ? wanted : firstOf({ index, slots: wanted, scores: gains.arrays.scores }, atMost);
    },
    wordFitOf: (slot) => (most === 0 ? 0 : Math.min(1, gains.wordsOf(slot) / most)),
    release: () => index.gainMemory.takeBack(gains.arrays),
  };
}

/** Adds up what each profile gains from the lists that are read. */
class Gains {
  arrays: GainArrays;
  /** Counts those who gained something. */
  private found = 0;
  /** Lists the slots that were followed; undefined while every list was read whole. */
  private followed: Uint32Array | undefined;
  /** Lists what was only looked up for the followed. */
  private readonly lookedUp: QueryList[] = [];
  private readonly index: SearchedIndex;
  private readonly typeMask: number;

  constructor(index: SearchedIndex, typeMask: number) {
    this.index = index;
    this.typeMask = typeMask;
    this.arrays = index.gainMemory.lend(index.slots);
  }

  /** Reads the most telling lists, up to so many entries, and follows the best through the others. */
  *read(lists: readonly QueryList[], entries: number): Steps<void> {
    const ordered = lists.toSorted(
      (x, y) => y.gain / Math.log2(y.list.length + 4) - x.gain / Math.log2(x.list.length + 4),
    );
    let read = 0;
    let at = 0;
    while (at < ordered.length && (this.found === 0 || read + ordered[at]!.list.length <= entries)) {
      const from = at;
      do {
        read += ordered[at]!.list.length;
        at += 1;
      } while (at < ordered.length && read + ordered[at]!.list.length <= entries);
      const whole = ordered.slice(from, at);
      yield { what: "lists", lists: whole.map(({ list }) => list), typeMask: this.typeMask };
      this.makeRoom();
      for (const query of whole) this.readWhole(query);
    }
    yield* this.follow(ordered.slice(at));
  }

  best(atMost: number, by: "scores" | "words"): number[] {
    const { index, arrays, followed } = this;
    const slots = followed ?? arrays.found.subarray(0, this.found);
    return bestOf({ index, slots, scores: arrays[by] }, atMost);
  }

  /** Returns what the words of a profile gained; of somebody who was not followed, what they would have gained. */
  wordsOf(slot: number): number {
    const known = this.arrays.words[slot]!;
    if (this.followed === undefined || isAmong(this.followed, slot)) return known;
    const missed = this.lookedUp.filter(({ isWord }) => isWord);
    return missed.reduce((sum, query) => sum + gainOf(this.index, query, slot), known);
  }

  /** Returns the best who are still there, and puts the next in the place of those who are not. */
  *bestPresent(atMost: number, by: "scores" | "words"): Steps<number[]> {
    const isPresent = (slot: number) => this.index.types[slot] !== 0;
    for (;;) {
      const best = this.best(atMost, by);
      yield { what: "slots", slots: best };
      if (best.every(isPresent)) return best;
      const present = this.arrays.found.subarray(0, this.found).filter(isPresent);
      this.arrays.found.set(present);
      this.found = present.length;
      this.followed = this.followed?.filter(isPresent);
    }
  }

  private *follow(left: readonly QueryList[]): Steps<void> {
    if (left.length === 0 && this.followed === undefined) return;
    const known = new Set(this.followed);
    this.followed = undefined;
    const followed = Uint32Array.from(yield* this.bestPresent(retrievalLimits.followed, "scores")).sort();
    const added = followed.filter((slot) => !known.has(slot));
    for (const query of this.lookedUp) this.lookUp(query, added);
    for (const query of left) this.lookUp(query, followed);
    this.lookedUp.push(...left);
    this.followed = followed;
  }

  private readWhole({ list, gain, isWord }: QueryList): void {
    const entries = this.index.entriesOf(list);
    const { length } = entries;
    const { types, lengths, averageLength } = this.index;
    const { typeMask } = this;
    const { found, scores, words } = this.arrays;
    let count = this.found;
    const base = k1 * (1 - lengthShare) * countScale;
    const slope = (k1 * lengthShare * countScale) / averageLength;
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at]!;
      const slot = entry >>> 8;
      if ((types[slot]! & typeMask) === 0) continue;
      const value = entry & 0xff;
      const gained = isWord ? (gain * value) / (value + base + slope * lengths[slot]!) : (gain * value) / 255;
      const before = scores[slot]!;
      if (before === 0) found[count++] = slot;
      scores[slot] = before + gained;
      if (isWord) words[slot] = words[slot]! + gained;
    }
    this.found = count;
  }

  private lookUp({ list, gain, isWord }: QueryList, followed: Uint32Array): void {
    const { index } = this;
    const { scores, words } = this.arrays;
    const { lengths, averageLength } = index;
    index.lookUp(list, followed, (slot, value) => {
      const gained = isWord ? gain * saturation(value, lengths[slot]!, averageLength) : (gain * value) / 255;
      scores[slot] = scores[slot]! + gained;
      if (isWord) words[slot] = words[slot]! + gained;
    });
  }

  /** Makes room for the slots of lists that were loaded since. */
  private makeRoom(): void {
    if (this.index.slots > this.arrays.scores.length) this.arrays = widened(this.arrays, this.index.slots);
  }
}

function isAmong(rising: Uint32Array, slot: number): boolean {
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

function gainOf(index: SearchedIndex, query: QueryList, slot: number): number {
  let gained = 0;
  index.lookUp(query.list, Uint32Array.of(slot), (_, value) => {
    gained = query.gain * saturation(value, index.lengths[slot]!, index.averageLength);
  });
  return gained;
}

interface Found<Slots> {
  index: SearchedIndex;
  slots: Slots;
  scores: Float32Array;
}

/**
 * Returns the `atMost` best; who is level with the last of them is chosen by a hash of the id, which favours nobody. Scores are sorted into
 * buckets, and whoever has enough others in higher buckets is left out at once.
 */
function bestOf({ index, slots, scores }: Found<Uint32Array>, atMost: number): number[] {
  if (slots.length <= atMost) return [...slots];
  let highest = 0;
  for (let at = 0; at < slots.length; at += 1) if (scores[slots[at]!]! > highest) highest = scores[slots[at]!]!;
  const scale = retrievalLimits.buckets / highest;
  const counts = new Uint32Array(retrievalLimits.buckets + 1);
  const kept: number[] = [];
  let bucket = 0;
  let above = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    const scaled = scores[slot]! * scale;
    if (scaled < bucket) continue;
    kept.push(slot);
    const own = scaled | 0;
    counts[own]! += 1;
    if (own > bucket) above += 1;
    while (above >= atMost) above -= counts[++bucket]!;
  }
  const sure = kept.filter((slot) => scores[slot]! * scale >= bucket + 1);
  const level = kept.filter((slot) => Math.floor(scores[slot]! * scale) === bucket);
  const room = atMost - sure.length;
  if (level.length <= room * 2) return [...sure, ...level];
  return [...sure, ...firstOf({ index, slots: level, scores }, room)];
}

/** Returns the first `room` slots by score and published order; one pass that keeps only so many, for a list may be most of the marketplace. */
function firstOf({ index: { ties }, slots, scores }: Found<readonly number[]>, room: number): number[] {
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
