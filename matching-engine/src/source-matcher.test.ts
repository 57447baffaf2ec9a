import { beforeAll, describe, expect, it } from "vitest";
import type { UserType } from "@triptych/contract/basics";
import { briefs } from "../evaluation/data/briefs.ts";
import { longPosts } from "../evaluation/data/long-posts.ts";
import { generateProfiles } from "../evaluation/world.ts";
import { createMatcher } from "./matcher.ts";
import type { Matcher } from "./matcher.ts";
import { fullKnowledge } from "./read/knowledge.ts";
import type { CandidateSource, ListPart, SourceEntry } from "./retrieve/candidate-source.ts";
import { codeOfConcept, createEntryReader, unpackTerms } from "./retrieve/stored-entry.ts";
import type { ReadEntry, StoredWord } from "./retrieve/stored-entry.ts";
import { packList, sortList } from "./retrieve/stored-list.ts";
import type { ListEntry } from "./retrieve/stored-list.ts";
import { tieBreak } from "./retrieve/tie-break.ts";
import { concepts } from "./read/lexicon/taxonomy.ts";
import type { SearchableProfile } from "./searchable-profile.ts";
import { aMeaning, aVector } from "../tests/vectors.ts";
import { createSourceMatcher } from "./source-matcher.ts";
import type { SourceMatcher } from "./source-matcher.ts";

const firstFive = (matches: readonly { id: string }[]) => matches.slice(0, 5).map(({ id }) => id);

const texts = [...briefs, ...longPosts].map(({ text }) => text);

const someSkills = [
  { skill: "Photography", share: 0.6 },
  { skill: "Retouching", share: 0.3 },
];

describe("a search of profiles that are kept elsewhere", () => {
  let profiles: SearchableProfile[];
  let memory: Matcher;
  let matcher: SourceMatcher;
  beforeAll(() => {
    profiles = [...generateProfiles(3_000)];
    memory = createMatcher();
    for (const profile of profiles) memory.put(profile);
    matcher = createSourceMatcher(aSource(profiles));
  });

  it("finds the same first five as an index in memory for at least 95 of 100 briefs, and judges everybody alike", async () => {
    let same = 0;
    for (const text of texts) {
      const search = { text, searcherType: "brand", limit: 20 } as const;
      const [kept, inMemory] = [(await matcher.search(search)).matches, memory.search(search).matches];
      if (firstFive(kept).join() === firstFive(inMemory).join()) same += 1;
      for (const match of kept)
        expect(inMemory.find(({ id }) => id === match.id)?.criteria ?? match.criteria).toEqual(match.criteria);
    }
    // NOTE: sums of equal numbers in another order differ by the last digit, which decides between equals.
    expect(same / texts.length).toBeGreaterThanOrEqual(0.95);
  });

  it("leaves out the excluded, and heeds feedback", async () => {
    const search = { text: texts[3]!, searcherType: "brand", limit: 8 } as const;
    const [first, second] = memory.search(search).matches;
    const rejected = profiles.find(({ id }) => id === second!.id)!;
    const changed = {
      ...search,
      excludedIds: [first!.id, "nobody"],
      adjustments: [{ reason: "wrong-skills", profile: rejected } as const],
    };

    expect(await matcher.search(changed)).toEqual(memory.search(changed));
  });

  it("compares meanings as an index in memory does", async () => {
    const search = { text: texts[3]!, searcherType: "brand", limit: 8, vectors: aVector({ 0: 1 }) } as const;
    const [first, second] = memory.search(search).matches;
    const vectors = new Map([
      [first!.id, aVector({ 1: 1 })],
      [second!.id, aVector({ 0: 1 })],
    ]);
    for (const [id, one] of vectors) memory.setMeaning(id, aMeaning(one, someSkills));

    const { matches } = await createSourceMatcher(aSource(profiles, vectors)).search(search);

    expect(matches).toEqual(memory.search(search).matches);
    for (const id of vectors.keys()) memory.setMeaning(id, new Uint8Array());
  });

  it("finds brands, explains and reads as an index in memory does", async () => {
    const [text] = texts;
    const search = { text: text!, searcherType: "agency" } as const;
    const ids = profiles.slice(0, 6).map(({ id }) => id);

    expect(await matcher.findBrandsFor({ profile: profiles[0]!, limit: 5 })).toEqual(
      memory.findBrandsFor({ profile: profiles[0]!, limit: 5 }),
    );
    expect(await matcher.explain([...ids, "nobody"], search)).toEqual(
      ids.flatMap((id) => memory.explain(id, search) ?? []),
    );
    expect(await matcher.read({ ...search, text: "We need a desinger and a potographer" })).toEqual(
      memory.read({ ...search, text: "We need a desinger and a potographer" }),
    );
  });

  it("finds nobody where there is nobody", async () => {
    const { matches } = await createSourceMatcher(aSource([])).search({
      text: "A designer",
      searcherType: null,
      limit: 5,
    });

    expect(matches).toEqual([]);
  });
});

it("gives every concept a code of its own", () => {
  expect(new Set(concepts.map(({ id }) => codeOfConcept(id))).size).toBe(concepts.length);
});

/** Keeps profiles as a database would: lists in two parts, with somebody in them who has left, and some who are in none yet. */
function aSource(
  profiles: readonly SearchableProfile[],
  vectors: ReadonlyMap<string, Int8Array> = new Map(),
): CandidateSource {
  const readEntry = createEntryReader(fullKnowledge());
  const entries = profiles.map((profile, at) => ({ profile, slot: at * 3 + 5, ...readEntry(profile) }));
  const bySlot = new Map(entries.map((entry) => [entry.slot, entry]));
  const byId = new Map(entries.map((entry) => [entry.profile.id, entry]));
  const listed = entries.slice(0, Math.floor(entries.length * 0.9));
  const recent = entries.slice(listed.length);
  const listedSlot = listed.at(-1)?.slot ?? 0;
  const totalLength = entries.reduce((sum, { length }) => sum + length, 0);
  const words = new Map<string, StoredWord[]>();
  const known = new Set<number>();
  const lists = new Map<string, ListEntry[]>();
  const having = new Map<number, number>();
  for (const { words: own } of entries)
    for (const word of own) {
      if (!known.has(word.code)) words.set(word.stem, [...(words.get(word.stem) ?? []), word]);
      known.add(word.code);
    }
  for (const { slot, terms, length, profile } of listed) {
    const { codes, values } = unpackTerms(terms);
    for (const [at, code] of codes.entries()) {
      const key = `${code} ${profile.userType}`;
      const one = { slot, length, value: values[at]!, tie: tieBreak(0, profile.id) };
      lists.set(key, [...(lists.get(key) ?? []), one, ...(slot % 40 === 0 ? [{ ...one, slot: slot + 1 }] : [])]);
      having.set(code, (having.get(code) ?? 0) + 1);
    }
  }
  return {
    count: async ({ codes, stems }) => {
      const found = stems.flatMap((stem) => words.get(stem) ?? []);
      const asked = [...codes, ...found.map(({ code }) => code)];
      return { having: new Map(asked.map((code) => [code, having.get(code) ?? 0])), words: found, listedSlot };
    },
    summarise: async () => ({
      profiles: entries.length,
      totalLength,
      recent: recent.map(toSource),
      gone: [],
      listedSlot,
    }),
    readLists: async ({ userTypes, lists: asked }) =>
      asked.flatMap(({ code, share }) => userTypes.flatMap((userType) => partsOf(code, userType, share))),
    readSlots: async ({ slots }) => slots.flatMap((slot) => bySlot.get(slot) ?? []).map(toSource),
    findPeople: async (ids) => ids.flatMap((id) => byId.get(id) ?? []).map(toSource),
    readProfiles: async (ids) =>
      ids
        .flatMap((id) => byId.get(id) ?? [])
        .map(({ profile, reading }, at) => ({
          profile,
          reading: at % 2 === 0 ? reading : undefined,
          meaning: vectors.has(profile.id) ? aMeaning(vectors.get(profile.id)!, someSkills) : undefined,
        })),
  };

  function partsOf(code: number, userType: UserType, share: number): ListPart[] {
    const all = lists.get(`${code} ${userType}`) ?? [];
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)].map((part) => ({
      code,
      userType,
      entries: packList(sortList(part, code >= 0, 50).slice(0, Math.ceil(part.length * share))),
    }));
  }
}

function toSource({
  slot,
  profile,
  length,
  terms,
}: ReadEntry & { slot: number; profile: SearchableProfile }): SourceEntry {
  return { slot, id: profile.id, userType: profile.userType, length, terms };
}
