import type { WordFacts } from "./lexicon/lexicon.ts";

/** Returns what the words of a clause tell the clause model: each content word, and each two words that stand side by side. */
export function featuresOf(facts: readonly WordFacts[]): string[] {
  const terms = facts.map(({ term, isFunction }) => (isFunction ? `_${term}` : term));
  const words = terms.filter((_, at) => !facts[at]!.isFunction || facts.length === 1);
  const pairs = terms.slice(1).map((term, at) => `${terms[at]} ${term}`);
  return [...new Set([...words, ...pairs])];
}

/** Returns how much each feature counts where there are so many: one of many says a little less. */
export const worthOfEach = (count: number) => count ** -0.25;
