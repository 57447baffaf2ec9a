import { associations } from "../data/associations.ts";
import { factsOf, taxonomy } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { splitWords } from "../text/words.ts";

export type Suggestion = { concept: number; confidence: number; at: number };

type Weighted = { concept: number; weight: number };

const byRoot = new Map<string, Weighted[]>();
const associationWeight = 1;
const aliasWeight = 0.8;
const symptomWeight = 0.7;
const documents = new Set<number>();

for (const row of associations.trim().split("\n")) {
  const colon = row.indexOf(":");
  const concept = taxonomy.byName.get(`trade ${row.slice(0, colon)}`);
  if (concept === undefined) throw new Error(`The associations name an unknown craft: "${row.slice(0, colon)}"`);
  documents.add(concept);
  addWords(row.slice(colon + 1), concept, associationWeight);
}
for (const { phrase, concept } of taxonomy.symptoms) if (documents.has(concept)) addWords(phrase, concept, symptomWeight);
for (const { words, concept, weight } of taxonomy.aliases) if (documents.has(concept)) addWords(words, concept, aliasWeight * weight);

const strongFrom = 3.4;
const certainAt = 9;
const suggestionsAtMost = 2;

/** Crafts that a description hints at by several of its words, for briefs that name no craft; most likely first. */
export function suggestJobs(facts: readonly WordFacts[], mayCount: (at: number) => boolean): Suggestion[] {
  const scores = new Map<number, { score: number; words: number; at: number; best: number }>();
  const seen = new Set<string>();
  for (const [at, word] of facts.entries()) {
    if (word.isFunction || seen.has(word.root) || !mayCount(at)) continue;
    seen.add(word.root);
    const owners = byRoot.get(word.root) ?? [];
    const rarity = Math.log(1 + documents.size / (owners.length + 1));
    for (const { concept, weight } of owners) {
      const known = scores.get(concept) ?? { score: 0, words: 0, at, best: 0 };
      const gained = rarity * weight;
      scores.set(concept, { score: known.score + gained, words: known.words + 1, at: gained > known.best ? at : known.at, best: Math.max(gained, known.best) });
    }
  }
  const ranked = [...scores].filter(([, one]) => one.words > 1 && one.score >= strongFrom).toSorted((a, b) => b[1].score - a[1].score || a[0] - b[0]);
  const top = ranked[0]?.[1].score ?? 0;
  return ranked.filter(([, one]) => one.score >= top * 0.8).slice(0, suggestionsAtMost).map(([concept, one]) => ({ concept, confidence: Math.min(1, one.score / certainAt), at: one.at }));
}

function addWords(text: string, concept: number, weight: number): void {
  for (const norm of splitWords(text).norms) {
    const { root, isFunction } = factsOf(norm);
    if (isFunction) continue;
    const owners = byRoot.get(root) ?? [];
    const own = owners.find((one) => one.concept === concept);
    if (own === undefined) byRoot.set(root, [...owners, { concept, weight }]);
    else own.weight = Math.max(own.weight, weight);
  }
}
