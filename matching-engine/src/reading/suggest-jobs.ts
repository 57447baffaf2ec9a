import { concepts } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { wideHints } from "./word-hints.ts";
import type { WordHints } from "./word-hints.ts";

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
const seen = new Uint32Array(wideHints.size);
const scores = new Float64Array(concepts.length);
const signs = new Uint16Array(concepts.length);
const found: number[] = [];
let calls = 0;

/** What else speaks for a craft: a described need at a place of the text. */
export type Boost = { concept: number; gain: number; at: number };

const noBoosts: readonly Boost[] = [];
const noWords: readonly WordFacts[] = [];

export type SuggestOptions = {
  hints: WordHints;
  /** How much a word of the description counts, 0 to 1. */
  shareOf: (at: number) => number;
  /** How many crafts at most. */
  most: number;
  /** What each word must gain more than. */
  floor?: number;
  boosts?: readonly Boost[];
  /** Words that count too, as of a title, though a suggestion always points at a word of the description. */
  aside?: readonly WordFacts[];
};

/** Crafts that a description hints at by several of its words; most likely first. */
export function suggestJobs(facts: readonly WordFacts[], options: SuggestOptions): Suggestion[] {
  const { hints, shareOf, floor = 0, boosts = noBoosts, aside = noWords } = options;
  calls += 1;
  for (const { concept, gain } of boosts) addSign(concept, gain, 2);
  for (let at = 0; at < facts.length + aside.length; at += 1) {
    const word = facts[at] ?? aside[at - facts.length]!;
    const hint = word.isFunction ? undefined : hints.get(word.root);
    if (hint === undefined || seen[hint.number] === calls) continue;
    const share = at < facts.length ? shareOf(at) : 1;
    if (share === 0) continue;
    seen[hint.number] = calls;
    const { concepts: owners, gains } = hint;
    for (let owner = 0; owner < owners.length && gains[owner]! > floor; owner += 1)
      addSign(owners[owner]!, (gains[owner]! - floor) * share, 1);
  }
  const suggestions = rankFound(facts, options);
  for (const concept of found) scores[concept] = signs[concept] = 0;
  found.length = 0;
  return suggestions;
}

function addSign(concept: number, gain: number, count: number): void {
  if (signs[concept] === 0) found.push(concept);
  signs[concept]! += count;
  scores[concept]! += gain;
}

function rankFound(facts: readonly WordFacts[], options: SuggestOptions): Suggestion[] {
  let top = 0;
  // One word alone proves nothing.
  for (const concept of found) if (signs[concept]! > 1 && scores[concept]! > top) top = scores[concept]!;
  if (top < strongFromMany || (top < strongFromFew && facts.filter(isTelling).length < fewWords)) return [];
  return found
    .filter((concept) => signs[concept]! > 1 && scores[concept]! >= top * besideShare)
    .toSorted((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, options.most)
    .map((concept) => ({
      concept,
      confidence: Math.min(1, top / certainAt) * (scores[concept]! / top) ** secondPower,
      at: mostTelling(concept, facts, options),
      total: scores[concept]!,
    }))
    .filter(({ at }) => at >= 0);
}

/** The place of what speaks most for a craft; -1 when nothing in the description does. */
function mostTelling(
  concept: number,
  facts: readonly WordFacts[],
  { hints, shareOf, boosts = noBoosts }: SuggestOptions,
): number {
  let place = -1;
  let best = 0;
  for (const boost of boosts) {
    if (boost.concept !== concept || boost.gain <= best) continue;
    best = boost.gain;
    place = boost.at;
  }
  for (const [at, word] of facts.entries()) {
    const hint = word.isFunction ? undefined : hints.get(word.root);
    const owner = hint === undefined ? -1 : hint.concepts.indexOf(concept);
    if (owner < 0 || hint!.gains[owner]! * shareOf(at) <= best) continue;
    best = hint!.gains[owner]! * shareOf(at);
    place = at;
  }
  return place;
}

const isTelling = (word: WordFacts) => !word.isFunction && !word.isQuerySpeak;
