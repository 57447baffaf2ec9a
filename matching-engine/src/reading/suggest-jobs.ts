import { concepts } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { wordHints } from "./word-hints.ts";

/** `total` is what all the words gain together. */
export type Suggestion = { concept: number; confidence: number; at: number; total: number };

/** What the words of a text must gain together; of a few words more, because they are easily misheard. */
const strongFromMany = 4.2;
const strongFromFew = 7.5;
const fewWords = 5;
const certainAt = 12;
/** How quickly the second guess falls behind the first. */
const secondPower = 3;
/** What gains less than this share of the best is no second guess. */
const besideShare = 0.75;

// Scratch space, left clean by every call: this runs for each profile that is saved.
const seen = new Uint32Array(wordHints.size);
const scores = new Float64Array(concepts.length);
const words = new Uint8Array(concepts.length);
const bests = new Float64Array(concepts.length);
const places = new Int32Array(concepts.length);
let calls = 0;

/** What else speaks for a craft: a described need at a place of the text. */
export type Boost = { concept: number; gain: number; at: number };

const noBoosts: readonly Boost[] = [];
const noWords: readonly WordFacts[] = [];

/**
 * Crafts that a description hints at by several of its words, each counted by its share (0 to 1), at most `most`; most likely first. Words `aside`, as
 * of a title, count too, but a suggestion always points at a word of the description.
 */
export function suggestJobs(
  facts: readonly WordFacts[],
  shareOf: (at: number) => number,
  most: number,
  boosts: readonly Boost[] = noBoosts,
  aside: readonly WordFacts[] = noWords,
): Suggestion[] {
  calls += 1;
  const found: number[] = [];
  for (const { concept, gain, at } of boosts) {
    if (words[concept] === 0) found.push(concept);
    words[concept] = Math.min(255, words[concept]! + 2);
    scores[concept] = scores[concept]! + gain;
    if (gain <= bests[concept]!) continue;
    bests[concept] = gain;
    places[concept] = at;
  }
  for (let at = 0; at < facts.length + aside.length; at += 1) {
    const word = facts[at] ?? aside[at - facts.length]!;
    const hint = word.isFunction ? undefined : wordHints.get(word.root);
    if (hint === undefined || seen[hint.number] === calls) continue;
    const share = at < facts.length ? shareOf(at) : 1;
    if (share === 0) continue;
    seen[hint.number] = calls;
    for (let owner = 0; owner < hint.concepts.length; owner += 1) {
      const concept = hint.concepts[owner]!;
      const gained = hint.gains[owner]! * share;
      if (words[concept] === 0) found.push(concept);
      words[concept] = Math.min(255, words[concept]! + 1);
      scores[concept] = scores[concept]! + gained;
      if (gained <= bests[concept]! || at >= facts.length) continue;
      bests[concept] = gained;
      places[concept] = at;
    }
  }
  const suggestions = rankFound(found, facts, most);
  for (const concept of found) scores[concept] = words[concept] = bests[concept] = 0;
  return suggestions;
}

function rankFound(found: readonly number[], facts: readonly WordFacts[], most: number): Suggestion[] {
  let top = 0;
  for (const concept of found) if (isShown(concept) && scores[concept]! > top) top = scores[concept]!;
  if (top < strongFromMany || (top < strongFromFew && facts.filter(isTelling).length < fewWords)) return [];
  return found
    .filter((concept) => scores[concept]! >= top * besideShare && isShown(concept))
    .toSorted((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, most)
    .map((concept) => ({
      concept,
      confidence: Math.min(1, top / certainAt) * (scores[concept]! / top) ** secondPower,
      at: places[concept]!,
      total: scores[concept]!,
    }));
}

/** One word alone proves nothing, and a suggestion needs a word of the text to point at. */
const isShown = (concept: number) => words[concept]! > 1 && bests[concept]! > 0;
const isTelling = (word: WordFacts) => !word.isFunction && !word.isQuerySpeak;
