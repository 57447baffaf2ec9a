import type { QueryList } from "./find-candidates.ts";
import { saturation } from "./find-candidates.ts";
import { positionOf } from "./postings.ts";
import type { PostingList } from "./postings.ts";
import type { ProfileIndex } from "./profile-index.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import type { Brief, SearchTerm } from "../read/brief/requirements.ts";
import { retrievalWeights } from "../weights.ts";

/** Says which lists a brief reads, and how its words turn into a fit between 0 and 1. */
export type QueryPlan = { lists: QueryList[]; wordFit: (gained: number) => number; wordsOf: (slot: number) => number };

/** Chooses the lists to read: the brief's most indicative words, and the concepts of its requirements. */
export function planQuery(index: ProfileIndex, brief: Brief): QueryPlan {
  const words = brief.terms
    .map((term) => ({ ...term, list: index.words.lists.get(term.term) }))
    .map((term) => ({ ...term, gain: term.weight * idf(index.size, term.list?.length ?? 0) }))
    .toSorted((a, b) => b.gain - a.gain || (a.term < b.term ? -1 : 1))
    .slice(0, retrievalWeights.wordsAtMost);
  const possible = words.reduce(
    (sum, word) => sum + (word.list === undefined ? word.gain * retrievalWeights.unusedWordShare : word.gain),
    0,
  );
  const wordLists = withStems(index, words);
  const lists = [...wordLists, ...conceptLists(index, brief, Math.max(possible, retrievalWeights.leastWordGain))];
  return {
    lists,
    wordFit: (gained) => (possible === 0 ? 0 : Math.min(1, gained / (possible * retrievalWeights.fullFit))),
    wordsOf: (slot) => wordLists.reduce((sum, query) => sum + gainOf(index, query, slot), 0),
  };
}

/** Returns the lists of the words themselves, and at a lower gain of the other words in use that share their stem: "translator" for "translation". */
function withStems(
  index: ProfileIndex,
  words: readonly (SearchTerm & { gain: number; list: PostingList | undefined })[],
): QueryList[] {
  const lists = new Map<string, QueryList>();
  for (const { term, list, gain } of words) if (list !== undefined) lists.set(term, { list, gain, isWord: true });
  for (const { term, stem, weight, list } of words) {
    const share = list === undefined ? retrievalWeights.stemShareAlone : retrievalWeights.stemShare;
    for (const other of index.termsByStem.get(stem) ?? []) {
      const otherList = index.words.lists.get(other)!;
      const gain = weight * idf(index.size, otherList.length) * share;
      if (other !== term && gain > (lists.get(other)?.gain ?? 0))
        lists.set(other, { list: otherList, gain, isWord: true });
    }
  }
  return [...lists]
    .toSorted((a, b) => b[1].gain - a[1].gain || (a[0] < b[0] ? -1 : 1))
    .slice(0, retrievalWeights.listsAtMost)
    .map(([, list]) => list);
}

function gainOf(index: ProfileIndex, query: QueryList, slot: number): number {
  const at = positionOf(query.list, slot);
  return at < 0
    ? 0
    : query.gain * saturation(query.list.entries[at]! & 0xff, index.lengths[slot]!, index.averageLength);
}

function conceptLists(index: ProfileIndex, brief: Brief, scale: number): QueryList[] {
  return brief.requirements
    .filter((one) => one.importance !== "mustNot")
    .flatMap((requirement) => {
      const gain =
        (retrievalWeights.concept[requirement.kind] ?? 0) *
        requirement.weight *
        scale *
        (1 - retrievalWeights.verbosityDiscount * brief.verbosity);
      const lists = requirement.concepts.flatMap((id) => listOf(index, id, gain));
      const near =
        requirement.kind === "job"
          ? [
              ...new Set(
                requirement.concepts.flatMap((id) => [...concepts[id]!.near, ...concepts[id]!.up.map((up) => up.id)]),
              ),
            ]
          : [];
      const wider =
        requirement.kind === "place"
          ? [...new Set(requirement.concepts.flatMap((id) => concepts[id]!.up.map((up) => up.id)))]
          : [];
      return [
        ...lists,
        ...near.flatMap((id) => listOf(index, id, gain * retrievalWeights.near)),
        ...wider.flatMap((id) => listOf(index, id, gain * retrievalWeights.near)),
      ];
    });
}

function listOf(index: ProfileIndex, concept: number, gain: number): QueryList[] {
  const list = index.concepts.lists.get(concept);
  return list === undefined ? [] : [{ list, gain, isWord: false }];
}

function idf(profiles: number, having: number): number {
  return Math.log(1 + (profiles - having + 0.5) / (having + 0.5));
}
