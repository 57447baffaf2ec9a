import type { WordFacts } from "./lexicon/lexicon.ts";

/** Returns what the words of a clause tell the clause model: each content word, and each two words that stand side by side. */
export function featuresOf(facts: readonly WordFacts[]): string[] {
  const terms = facts.map(({ term, isFunction }) => (isFunction ? `_${term}` : term));
  const words = terms.filter((_, at) => !facts[at]!.isFunction || facts.length === 1);
  const pairs = terms.slice(1).map((term, at) => `${terms[at]} ${term}`);
  return [...new Set([...words, ...pairs])];
}

/** Returns what the content words of the other clauses of a brief tell of a clause. */
export function featuresAround(others: readonly (readonly WordFacts[])[]): string[] {
  const terms = others.flatMap((facts) => facts.filter(({ isFunction }) => !isFunction).map(({ term }) => term));
  return [...new Set(terms)].map((term) => `${around}${term}`);
}

const around = "~";
const worthOfThoseAround = 0.5;

/** Returns how much each feature counts: one of many in a clause says a little less, and what stands around it half as much. */
export function worthsOf(features: readonly string[]): number[] {
  const own = features.reduce((sum, one) => sum + Number(!one.startsWith(around)), 0);
  const worth = Math.max(1, own) ** -0.25;
  return features.map((one) => (one.startsWith(around) ? worth * worthOfThoseAround : worth));
}
