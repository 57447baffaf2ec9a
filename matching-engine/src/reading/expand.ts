import { synonyms } from "../data/synonyms.ts";
import { factsOf } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { splitWords } from "../text/words.ts";
import type { SearchTerm } from "./requirements.ts";

type Group = { entries: WordFacts[][] };

const groupsByKin = new Map<string, { group: Group; entry: WordFacts[] }[]>();
export const synonymShare = 0.42;
/** A brief that names its craft needs fewer words beside its own. */
export const synonymShareBesideACraft = 0.25;
/** A word of a phrase is a weaker sign than a word that says it all. */
const phraseWordShare = 0.6;

for (const row of synonyms.trim().split("\n")) addGroup(row);

/** Further words to look for: those that can stand for a word or a phrase of the brief. */
export function expandTerms(
  terms: readonly SearchTerm[],
  facts: readonly WordFacts[],
  share = synonymShare,
): SearchTerm[] {
  const weights = new Map(terms.map(({ root, weight }) => [root, weight]));
  const added = new Map<string, SearchTerm>();
  for (const [at, word] of facts.entries()) {
    const own = weights.get(word.root);
    if (own === undefined) continue;
    for (const { group, entry } of groupsByKin.get(word.kin) ?? []) {
      if (!entry.every(({ kin }, offset) => facts[at + offset]?.kin === kin)) continue;
      for (const other of group.entries) if (other !== entry) addEntry(other, own * share, added);
    }
  }
  return [...terms, ...[...added.values()].filter(({ root }) => !weights.has(root))];
}

function addEntry(entry: readonly WordFacts[], own: number, added: Map<string, SearchTerm>): void {
  const weight = own * (entry.length > 1 ? phraseWordShare : 1);
  for (const { root, kin } of entry)
    if (weight > (added.get(root)?.weight ?? 0)) added.set(root, { root, kin, weight });
}

function addGroup(row: string): void {
  const entries = row
    .split(";")
    .map((entry) =>
      splitWords(entry)
        .norms.map(factsOf)
        .filter((word) => !word.isFunction),
    )
    .filter((entry) => entry.length > 0);
  const group: Group = { entries };
  for (const entry of entries)
    groupsByKin.set(entry[0]!.kin, [...(groupsByKin.get(entry[0]!.kin) ?? []), { group, entry }]);
}
