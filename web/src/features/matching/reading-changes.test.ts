import { describe, expect, it } from "vitest";
import {
  addChoice,
  answerQuestion,
  chipsOf,
  type KeptReading,
  makeMain,
  moveChip,
  type ReadingChip,
  removeChip,
} from "./reading-changes.ts";

const film = { label: "Video production", kind: "job" as const, force: "must" as const, start: 8, end: 12 };
const packaging = { label: "Packaging design", kind: "job" as const, force: "nice" as const, start: 30, end: 39 };
const leeds = {
  label: "Leeds",
  kind: "place" as const,
  force: "must" as const,
  start: 43,
  end: 48,
  means: ["place Leeds"],
};
const coffee = { label: "Coffee and tea", kind: "sector" as const };

const reading: KeptReading = {
  jobs: [
    { label: "Video production", force: "must", requirements: [film] },
    { label: "Packaging design", force: "nice", requirements: [packaging] },
  ],
  forAll: [leeds],
  aboutYou: [
    { ...coffee, start: 50, end: 56 },
    { ...coffee, start: 60, end: 63 },
  ],
  answers: [],
};

const chip = (label: string, from = reading): ReadingChip => chipsOf(from).find((one) => one.label === label)!;
const labels = ({ requirements }: KeptReading["jobs"][number]) => requirements.map(({ label }) => label);

describe("the chips of a reading", () => {
  it("are one for each thing, with every place where it is said", () => {
    expect(chipsOf(reading).map(({ label, group }) => [label, group])).toEqual([
      ["Video production", { job: 0, force: "must" }],
      ["Packaging design", { job: 1, force: "nice" }],
      ["Leeds", { job: null, force: "must" }],
      ["Coffee and tea", "aboutYou"],
    ]);
    expect(chip("Coffee and tea").places).toHaveLength(2);
  });
});

describe("removing a chip", () => {
  it("takes it out of its group, wherever it is said", () => {
    expect(removeChip(reading, chip("Leeds")).forAll).toEqual([]);
    expect(removeChip(reading, chip("Coffee and tea")).aboutYou).toEqual([]);
  });

  it("takes a job with its work, gives the job's other requirements to all jobs, and forgets the answer that named it", () => {
    const withPlace = {
      ...moveChip(reading, chip("Leeds"), { job: 0, force: "must" }),
      answers: [{ question: "Which is closest?", start: 8, end: 12, chosen: "Video production" }],
    };

    const removed = removeChip(withPlace, chip("Video production", withPlace));

    expect(removed.jobs.map(({ label }) => label)).toEqual(["Packaging design"]);
    expect(removed.forAll.map(({ label }) => label)).toEqual(["Leeds"]);
    expect(removed.answers[0]!.chosen).toBeNull();
  });
});

describe("moving a chip", () => {
  it("changes how much it counts, and keeps what it means", () => {
    const moved = moveChip(reading, chip("Leeds"), { job: null, force: "nice" });

    expect(moved.forAll).toEqual([{ ...leeds, force: "nice" }]);
  });

  it("takes the job with its work, and keeps wished jobs behind the others", () => {
    const moved = moveChip(reading, chip("Video production"), { job: 0, force: "nice" });

    expect(moved.jobs.map(({ label, force }) => [label, force])).toEqual([
      ["Video production", "nice"],
      ["Packaging design", "nice"],
    ]);
    const back = moveChip(moved, chip("Packaging design", moved), { job: 1, force: "must" });
    expect(back.jobs.map(({ label }) => label)).toEqual(["Packaging design", "Video production"]);
  });

  it("makes work that is to be avoided no job", () => {
    const moved = moveChip(reading, chip("Packaging design"), { job: 1, force: "avoid" });

    expect(moved.jobs.map(({ label }) => label)).toEqual(["Video production"]);
    expect(moved.forAll.map(({ label, force }) => [label, force])).toContainEqual(["Packaging design", "avoid"]);
  });

  it("goes to what is about the writer and back, without its old meaning", () => {
    const about = moveChip(reading, chip("Leeds"), "aboutYou");
    const back = moveChip(about, chip("Leeds", about), { job: 0, force: "must" });

    expect(about.aboutYou.at(-1)).toEqual({ label: "Leeds", kind: "place", start: 43, end: 48 });
    expect(labels(back.jobs[0]!)).toEqual(["Video production", "Leeds"]);
    expect(back.jobs[0]!.requirements[1]).not.toHaveProperty("means");
  });
});

it("a job that is made the main one comes first and must be done", () => {
  expect(makeMain(reading, 1).jobs.map(({ label, force }) => [label, force])).toEqual([
    ["Packaging design", "must"],
    ["Video production", "must"],
  ]);
});

it("an added skill is a job of its own, everything else applies to all jobs", () => {
  const skill = addChoice(
    reading,
    { label: "Copywriting", kind: "job", means: ["skill Copywriting"] },
    { force: "nice" },
  );
  const sector = addChoice(reading, { label: "Beer", kind: "sector", means: ["sector Beer"] }, { force: "must" });

  expect(skill.jobs.at(-1)).toMatchObject({ label: "Copywriting", force: "nice" });
  expect(sector.forAll.at(-1)).toMatchObject({ label: "Beer", force: "must", start: 0, end: 0 });
});

it("an answered question becomes a job with its words and its force, and something else only an answer", () => {
  const question = {
    text: "Which is closest?",
    start: 3,
    end: 9,
    force: "nice" as const,
    options: [{ label: "Animation", means: ["skill Animation"] }],
  };

  const answered = answerQuestion(reading, question, "Animation");
  const other = answerQuestion(reading, question, null);

  expect(answered.jobs.map(({ label }) => label)).toContain("Animation");
  expect(answered.jobs.at(-1)).toMatchObject({ label: "Animation", force: "nice" });
  expect(answered.answers).toEqual([
    { question: "Which is closest?", start: 3, end: 9, chosen: "Animation", force: "nice" },
  ]);
  expect(other.jobs).toEqual(reading.jobs);
  expect(other.answers[0]!.chosen).toBeNull();
});
