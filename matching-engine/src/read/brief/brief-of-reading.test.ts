import type { ConfirmedReading } from "@triptych/contract/reading";
import { describe, expect, it } from "vitest";
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

describe("a question without an answer", () => {
  const unsure = "People leave after a year and we do not know why. We are a club in Leeds.";
  const asked = readingOfBrief(readBrief(unsure, options));
  const question = asked.question!;
  const searched = (change: Partial<ConfirmedReading>) =>
    briefOfReading(
      { jobs: asked.jobs, forAll: asked.forAll, aboutYou: asked.aboutYou, answers: [], ...change },
      unsure,
      options,
    );
  const jobsOf = ({ requirements }: ReturnType<typeof searched>) => requirements.filter(({ kind }) => kind === "job");

  it("leaves what the work may be to the words, whatever else was changed", () => {
    const brief = searched({ forAll: [] });

    expect(asked.jobs).toEqual([]);
    expect(brief.isConfirmed).toBe(false);
    expect(jobsOf(brief).map(({ concepts }) => concepts)).toEqual(
      jobsOf(readBrief(unsure, options)).map(({ concepts }) => concepts),
    );
    expect(jobsOf(brief)).not.toEqual([]);
  });

  it("is settled by an answer, also by something else", () => {
    const { text: words, start, end, options: offered } = question;

    const chosen = searched({ answers: [{ start, end, chosen: offered[0]!.label, question: words }] });
    const other = searched({ answers: [{ start, end, chosen: null, question: words }] });

    expect([chosen.isConfirmed, other.isConfirmed]).toEqual([true, true]);
    expect(jobsOf(chosen).map(({ label }) => label)).toEqual([offered[0]!.label]);
    expect(jobsOf(other)).toEqual([]);
  });
});
