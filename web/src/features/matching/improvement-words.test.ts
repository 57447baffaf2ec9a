import { describe, expect, it } from "vitest";
import { differenceSentence, improvedToast } from "./improvement-words.ts";
import type { ShownReading } from "./reading-changes.ts";
import { compareWords } from "./word-comparison.ts";

const nothingRead: ShownReading = {
  text: "🎬🎬",
  jobs: [],
  forAll: [],
  aboutYou: [],
  answers: [],
  unused: [],
  question: null,
  isEnglish: true,
  isConfirmed: false,
};
const leeds = { label: "Leeds", kind: "place" as const, force: "must" as const, start: 0, end: 0, means: [] };
const read = { ...nothingRead, forAll: [leeds] };
const unchanged = { isChanged: false, isByModel: false };

describe("the toast after improving", () => {
  it("says what was read", () => {
    expect(improvedToast({ isChanged: true, isByModel: false }, read)).toEqual({
      title: "Search query improved",
      description: "Read: Leeds.",
    });
    expect(improvedToast({ isChanged: true, isByModel: true }, undefined)).toEqual({
      title: "Search query improved with AI",
    });
  });

  it("does not call a brief improved that stayed as it was", () => {
    expect(improvedToast(unchanged, read)).toEqual({ title: "Nothing to improve", description: "Read: Leeds." });
  });

  it("says why nothing could be improved", () => {
    const german = improvedToast(unchanged, { ...nothingRead, isEnglish: false });
    expect(german).toMatchObject({ title: "Nothing could be improved", variant: "info" });
    expect(german.description).toMatch("not in English");
    expect(improvedToast(unchanged, nothingRead).description).toBe("We could not read what you need.");
  });
});

const said = (before: string, after: string) => differenceSentence(before, after, compareWords(before, after));

describe("what improving changed, in a sentence", () => {
  it.each([
    ["We need a film", "We need a film.", "Only punctuation: every word is yours, in your order."],
    ["we need a film.", "We need a film.", "Only capital letters: every word is yours, in your order."],
    ["we need a film", "We need a film.", "Only punctuation and capital letters: every word is yours, in your order."],
    [
      "We need a film. In Leeds.",
      "We need a film.\nIn Leeds.",
      "Only line breaks: every word is yours, in your order.",
    ],
    [
      "We need a short film. In Leeds by June.",
      "In Leeds by June. We need a short film.",
      "Only the order: every word is yours.",
    ],
    ["We need a film", "Need: A film", "1 word added, 2 left out; the rest is yours."],
  ])("tells %j from %j", (before, after, sentence) => {
    expect(said(before, after)).toBe(sentence);
  });
});
