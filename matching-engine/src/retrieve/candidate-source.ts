import type { UserType } from "@triptych/contract/basics";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { StoredWord } from "./stored-entry.ts";

/** Serves a search with what it needs of profiles that are kept elsewhere: statistics, lists, and the best few hundred profiles. */
export interface CandidateSource {
  /** Returns how many profiles have each of the codes, and the words in use that share one of the stems. */
  count: (asked: { codes: readonly number[]; stems: readonly string[] }) => Promise<Counts>;
  /** Returns how much there is, and the profiles that are in no list yet. */
  summarise: () => Promise<Summary>;
  /** Returns lists of some kinds of account, each in any number of parts, and of each part the share that gains most. */
  readLists: (asked: { userTypes: readonly UserType[]; lists: readonly AskedList[] }) => Promise<ListPart[]>;
  /** Returns who is in these slots. Leaves out slots that nobody has any more. */
  readSlots: (asked: { userTypes: readonly UserType[]; slots: readonly number[] }) => Promise<SourceEntry[]>;
  findPeople: (ids: readonly string[]) => Promise<SourceEntry[]>;
  /** Returns the profiles of these people, with what was read of each where this version of the engine read it from this very text. */
  readProfiles: (ids: readonly string[]) => Promise<SourceProfile[]>;
}

export interface Counts {
  having: ReadonlyMap<number, number>;
  /** Holds the last slot that was counted. */
  listedSlot: number;
  words: readonly StoredWord[];
}

export interface Summary {
  profiles: number;
  totalLength: number;
  recent: readonly SourceEntry[];
  /** Holds the terms of people who have left, but are still counted. */
  gone: readonly Uint8Array[];
  /** Holds the last slot that is in the lists. */
  listedSlot: number;
}

export interface AskedList {
  code: number;
  /** Is above 0 and at most 1, which means the whole list. */
  share: number;
}

export interface ListPart {
  code: number;
  userType: UserType;
  entries: Uint8Array;
}

export interface SourceEntry {
  slot: number;
  id: string;
  userType: UserType;
  length: number;
  terms: Uint8Array;
}

export interface SourceProfile {
  profile: SearchableProfile;
  reading: Uint8Array | undefined;
  /** Holds what the profile's sentences mean, as `packMeaning` makes it, where that is known. */
  meaning?: Uint8Array | undefined;
}
