import type { BriefHistoryEntry } from "@triptych/contract/matching-briefs";
import { describe, expect, it } from "vitest";
import { summaryOfSearch } from "./history-words.ts";

const entry: BriefHistoryEntry = {
  id: "entry",
  searchedAt: "2026-03-02T09:30:00.000Z",
  text: "A film",
  textBefore: "A film",
  isReadingChanged: false,
  newPeople: [],
  gonePeople: [],
};
const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, displayName: `P${at}` }));
const same = { added: 0, removed: 0 };

describe("the line of an earlier search", () => {
  it("says that it was the first", () => {
    expect(summaryOfSearch({ ...entry, textBefore: null }, same)).toBe("The first search.");
  });

  it("counts the words and the people", () => {
    const changed = { ...entry, text: "A long film", newPeople: people(2), gonePeople: people(1) };

    expect(summaryOfSearch(changed, { added: 1, removed: 3 })).toBe("1 word added, 3 left out; 2 people new, 1 gone.");
    expect(summaryOfSearch({ ...entry, newPeople: people(1) }, same)).toBe("1 person new.");
  });

  it("says that requirements changed and that the people are the same", () => {
    expect(summaryOfSearch({ ...entry, isReadingChanged: true }, same)).toBe("Other requirements; the same people.");
    expect(summaryOfSearch({ ...entry, text: "Film: a" }, same)).toBe(
      "The same words in another order; the same people.",
    );
  });
});
