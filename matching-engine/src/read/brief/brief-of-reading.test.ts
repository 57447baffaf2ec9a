import type { ConfirmedReading } from "@triptych/contract/reading";
import { expect, it } from "vitest";
import { briefOfReading } from "./brief-of-reading.ts";
import { readBrief } from "./read-brief.ts";
import { readingOfBrief } from "./reading-of-brief.ts";

const options = { searcherType: "brand" } as const;
const text = "We need a photographer and an illustrator in Leeds. The photographer works at night.";
const read = readingOfBrief(readBrief(text, options));
const confirmed = (change: Partial<ConfirmedReading> = {}): ConfirmedReading => ({
  jobs: read.jobs,
  forAll: read.forAll,
  aboutYou: read.aboutYou,
  answers: [],
  ...change,
});
const wordsOf = (reading: ConfirmedReading) => briefOfReading(reading, text, options).terms.map(({ term }) => term);

it("searches the words of the text", () => {
  expect(wordsOf(confirmed())).toEqual(expect.arrayContaining(["photographer", "illustrator"]));
});

it("does not search the words of a job that was taken away, wherever they stand", () => {
  const words = wordsOf(confirmed({ jobs: read.jobs.filter(({ label }) => label === "Illustration") }));

  expect(words).toContain("illustrator");
  expect(words).not.toContain("photographer");
});

it("does not search the words of a requirement that is now to be avoided", () => {
  const forAll = read.forAll.map((one) => ({ ...one, force: "avoid" as const }));

  expect(wordsOf(confirmed())).toContain("leed");
  expect(wordsOf(confirmed({ forAll }))).not.toContain("leed");
});
