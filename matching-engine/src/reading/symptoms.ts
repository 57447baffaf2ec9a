import { factsOf, taxonomy } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { separators, splitWords } from "../text/words.ts";
import type { Words } from "../text/words.ts";

/** A described need: its telling words come in this order with at most `gap` words between. */
type Pattern = { roots: string[]; gap: number; concept: number };

const patterns = new Map<string, Pattern[]>();
const symptomWeight = 0.85;

for (const { phrase, concept } of taxonomy.symptoms) addPattern(phrase, concept);

/** Finds needs that are described instead of named, as in "our open rates are terrible". */
export function findSymptoms(words: Words, facts: readonly WordFacts[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < facts.length; at += 1) {
    for (const pattern of patterns.get(facts[at]!.kin) ?? []) {
      const to = endOfPattern(words, facts, at, pattern);
      if (to > at) found.push({ concept: pattern.concept, weight: symptomWeight, from: at, to });
    }
  }
  return found;
}

function endOfPattern(words: Words, facts: readonly WordFacts[], start: number, pattern: Pattern): number {
  let at = start;
  for (const root of pattern.roots.slice(1)) {
    const next = findNext(words, facts, at + 1, root, pattern.gap);
    if (next < 0) return start;
    at = next;
  }
  return at + 1;
}

function findNext(words: Words, facts: readonly WordFacts[], from: number, root: string, gap: number): number {
  for (let at = from; at < facts.length && at <= from + gap; at += 1) {
    if (words.breaks[at] === separators.sentence) return -1;
    if (facts[at]!.kin === root) return at;
  }
  return -1;
}

/** Small words may differ when at least two telling words remain; otherwise the phrase must stand as it is. */
function addPattern(phrase: string, concept: number): void {
  const known = splitWords(phrase).norms.map(factsOf);
  const telling = known.filter((word) => !word.isFunction);
  const pattern: Pattern =
    telling.length >= 2
      ? { roots: telling.map((word) => word.kin), gap: 3, concept }
      : { roots: known.map((word) => word.kin), gap: 0, concept };
  const first = pattern.roots[0]!;
  patterns.set(first, [...(patterns.get(first) ?? []), pattern]);
}
