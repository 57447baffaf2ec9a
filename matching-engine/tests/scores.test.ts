import type { ConfirmedReading, ReadRequirement } from "@triptych/contract/reading";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { briefs } from "../evaluation/data/briefs.ts";
import { longPosts } from "../evaluation/data/long-posts.ts";
import { buildWorld } from "../evaluation/world.ts";
import { createMatcher } from "../src/matcher.ts";
import type { EngineMatch } from "../src/matcher.ts";
import { anAgency, aFreelancer } from "./builders.ts";

/** Compares each sentence that the product says about scores with the development marketplace. */
const matcher = createMatcher();
for (const { profile } of buildWorld()) matcher.put(profile);
const texts = [...briefs.map((brief) => brief.text), ...longPosts.map((post) => post.text)];
const find = (text: string, reading?: ConfirmedReading) =>
  matcher.search({ text, searcherType: "brand", limit: 20, ...(reading && { reading }) }).matches;
const confirmed = (text: string): ConfirmedReading => {
  const { jobs, forAll, aboutYou } = matcher.read({ text, searcherType: "brand" });
  return { jobs, forAll, aboutYou, answers: [] };
};
const musts = ({ criteria }: EngineMatch) => criteria.filter((one) => one.importance === "must" && one.weight > 0);
it("a score never contradicts the order by more than five points", () => {
  const contradictions = texts.flatMap((text) =>
    [find(text), find(text, confirmed(text))].flatMap((matches) =>
      matches.filter(
        ({ score }, place) => score > Math.min(100, ...matches.slice(0, place).map((one) => one.score)) + 5,
      ),
    ),
  );

  expect(contradictions).toEqual([]);
});

it("90 and more is for those who fit, and whoever fits has it and meets every must-have with a quote", () => {
  const all = texts.flatMap((text) => [...find(text), ...find(text, confirmed(text))]);
  const fitting = all.filter(({ fits }) => fits);

  expect(fitting.length).toBeGreaterThan(20);
  expect(all.filter(({ score }) => score >= 90)).toEqual(fitting);
  expect(
    fitting
      .flatMap(musts)
      .filter(({ status, quote, kind }) => status !== "met" || (quote === undefined && kind !== "budget")),
  ).toEqual([]);
});

it("whoever fits comes before everybody who does not", () => {
  const places = texts.map((text) => find(text, confirmed(text)).map(({ fits }) => fits));

  expect(places.filter((fits) => fits.lastIndexOf(true) !== fits.filter(Boolean).length - 1)).toEqual([]);
});

it("nobody who declines the job, or who shows no job of a confirmed reading, is a match", () => {
  const wrong = texts.flatMap((text) =>
    find(text, confirmed(text)).filter(({ criteria }) => {
      const jobs = criteria.filter((one) => one.kind === "job" && one.importance !== "mustNot");
      const main = jobs.find((one) => one.importance === "must");
      return (
        main?.status === "contradicted" || (main !== undefined && jobs.every(({ status }) => status === "notStated"))
      );
    }),
  );

  expect(wrong).toEqual([]);
});

it("other words for the same confirmed requirements move nobody by more than five points", () => {
  const readings = texts.slice(0, 60).map((text) => ({ text, reading: confirmed(text) }));
  const moves = readings
    .filter(({ reading }) => reading.jobs.length > 0)
    .flatMap(({ text, reading }) => movesBetween(find(text, reading), find("", reading)));

  expect(moves.length).toBeGreaterThan(100);
  expect(Math.max(...moves)).toBeLessThanOrEqual(5);
});

it("a neutral sentence moves nobody by more than three points", () => {
  const neutral = [
    "No stock footage please.",
    "Thank you for reading this far.",
    "We look forward to hearing from you.",
  ];
  const moves = texts.slice(0, 90).flatMap((text) => {
    const reading = confirmed(text);
    if (reading.jobs.length === 0) return [];
    return neutral.flatMap((sentence) => movesBetween(find(text, reading), find(`${text} ${sentence}`, reading)));
  });

  expect(moves.length).toBeGreaterThan(100);
  expect(Math.max(...moves)).toBeLessThanOrEqual(3);
});

it("a stated kind of account is a gate", () => {
  const own = createMatcher();
  own.put(anAgency("agency", { uniqueValue: "We write copy for banks. Copywriting is all we do." }));
  own.put(aFreelancer("freelancer", { title: "Copywriter", bio: "I write copy for banks." }));
  const idsFor = (text: string) => own.search({ text, searcherType: "brand", limit: 5 }).matches.map(({ id }) => id);

  expect(idsFor("A freelance copywriter for a bank")).toEqual(["freelancer"]);
  expect(idsFor("A copywriting agency for a bank")).toEqual(["agency"]);
  expect(idsFor("A copywriter for a bank, no agencies please")).toEqual(["freelancer"]);
});

it("who meets all must-haves is scored the same however many boxes others tick", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (others) => {
      const own = createMatcher();
      own.put(
        aFreelancer("right", { title: "Illustrator", skills: ["Illustration"], bio: "I am an illustrator of maps." }),
      );
      for (let at = 0; at < others; at += 1) own.put(aFreelancer(`other-${at}`, { skills: ["Illustration"] }));
      const [best] = own.search({
        text: "",
        searcherType: "brand",
        limit: 5,
        reading: readingOf("Illustration"),
      }).matches;

      expect(best).toMatchObject({ id: "right", fits: true });
      expect(best!.score).toBeGreaterThanOrEqual(90);
    }),
    { numRuns: 20 },
  );
});

function readingOf(name: string): ConfirmedReading {
  const requirement: ReadRequirement = {
    label: name,
    kind: "job",
    force: "must",
    start: 0,
    end: 0,
    means: [`skill ${name}`],
  };
  return { jobs: [{ label: name, force: "must", requirements: [requirement] }], forAll: [], aboutYou: [], answers: [] };
}

/** Returns by how many points each person moves who is found both times. */
function movesBetween(before: readonly EngineMatch[], after: readonly EngineMatch[]): number[] {
  const scores = new Map(before.map(({ id, score }) => [id, score]));
  return after.filter(({ id }) => scores.has(id)).map(({ id, score }) => Math.abs(scores.get(id)! - score));
}
