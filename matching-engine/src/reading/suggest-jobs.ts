import { associations } from "../data/associations.ts";
import { glosses } from "../data/glosses.ts";
import { situations } from "../data/situations.ts";
import { concepts, factsOf, taxonomy } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { splitWords } from "../text/words.ts";

/** `total` is what all the words gain together. */
export type Suggestion = { concept: number; confidence: number; at: number; total: number };

type Weighted = { concept: number; weight: number };

const byRoot = new Map<string, Weighted[]>();
const associationWeight = 1;
/** A word that hardly belongs to another craft. */
const ownWordWeight = 1.5;
const star = 42;
const aliasWeight = 0.8;
const symptomWeight = 0.7;
const documents = new Set<number>();

for (const row of [associations, glosses, situations].flatMap((table) => table.trim().split("\n"))) {
  const colon = row.indexOf(":");
  const concept = taxonomy.byName.get(`trade ${row.slice(0, colon)}`);
  if (concept === undefined) throw new Error(`The associations name an unknown craft: "${row.slice(0, colon)}"`);
  documents.add(concept);
  const text = row.slice(colon + 1);
  const { norms, ends } = splitWords(text);
  for (const [at, norm] of norms.entries())
    addNorm(norm, concept, text.charCodeAt(ends[at]!) === star ? ownWordWeight : associationWeight);
}
for (const { phrase, concept } of taxonomy.symptoms)
  if (documents.has(concept)) addWords(phrase, concept, symptomWeight);
for (const { norms, concept, weight } of taxonomy.aliases)
  if (documents.has(concept)) addNorms(norms, concept, aliasWeight * weight);

const strongFrom = 4.2;
const certainAt = 9;
/** How quickly the second guess falls behind the first. */
const secondPower = 2;
const suggestionsAtMost = 3;

/** What each word gains for each craft, with a number that marks the word as seen. */
type Hint = { number: number; concepts: number[]; gains: number[] };

/** A word seen once is no proof that it belongs to one craft alone. */
const spread = 1;

const hints = new Map<string, Hint>();
for (const [root, owners] of byRoot) {
  const all = owners.reduce((sum, owner) => sum + owner.weight, 0);
  hints.set(root, {
    number: hints.size,
    concepts: owners.map((owner) => owner.concept),
    gains: owners.map(({ weight }) => Math.log(1 + (documents.size * weight) / (all + spread))),
  });
}

// Scratch space, left clean by every call: this runs for each profile that is saved.
const seen = new Uint32Array(hints.size);
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
 * Crafts that a description hints at by several of its words, for briefs that name no craft; most likely first. Words `aside`, as
 * of a title, count too, but a suggestion always points at a word of the description.
 */
export function suggestJobs(
  facts: readonly WordFacts[],
  mayCount: (at: number) => boolean,
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
    const hint = word.isFunction ? undefined : hints.get(word.root);
    if (hint === undefined || seen[hint.number] === calls || (at < facts.length && !mayCount(at))) continue;
    seen[hint.number] = calls;
    for (let owner = 0; owner < hint.concepts.length; owner += 1) {
      const concept = hint.concepts[owner]!;
      const gained = hint.gains[owner]!;
      if (words[concept] === 0) found.push(concept);
      words[concept] = Math.min(255, words[concept]! + 1);
      scores[concept] = scores[concept]! + gained;
      if (gained <= bests[concept]! || at >= facts.length) continue;
      bests[concept] = gained;
      places[concept] = at;
    }
  }
  const suggestions = rankFound(found);
  for (const concept of found) scores[concept] = words[concept] = bests[concept] = 0;
  return suggestions;
}

function rankFound(found: readonly number[]): Suggestion[] {
  const ranked = found
    .filter((concept) => words[concept]! > 1 && bests[concept]! > 0 && scores[concept]! >= strongFrom)
    .toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  const top = ranked.length === 0 ? 0 : scores[ranked[0]!]!;
  return ranked
    .filter((concept) => scores[concept]! >= top * 0.7)
    .slice(0, suggestionsAtMost)
    .map((concept) => ({
      concept,
      confidence: Math.min(1, top / certainAt) * (scores[concept]! / top) ** secondPower,
      at: places[concept]!,
      total: scores[concept]!,
    }));
}

function addWords(text: string, concept: number, weight: number): void {
  addNorms(splitWords(text).norms, concept, weight);
}

function addNorms(norms: readonly string[], concept: number, weight: number): void {
  for (const norm of norms) addNorm(norm, concept, weight);
}

function addNorm(norm: string, concept: number, weight: number): void {
  const { root, isFunction } = factsOf(norm);
  if (isFunction) return;
  const owners = byRoot.get(root);
  if (owners === undefined) {
    byRoot.set(root, [{ concept, weight }]);
    return;
  }
  const own = owners.find((one) => one.concept === concept);
  if (own === undefined) owners.push({ concept, weight });
  else own.weight += weight;
}
