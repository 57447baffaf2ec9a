import { describe, expect, it } from "vitest";
import { compareRuns } from "./rules.ts";

describe("comparing two runs of a brief", () => {
  it("says who came and who left", () => {
    expect(compareRuns(["a", "c"], ["a", "b"])).toEqual({ came: ["c"], left: ["b"] });
  });

  it("says nobody when there was no run before", () => {
    expect(compareRuns(["a"], null)).toEqual({ came: [], left: [] });
  });
});
