import type { EditedReading, Reading, ReadingInput, RereadingInput } from "@triptych/contract/reading";
import type { ResultsByJob } from "@triptych/contract/results";
import type { UserType } from "@triptych/contract/basics";
import type { DraftInput } from "@triptych/matching-engine/draft-message";
import type { ImprovedText } from "@triptych/matching-engine/improve-brief";
import type { ReferenceQuote, ReferredBrief, ReferredPerson } from "@triptych/matching-engine/quote-references";
import type { SpokenValue } from "@triptych/matching-engine/read-profile-text";
import type {
  EngineMatch,
  ProfileSearch,
  Search,
  SearchableProfile,
  TextWithClauses,
  WithClauses,
} from "@triptych/matching-engine/matcher";
import type { Transaction } from "../../platform/database/database.ts";

/**
 * Describes the index of everybody who is listed, with the search over it. Every implementation judges with the matching engine, so
 * that equal profiles and equal input give equal results. Where the index is being replaced after a failure, its calls are
 * refused as `unavailable`.
 */
export interface MatchingIndex {
  /** Adds profiles, or replaces those with the same ids. A search that is started after it resolves sees them. */
  put: (profiles: readonly IndexedProfile[]) => Promise<void>;
  /** Sets what people's sentences mean, as far as they are there, until they are put again or taken out. */
  setMeanings: (people: readonly ProfileMeaning[]) => Promise<void>;
  /** Takes people out, as far as they are there. */
  remove: (ids: readonly string[]) => Promise<void>;
  /** Returns the versions of those of the people who are in the index. */
  listVersions: (ids: readonly string[]) => Promise<Map<string, number>>;
  /** Lists everybody in the index, a page at a time. Whoever comes or leaves meanwhile may be in it or not. */
  listIds: () => AsyncIterable<string[]>;
  /** Reads a brief into what people can confirm. Needs no profiles. */
  read: (input: ReadingInput & WithClauses) => Promise<Reading>;
  /** Reads a brief again after an edit, as the engine's `rereadBrief`. */
  rereadBrief: (input: RereadingInput & WithClauses) => Promise<EditedReading>;
  /** Finds who fits a brief, best first. */
  search: (search: IndexSearch) => Promise<IndexSearchResult>;
  /** Judges these people for a brief, by the same code as `search`, in their order. Leaves out who may not be found. */
  explain: (ids: readonly string[], search: BriefSearch) => Promise<EngineMatch[]>;
  /** Finds the brands that fit an agency's or a freelancer's own profile, best first. */
  findBrandsFor: (search: ProfileSearch) => Promise<EngineMatch[]>;
  /** Returns how well a brand fits each of these people's own profiles, by their ids. Neither has to be in the index. */
  scoreBrandFor: (brand: SearchableProfile, people: readonly SearchableProfile[]) => Promise<Map<string, number>>;
  /** Names what a snapshot depends on besides the profiles. An index takes only snapshots of its own engine. */
  describeEngine: () => Promise<string>;
  /**
   * Saves everything for `load`, in pieces of less than a megabyte, each made in a few milliseconds when it is asked for. The index may change
   * meanwhile: the snapshot lacks who was put or removed after its first piece. One snapshot at a time can be made.
   */
  save: () => AsyncIterable<Uint8Array>;
  /**
   * Takes everything from the pieces of `save`, in their order, in the place of what it held. Resolves to `null`, or says why the snapshot cannot
   * be used; what it held is left as it was then.
   */
  load: (pieces: AsyncIterable<Uint8Array>) => Promise<string | null>;
  measure: () => Promise<IndexFigures>;
  /** Calls the listener when everything in the index was lost. It is empty then and can be filled again. */
  onLost: (listener: () => void) => void;
  /** Ends it. Calls that have no result yet are refused. */
  close: () => Promise<void>;
}

/** Describes an index that is part of the database: all processes share it, it outlives them, and it needs no snapshots. */
export interface SharedMatchingIndex extends MatchingIndex {
  /** Writes a changed profile inside the transaction that saves it. */
  write: (tx: Transaction, profile: IndexedProfile) => Promise<void>;
  /** Begins to keep the index in order beside the calls, until `close`. */
  start: () => void;
  /** Returns whether everybody has been put into the index once. */
  isFilled: () => Promise<boolean>;
  noteFilled: () => Promise<void>;
}

/** Describes what the engine does without profiles. It is done where the index is, so that it holds nobody else up. */
export interface BriefEngine {
  /** Improves a brief, as the engine's `improveBrief`. */
  improve: (brief: { text: string; searcherType: UserType | null }) => Promise<ImprovedText>;
  /** Drafts a first message, as the engine's `draftMessage`. */
  draft: (input: DraftInput) => Promise<string>;
  /** Lists what a text asks for, each as its kind and label, whatever the importance. */
  listSubjects: (text: string, searcherType: UserType | null) => Promise<string[]>;
  /** Reads what somebody of this type could tick from a text about themselves, as the engine's `readProfileText`. */
  readProfileText: (text: string, userType: UserType) => Promise<SpokenValue[]>;
  /** Quotes for the requirements of a brief what others say of people, as the engine's `quoteReferences`. */
  quoteReferences: (brief: ReferredBrief, people: readonly ReferredPerson[]) => Promise<ReferenceQuote[]>;
  listSentences: (text: string, searcherType: UserType | null) => Promise<SentencesOfBrief>;
}

/** Holds what of a brief is encoded, what it tells of its work, as the engine's `sentencesOfBrief`, and its clauses, as its `Brief.clauses`. */
export interface SentencesOfBrief {
  sentences: string[];
  clauses: TextWithClauses;
}

/** Holds what the sentences of somebody's profile mean, as the engine's `packMeaning` makes it. */
export interface ProfileMeaning {
  id: string;
  meaning: Uint8Array;
}

/** Holds a profile with the number of times that it has been saved. */
export interface IndexedProfile {
  profile: SearchableProfile;
  version: number;
}

export type BriefSearch = Omit<Search, "limit" | "onStage" | "excludedIds">;

export interface IndexSearch extends BriefSearch {
  limit: number;
  excludedIds?: readonly string[];
}

export interface IndexSearchResult {
  matches: EngineMatch[];
  /** Lists the jobs of the brief, the main one first. */
  jobs: Pick<ResultsByJob["jobs"][number], "label" | "force">[];
  /** Says how long each stage took, in their order. */
  stages: { stage: string; seconds: number }[];
}

export interface IndexFigures {
  profiles: number;
  /** Holds the memory of an index that has its own; `null` where it is part of the process's. */
  memory: { heapBytes: number; heapLimitBytes: number; outsideHeapBytes: number } | null;
}
