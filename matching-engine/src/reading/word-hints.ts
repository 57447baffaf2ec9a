import { associations } from "../data/associations.ts";
import { glosses } from "../data/glosses.ts";
import { situations } from "../data/situations.ts";
import { factsOf, taxonomy } from "../lexicon/lexicon.ts";
import { tellingWords } from "../lexicon/telling-words.ts";
import { toldNeeds } from "../lexicon/told-needs.ts";
import { splitWords } from "../text/words.ts";

/** What one word gains for each craft, the most first, with a number that marks the word as seen. */
export type Hint = { number: number; concepts: number[]; gains: number[]; shares: number[] };

const associationWeight = 1;
/** A word that hardly belongs to another craft. */
const ownWordWeight = 1.5;
const star = 42;
const aliasWeight = 0.8;
const symptomWeight = 0.7;
/** A word of one written need; the same word in several needs adds up. */
const needWeight = 0.5;
/** A word of the long lists, which were written to be wide rather than sure. */
const tellingWeight = 0.25;
/** A word seen once is no proof that it belongs to one craft alone. */
const spread = 1;
/** How much more a word says that was seen often with a craft. */
const seenPower = 0.1;
/** A word that was hardly seen at all says less. */
const seenEnough = 2;

/** The words of one craft, each with what its uses weigh together. */
type CraftWords = Map<string, number>;
/** The words of every craft by its concept. */
type AllWords = Map<number, CraftWords>;

/** What was written word by word for each craft: sure, and few. */
function sureWords(): AllWords {
  const all: AllWords = new Map();
  for (const row of [associations, glosses, situations].flatMap((table) => table.trim().split("\n"))) {
    const { words, text } = readRow(all, row);
    const { norms, ends } = splitWords(text);
    for (const [at, norm] of norms.entries())
      addNorm(words, norm, text.charCodeAt(ends[at]!) === star ? ownWordWeight : associationWeight);
  }
  for (const { phrase, concept } of taxonomy.symptoms) {
    const words = all.get(concept);
    if (words !== undefined) for (const norm of splitWords(phrase).norms) addNorm(words, norm, symptomWeight);
  }
  for (const { norms, concept, weight } of taxonomy.aliases) {
    const words = all.get(concept);
    if (words !== undefined) for (const norm of norms) addNorm(words, norm, aliasWeight * weight);
  }
  return all;
}

/** The same with the words of the told needs and of the long lists. */
function wideWords(sure: AllWords): AllWords {
  const all: AllWords = new Map([...sure].map(([concept, words]) => [concept, new Map(words)]));
  for (const { craft, needs } of toldNeeds) {
    const words = wordsOf(all, craft);
    for (const need of needs) for (const norm of new Set(splitWords(need).norms)) addNorm(words, norm, needWeight);
  }
  for (const row of tellingWords) {
    const { words, text } = readRow(all, row);
    for (const norm of new Set(splitWords(text).norms)) addNorm(words, norm, tellingWeight);
  }
  return all;
}

/** What each word, by its root, hints at. */
export type WordHints = ReadonlyMap<string, Hint>;

type Owner = { concept: number; weight: number };

/** The share of each word's uses that belongs to a craft, against an even share. */
function hintsOf(all: AllWords): WordHints {
  const owners = new Map<string, Owner[]>();
  for (const [concept, words] of all)
    for (const [root, weight] of words) {
      const known = owners.get(root);
      if (known === undefined) owners.set(root, [{ concept, weight }]);
      else known.push({ concept, weight });
    }
  return new Map([...owners].map(([root, each], number) => [root, hintOf(each, number, all.size)]));
}

function hintOf(all: readonly Owner[], number: number, crafts: number): Hint {
  const sum = all.reduce((before, { weight }) => before + weight, 0);
  const ranked = all
    .map(({ concept, weight }) => ({ concept, gain: gainOf(weight, sum, crafts), share: weight / sum }))
    .toSorted((a, b) => b.gain - a.gain || a.concept - b.concept);
  return {
    number,
    concepts: ranked.map(({ concept }) => concept),
    gains: ranked.map(({ gain }) => gain),
    shares: ranked.map(({ share }) => share),
  };
}

const sure = sureWords();
/** Hints of the sure words: for long posts, where many words that say little would drown the few that tell. */
export const sureHints = hintsOf(sure);
/** Hints of all words: for briefs of a few sentences, and for what people write of themselves. */
export const wideHints = hintsOf(wideWords(sure));

/** The share of a word's uses that belongs to a craft, 0 to 1. */
export function shareOfCraft(root: string, concept: number): number {
  const hint = wideHints.get(root);
  return hint?.shares[hint.concepts.indexOf(concept)] ?? 0;
}

function gainOf(weight: number, all: number, crafts: number): number {
  const share = Math.log(1 + (crafts * weight) / (all + spread));
  return share * weight ** seenPower * Math.min(1, Math.sqrt(all / seenEnough));
}

/** The concept of a craft that a data file names. */
export function craftNamed(name: string): number {
  const concept = taxonomy.byName.get(`trade ${name}`);
  if (concept === undefined) throw new Error(`A list of words names an unknown craft: "${name}"`);
  return concept;
}

function readRow(all: AllWords, row: string): { words: CraftWords; text: string } {
  const colon = row.indexOf(":");
  return { words: wordsOf(all, row.slice(0, colon)), text: row.slice(colon + 1) };
}

function wordsOf(all: AllWords, craft: string): CraftWords {
  const concept = craftNamed(craft);
  let words = all.get(concept);
  if (words === undefined) all.set(concept, (words = new Map()));
  return words;
}

function addNorm(words: CraftWords, norm: string, weight: number): void {
  const { root, isFunction } = factsOf(norm);
  if (!isFunction) words.set(root, (words.get(root) ?? 0) + weight);
}
