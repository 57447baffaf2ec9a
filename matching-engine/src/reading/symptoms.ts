import { factsOf, taxonomy } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { separators, splitWords } from "../text/words.ts";
import type { Words } from "../text/words.ts";

/** A described need: its telling words come in this order with at most `gap` words between. */
type Pattern = { roots: string[]; gap: number; concept: number; form: string | undefined };

/** How much a described need speaks for its craft, by how many telling words it has. */
export type Symptom = Mention & { telling: number };

const patterns = new Map<string, Pattern[]>();
const symptomWeight = 0.85;

for (const { phrase, concept } of taxonomy.symptoms) addPattern(phrase, concept);

/** Finds needs that are described instead of named, as in "our open rates are terrible". */
export function findSymptoms(words: Words, facts: readonly WordFacts[]): Symptom[] {
  const found: Symptom[] = [];
  for (let at = 0; at < facts.length; at += 1) {
    for (const pattern of patterns.get(facts[at]!.kin) ?? []) {
      if (pattern.form !== undefined && pattern.form !== facts[at]!.form) continue;
      const to = endOfPattern(words, facts, at, pattern);
      const telling = Math.min(pattern.roots.length, 4);
      if (to > at) found.push({ concept: pattern.concept, weight: symptomWeight, from: at, to, telling });
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
      ? { roots: telling.map((word) => word.kin), gap: 3, concept, form: undefined }
      : {
          roots: known.map((word) => word.kin),
          gap: 0,
          concept,
          form: known.length === 1 ? known[0]!.form : undefined,
        };
  const first = pattern.roots[0]!;
  patterns.set(first, [...(patterns.get(first) ?? []), pattern]);
}
