import { suggestionWeights } from "../weights.ts";
import type { WordFacts } from "./lexicon/lexicon.ts";
import { concepts } from "./lexicon/taxonomy.ts";
import type { Hints, WordHints } from "./word-hints.ts";

/** Describes a skill that a text hints at. `total` is what all its words gain together. */
export interface Suggestion {
  concept: number;
  confidence: number;
  at: number;
  total: number;
}

/** Describes what else speaks for a skill: a described need or a name at a place of the text. */
export interface Sign {
  concept: number;
  gain: number;
  at: number;
}

export interface SuggestOptions {
  hints: WordHints;
  /** Returns how much a word of the description counts, 0 to 1. */
  shareOf: (at: number) => number;
  /** Returns whether a word is as good as not there. */
  isLeftOut?: (at: number) => boolean;
  /** Limits the number of skills. */
  most: number;
  /** Sets what each word must gain more than. */
  floor?: number;
  signs?: readonly Sign[];
  /** Adds words that count too, as of a title, though a suggestion always points at a word of the description. */
  aside?: readonly WordFacts[];
}

export type SuggestSkills = (facts: readonly WordFacts[], options: SuggestOptions) => Suggestion[];

const noSigns: readonly Sign[] = [];
const noWords: readonly WordFacts[] = [];

/** Makes a function that suggests skills by several words of a description, most likely first. */
export function createSkillSuggester({ wide }: Hints): SuggestSkills {
  // NOTE: scratch space, left clean by every call, because this runs for each profile that is saved.
  const seen = new Uint32Array(wide.size);
  const scores = new Float64Array(concepts.length);
  const counts = new Uint16Array(concepts.length);
  const found: number[] = [];
  let calls = 0;

  return (facts, options) => {
    const { hints, shareOf, floor = 0, signs = noSigns, aside = noWords } = options;
    calls += 1;
    for (const { concept, gain } of signs) add(concept, gain, 2);
    for (let at = 0; at < facts.length + aside.length; at += 1) {
      const word = facts[at] ?? aside[at - facts.length]!;
      const hint = word.isFunction ? undefined : hints.get(word.term);
      if (hint === undefined || seen[hint.number] === calls) continue;
      const share = at < facts.length ? shareOf(at) : 1;
      if (share === 0) continue;
      seen[hint.number] = calls;
      const { concepts: owners, gains } = hint;
      for (let owner = 0; owner < owners.length && gains[owner]! > floor; owner += 1)
        add(owners[owner]!, (gains[owner]! - floor) * share, 1);
    }
    const suggestions = rankFound(facts, options);
    for (const concept of found) scores[concept] = counts[concept] = 0;
    found.length = 0;
    return suggestions;
  };

  function add(concept: number, gain: number, count: number): void {
    if (counts[concept] === 0) found.push(concept);
    counts[concept]! += count;
    scores[concept]! += gain;
  }

  function rankFound(facts: readonly WordFacts[], options: SuggestOptions): Suggestion[] {
    const { enoughFromMany, enoughFromFew, fewWords, besideShare, certainAt, secondPower } = suggestionWeights;
    let top = 0;
    // NOTE: one word alone proves nothing.
    for (const concept of found) if (counts[concept]! > 1 && scores[concept]! > top) top = scores[concept]!;
    if (top < enoughFromMany || (top < enoughFromFew && countContentWords(facts, options) < fewWords)) return [];
    return found
      .filter((concept) => counts[concept]! > 1 && scores[concept]! >= top * besideShare)
      .toSorted((a, b) => scores[b]! - scores[a]! || a - b)
      .slice(0, options.most)
      .map((concept) => ({
        concept,
        confidence: Math.min(1, top / certainAt) * (scores[concept]! / top) ** secondPower,
        at: mostIndicative(concept, facts, options),
        total: scores[concept]!,
      }))
      .filter(({ at }) => at >= 0);
  }
}

/** Returns the place of what speaks most for a skill, or -1 when nothing in the description does. */
function mostIndicative(
  concept: number,
  facts: readonly WordFacts[],
  { hints, shareOf, signs = noSigns }: SuggestOptions,
): number {
  let place = -1;
  let best = 0;
  for (const sign of signs) {
    if (sign.concept !== concept || sign.gain <= best) continue;
    best = sign.gain;
    place = sign.at;
  }
  for (const [at, word] of facts.entries()) {
    const hint = word.isFunction ? undefined : hints.get(word.term);
    const owner = hint === undefined ? -1 : hint.concepts.indexOf(concept);
    if (owner < 0 || hint!.gains[owner]! * shareOf(at) <= best) continue;
    best = hint!.gains[owner]! * shareOf(at);
    place = at;
  }
  return place;
}

function countContentWords(facts: readonly WordFacts[], { isLeftOut = () => false }: SuggestOptions): number {
  return facts.filter(({ isFunction, isQuerySpeak }, at) => !isFunction && !isQuerySpeak && !isLeftOut(at)).length;
}
