import * as fc from "fast-check";
import { expect, it } from "vitest";
import { stemOf } from "./stems.ts";
import { splitWords } from "./words.ts";

it("keeps names of tools and folds accents", () => {
  expect(splitWords("C++, node.js & R&D in Södermalm, e-commerce").norms).toEqual([
    "c++",
    "node.js",
    "r&d",
    "in",
    "sodermalm",
    "ecommerce",
  ]);
});

it("every word stands in the text where it says", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const { starts, ends, norms } = splitWords(text);
      expect(
        starts.every(
          (start, at) => start < ends[at]! && ends[at]! <= text.length && (at === 0 || start >= ends[at - 1]!),
        ),
      ).toBe(true);
      expect(norms.length).toBe(starts.length);
    }),
  );
});

it.each([
  ["photographers", "photography"],
  ["translator", "translation"],
  ["optimise", "optimization"],
  ["colourist", "coloring"],
  ["wrote", "writing"],
  ["accountant", "accounting"],
])("%s and %s share a term", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ["poster", "post"],
  ["customer", "custom"],
  ["product", "production"],
  ["animal", "animation"],
])("%s and %s do not", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
