import MiniSearch from "minisearch";
import type { Options as MiniSearchOptions } from "minisearch";
import { create, insertMultiple, search as oramaSearch } from "@orama/orama";
import type { SentenceEncoder } from "../encoder/sentence-encoder.ts";
import { joinVectors } from "../encoder/join-vectors.ts";
import { packMeaning } from "../src/retrieve/stored-meaning.ts";
import { skillsOfSentences, textOfSentences } from "../src/read/profile/skills-of-sentences.ts";
import { functionWords } from "../lexicon/stop-words.ts";
import { createMatcher } from "../src/matcher.ts";
import type { MatcherOptions, TextWithClauses } from "../src/matcher.ts";
import type { SkillShare } from "../src/read/clause-meaning.ts";
import { readBrief } from "../src/read/brief/read-brief.ts";
import { sentencesOfBrief } from "../src/read/brief/sentences-of-brief.ts";
import { encodedTextsOf, sentencesOfProfile } from "../src/read/profile/sentences-of-profile.ts";
import type { SearchableProfile } from "../src/searchable-profile.ts";
import { inflectionless } from "../src/text/stems.ts";
import { nameOf, textsOf, ticksOf } from "../src/searchable-profile.ts";
import type { UserType } from "@triptych/contract/basics";
import { cachedClauses } from "./cached-clauses.ts";
import { cachedSentences } from "./cached-sentences.ts";

/** Describes a search engine under comparison: ids best first, with a score of 0 to 100 where it has a meaning. */
export interface Engine {
  name: string;
  load(profiles: readonly SearchableProfile[]): Promise<void>;
  search(text: string, searcherType: UserType, limit: number): Promise<{ id: string; score?: number }[]>;
  close?(): Promise<void>;
}

/** Returns whether a searcher may find an account of this type. */
export function mayBeFound(userType: string, searcherType: string): boolean {
  return searcherType === "brand" ? userType !== "brand" : userType === "freelancer";
}

/** Returns the same words for every peer: name, title, prose, what was ticked and the rest. */
export function peerDocument(profile: SearchableProfile) {
  const texts = textsOf(profile);
  const ticks = ticksOf(profile);
  const joined = (group: string) =>
    ticks
      .filter((list) => list.group === group)
      .flatMap((list) => list.values)
      .join(", ");
  return {
    id: profile.id,
    userType: profile.userType as string,
    name: nameOf(profile),
    title: texts.find((text) => text.field === "title")?.text ?? "",
    prose: texts.at(-1)!.text,
    skills: joined("skill"),
    sectors: joined("sector"),
    rest: `${joined("place")} ${joined("trait")}`,
  };
}

const sentences = cachedSentences();
const meaningsOf = cachedClauses();

interface OwnOptions extends MatcherOptions, Partial<SentenceEncoder> {
  /** Reads which skills the sentences of a profile tell of. */
  readSkills?: (sentences: readonly string[]) => Promise<SkillShare[]>;
  /** Confirms each reading as it is, as somebody does who presses *This is right* without looking. */
  confirms?: boolean;
}

async function skillsReadIn(sentencesOfOne: readonly string[]): Promise<SkillShare[]> {
  const whole = textOfSentences(sentencesOfOne);
  return skillsOfSentences((await meaningsOf(whole)).get(whole.text)!);
}

/** Makes the engine as the product runs it: with the vectors of sentences, unless the switch or `--without-meaning` leaves them out. */
export function ours({
  encode = sentences.encode,
  readSkills = skillsReadIn,
  confirms = false,
  ...options
}: OwnOptions = {}): Engine {
  const hasMeaning = options.switches?.meaning !== false && !process.argv.includes("--without-meaning");
  const matcher = createMatcher(options);
  const confirmed = (asked: Parameters<typeof matcher.read>[0]) => {
    const { jobs, forAll, aboutYou } = matcher.read(asked);
    return jobs.length > 0 ? { jobs, forAll, aboutYou, answers: [] } : undefined;
  };
  const told = new Map<string, { sentences: string[]; clauses: TextWithClauses }>();
  const partsOf = (text: string, searcherType: UserType) => {
    const known = told.get(text);
    if (known !== undefined) return known;
    const brief = readBrief(text, { searcherType });
    const read = { sentences: sentencesOfBrief(brief), clauses: brief.clauses };
    told.set(text, read);
    return read;
  };
  return {
    name: confirms ? "Triptych, confirmed" : "Triptych",
    load: async (profiles) => {
      for (const profile of profiles) matcher.put(profile);
      if (!hasMeaning) return;
      const texts = profiles.map(sentencesOfProfile);
      const encoded = texts.map(encodedTextsOf);
      await encode(encoded.flat());
      for (const [at, { id }] of profiles.entries()) {
        const vectors = joinVectors(await encode(encoded[at]!));
        matcher.setMeaning(id, packMeaning(vectors, await readSkills(texts[at]!)));
      }
    },
    search: async (text, searcherType, limit) => {
      if (!hasMeaning) return matcher.search({ text, searcherType, limit }).matches;
      const { sentences: telling, clauses } = partsOf(text, searcherType);
      const vectors = joinVectors(await encode(telling));
      const clauseMeanings = await meaningsOf(clauses);
      const reading = confirms ? confirmed({ text, searcherType, clauseMeanings }) : undefined;
      return matcher.search({
        text,
        searcherType,
        limit,
        vectors,
        clauseMeanings,
        ...(reading && { reading }),
      }).matches;
    },
  };
}

/**
 * Makes MiniSearch as well as it can be had: without function words, by the form of a word without its ending, and with the usual k1 and b.
 * Of seven settings this one was the best on the posts of other authors; fuzzy and prefix search make it worse on all sets.
 */
export function miniSearch(): Engine {
  return miniSearchWith("MiniSearch", {
    processTerm: (term) => {
      const norm = term.toLowerCase();
      return functionWords.has(norm) ? null : inflectionless(norm);
    },
    searchOptions: { bm25: { k: 1.2, b: 0.75, d: 0 } },
  });
}

/** Makes MiniSearch with its own treatment of words, and with what forgives typing mistakes and finds the beginnings of words. */
export function fuzzyMiniSearch(): Engine {
  return miniSearchWith("MiniSearch-fuzzy", {
    searchOptions: { fuzzy: 0.2, prefix: (term) => term.length > 3 },
  });
}

function miniSearchWith(name: string, { searchOptions, ...options }: Omit<MiniSearchOptions, "fields">): Engine {
  const index = new MiniSearch({
    ...options,
    fields: ["name", "title", "prose", "skills", "sectors", "rest"],
    storeFields: ["userType"],
    searchOptions: {
      ...searchOptions,
      boost: { title: 3, skills: 2, sectors: 1.5, rest: 0.5, name: 0.5 },
    },
  });
  return {
    name,
    load: async (profiles) => index.addAll(profiles.map(peerDocument)),
    search: async (text, searcherType, limit) =>
      index
        .search(text, {
          filter: (found) => mayBeFound(String(found.userType), searcherType),
        })
        .slice(0, limit)
        .map((found) => ({ id: String(found.id) })),
  };
}

export function orama(): Engine {
  const database = create({
    schema: {
      id: "string",
      userType: "enum",
      name: "string",
      title: "string",
      prose: "string",
      skills: "string",
      sectors: "string",
      rest: "string",
    } as const,
  });
  return {
    name: "Orama",
    load: async (profiles) => {
      await insertMultiple(database, profiles.map(peerDocument), 5_000);
    },
    search: async (text, searcherType, limit) => {
      const found = await oramaSearch(database, {
        term: text,
        limit,
        threshold: 1,
        boost: { title: 3, skills: 2, sectors: 1.5 },
        where: {
          userType: {
            in: searcherType === "brand" ? ["agency", "freelancer"] : ["freelancer"],
          },
        },
      });
      return found.hits.map((hit) => ({ id: hit.document.id }));
    },
  };
}
