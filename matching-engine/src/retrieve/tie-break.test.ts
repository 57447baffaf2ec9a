import { expect, it } from "vitest";
import { hashOf, tieBreak } from "./tie-break.ts";

const orderFor = (brief: string) =>
  ["ann", "ben", "cem", "dee", "eve", "fay"].toSorted(
    (a, b) => tieBreak(hashOf(brief), a) - tieBreak(hashOf(brief), b),
  );

it("hashes as it is published (FNV-1a)", () => {
  expect(hashOf("")).toBe(0x811c9dc5);
  expect(hashOf("foobar")).toBe(0xbf9cf968);
});

it("orders equal scores the same way each time, by the brief and the person together", () => {
  const orders = ["logo", "film", "copy", "maps"].map((brief) => orderFor(brief).join(" "));

  expect(orderFor("logo")).toEqual(orderFor("logo"));
  expect(new Set(orders).size).toBe(4);
  expect(orders).not.toContain("ann ben cem dee eve fay");
});

it("keeps brief and id apart", () => {
  expect(tieBreak(hashOf("logoa"), "nn")).not.toBe(tieBreak(hashOf("logo"), "ann"));
});
