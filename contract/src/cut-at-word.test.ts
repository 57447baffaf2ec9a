import { describe, expect, it } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";

describe("a text that is cut at a word", () => {
  it("stays as it is where it fits", () => {
    expect(cutAtWord("We draw labels.", 15)).toBe("We draw labels.");
    expect(cutAtWord("😀😀", 2)).toBe("😀😀");
    expect(cutAtWord("", 5)).toBe("");
  });

  it("ends with the last whole word that fits", () => {
    expect(cutAtWord("We draw labels for jars", 14)).toBe("We draw labels…");
    expect(cutAtWord("We draw labels for jars", 17)).toBe("We draw labels…");
    expect(cutAtWord("We draw labels for jars", 13)).toBe("We draw…");
  });

  it("has no comma or dash before the ellipsis", () => {
    expect(cutAtWord("Labels, jars – and boxes of wood", 15)).toBe("Labels, jars…");
  });

  it("is cut inside a word only where that word takes more than half of it", () => {
    expect(cutAtWord(`See ${"x".repeat(40)}`, 20)).toBe(`See ${"x".repeat(16)}…`);
    expect(cutAtWord("😀".repeat(30), 20)).toBe(`${"😀".repeat(20)}…`);
  });

  it("never holds more characters than allowed and the ellipsis", () => {
    for (let max = 5; max < 60; max += 1)
      expect(
        Array.from(cutAtWord("Half a letter? 😀 Never, not even in “naïve” Ångström units – nor here.", max)).length,
      ).toBeLessThanOrEqual(max + 1);
  });
});
