import { describe, expect, it } from "vitest";
import { compareWords, type ComparedPart } from "./word-comparison.ts";

const own = (parts: readonly ComparedPart[]) => parts.filter((part) => !part.isShared).map((part) => part.text.trim());

describe("comparing two versions of a brief", () => {
  it("names what was left out and what was added", () => {
    const { before, after, removed, added } = compareWords(
      "Hello! We basically need a logo for our bakery.",
      "Need: We need a logo for our bakery in Leeds.",
    );

    expect(own(before)).toEqual(["Hello!", "basically"]);
    expect(own(after)).toEqual(["Need:", "in Leeds."]);
    expect([removed, added]).toEqual([2, 3]);
  });

  it("does not call a sentence new that only moved", () => {
    const { removed, added } = compareWords(
      "We have £30,000. We make harissa in Deptford. Rethink the jar.",
      "Rethink the jar. We make harissa in Deptford. We have £30,000.",
    );

    expect([removed, added]).toEqual([0, 0]);
  });

  it("looks past case and punctuation", () => {
    expect(compareWords("we make Chutney", "We make chutney.")).toMatchObject({ removed: 0, added: 0 });
  });

  it("does not call a stray short word shared", () => {
    const { after } = compareWords("Somebody to film our kitchen on one day", "A poster on the wall");

    expect(own(after)).toEqual(["A poster on the wall"]);
  });

  it("gives every word back, in order", () => {
    const [before, after] = ["One  two\n\nthree, four", "two three five"];

    const compared = compareWords(before, after);

    expect(compared.before.map((part) => part.text).join("")).toBe(before);
    expect(compared.after.map((part) => part.text).join("")).toBe(after);
  });

  it("comes to an end with ten thousand characters of one word", () => {
    expect(compareWords("a ".repeat(5_000), "a ".repeat(4_000))).toMatchObject({ removed: 1_000, added: 0 });
  });
});
