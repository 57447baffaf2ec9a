import { feedbackTermWeights } from "../weights.ts";
import type { QueryList } from "./find-candidates.ts";
import { idf } from "./plan-query.ts";
import type { SearchedIndex, Steps } from "./searched-index.ts";

/**
 * Returns the words that name the skills of the best profiles, each with what it gains: those of titles, ticks and own skills, the
 * more the better a profile fits and the rarer the word is (Rocchio 1971). `asked` is what the brief's own words weigh together.
 */
export function* learnTerms(
  index: SearchedIndex,
  { slots, words, asked }: { slots: readonly number[]; words: Float32Array; asked: number },
): Steps<QueryList[]> {
  yield { what: "profiles", slots };
  const learnt = new Map<string, number>();
  for (const slot of slots) {
    const worth = words[slot]! * (1 - index.stuffing[slot]!);
    if (worth > 0 && index.profiles.has(slot))
      for (const term of index.namingTermsOf(slot)) learnt.set(term, (learnt.get(term) ?? 0) + worth);
  }
  yield { what: "terms", terms: [...learnt.keys()], stems: [], concepts: [] };
  const best = [...learnt]
    .flatMap(([term, worth]) => {
      const list = index.words.lists.get(term);
      if (list === undefined) return [];
      const rarity = idf(index.size, list.length);
      return [{ term, list, rarity, weight: worth * rarity }];
    })
    .toSorted((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, feedbackTermWeights.termsAtMost);
  const sum = best.reduce((before, { weight }) => before + weight, 0);
  return best.map(({ list, rarity, weight }) => ({
    list,
    gain: ((feedbackTermWeights.share * asked * weight) / sum) * rarity,
    isWord: true,
  }));
}
