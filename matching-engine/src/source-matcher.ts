import type { EditedReading, Reading, ReadingInput, RereadingInput } from "@triptych/contract/reading";
import { findableBy } from "./matcher.ts";
import type { ProfileSearch, Search, WithClauses } from "./matcher.ts";
import { Relations } from "./rank/relations.ts";
import { briefOfProfile } from "./read/brief/brief-of-profile.ts";
import { briefOfReading } from "./read/brief/brief-of-reading.ts";
import { readBrief } from "./read/brief/read-brief.ts";
import { readingOfBrief } from "./read/brief/reading-of-brief.ts";
import type { Brief } from "./read/brief/requirements.ts";
import { rereadBrief } from "./read/brief/reread-brief.ts";
import { fullKnowledge } from "./read/knowledge.ts";
import { createNamingReader } from "./read/profile/naming-terms.ts";
import type { CandidateSource } from "./retrieve/candidate-source.ts";
import { PartialIndex } from "./retrieve/partial-index.ts";
import { runLoading } from "./retrieve/searched-index.ts";
import type { SearchedIndex, Steps } from "./retrieve/searched-index.ts";
import { createEntryReader } from "./retrieve/stored-entry.ts";
import { explainProfiles, findMatches, runSearch } from "./search.ts";
import type { EngineMatch, SearchResults } from "./search.ts";
import { splitWords } from "./text/words.ts";
import { briefWeights, textLimits } from "./weights.ts";

/** Searches profiles that are kept elsewhere, by the same code as `Matcher` searches those that it holds. */
export interface SourceMatcher {
  read: (input: ReadingInput & WithClauses) => Promise<Reading>;
  rereadBrief: (input: RereadingInput & WithClauses) => Promise<EditedReading>;
  search: (search: Search) => Promise<SearchResults>;
  findBrandsFor: (search: ProfileSearch) => Promise<EngineMatch[]>;
  /** Judges these people for a brief, in their order. Leaves out who is not there or may not be found. */
  explain: (ids: readonly string[], search: Omit<Search, "limit">) => Promise<EngineMatch[]>;
}

type AskedText = Pick<Search, "text" | "searcherType" | "reading" | "clauseMeanings">;

/** Makes a search over a source. It keeps nothing between two searches. */
export function createSourceMatcher(source: CandidateSource): SourceMatcher {
  const knowledge = fullKnowledge();
  const relations = new Relations();
  const readers = { readEntry: createEntryReader(knowledge), namingTerms: createNamingReader(knowledge) };

  return {
    read: async (input) => readingOfBrief(await read(anIndex(), input)),
    rereadBrief: async ({ oldText, newText, confirmed, searcherType, clauseMeanings }) => {
      const index = anIndex();
      for (const text of [oldText, newText]) await loadUnknownWords(index, text);
      const readText = (text: string) => readLoaded(index, { text, searcherType, clauseMeanings });
      return rereadBrief(readText, { oldText, newText }, confirmed);
    },
    search: async (search) => {
      const index = anIndex();
      const brief = await read(index, search);
      search.onStage?.("read");
      return run(index, runSearch(on(index), brief, { ...search, types: findableBy(search.searcherType) }));
    },
    findBrandsFor: (search) => {
      const index = anIndex();
      const excludedIds = [...(search.excludedIds ?? []), search.profile.id];
      const brief = briefOfProfile(knowledge, search.profile);
      return run(index, findMatches(on(index), brief, { ...search, types: ["brand"], excludedIds }));
    },
    explain: async (ids, search) => {
      const index = anIndex();
      const brief = await read(index, search);
      const asked = { ...search, ids, types: findableBy(search.searcherType) };
      return run(index, explainProfiles(on(index), brief, asked));
    },
  };

  function anIndex(): PartialIndex {
    return new PartialIndex(source, readers);
  }

  function on(index: SearchedIndex) {
    return { knowledge, relations, index };
  }

  async function read(index: PartialIndex, search: AskedText): Promise<Brief> {
    await loadUnknownWords(index, search.text);
    return readLoaded(index, search);
  }

  function readLoaded({ words }: PartialIndex, { text, searcherType, reading, clauseMeanings }: AskedText): Brief {
    const isInUse = (term: string) => (words.lists.get(term)?.length ?? 0) >= briefWeights.usesThatProveAWord;
    const options = { searcherType, isInUse, knowledge, clauseMeanings };
    return reading === undefined ? readBrief(text, options) : briefOfReading(reading, text, options);
  }

  /** Loads how many people use each unknown word of a text, because a word that several use is not misspelt. */
  async function loadUnknownWords(index: PartialIndex, text: string): Promise<void> {
    const { norms } = splitWords(text.slice(0, textLimits.briefCharacters));
    const unknown = norms.filter((norm) => !knowledge.spelling.known.isKnown(norm));
    const terms = [...new Set(unknown.map((norm) => knowledge.factsOf(norm).term))];
    if (terms.length > 0) await index.load({ what: "terms", terms, stems: [], concepts: [] });
  }
}

function run<Result>(index: PartialIndex, steps: Steps<Result>): Promise<Result> {
  return runLoading(steps, index.load);
}
