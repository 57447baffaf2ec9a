import { textLimits } from "../weights.ts";
import { separators, splitWords } from "./words.ts";
import type { Words } from "./words.ts";

/** Names a place in a text as `[start, end)`. */
export interface Place {
  start: number;
  end: number;
}

/** Says where the words of an old text stand in a new one. */
export interface Alignment {
  /** Returns the new place of words of the old text, or undefined when they were changed or taken out. */
  move: (place: Place) => Place | undefined;
  /** Returns whether a sentence of the new text has words that were added, moved or taken out. */
  isTouched: (place: Place) => boolean;
}

/** Aligns two texts by their longest common subsequence of words, so that an edit leaves the words around it where they are. */
export function alignWords(oldText: string, newText: string): Alignment {
  const before = splitWords(oldText);
  const after = splitWords(newText);
  const newOf = matchWords(before.norms, after.norms);
  const oldOf = new Int32Array(after.norms.length).fill(-1);
  for (const [at, to] of newOf.entries()) if (to >= 0) oldOf[to] = at;

  return {
    move(place) {
      const [from, to] = wordsIn(before, place);
      if (to <= from) return undefined;
      const start = newOf[from]!;
      const isWhole = start >= 0 && newOf[to - 1]! - start === to - 1 - from;
      const found = isWhole ? start : onlyNewPlaceOf(before.norms.slice(from, to));
      return found < 0 ? undefined : { start: after.starts[found]!, end: after.ends[found + to - from - 1]! };
    },
    isTouched(place) {
      const [from, to] = sentenceOf(after, place);
      const first = oldOf[from] ?? -1;
      if (first < 0 || sentenceEnd(before, first) - first !== to - from) return true;
      if (first > 0 && before.breaks[first] !== separators.sentence) return true;
      for (let at = from; at < to; at += 1) if (oldOf[at] !== first + at - from) return true;
      return false;
    },
  };

  /** Returns the place of words among the new ones, where they stand exactly once; otherwise -1. */
  function onlyNewPlaceOf(words: readonly string[]): number {
    const places = after.norms.flatMap((_, at) =>
      words.every((word, offset) => after.norms[at + offset] === word && oldOf[at + offset] === -1) ? [at] : [],
    );
    return places.length === 1 ? places[0]! : -1;
  }
}

/** Returns for each old word the place of the same word in the new text, or -1. */
function matchWords(before: readonly string[], after: readonly string[]): Int32Array {
  const newOf = new Int32Array(before.length).fill(-1);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) newOf[start] = start++;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  for (let back = 1; back <= same; back += 1) newOf[before.length - back] = after.length - back;
  const changedBefore = before.slice(start, before.length - same);
  const changedAfter = after.slice(start, after.length - same);
  if (changedBefore.length * changedAfter.length > textLimits.alignedCells) return newOf;
  for (const [old, now] of commonWords(changedBefore, changedAfter)) newOf[start + old] = start + now;
  return newOf;
}

/** Returns the pairs of places of a longest common subsequence. */
function commonWords(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let old = before.length - 1; old >= 0; old -= 1)
    for (let now = after.length - 1; now >= 0; now -= 1)
      lengths[old * width + now] =
        before[old] === after[now]
          ? lengths[(old + 1) * width + now + 1]! + 1
          : Math.max(lengths[(old + 1) * width + now]!, lengths[old * width + now + 1]!);
  const pairs: [number, number][] = [];
  for (let old = 0, now = 0; old < before.length && now < after.length;) {
    if (before[old] === after[now]) pairs.push([old++, now++]);
    else if (lengths[(old + 1) * width + now]! >= lengths[old * width + now + 1]!) old += 1;
    else now += 1;
  }
  return pairs;
}

function wordsIn({ starts, ends }: Words, { start, end }: Place): [number, number] {
  const from = ends.findIndex((wordEnd) => wordEnd > start);
  if (from < 0) return [0, 0];
  let to = from;
  while (to < starts.length && starts[to]! < end) to += 1;
  return [from, to];
}

function sentenceOf(words: Words, place: Place): [number, number] {
  let [from] = wordsIn(words, place);
  while (from > 0 && words.breaks[from] !== separators.sentence) from -= 1;
  return [from, sentenceEnd(words, from)];
}

function sentenceEnd({ breaks }: Words, from: number): number {
  let to = from + 1;
  while (to < breaks.length && breaks[to] !== separators.sentence) to += 1;
  return Math.min(to, breaks.length);
}
