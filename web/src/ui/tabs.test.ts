import { describe, expect, it } from "vitest";
import { nextIndex } from "./tabs.tsx";

describe("the keys of a row of tabs", () => {
  it("go around the ends", () => {
    expect(nextIndex("ArrowRight", 2, 3)).toBe(0);
    expect(nextIndex("ArrowLeft", 0, 3)).toBe(2);
  });

  it("jump to the first and the last", () => {
    expect(nextIndex("Home", 1, 3)).toBe(0);
    expect(nextIndex("End", 0, 3)).toBe(2);
  });

  it("ignore other keys", () => {
    expect(nextIndex("Tab", 0, 3)).toBe(-1);
  });
});
