import type { ReadRequirement } from "@triptych/contract/reading";
import { describe, expect, it } from "vitest";
import type { ShownReading } from "./reading-changes.ts";
import { partsOfReading } from "./readiness.ts";

const nowhere = { start: 0, end: 0 };
const asked = (kind: ReadRequirement["kind"], label: string, force: ReadRequirement["force"] = "must") => ({
  kind,
  label,
  force,
  means: [],
  ...nowhere,
});
const reading: ShownReading = {
  text: "A brief",
  jobs: [],
  forAll: [],
  aboutYou: [],
  answers: [],
  unused: [],
  question: null,
  isEnglish: true,
  isConfirmed: false,
};

describe("what a brief says by its reading", () => {
  it("has the budget and the date that were read", () => {
    const forAll = [asked("budget", "About £8,000"), asked("date", "By 14 February 2027")];

    expect(partsOfReading({ ...reading, forAll })).toEqual(["budget", "timing"]);
  });

  it("has no place where only the writer has one, but knows by it who they are", () => {
    const aboutYou = [
      { kind: "place" as const, label: "Bristol", ...nowhere },
      { kind: "sector" as const, label: "Dental and optical", ...nowhere },
    ];

    expect(partsOfReading({ ...reading, aboutYou })).toEqual(["sector"]);
  });

  it("has the work, wherever its job is", () => {
    const jobs = [{ label: "Photography", force: "must" as const, requirements: [asked("job", "Photography")] }];

    expect(partsOfReading({ ...reading, jobs })).toEqual(["job"]);
  });

  it("says where and when by the way of working", () => {
    expect(partsOfReading({ ...reading, forAll: [asked("workingMode", "Works remotely")] })).toEqual(["place"]);
    expect(partsOfReading({ ...reading, forAll: [asked("workingMode", "Retainer")] })).toEqual(["timing"]);
    expect(partsOfReading({ ...reading, text: "Anywhere is fine" })).toEqual(["place"]);
  });

  it("has nothing that is only to be avoided", () => {
    const forAll = [asked("place", "London", "avoid"), asked("sector", "Gambling", "avoid")];

    expect(partsOfReading({ ...reading, forAll })).toEqual([]);
  });
});
