import { expect, test } from "vitest";
import { fullKnowledge } from "../knowledge.ts";
import { editDistance } from "./spelling-correction.ts";

const { spelling } = fullKnowledge();

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
])("corrects %s to %s", (written, meant) => {
  expect(spelling.correctWord(written)).toBe(meant);
});

test.each(["lamb", "quiet", "charge", "copywriter", "2019"])("leaves %s as it is", (word) => {
  expect(spelling.known.isKnown(word)).toBe(true);
});

test("counts swapped neighbours as one slip", () => {
  expect(editDistance("glasgwo", "glasgow", 2)).toBe(1);
});

test("gives up beyond the limit", () => {
  expect(editDistance("abcdefgh", "zyxwvuts", 2)).toBe(3);
});
