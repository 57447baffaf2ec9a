import { separators, splitWords } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import type { Lexicon, WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";

/** Describes a found need with how many of its words carry a subject. */
export interface DescribedNeed extends Mention {
  contentWords: number;
}

export type FindDescribedNeeds = (words: Words, facts: readonly WordFacts[]) => DescribedNeed[];

/** Describes a phrase whose content words come in this order with at most `gap` words between. */
interface Pattern {
  stems: string[];
  gap: number;
  concept: number;
  form: string | undefined;
}

/** Makes a function that finds needs that are described instead of named, as in "our open rates are terrible". */
export function createNeedFinder(lexicon: Lexicon): FindDescribedNeeds {
  const patterns = new Map<string, Pattern[]>();
  for (const { phrase, concept } of lexicon.describedNeeds) {
    const pattern = patternOf(lexicon, phrase, concept);
    const first = pattern.stems[0]!;
    patterns.set(first, [...(patterns.get(first) ?? []), pattern]);
  }

  return (words, facts) => {
    const found: DescribedNeed[] = [];
    for (let at = 0; at < facts.length; at += 1) {
      for (const pattern of patterns.get(facts[at]!.stem) ?? []) {
        if (pattern.form !== undefined && pattern.form !== facts[at]!.form) continue;
        const to = endOfPattern({ words, facts }, at, pattern);
        const contentWords = Math.min(pattern.stems.length, briefWeights.describedNeedWordsAtMost);
        if (to > at)
          found.push({ concept: pattern.concept, weight: briefWeights.describedNeed, from: at, to, contentWords });
      }
    }
    return found;
  };
}

interface Text {
  words: Words;
  facts: readonly WordFacts[];
}

function endOfPattern(text: Text, start: number, pattern: Pattern): number {
  let at = start;
  for (const stem of pattern.stems.slice(1)) {
    const next = findNext(text, stem, { from: at + 1, gap: pattern.gap });
    if (next < 0) return start;
    at = next;
  }
  return at + 1;
}

function findNext({ words, facts }: Text, stem: string, { from, gap }: { from: number; gap: number }): number {
  for (let at = from; at < facts.length && at <= from + gap; at += 1) {
    if (words.breaks[at] === separators.sentence) return -1;
    if (facts[at]!.stem === stem) return at;
  }
  return -1;
}

/** Lets small words differ when at least two content words remain; otherwise the phrase must stand as it is. */
function patternOf({ factsOf }: Lexicon, phrase: string, concept: number): Pattern {
  const known = splitWords(phrase).norms.map(factsOf);
  const content = known.filter((word) => !word.isFunction);
  if (content.length >= 2)
    return { stems: content.map((word) => word.stem), gap: briefWeights.describedNeedGap, concept, form: undefined };
  return {
    stems: known.map((word) => word.stem),
    gap: 0,
    concept,
    form: known.length === 1 ? known[0]!.form : undefined,
  };
}
