import { expect, it } from "vitest";
import { phraseSet } from "./phrase-set.ts";

const wishes = phraseSet(["nice to have", "nice", "if possible"]);
const norms = "a logo if possible and nice to have".split(" ");

it("says how many words the first phrase has that stands at a place", () => {
  expect(norms.map((_, at) => wishes.lengthAt(norms, at))).toEqual([0, 0, 2, 0, 0, 3, 0, 0]);
});

it("finds a phrase only where all of it stands between two places", () => {
  expect(wishes.isIn(norms, 0, 4)).toBe(true);
  expect(wishes.isIn(norms, 0, 3)).toBe(false);
  expect(wishes.isIn(norms, 5, 6)).toBe(true);
});
