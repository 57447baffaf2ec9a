import type { UserType } from "@triptych/contract/basics";
import type {
  ConfirmedReading,
  EditedReading,
  Reading,
  ReadingInput,
  RereadingInput,
} from "@triptych/contract/reading";
import type { Adjustment } from "./rank/feedback-boosts.ts";
import { Relations } from "./rank/relations.ts";
import { briefOfProfile } from "./read/brief/brief-of-profile.ts";
import { briefOfReading } from "./read/brief/brief-of-reading.ts";
import { readBrief } from "./read/brief/read-brief.ts";
import { readingOfBrief } from "./read/brief/reading-of-brief.ts";
import type { Brief } from "./read/brief/requirements.ts";
import { rereadBrief } from "./read/brief/reread-brief.ts";
import type { ClauseMeanings } from "./read/clause-meaning.ts";
import { createKnowledge, fullKnowledge } from "./read/knowledge.ts";
import { ProfileIndex } from "./retrieve/profile-index.ts";
import { loadIndex, saveIndex } from "./retrieve/snapshot.ts";
import { runNow } from "./retrieve/searched-index.ts";
import { explainProfiles, findMatches, runSearch } from "./search.ts";
import type { EngineMatch, SearchResults, SearchStage } from "./search.ts";
import type { Exactly, SearchableProfile } from "./searchable-profile.ts";
import { withSwitches } from "./switches.ts";
import type { Switches } from "./switches.ts";
import { briefWeights } from "./weights.ts";

export type { Adjustment } from "./rank/feedback-boosts.ts";
export type { EngineMatch, SearchResults, SearchStage } from "./search.ts";
export type { ClauseMeaning, ClauseMeanings, TextWithClauses } from "./read/clause-meaning.ts";
export type { Exactly, SearchableProfile } from "./searchable-profile.ts";
export type { Switches } from "./switches.ts";
export { SnapshotProblem } from "./retrieve/snapshot-pieces.ts";

export interface Search {
  text: string;
  /** Holds what a person confirmed. It takes the place of the text, of which only the search words are left. */
  reading?: ConfirmedReading;
  searcherType: UserType | null;
  limit: number;
  excludedIds?: Iterable<string>;
  /** Holds feedback on earlier matches of this brief, which changes the weights of this search. */
  adjustments?: readonly Adjustment[];
  /**
   * Holds the vectors of `sentencesOfBrief`, one after the other, each with `meaningWeights.size` whole numbers. Without them, or the
   * vectors of a profile, meaning adds nothing.
   */
  vectors?: Int8Array;
  /** Says what the clauses of its brief (`Brief.clauses`) mean. Without it clauses are read by their words alone. */
  clauseMeanings?: ClauseMeanings | undefined;
  /** Is the day of the search, as in `2026-11-23`. Without it, no date is held against what profiles say of when they are free. */
  today?: string;
  /** Runs as each stage ends, for whoever has a clock. */
  onStage?: (stage: SearchStage) => void;
}

/** Says what the clauses of a brief mean, where that is known. */
export type WithClauses = Pick<Search, "clauseMeanings">;

type AskedText = Pick<Search, "text" | "searcherType" | "reading" | "clauseMeanings">;

export interface ProfileSearch {
  profile: SearchableProfile;
  limit: number;
  excludedIds?: Iterable<string>;
  adjustments?: readonly Adjustment[];
}

export interface MatcherOptions {
  /** Switches parts of the engine off, for measuring what each brings. */
  switches?: Partial<Switches>;
}

export interface Matcher {
  /** Adds a profile, or replaces the one with the same id. A field that the contract does not name is a type error. */
  put<P extends SearchableProfile>(profile: P & Exactly<P>): void;
  /** Sets what the sentences of somebody who is there mean, as `packMeaning` makes it. It goes with the profile, and no snapshot holds it. */
  setMeaning(id: string, meaning: Uint8Array): void;
  /** Takes a profile out, and returns false when it was not there. */
  remove(id: string): boolean;
  readonly size: number;
  has(id: string): boolean;
  /**
   * Writes everything into pieces of about a megabyte, each in a few milliseconds, for `load`. Profiles may come and go between two pieces; the
   * snapshot lacks who was put or removed after its first. `engine` names what made it. One snapshot at a time can be made.
   */
  save(engine: string): Generator<Uint8Array>;
  /**
   * Takes everything from the pieces of `save`, in their order, in the place of what it held. Each function throws a `SnapshotProblem` where a piece
   * is damaged or missing or was made by another engine; what it held is left as it was then.
   */
  load(engine: string): { add: (piece: Uint8Array) => void; end: () => void };
  /** Reads a brief into what people can confirm. Never throws, whatever the text. */
  read(input: ReadingInput & WithClauses): Reading;
  /**
   * Reads a brief again after an edit, so that only what the edit touched is read anew and the rest stays as it was confirmed, at the
   * new places of its words. With equal texts it gives back what was confirmed, with today's `unused` and `question`.
   */
  rereadBrief(input: RereadingInput & WithClauses): EditedReading;
  /** Finds who fits a brief, best first and by its jobs: brands find agencies and freelancers, the others find freelancers. */
  search(search: Search): SearchResults;
  /** Finds the brands that fit an agency's or a freelancer's own profile, best first. */
  findBrandsFor(search: ProfileSearch): EngineMatch[];
  /** Judges one profile for a brief, by the same code as `search`; undefined when it is not there or may not be found. */
  explain(id: string, search: Omit<Search, "limit">): EngineMatch | undefined;
  /** Judges several profiles as `explain` does, in their order, and reads the brief once. */
  explainAll(ids: readonly string[], search: Omit<Search, "limit">): EngineMatch[];
}

/** Lists whom each type of account may find by a brief. */
export const findable: Record<UserType, readonly UserType[]> = {
  brand: ["agency", "freelancer"],
  agency: ["freelancer"],
  freelancer: ["freelancer"],
};

/** Makes an index of profiles with a search over it. Equal profiles and equal input give equal output, in whatever order they came. */
export function createMatcher({ switches }: MatcherOptions = {}): Matcher {
  const knowledge = switches === undefined ? fullKnowledge() : createKnowledge(withSwitches(switches));
  const isInUse = (term: string) =>
    (engine.index.words.lists.get(term)?.length ?? 0) >= briefWeights.usesThatProveAWord;
  const engine = { knowledge, index: new ProfileIndex(knowledge), relations: new Relations() };

  return {
    put: (profile) => engine.index.put(profile),
    setMeaning: (id, meaning) => engine.index.setMeaning(id, meaning),
    remove: (id) => engine.index.remove(id),
    get size() {
      return engine.index.size;
    },
    has: (id) => engine.index.slotOf.has(id),
    save: (name) => saveIndex(engine.index, name),
    load: (name) => {
      const index = new ProfileIndex(knowledge);
      const { add, end } = loadIndex(index, name);
      return {
        add,
        end: () => {
          end();
          engine.index = index;
        },
      };
    },
    read: (input) => readingOfBrief(read(input)),
    rereadBrief: ({ oldText, newText, confirmed, searcherType, clauseMeanings }) =>
      rereadBrief((text) => read({ text, searcherType, clauseMeanings }), { oldText, newText }, confirmed),
    search: (search) => {
      const brief = read(search);
      search.onStage?.("read");
      return runNow(runSearch(engine, brief, { ...search, types: findableBy(search.searcherType) }));
    },
    findBrandsFor: (search) =>
      runNow(
        findMatches(engine, briefOfProfile(knowledge, search.profile), {
          ...search,
          types: ["brand"],
          excludedIds: [...(search.excludedIds ?? []), search.profile.id],
        }),
      ),
    explain: (id, search) => explainAll([id], search)[0],
    explainAll,
  };

  function explainAll(ids: readonly string[], search: Omit<Search, "limit">): EngineMatch[] {
    return runNow(explainProfiles(engine, read(search), { ...search, ids, types: findableBy(search.searcherType) }));
  }

  function read({ text, searcherType, reading, clauseMeanings }: AskedText): Brief {
    const options = { searcherType, isInUse, knowledge, clauseMeanings };
    return reading === undefined ? readBrief(text, options) : briefOfReading(reading, text, options);
  }
}

/** Returns whom somebody of this type may find by a brief. */
export function findableBy(searcherType: UserType | null): readonly UserType[] {
  return searcherType === null ? ["agency", "freelancer"] : (findable[searcherType] ?? []);
}
