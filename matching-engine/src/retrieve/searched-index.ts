import type { SkillDistribution } from "../read/skill-distribution.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { GainMemory } from "./gain-memory.ts";
import type { PostingList } from "./postings.ts";

/**
 * Holds what a search works on: profiles in slots, and lists of slots by word and by concept. Either all of it is here, or what a search
 * needs of it is loaded before it goes on.
 */
export interface SearchedIndex {
  readonly words: { readonly lists: ReadonlyMap<string, PostingList> };
  readonly concepts: { readonly lists: ReadonlyMap<number, PostingList> };
  /** Lists the terms in use by the stem that they share. */
  readonly termsByStem: ReadonlyMap<string, readonly string[]>;
  readonly slotOf: ReadonlyMap<string, number>;
  readonly profiles: { has: (slot: number) => boolean; get: (slot: number) => SearchableProfile | undefined };
  readonly evidence: readonly (Uint32Array | undefined)[];
  /** Holds the kind of account in each slot as a bit; 0 where nobody is any more. */
  readonly types: Uint8Array;
  readonly lengths: Float32Array;
  readonly stuffing: Float32Array;
  /** Holds the published order of equals, apart from any brief. */
  readonly ties: Uint32Array;
  readonly slots: number;
  readonly gainMemory: GainMemory;
  /** Counts the profiles, and says how long one is on average. */
  readonly size: number;
  readonly averageLength: number;
  /** Returns false only for somebody who is certainly not here. */
  mayHold: (id: string) => boolean;
  idOf: (slot: number) => string;
  /** Returns the entries of a list that is read whole. */
  entriesOf: (list: PostingList) => Uint32Array;
  /** Passes on each of these slots, which rise, that is in the list, with its value. */
  lookUp: (list: PostingList, risingSlots: Uint32Array, onFound: (slot: number, value: number) => void) => void;
  /** Returns the vectors of a profile's sentences, where they are known. */
  vectorsOf: (slot: number) => Int8Array | undefined;
  /** Returns which skills a profile is about, by its words and by what its sentences mean, where that is known. */
  skillsOf: (slot: number) => SkillDistribution;
  /** Returns the words of a profile's title, ticks and own skills. */
  namingTermsOf: (slot: number) => ReadonlySet<string>;
}

/** Says what a search reads next, so that an index that holds only a part can load it. */
export type Need =
  | { what: "terms"; terms: readonly string[]; stems: readonly string[]; concepts: readonly number[] }
  | { what: "lists"; lists: readonly PostingList[]; typeMask: number }
  /** Asks who is in these slots, and for the words and concepts that they have. */
  | { what: "slots"; slots: readonly number[] }
  | { what: "profiles"; slots: readonly number[] }
  | { what: "people"; ids: readonly string[] };

/** Describes a computation that says what it needs before it reads it. */
export type Steps<Result> = Generator<Need, Result, void>;

/** Runs a computation on an index that holds everything. */
export function runNow<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs a computation on an index that loads what is needed. */
export async function runLoading<Result>(steps: Steps<Result>, load: (need: Need) => Promise<void>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await load(step.value);
  }
}
