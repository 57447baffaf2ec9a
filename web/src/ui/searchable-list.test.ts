import { describe, expect, it } from "vitest";
import { optionsMatching } from "./searchable-list.tsx";

const options = ["Video Editing", "Sound Design", "Video Production", "Production Design"];

describe("optionsMatching", () => {
  it("keeps the list as it is without a search", () => {
    expect(optionsMatching(options, "  ")).toEqual(options);
  });

  it("puts options that start with the search first", () => {
    expect(optionsMatching(options, "produ")).toEqual(["Production Design", "Video Production"]);
  });

  it("finds words in any order, whatever their case", () => {
    expect(optionsMatching(options, "PROD video")).toEqual(["Video Production"]);
  });

  it("finds nothing where no option matches", () => {
    expect(optionsMatching(options, "plumbing")).toEqual([]);
  });
});
