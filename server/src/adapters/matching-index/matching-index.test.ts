import { createMatcher, type SearchableProfile } from "@triptych/matching-engine/matcher";
import { packMeaning } from "@triptych/matching-engine/stored-meaning";
import { createLog } from "../../platform/process/log.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aBrand, aFreelancer, aSearch } from "../../../testing/index-profiles.ts";
import type { MatchingIndex } from "./matching-index.ts";
import { createSameThreadIndex } from "./same-thread.ts";
import { createThreadIndex } from "./worker-thread.ts";
import { inADatabase } from "../../../testing/matching-index.ts";

const inThreadOfItsOwn = () => createThreadIndex({ log: createLog({ level: "silent" }) });

describe("an index in this thread", { tags: ["embedded-only"] }, () => {
  checkPromises({ create: async () => createSameThreadIndex(), hasSnapshots: true });
});

describe("an index in a thread of its own", { tags: ["embedded-only"] }, () => {
  checkPromises({ create: async () => inThreadOfItsOwn(), hasSnapshots: true });
});

describe("an index in the database", () => {
  checkPromises({ create: inADatabase, hasSnapshots: false });
});

interface Checked {
  create: () => Promise<MatchingIndex>;
  hasSnapshots: boolean;
}

/** Checks the promises of every index. */
function checkPromises({ create, hasSnapshots }: Checked) {
  let index: MatchingIndex;
  beforeAll(async () => {
    index = await create();
  });
  afterAll(() => index?.close());

  it("finds whom the engine finds, with its scores, reasons and jobs", async () => {
    const people = [aFreelancer("Sound Designer"), aFreelancer("Translator"), aFreelancer("Sound Engineer")];
    const engine = createMatcher();
    for (const person of people) engine.put(person);
    const own = await create();
    const search = { text: "We need a sound designer for a short film.", searcherType: "brand" as const, limit: 5 };

    await own.put(people.map((profile) => ({ profile, version: 1 })));

    const { matches, jobs, stages } = await own.search(search);
    const expected = engine.search(search);
    expect(matches).toEqual(expected.matches);
    expect(jobs).toEqual(expected.byJob.jobs.map(({ label, force }) => ({ label, force })));
    expect(stages.map(({ stage }) => stage)).toEqual(["read", "find", "score", "explain"]);
    expect(stages.every(({ seconds }) => seconds >= 0)).toBe(true);
    await own.close();
  });

  it("sees what was put or removed before a search began", async () => {
    const person = aFreelancer("Glassblower");
    const find = async () => (await index.search(aSearch("A glassblower, please."))).matches.map(({ id }) => id);

    await index.put([{ profile: person, version: 1 }]);
    const isFound = (await find()).includes(person.id);
    await index.put([{ profile: { ...person, data: aFreelancer("Notary").data } as SearchableProfile, version: 2 }]);
    const isFoundAsBefore = (await find()).includes(person.id);
    await index.remove([person.id, crypto.randomUUID()]);

    expect([isFound, isFoundAsBefore]).toEqual([true, false]);
    expect((await index.search(aSearch("A notary, please."))).matches.map(({ id }) => id)).not.toContain(person.id);
  });

  it("keeps calls in their order, also those that nobody waits for", async () => {
    const person = aFreelancer("Organ Builder");

    const put = index.put([{ profile: person, version: 1 }]);
    const search = index.search(aSearch("We need an organ builder."));

    expect((await search).matches.map(({ id }) => id)).toContain(person.id);
    await put;
  });

  it("compares meanings, until the profile is put again or taken out", async () => {
    const people = [aFreelancer("Lighthouse Keeper"), aFreelancer("Lighthouse Keeper")];
    const [one, other] = people.map(({ id }) => id);
    const put = () => index.put(people.map((profile) => ({ profile, version: 1 })));
    const find = async () => {
      const text = "The lamp has gone out, and nobody here knows what a lighthouse keeper would do about it.";
      const { matches } = await index.search({ ...aSearch(text), vectors: new Int8Array(128).fill(22) });
      return matches.filter(({ id }) => id === one || id === other);
    };
    await put();
    const [before, besideIt] = (await find()).map(({ score }) => score);

    await index.setMeanings([
      {
        id: one!,
        meaning: packMeaning(
          Int8Array.from({ length: 128 }, (_, at) => (at % 2 === 0 ? 22 : -22)),
          [],
        ),
      },
      { id: other!, meaning: packMeaning(new Int8Array(128).fill(22), []) },
      { id: crypto.randomUUID(), meaning: new Uint8Array() },
    ]);
    const [first, second] = await find();

    expect(before).toBe(besideIt);
    expect([first?.id, second?.id]).toEqual([other, one]);
    expect(first!.score).toBeGreaterThan(second!.score);
    await index.remove(people.map(({ id }) => id));
  });

  it("leaves out whom a search excludes", async () => {
    const [one, other] = [aFreelancer("Cooper"), aFreelancer("Cooper")];
    await index.put([one, other].map((profile) => ({ profile, version: 1 })));

    const { matches } = await index.search({ ...aSearch("A cooper for oak barrels"), excludedIds: [one.id] });

    const ids = matches.map(({ id }) => id);
    expect([ids.includes(one.id), ids.includes(other.id)]).toEqual([false, true]);
  });

  it("knows the versions of those who are there", async () => {
    const [one, other] = [aFreelancer("Farrier"), aFreelancer("Farrier")];
    await index.put([{ profile: one, version: 3 }]);
    await index.put([{ profile: one, version: 4 }]);

    expect(await index.listVersions([one.id, other.id])).toEqual(new Map([[one.id, 4]]));
    await index.remove([one.id]);
    expect(await index.listVersions([one.id])).toEqual(new Map());
  });

  it("lists everybody once", async () => {
    const own = await create();
    const people = Array.from({ length: 1_100 }, () => aFreelancer("Baker"));
    await own.put(people.map((profile) => ({ profile, version: 1 })));

    const pages = await Array.fromAsync(own.listIds());

    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect((await own.measure()).profiles).toBe(1_100);
    await own.close();
  });

  it("reads briefs, and reads them again after an edit", async () => {
    const engine = createMatcher();
    const text = "We need a logo for our bakery in Ghent.";
    const input = { text, searcherType: "brand" as const };
    const { jobs, forAll, aboutYou } = engine.read(input);
    const edit = {
      oldText: text,
      newText: `${text} No agencies.`,
      confirmed: { jobs, forAll, aboutYou, answers: [] },
      searcherType: "brand" as const,
    };

    expect(await index.read(input)).toEqual(engine.read(input));
    expect(await index.rereadBrief(edit)).toEqual(engine.rereadBrief(edit));
  });

  it("explains people as a search does, and leaves out who may not be found", async () => {
    const [luthier, brand] = [aFreelancer("Luthier"), aBrand("We sell violins, and need somebody to mend them.")];
    await index.put([luthier, brand].map((profile) => ({ profile, version: 1 })));
    const search = aSearch("A luthier who mends violins");

    const { matches } = await index.search(search);
    const explained = await index.explain([brand.id, luthier.id, crypto.randomUUID()], search);

    expect(explained).toEqual(matches.filter(({ id }) => id === luthier.id));
  });

  it("finds brands for a profile, and says how well a brand suits people who need not be in the index", async () => {
    const freelancer = aFreelancer("Food Photographer");
    const brand = aBrand("We make jam and need a food photographer for it.");
    const own = await create();
    await own.put([{ profile: brand, version: 1 }]);

    const [found] = await own.findBrandsFor({ profile: freelancer, limit: 3 });
    const scores = await index.scoreBrandFor(brand, [freelancer]);

    expect(found!.id).toBe(brand.id);
    expect(scores).toEqual(new Map([[freelancer.id, found!.score]]));
    await own.close();
  });

  describe.skipIf(!hasSnapshots)("and its snapshot", () => {
    const people = Array.from({ length: 1_200 }, (_, at) => aFreelancer(at % 3 === 0 ? "Harpist" : "Baker"));
    const search = { ...aSearch("A harpist for a wedding"), limit: 30 };
    let original: MatchingIndex;
    let pieces: Uint8Array[];
    beforeAll(async () => {
      original = await create();
      await original.put(people.map((profile, at) => ({ profile, version: at })));
      pieces = await Array.fromAsync(original.save());
    });
    afterAll(() => original.close());

    it("finds the same people with the same versions", async () => {
      const copy = await create();
      await copy.put([{ profile: aFreelancer("Somebody else"), version: 1 }]);

      const problem = await copy.load(inTurn(pieces));

      expect(problem).toBeNull();
      expect((await copy.measure()).profiles).toBe(people.length);
      expect((await copy.search(search)).matches).toEqual((await original.search(search)).matches);
      const ids = people.map(({ id }) => id);
      expect(await copy.listVersions(ids)).toEqual(new Map(ids.map((id, at) => [id, at])));
      await copy.close();
    });

    it("has small pieces", () => {
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1_000_000);
    });

    it("lacks who changes after its first piece, and what they were", async () => {
      const [changed, leaving, newcomer] = [people[3]!, people[6]!, aFreelancer("Harpist")];
      const copy = await create();
      const saving = original.save()[Symbol.asyncIterator]();
      const made: Uint8Array[] = [(await saving.next()).value as Uint8Array];

      await original.put([
        { profile: changed, version: 9_999 },
        { profile: newcomer, version: 1 },
      ]);
      await original.remove([leaving.id]);
      for (let next = await saving.next(); !next.done; next = await saving.next()) made.push(next.value);
      const problem = await copy.load(inTurn(made));

      expect(problem).toBeNull();
      expect(await copy.listVersions([changed.id, leaving.id, newcomer.id])).toEqual(new Map());
      expect((await copy.measure()).profiles).toBe(people.length - 2);
      expect((await Array.fromAsync(copy.listIds())).flat()).toHaveLength(people.length - 2);
      await original.put([
        { profile: changed, version: 3 },
        { profile: leaving, version: 6 },
      ]);
      await original.remove([newcomer.id]);
      await copy.close();
    });

    it.each([
      ["is cut off", (all: Uint8Array[]) => all.slice(0, 2), /ends after/],
      ["lacks a piece", (all: Uint8Array[]) => all.filter((_, at) => at !== 1), /expected/],
      ["is damaged", (all: Uint8Array[]) => all.map(damaged), /decompressed|not as it was written|no piece/],
      ["is something else", () => [Uint8Array.of(7, 7, 7)], /no piece/],
      ["is empty", () => [], /ends after 0/],
    ])("is refused where it %s, and changes nothing", async (_what, change, reason) => {
      const copy = await create();
      const person = aFreelancer("Harpist");
      await copy.put([{ profile: person, version: 5 }]);

      const problem = await copy.load(inTurn(change(pieces)));

      expect(problem).toMatch(reason);
      expect(await copy.listVersions([person.id, people[0]!.id])).toEqual(new Map([[person.id, 5]]));
      expect((await copy.search(search)).matches.map(({ id }) => id)).toEqual([person.id]);
      await copy.close();
    });

    it("names the engine, the same in every index", async () => {
      const copy = await create();

      expect(await copy.describeEngine()).toMatch(/^[0-9a-f]{32}$/);
      expect(await copy.describeEngine()).toBe(await createSameThreadIndex().describeEngine());
      await copy.close();
    });
  });
}

async function* inTurn(pieces: readonly Uint8Array[]) {
  yield* pieces;
}

function damaged(piece: Uint8Array): Uint8Array {
  const other = piece.slice();
  other[Math.floor(piece.length / 2)]! ^= 0x10;
  return other;
}
