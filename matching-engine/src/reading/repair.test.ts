import { expect, test } from "vitest";
import { editDistance, isKnownWord, repairWord } from "./repair.ts";

test.each([
  ["fotographer", "photographer"],
  ["pakaging", "packaging"],
  ["desinger", "designer"],
  ["glasgwo", "glasgow"],
  ["insurence", "insurance"],
  ["footsetps", "footsteps"],
  ["sownd", "sound"],
  ["directer", "director"],
  ["marketting", "marketing"],
])("%s becomes %s", (written, meant) => {
  expect(repairWord(written)).toBe(meant);
});

test.each(["lamb", "quiet", "charge", "copywriter", "2019"])("%s needs no repair", (word) => {
  expect(isKnownWord(word)).toBe(true);
});

test("swapped neighbours are one slip", () => {
  expect(editDistance("glasgwo", "glasgow", 2)).toBe(1);
});

test("gives up beyond the limit", () => {
  expect(editDistance("abcdefgh", "zyxwvuts", 2)).toBe(3);
});
