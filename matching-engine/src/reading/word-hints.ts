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

const crafts = new Set<number>();
const byRoot = new Map<string, Map<number, number>>();

for (const row of [associations, glosses, situations].flatMap((table) => table.trim().split("\n"))) {
  const colon = row.indexOf(":");
  const concept = craftNamed(row.slice(0, colon));
  crafts.add(concept);
  const text = row.slice(colon + 1);
  const { norms, ends } = splitWords(text);
  for (const [at, norm] of norms.entries())
    addNorm(norm, concept, text.charCodeAt(ends[at]!) === star ? ownWordWeight : associationWeight);
}
for (const { craft, needs } of toldNeeds) {
  const concept = craftNamed(craft);
  for (const need of needs) for (const norm of new Set(splitWords(need).norms)) addNorm(norm, concept, needWeight);
}
for (const row of tellingWords) {
  const colon = row.indexOf(":");
  const concept = craftNamed(row.slice(0, colon));
  for (const norm of new Set(splitWords(row.slice(colon + 1)).norms)) addNorm(norm, concept, tellingWeight);
}
for (const { phrase, concept } of taxonomy.symptoms)
  if (crafts.has(concept)) for (const norm of splitWords(phrase).norms) addNorm(norm, concept, symptomWeight);
for (const { norms, concept, weight } of taxonomy.aliases)
  if (crafts.has(concept)) for (const norm of norms) addNorm(norm, concept, aliasWeight * weight);

/** What each word, by its root, hints at: the share of its uses that belongs to a craft, against an even share. */
export const wordHints: ReadonlyMap<string, Hint> = new Map(
  [...byRoot].map(([root, owners], number) => [root, hintOf(owners, number)]),
);

function hintOf(owners: ReadonlyMap<number, number>, number: number): Hint {
  const all = [...owners.values()].reduce((sum, weight) => sum + weight, 0);
  const ranked = [...owners]
    .map(([concept, weight]) => ({ concept, gain: gainOf(weight, all), share: weight / all }))
    .toSorted((a, b) => b.gain - a.gain || a.concept - b.concept);
  return {
    number,
    concepts: ranked.map(({ concept }) => concept),
    gains: ranked.map(({ gain }) => gain),
    shares: ranked.map(({ share }) => share),
  };
}

/** The share of a word's uses that belongs to a craft, 0 to 1; undefined for a word that was never seen. */
export function shareOf(root: string, concept: number): number | undefined {
  const hint = wordHints.get(root);
  return hint === undefined ? undefined : (hint.shares[hint.concepts.indexOf(concept)] ?? 0);
}

function gainOf(weight: number, all: number): number {
  const share = Math.log(1 + (crafts.size * weight) / (all + spread));
  return share * weight ** seenPower * Math.min(1, Math.sqrt(all / seenEnough));
}

/** The concept of a craft that a data file names. */
export function craftNamed(name: string): number {
  const concept = taxonomy.byName.get(`trade ${name}`);
  if (concept === undefined) throw new Error(`A list of words names an unknown craft: "${name}"`);
  return concept;
}

function addNorm(norm: string, concept: number, weight: number): void {
  const { root, isFunction } = factsOf(norm);
  if (isFunction) return;
  let owners = byRoot.get(root);
  if (owners === undefined) byRoot.set(root, (owners = new Map()));
  owners.set(concept, (owners.get(concept) ?? 0) + weight);
}
