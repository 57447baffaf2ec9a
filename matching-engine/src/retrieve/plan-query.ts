import type { QueryList } from "./find-candidates.ts";
import type { PostingList } from "./postings.ts";
import type { SearchedIndex, Steps } from "./searched-index.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import type { Brief, SearchTerm } from "../read/brief/requirements.ts";
import { retrievalWeights } from "../weights.ts";

/** Says which lists a brief reads; `asked` is what its own words weigh together. */
export interface QueryPlan {
  lists: QueryList[];
  asked: number;
}

/** Chooses the lists to read: the brief's most indicative words, and the concepts of its requirements. */
export function* planQuery(index: SearchedIndex, brief: Brief): Steps<QueryPlan> {
  // NOTE: those of which some are read below, so that an index that loads them rarely has to ask twice.
  const weightiest = brief.terms.toSorted((a, b) => b.weight - a.weight).slice(0, retrievalWeights.wordsAtMost * 2);
  yield {
    what: "terms",
    terms: brief.terms.map(({ term }) => term),
    stems: weightiest.map(({ stem }) => stem),
    concepts: brief.requirements.flatMap(({ concepts: asked }) => asked.flatMap(withNeighbours)),
  };
  const words = brief.terms
    .map((term) => ({ ...term, list: index.words.lists.get(term.term) }))
    .map((term) => ({ ...term, gain: term.weight * idf(index.size, term.list?.length ?? 0) }))
    .toSorted((a, b) => b.gain - a.gain || (a.term < b.term ? -1 : 1))
    .slice(0, retrievalWeights.wordsAtMost);
  const possible = words.reduce(
    (sum, word) => sum + (word.list === undefined ? word.gain * retrievalWeights.unusedWordShare : word.gain),
    0,
  );
  yield { what: "terms", terms: [], stems: words.map(({ stem }) => stem), concepts: [] };
  const wordLists = withStems(index, words);
  const lists = [...wordLists, ...conceptLists(index, brief, Math.max(possible, retrievalWeights.leastWordGain))];
  return { lists, asked: words.reduce((sum, { weight }) => sum + weight, 0) };
}

/** Returns the lists of the words themselves, and at a lower gain of the other words in use that share their stem: "translator" for "translation". */
function withStems(
  index: SearchedIndex,
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

function conceptLists(index: SearchedIndex, brief: Brief, scale: number): QueryList[] {
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

function withNeighbours(id: number): number[] {
  const { near, up } = concepts[id]!;
  return [id, ...near, ...up.map((wider) => wider.id)];
}

function listOf(index: SearchedIndex, concept: number, gain: number): QueryList[] {
  const list = index.concepts.lists.get(concept);
  return list === undefined ? [] : [{ list, gain, isWord: false }];
}

/** Returns how telling a word is that so many profiles have (Robertson and Sparck Jones). */
export function idf(profiles: number, having: number): number {
  return Math.log(1 + (profiles - having + 0.5) / (having + 0.5));
}
