import { describe, expect, it } from "vitest";
import { stepAround, windowAround } from "./paging.ts";

describe("paging through matches", () => {
  it("wraps around at both ends", () => {
    expect(stepAround(4, 1, 5)).toBe(0);
    expect(stepAround(0, -1, 5)).toBe(4);
    expect(stepAround(0, 1, 0)).toBe(0);
  });

  it("shows a few side by side, around the end", () => {
    expect(windowAround(["a", "b", "c", "d", "e"], 3, 3)).toEqual(["d", "e", "a"]);
  });

  it("never shows one twice", () => {
    expect(windowAround(["a", "b"], 1, 3)).toEqual(["b", "a"]);
  });
});
