import { synonyms } from "../../../lexicon/synonyms.ts";
import type { Switches } from "../../switches.ts";
import { splitWords } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import type { Lexicon, WordFacts } from "../lexicon/lexicon.ts";
import type { SearchTerm } from "./requirements.ts";

interface Group {
  entries: WordFacts[][];
}
type GroupsByStem = Map<string, { group: Group; entry: WordFacts[] }[]>;

/** Adds further terms to look for, at a share of the weight: those that can stand for a word or a phrase of the brief. */
export type ExpandTerms = (terms: readonly SearchTerm[], facts: readonly WordFacts[], share: number) => SearchTerm[];

export function createTermExpander(lexicon: Lexicon, switches: Switches): ExpandTerms {
  const groups: GroupsByStem = new Map();
  for (const row of switches.synonyms ? synonyms.trim().split("\n") : []) addGroup(lexicon, row, groups);

  return (terms, facts, share) => {
    const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
    const added = new Map<string, SearchTerm>();
    for (const [at, word] of facts.entries()) {
      const own = weights.get(word.term);
      if (own === undefined) continue;
      for (const { group, entry } of groups.get(word.stem) ?? []) {
        const isThere = entry.every(({ stem }, offset) => facts[at + offset]?.stem === stem);
        const others = isThere ? group.entries.filter((other) => other !== entry) : [];
        for (const other of others) addEntry(other, own * share, added);
      }
    }
    return [...terms, ...[...added.values()].filter(({ term }) => !weights.has(term))];
  };
}

function addEntry(entry: readonly WordFacts[], own: number, added: Map<string, SearchTerm>): void {
  const weight = own * (entry.length > 1 ? briefWeights.synonymPhraseWord : 1);
  for (const { term, stem } of entry)
    if (weight > (added.get(term)?.weight ?? 0)) added.set(term, { term, stem, weight });
}

function addGroup({ factsOf }: Lexicon, row: string, groups: GroupsByStem): void {
  const entries = row
    .split(";")
    .map((entry) =>
      splitWords(entry)
        .norms.map(factsOf)
        .filter((word) => !word.isFunction),
    )
    .filter((entry) => entry.length > 0);
  const group: Group = { entries };
  for (const entry of entries) groups.set(entry[0]!.stem, [...(groups.get(entry[0]!.stem) ?? []), { group, entry }]);
}
