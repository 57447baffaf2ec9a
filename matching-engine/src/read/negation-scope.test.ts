import { describe, expect, it } from "vitest";
import { splitWords } from "../text/words.ts";
import { endOfScope } from "./negation-scope.ts";

/** Returns the words that an exclusion takes in which is opened by a "no". */
function scopeOf(excluded: string): string {
  const words = splitWords(`no ${excluded}`);
  return words.norms.slice(1, endOfScope(words, 1)).join(" ");
}

describe("an exclusion", () => {
  it("begins with the word that it is given and reaches 14 words", () => {
    expect(scopeOf("a b c d e f g h i j k l m n o p")).toBe("a b c d e f g h i j k l m n");
  });

  it.each([
    "stock photos. Film please",
    "stock photos but film",
    "stock photos though film",
    "stock photos because film works",
    "stock photos so film",
    "stock photos instead film",
    "stock photos who film",
    "stock photos that film",
    "stock photos which film",
    "stock photos just film",
    "stock photos only film",
    "stock photos, film",
    "stock photos for our film",
    "stock photos for new film",
    "stock photos and we film",
    "stock photos and a film",
    "stock photos and film is fine",
    "stock photos and some good film works",
  ])("ends where another clause begins: “%s”", (text) => {
    expect(scopeOf(text)).toBe("stock photos");
  });

  it.each([
    "but photos",
    "photos for weddings",
    "photos for artists",
    "photos for media",
    "photos and film",
    "photos and art media",
    "photos and very old slow film is fine",
    "photos and film, we draw",
  ])("goes on where none begins: “%s”", (text) => {
    expect(scopeOf(text)).toBe(text.replace(/,.*/, ""));
  });
});

describe("a list with commas", () => {
  it.each([
    ["agencies, recruiters or resellers", "agencies recruiters or resellers"],
    ["agencies, recruiters nor resellers", "agencies recruiters nor resellers"],
    ["agencies, a b c d e or f", "agencies a b c d e or f"],
  ])("goes on to its “or”: “%s”", (text, excluded) => {
    expect(scopeOf(text)).toBe(excluded);
  });

  it.each([
    "agencies, recruiters and film",
    "agencies, we film or draw",
    "agencies, film. Photos or drawings",
    "agencies, a b c d e f g or h",
  ])("ends at the comma where no “or” follows before a new clause: “%s”", (text) => {
    expect(scopeOf(text)).toBe("agencies");
  });
});

it("“and” behind a comma opens a clause only with its own words", () => {
  expect(scopeOf("agencies and, film")).toBe("agencies");
});
