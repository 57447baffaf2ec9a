import { expect, it } from "vitest";
import { fullKnowledge } from "../knowledge.ts";
import { editDistance } from "./spelling-correction.ts";

const { spelling } = fullKnowledge();

it.each([
  ["fotographer", "photographer"],
  ["pakaging", "packaging"],
  ["desinger", "designer"],
  ["glasgwo", "glasgow"],
  ["insurence", "insurance"],
  ["footsetps", "footsteps"],
  ["sownd", "sound"],
  ["directer", "director"],
  ["marketting", "marketing"],
])("corrects %s to %s", (written, meant) => {
  expect(spelling.correctWord(written)).toBe(meant);
});

it.each(["lamb", "quiet", "charge", "copywriter", "2019"])("leaves %s as it is", (word) => {
  expect(spelling.known.isKnown(word)).toBe(true);
});

it.each(
  "pleasure sleek vital sensory legible soot spite chimp startling assistance prospective realise persuasion manufactured embedded formatting ratings they'll it'll we'd've hiya hullo kinda alright pls".split(
    " ",
  ),
)("a right word is not taken for a misspelling: %s", (word) => {
  expect(spelling.known.isKnown(word)).toBe(true);
});

it("corrects a name to a town that is one slip away, and to no other", () => {
  expect(spelling.correctName("edinbrugh")).toBe("edinburgh");
  expect(spelling.correctName("billingham")).toBeUndefined();
});

it("counts swapped neighbours as one slip", () => {
  expect(editDistance("glasgwo", "glasgow", 2)).toBe(1);
});

it("gives up beyond the limit", () => {
  expect(editDistance("abcdefgh", "zyxwvuts", 2)).toBe(3);
});
