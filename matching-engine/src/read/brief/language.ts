import type { WordFacts } from "../lexicon/lexicon.ts";
import { readingWeights } from "../../weights.ts";

/**
 * Returns whether a brief is in English, or too short to say. English of any kind is full of function words and of words that everybody
 * uses; a few borrowed words ("logo", "restaurant") do not make another language English.
 */
export function isInEnglish(facts: readonly WordFacts[], isKnown: (at: number) => boolean): boolean {
  if (facts.length < readingWeights.wordsThatShowALanguage) return true;
  const functionWords = facts.filter(({ isFunction }) => isFunction).length;
  const known = facts.filter((_, at) => isKnown(at)).length;
  const isForeign =
    functionWords < facts.length * readingWeights.functionWordsOfEnglish &&
    known < facts.length * readingWeights.knownWordsOfEnglish;
  return !isForeign;
}
