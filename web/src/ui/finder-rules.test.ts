import { describe, expect, it } from "vitest";
import { fitOf, fittingItems } from "./finder-rules.ts";

describe("fitOf", () => {
  it("is found by the beginnings of its words, in any order and without accents", () => {
    expect(fitOf(["Marisol Villanueva Cruz", "marisol"], "vil mar")).toBeGreaterThan(0);
    expect(fitOf(["Zoë Ångström"], "zoe ang")).toBe(1);
  });

  it("comes first where its first words are typed", () => {
    expect(fitOf(["Top matches"], "top")).toBeGreaterThan(fitOf(["Big Top Circus"], "top"));
  });

  it("is not found by letters from the middle of words", () => {
    expect(fitOf(["How matching works"], "mar")).toBe(0);
    expect(fitOf(["Projects"], "projects messages")).toBe(0);
  });

  it("is shown while nothing is typed", () => {
    expect(fitOf(["Projects"], " ")).toBe(1);
  });
});

describe("fittingItems", () => {
  const groups = [
    { heading: "Places", items: [{ words: ["Top matches"] }, { words: ["Messages"] }] },
    { heading: "People", items: [{ words: ["Big Mess"] }, { words: ["Mess Hall"] }] },
    { heading: "Briefs", items: [] },
  ];

  it("shows everything in its order while nothing is typed, without empty groups", () => {
    expect(fittingItems(groups, "").map(({ heading, items }) => [heading, items.length])).toEqual([
      ["Places", 2],
      ["People", 2],
    ]);
  });

  it("shows what fits best first, in each group and among the groups", () => {
    const found = fittingItems(groups, "mess h");

    expect(found.map(({ heading, items }) => [heading, items.map(({ words }) => words[0])])).toEqual([
      ["People", ["Mess Hall"]],
    ]);
    expect(fittingItems(groups, "mess")[1]?.items.map(({ words }) => words[0])).toEqual(["Mess Hall", "Big Mess"]);
    expect(fittingItems(groups, "big").map(({ heading }) => heading)).toEqual(["People"]);
    expect(fittingItems([groups[0]!, { heading: "Others", items: [{ words: ["Matches"] }] }], "mat")[0]?.heading).toBe(
      "Others",
    );
  });
});
