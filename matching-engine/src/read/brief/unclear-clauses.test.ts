import type { ConfirmedReading, Reading } from "@triptych/contract/reading";
import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const text = "We want a new logo for our knitting shop. Might want it spinning round in a little film later on.";
const read = (given: string) => matcher.read({ text: given, searcherType: "brand" });
const reread = (confirmed: ConfirmedReading) =>
  matcher.rereadBrief({ oldText: text, newText: text, confirmed, searcherType: "brand" });
const kept = ({ jobs, forAll, aboutYou }: Reading, answers: ConfirmedReading["answers"] = []): ConfirmedReading => {
  return { jobs, forAll, aboutYou, answers };
};
const jobsOf = ({ jobs }: Pick<Reading, "jobs">) => jobs.map(({ label, force }) => `${force} ${label}`);

it("asks about a clause that asks for more work and names none, with what its words may mean", () => {
  const reading = read(text);
  const { question } = reading;

  expect(jobsOf(reading)).toEqual(["must Brand identity"]);
  expect(text.slice(question!.start, question!.end)).toBe("Might want it spinning round in a little film later on");
  expect(question!.force).toBe("nice");
  expect(question!.options.map(({ label }) => label)).toContain("Motion design");
});

it("makes an answer a job of its own, as much wished as its clause, and asks no more", () => {
  const reading = read(text);
  const { text: words, start, end, force } = reading.question!;

  const answered = reread(kept(reading, [{ question: words, start, end, force, chosen: "Motion design" }]));
  const somethingElse = reread(kept(reading, [{ question: words, start, end, force, chosen: null }]));

  expect(jobsOf(answered)).toEqual(["must Brand identity", "nice Motion design"]);
  expect(answered.question).toBeNull();
  expect(jobsOf(somethingElse)).toEqual(["must Brand identity"]);
  expect(somethingElse.question).toBeNull();
});

it("asks on while nobody answers, whatever was confirmed", () => {
  const reading = read(text);

  expect(reread(kept(reading)).question).toEqual(reading.question);
});

it("asks no more about a clause whose work a person added", () => {
  const reading = read(text);
  const { start, end } = reading.question!;
  const film = { label: "Animation", kind: "job", force: "nice", start, end, means: ["skill Animation"] } as const;
  const jobs = [
    ...reading.jobs,
    { label: "Animation", force: "nice" as const, requirements: [{ ...film, means: [...film.means] }] },
  ];

  expect(reread({ ...kept(reading), jobs }).question).toBeNull();
});

it("offers no work that is confirmed already", () => {
  const reading = read(text);
  const [first, ...others] = reading.question!.options;
  const requirement = {
    label: first!.label,
    kind: "job",
    force: "must",
    start: 0,
    end: 0,
    means: first!.means,
  } as const;
  const jobs = [...reading.jobs, { label: first!.label, force: "must" as const, requirements: [requirement] }];

  expect(reread({ ...kept(reading), jobs }).question!.options).toEqual(others);
});

it("asks one question at a time, the next one when the first is answered", () => {
  const more = `${text} And somebody who writes and records the thirty seconds.`;
  const reading = read(more);
  const { text: words, start, end } = reading.question!;
  const confirmed = kept(reading, [{ question: words, start, end, chosen: null }]);

  const next = matcher.rereadBrief({ oldText: more, newText: more, confirmed, searcherType: "brand" }).question!;

  expect(more.slice(next.start, next.end)).toContain("thirty seconds");
});

it.each([
  "We need a photographer for our hotel. Please quote for both days, travel included.",
  "We need a photographer for our hotel. We'd like to start in May, when the roses are out.",
  "We need a photographer for our hotel. It would be lovely to meet you for a cup of tea first.",
  "We need a photographer for our hotel. Please don't send us anybody who wants to talk about layouts.",
  "We need a photographer for our hotel. I want one person I can ring when it rains.",
  "We need a photographer for our hotel. Somebody patient would be best.",
  "We need a photographer for our hotel. We run it with my sister and her two dogs.",
])("asks nothing about “%s”", (given) => {
  expect(read(given).question).toBeNull();
});
