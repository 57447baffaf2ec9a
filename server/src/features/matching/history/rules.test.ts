import type { ConfirmedReading, ReadRequirement } from "@triptych/contract/reading";
import { describe, expect, it } from "vitest";
import { isDifferent, isReadingChanged } from "./rules.ts";

const requirement = (label: string, change: Partial<ReadRequirement> = {}): ReadRequirement => ({
  label,
  kind: "job",
  force: "must",
  start: 0,
  end: 4,
  means: [`skill ${label}`],
  ...change,
});

const aReading = (forAll: ReadRequirement[], job = "Retouching"): ConfirmedReading => ({
  jobs: [{ label: job, force: "must", requirements: [requirement("Skin")] }],
  forAll,
  aboutYou: [],
  answers: [],
});

const nobody = { came: [], left: [] };

describe("a search that is compared with the one before", () => {
  const search = { text: "A retoucher", reading: null };

  it("is the same where words, requirements and people are", () => {
    expect(isDifferent(search, { ...search }, nobody)).toBe(false);
  });

  it("differs by its words, its requirements, who came or who left", () => {
    expect(isDifferent(search, { ...search, text: "Two retouchers" }, nobody)).toBe(true);
    expect(isDifferent(search, { ...search, reading: aReading([]) }, nobody)).toBe(true);
    expect(isDifferent(search, search, { came: ["a"], left: [] })).toBe(true);
    expect(isDifferent(search, search, { came: [], left: ["a"] })).toBe(true);
  });
});

describe("the requirements of two searches", () => {
  const [skin, glass] = [requirement("Skin"), requirement("Glass")];

  it("are the same wherever their words stand, and in any order", () => {
    const moved = aReading([requirement("Glass", { start: 9, end: 14 }), skin]);

    expect(isReadingChanged(aReading([skin, glass]), moved)).toBe(false);
    expect(isReadingChanged(null, null)).toBe(false);
  });

  it("differ by a requirement, by how much it counts, by a job, and by being confirmed at all", () => {
    const before = aReading([skin]);

    expect(isReadingChanged(before, aReading([skin, glass]))).toBe(true);
    expect(isReadingChanged(before, aReading([requirement("Skin", { force: "avoid" })]))).toBe(true);
    expect(isReadingChanged(before, aReading([skin], "Photography"))).toBe(true);
    expect(isReadingChanged(null, before)).toBe(true);
  });
});
