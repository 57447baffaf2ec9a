import type { ConfirmedReading, ReadRequirement } from "@triptych/contract/reading";
import { sortByJob } from "@triptych/contract/sort-by-job";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefs } from "../evaluation/data/briefs.ts";
import { buildWorld } from "../evaluation/world.ts";
import { createMatcher } from "../src/matcher.ts";
import type { SearchableProfile } from "../src/matcher.ts";
import { aFreelancer, anAgency } from "./builders.ts";

const film = "I make launch films. Video production from script to edit is what I do.";
const pack = "Packaging design is what I do: packaging for tins, boxes and bags.";
const filmer = (id: string) =>
  aFreelancer(id, { title: "Video producer", skills: ["Video Production"], bio: `${film} Based in Leeds.` });
const packer = (id: string) =>
  aFreelancer(id, { title: "Packaging designer", skills: ["Packaging Design"], bio: `${pack} Based in Leeds.` });
const both = (id: string) =>
  aFreelancer(id, {
    title: "Video producer and packaging designer",
    skills: ["Video Production", "Packaging Design"],
    bio: `${film} ${pack} Based in Leeds.`,
  });

const roastery =
  "We run a small coffee roastery in Leeds. Need someone to film a launch video for our new tins, and maybe do the packaging " +
  "too. Budget around 8k, no big London agencies please. Want to start in January.";

describe("the brief of the coffee roastery", () => {
  const people = [packer("packer"), filmer("filmer"), both("both"), packer("another-packer")];
  const find = (reading?: ConfirmedReading) =>
    matcherOf(people).search({ text: roastery, searcherType: "brand", limit: 20, ...(reading && { reading }) });
  const confirmed = () => {
    const { jobs, forAll, aboutYou } = matcherOf(people).read({ text: roastery, searcherType: "brand" });
    return { jobs, forAll, aboutYou, answers: [] };
  };

  it.each(["as it was read", "as it was confirmed"])("lists who films and packs first, then who films, %s", (how) => {
    const { matches, byJob } = find(how === "as it was confirmed" ? confirmed() : undefined);
    const ids = matches.map(({ id }) => id);

    expect(ids.slice(0, 2)).toEqual(["both", "filmer"]);
    expect(byJob.jobs.map(({ force }) => force)).toEqual(["must", "nice"]);
    expect(byJob.jobs[0]!.userIds).toEqual(["both", "filmer"]);
    expect(byJob.jobs[1]!.userIds[0]).toBe("both");
    expect(byJob.doAll).toEqual(["both"]);
  });

  it("leaves out who only packs, because packaging is only a wish", () => {
    expect(find(confirmed()).matches.map(({ id }) => id)).not.toContain("packer");
  });

  it("counts who fits and who comes close", () => {
    const { byJob } = find(confirmed());

    expect([byJob.fitting, byJob.close]).toEqual([2, 0]);
  });
});

describe("a brief with two jobs that must both be done", () => {
  const reading = readingOf([
    job("Packaging", "must", [skill("Packaging design"), { ...place("Leeds"), force: "must" }]),
    job("Launch film", "must", [skill("Video production")]),
  ]);
  const find = (people: SearchableProfile[]) =>
    matcherOf(people).search({ text: "", reading, searcherType: "brand", limit: 20 });

  it("puts the people of the main job between those who do both and those of the other job", () => {
    const { matches, byJob } = find([filmer("filmer"), packer("packer"), both("both")]);

    expect(matches.map(({ id }) => id)).toEqual(["both", "packer", "filmer"]);
    expect(byJob.jobs.map(({ userIds }) => userIds)).toEqual([
      ["both", "packer"],
      ["both", "filmer"],
    ]);
    expect(matches.map(({ fits }) => fits)).toEqual([true, false, false]);
  });

  it("asks for a place only of those who do the job that it was said of", () => {
    const near = find([filmer("filmer")]).matches[0]!;
    const far = find([aFreelancer("filmer", { ...filmer("").data, bio: film })]).matches[0]!;

    expect(Math.abs(far.score - near.score)).toBeLessThanOrEqual(1);
  });

  it("keeps who does not do the main job but another one", () => {
    const declining = aFreelancer("filmer", { ...filmer("").data, bio: `${film} I do not do packaging design.` });

    expect(find([declining, both("both")]).matches.map(({ id }) => id)).toEqual(["both", "filmer"]);
  });
});

it("a must-have of a wished job is asked of nobody else", () => {
  const reading = readingOf([
    job("Launch film", "must", [skill("Video production")]),
    job("Packaging", "nice", [skill("Packaging design"), place("Glasgow")]),
  ]);
  const [found] = matcherOf([filmer("filmer")]).search({ text: "", reading, searcherType: "brand", limit: 5 }).matches;

  expect(found).toMatchObject({ fits: true });
});

it("whoever fails a stated kind of account is in no list", () => {
  const agency = anAgency("agency", { services: ["Video production"], uniqueValue: film });
  const { matches, byJob } = matcherOf([agency, filmer("filmer")]).search({
    text: "We need a freelancer to make a launch film",
    searcherType: "brand",
    limit: 5,
  });

  expect(matches.map(({ id }) => id)).toEqual(["filmer"]);
  expect(byJob.jobs.flatMap(({ userIds }) => userIds)).toEqual(["filmer"]);
});

describe("on the development marketplace", () => {
  const market = matcherOf(buildWorld().map(({ profile }) => profile));
  const named = ["Video production", "Packaging design", "Copywriting", "Illustration", "Photography", "Branding"];
  const pair = fc.uniqueArray(fc.constantFrom(...named), { minLength: 2, maxLength: 2 });
  const places = fc.constantFrom(undefined, "Leeds", "London", "Berlin");
  const forces = fc.constantFrom("must" as const, "nice" as const);
  const find = ([main, other]: string[], force: "must" | "nice", at?: string) => {
    const jobs = [job(main!, "must", [skill(main!)]), job(other!, force, [skill(other!)])];
    const forAll = at === undefined ? [] : [place(at)];
    return market.search({ text: "", reading: readingOf(jobs, forAll), searcherType: "brand", limit: 200 });
  };

  it("nobody who only does the other job stands above somebody who does the main one", () => {
    fc.assert(
      fc.property(pair, forces, places, (skills, force, at) => {
        const honest = find(skills, force, at).matches.filter(({ score }) => score >= 40);
        const doesMain = honest.map(({ jobs }) => jobs.includes(0));

        expect(doesMain).toEqual(doesMain.toSorted((a, b) => Number(b) - Number(a)));
      }),
      { numRuns: 60 },
    );
  });

  it("of those who do not fit, who does both jobs that must be done stands above who does one", () => {
    fc.assert(
      fc.property(pair, places, (skills, at) => {
        const close = find(skills, "must", at).matches.filter(({ fits, score }) => !fits && score >= 40);
        const numbers = close.map(({ jobs }) => jobs.length);

        expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      }),
      { numRuns: 60 },
    );
  });

  it("of those who fit, who does the wished job too stands first", () => {
    fc.assert(
      fc.property(pair, places, (skills, at) => {
        const numbers = find(skills, "nice", at)
          .matches.filter(({ fits }) => fits)
          .map(({ jobs }) => jobs.length);

        expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      }),
      { numRuns: 60 },
    );
  });

  it("the score contradicts no order of jobs by more than five points", () => {
    fc.assert(
      fc.property(pair, forces, places, (skills, force, at) => {
        const scores = find(skills, force, at).matches.map(({ score }) => score);
        const contradictions = scores.filter((score, rank) => score > Math.min(100, ...scores.slice(0, rank)) + 5);

        expect(contradictions).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("the lists hold the matches in their order, and everybody in them is a match", () => {
    for (const { text } of briefs) {
      const { matches, byJob } = market.search({ text, searcherType: "brand", limit: 20 });
      const ids = matches.map(({ id }) => id);
      const inOrder = (list: readonly string[]) => ids.filter((id) => list.includes(id));

      for (const { userIds } of byJob.jobs) expect(userIds).toEqual(inOrder(userIds));
      expect(byJob.doAll).toEqual(inOrder(byJob.doAll));
      expect(byJob.fitting + byJob.close).toBe(matches.length);
    }
  });
});

it("sorting by job needs nothing but the matches, so that it can be done again after another order", () => {
  const jobs = [
    { label: "Film", force: "must" as const },
    { label: "Packaging", force: "nice" as const },
  ];
  const matches = [
    { id: "b", fits: false, jobs: [0] },
    { id: "a", fits: true, jobs: [0, 1] },
    { id: "c", fits: false, jobs: [] },
  ];

  expect(sortByJob(jobs, matches)).toEqual({
    jobs: [
      { label: "Film", force: "must", userIds: ["b", "a"] },
      { label: "Packaging", force: "nice", userIds: ["a"] },
    ],
    doAll: ["a"],
    fitting: 1,
    close: 2,
  });
});

function matcherOf(people: readonly SearchableProfile[]) {
  const matcher = createMatcher();
  for (const person of people) matcher.put(person);
  return matcher;
}

function requirement(kind: ReadRequirement["kind"], label: string, means: string): ReadRequirement {
  return { label, kind, force: "must", start: 0, end: 0, means: [means] };
}

function skill(name: string): ReadRequirement {
  return requirement("job", name, `skill ${name}`);
}

function place(name: string): ReadRequirement {
  return requirement("place", name, `place ${name}`);
}

function job(label: string, force: "must" | "nice", requirements: ReadRequirement[]): ConfirmedReading["jobs"][number] {
  return { label, force, requirements };
}

function readingOf(jobs: ConfirmedReading["jobs"], forAll: ReadRequirement[] = []): ConfirmedReading {
  return { jobs, forAll, aboutYou: [], answers: [] };
}
