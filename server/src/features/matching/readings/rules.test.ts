import type { EditedReading } from "@triptych/contract/reading";
import { describe, expect, it } from "vitest";
import { unusedAfterEdit } from "./rules.ts";

const oldText = "We need an illustrator in Leeds.";
const illustration = {
  label: "Illustration",
  kind: "job" as const,
  force: "must" as const,
  start: 11,
  end: 22,
  means: [],
};
const reading: EditedReading = {
  jobs: [{ label: "Illustration", force: "must", requirements: [illustration] }],
  forAll: [],
  aboutYou: [],
  answers: [],
  unused: [],
  question: null,
  isEnglish: true,
};
const unusedWords = (added: string, change: Partial<EditedReading> = {}) => {
  const text = `${oldText}${added}`;
  return unusedAfterEdit(oldText, text, { ...reading, ...change }).map(({ start, end }) => text.slice(start, end));
};

describe("the unused words after an edit", () => {
  it("have each new sentence in which nothing was read", () => {
    expect(unusedWords("\nWe would also love a printed map of the nursery")).toEqual([
      "We would also love a printed map of the nursery",
    ]);
    expect(unusedWords(" A map, please. It costs 4.50 at most!")).toEqual(["A map, please", "It costs 4.50 at most"]);
  });

  it("have no sentence whose words were read, or are unused or asked about already", () => {
    const place = { start: oldText.length + 3, end: oldText.length + 6 };
    const budget = { label: "£4", kind: "budget" as const, force: "must" as const, ...place, means: [] };

    expect(unusedWords(" A map.", { forAll: [budget] })).toEqual([]);
    expect(unusedWords(" A map.", { unused: [place] })).toEqual(["map"]);
    expect(unusedWords(" A map.", { question: { ...place, text: "Which?", force: "must", options: [] } })).toEqual([]);
  });

  it("have nothing of the sentences that stood there, of courtesies and of other languages", () => {
    expect(unusedWords("")).toEqual([]);
    expect(unusedWords("\nNeed: we need an illustrator in Leeds.")).toEqual([]);
    expect(unusedWords(" Thank you so much! Kind regards, Ada")).toEqual([]);
    expect(unusedWords(" Wir suchen eine Karte.", { isEnglish: false })).toEqual([]);
  });
});
