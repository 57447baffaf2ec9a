import { synonyms } from "../data/synonyms.ts";
import { factsOf } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { splitWords } from "../text/words.ts";
import type { SearchTerm } from "./requirements.ts";

type Group = { entries: string[][] };

const groupsByRoot = new Map<string, { group: Group; entry: string[] }[]>();
const synonymShare = 0.42;
/** A word of a phrase is a weaker sign than a word that says it all. */
const phraseWordShare = 0.6;

for (const row of synonyms.trim().split("\n")) addGroup(row);

/** Further words to look for: those that can stand for a word or a phrase of the brief. */
export function expandTerms(terms: readonly SearchTerm[], facts: readonly WordFacts[]): SearchTerm[] {
  const weights = new Map(terms.map(({ root, weight }) => [root, weight]));
  const added = new Map<string, number>();
  for (const [at, word] of facts.entries()) {
    const own = weights.get(word.root);
    if (own === undefined) continue;
    for (const { group, entry } of groupsByRoot.get(word.root) ?? []) {
      if (!entry.every((root, offset) => facts[at + offset]?.root === root)) continue;
      for (const other of group.entries) if (other !== entry) addEntry(other, own, added);
    }
  }
  const joined = [...added].filter(([root]) => !weights.has(root)).map(([root, weight]) => ({ root, weight }));
  return [...terms, ...joined];
}

function addEntry(entry: readonly string[], own: number, added: Map<string, number>): void {
  const share = synonymShare * (entry.length > 1 ? phraseWordShare : 1);
  for (const root of entry) added.set(root, Math.max(added.get(root) ?? 0, own * share));
}

function addGroup(row: string): void {
  const entries = row.split(";").map((entry) => splitWords(entry).norms.map(factsOf).filter((word) => !word.isFunction).map((word) => word.root)).filter((entry) => entry.length > 0);
  const group: Group = { entries };
  for (const entry of entries) groupsByRoot.set(entry[0]!, [...(groupsByRoot.get(entry[0]!) ?? []), { group, entry }]);
}
