import { describe, expect, it } from "vitest";
import { chipsOf, moveChip, removeChip, type ShownReading } from "./reading-changes.ts";
import { changesSentence, movedSentence, readSentence, undoneSentence } from "./reading-sentences.ts";

const nowhere = { start: 0, end: 0, means: [] };
const work = (label: string) => ({
  label,
  force: "must" as const,
  requirements: [{ label, kind: "job" as const, force: "must" as const, ...nowhere }],
});
const asked = (kind: "place" | "budget" | "sector", label: string, force: "must" | "nice" | "avoid" = "must") => ({
  kind,
  label,
  force,
  ...nowhere,
});
const reading: ShownReading = {
  text: "A brief",
  jobs: [work("Photography"), work("Copywriting")],
  forAll: [asked("place", "Bristol"), asked("budget", "About £8,000")],
  aboutYou: [{ label: "Coffee and tea", kind: "sector", start: 0, end: 0 }],
  answers: [],
  unused: [],
  question: null,
  isEnglish: true,
  isConfirmed: false,
};
const chip = (label: string) => chipsOf(reading).find((one) => one.label === label)!;

describe("what was read, in a sentence", () => {
  it("names the work first, and nothing of the writer", () => {
    expect(readSentence(reading)).toBe("Read: photography and copywriting, Bristol, about £8,000.");
  });

  it("says what is to be avoided, and how much more there is", () => {
    const places = ["Leeds", "Bath", "York", "Hull", "Derby"].map((label) => asked("place", label));
    const forAll = [asked("sector", "Gambling", "avoid"), ...places, asked("place", "Cardiff")];

    expect(readSentence({ ...reading, jobs: [], forAll })).toBe(
      "Read: not gambling, Leeds, Bath, York, Hull, Derby, and 1 more.",
    );
  });

  it("says plainly that nothing was read, or that the brief is not in English", () => {
    expect(readSentence({ ...reading, jobs: [], forAll: [] })).toBe("We could not read what you need yet.");
    expect(readSentence({ ...reading, isEnglish: false })).toMatch("reads English only");
  });
});

describe("a change of a reading", () => {
  it("is named by what was removed, added and moved", () => {
    const removed = removeChip(reading, chip("Bristol"));
    const moved = moveChip(removed, chip("About £8,000"), { job: null, force: "nice" });
    const after = { ...moved, forAll: [...moved.forAll, asked("place", "Bath")] };

    expect(changesSentence(reading, after)).toBe(
      "You removed Bristol, added Bath and moved About £8,000 to “Nice to have”.",
    );
    expect(undoneSentence(after, reading)).toBe(
      "Undone: Bristol is back, Bath is gone again and About £8,000 is under “Must have” again.",
    );
  });

  it("is nothing where both are the same", () => {
    expect(changesSentence(reading, reading)).toBe("");
    expect(undoneSentence(reading, reading)).toBe("Undone.");
  });

  it("is no move of the other jobs where one goes", () => {
    expect(changesSentence(reading, removeChip(reading, chip("Photography")))).toBe("You removed Photography.");
  });
});

describe("a move", () => {
  it("says where to", () => {
    expect(movedSentence(chip("Bristol"), { job: null, force: "nice" }, reading.jobs)).toBe(
      "Bristol moved to “Nice to have”, for both jobs.",
    );
    expect(movedSentence(chip("Bristol"), { job: 1, force: "must" }, reading.jobs)).toBe(
      "Bristol moved to “Must have”, only for Copywriting.",
    );
    expect(movedSentence(chip("Bristol"), "aboutYou", reading.jobs)).toBe("Bristol moved to “About you”.");
    expect(movedSentence(chip("Bristol"), { job: 0, force: "avoid" }, reading.jobs.slice(0, 1))).toBe(
      "Bristol moved to “Avoid”.",
    );
  });
});
