import type { QueryList } from "../index/find-candidates.ts";
import { saturation } from "../index/find-candidates.ts";
import { positionOf } from "../index/postings.ts";
import type { PostingList } from "../index/postings.ts";
import type { ProfileIndex } from "../index/profile-index.ts";
import { concepts } from "../lexicon/lexicon.ts";
import type { Brief, Requirement, SearchTerm } from "../reading/requirements.ts";

/** The lists that a brief reads, and how its words turn into a fit between 0 and 1. */
export type QueryPlan = { lists: QueryList[]; wordFit: (gained: number) => number; wordsOf: (slot: number) => number };

const wordsAtMost = 36;
/** What a concept of each kind gains in the first selection, beside the brief's words together. */
const conceptGains: Partial<Record<Requirement["kind"], number>> = {
  job: 1,
  sector: 0.45,
  place: 0.35,
  clientType: 0.1,
  companySize: 0.15,
  seniority: 0.1,
  workingMode: 0.08,
};
const nearGain = 0.3;
/** The share of a brief's best possible word score that counts as a full fit. */
const fullFit = 0.42;

/** Chooses the lists to read: the brief's most telling words, and the concepts of its requirements. */
export function planQuery(index: ProfileIndex, brief: Brief): QueryPlan {
  const words = brief.terms
    .map((term) => ({ ...term, list: index.words.lists.get(term.root) }))
    .map((term) => ({ ...term, gain: term.weight * idf(index.size, term.list?.length ?? 0) }))
    .toSorted((a, b) => b.gain - a.gain || (a.root < b.root ? -1 : 1))
    .slice(0, wordsAtMost);
  const possible = words.reduce((sum, word) => sum + (word.list === undefined ? word.gain * 0.3 : word.gain), 0);
  const wordLists = withKin(index, words);
  const lists = [...wordLists, ...conceptLists(index, brief, Math.max(possible, 6))];
  return {
    lists,
    wordFit: (gained) => (possible === 0 ? 0 : Math.min(1, gained / (possible * fullFit))),
    wordsOf: (slot) => wordLists.reduce((sum, query) => sum + gainOf(index, query, slot), 0),
  };
}

/** The words themselves, and at a lower gain the other words in use that share their kin: "translator" for "translation". */
function withKin(
  index: ProfileIndex,
  words: readonly (SearchTerm & { gain: number; list: PostingList | undefined })[],
): QueryList[] {
  const lists = new Map<string, QueryList>();
  for (const { root, list, gain } of words) if (list !== undefined) lists.set(root, { list, gain, isWord: true });
  for (const { root, kin, weight, list } of words) {
    const share = list === undefined ? kinShareAlone : kinShare;
    for (const other of index.kin.get(kin) ?? []) {
      const otherList = index.words.lists.get(other)!;
      const gain = weight * idf(index.size, otherList.length) * share;
      if (other !== root && gain > (lists.get(other)?.gain ?? 0))
        lists.set(other, { list: otherList, gain, isWord: true });
    }
  }
  return [...lists]
    .toSorted((a, b) => b[1].gain - a[1].gain || (a[0] < b[0] ? -1 : 1))
    .slice(0, listsAtMost)
    .map(([, list]) => list);
}

const kinShare = 0.45;
const kinShareAlone = 0.75;
const listsAtMost = 44;

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
      const gain = (conceptGains[requirement.kind] ?? 0) * requirement.weight * scale * (1 - 0.6 * brief.rambling);
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
        ...near.flatMap((id) => listOf(index, id, gain * nearGain)),
        ...wider.flatMap((id) => listOf(index, id, gain * nearGain)),
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
