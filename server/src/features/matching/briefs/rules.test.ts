import { describe, expect, it } from "vitest";
import { compareRuns, nameOf } from "./rules.ts";

describe("comparing two runs of a brief", () => {
  it("says who came and who left", () => {
    expect(compareRuns(["a", "c"], ["a", "b"])).toEqual({ came: ["c"], left: ["b"] });
  });

  it("says nobody when there was no run before", () => {
    expect(compareRuns(["a"], null)).toEqual({ came: [], left: [] });
  });
});

describe("the name of a brief", () => {
  const unnamed = { givenName: null, readJobs: null, originalText: "", text: "" };

  it("is the given one before all others", () => {
    expect(nameOf({ ...unnamed, givenName: "Spring", readJobs: ["Copywriting"] })).toBe("Spring");
  });

  it("lists the jobs that were read, each once", () => {
    const readJobs = ["Launch video", "Packaging design", "Launch video", "UI/UX design"];

    expect(nameOf({ ...unnamed, readJobs, originalText: "Hello" })).toBe(
      "Launch video, packaging design, UI/UX design",
    );
  });

  it("leaves out the jobs that do not fit", () => {
    const readJobs = ["Launch video", "A".repeat(70), "Copywriting"];

    expect(nameOf({ ...unnamed, readJobs })).toBe("Launch video, copywriting");
  });

  it("is made of the person's first words where no job was read", () => {
    const originalText = "We  have\na shed full of bicycles, and nobody in town knows that we repair theirs too.";

    expect(nameOf({ ...unnamed, originalText, text: "Else" })).toBe(
      "We have a shed full of bicycles, and nobody in town knows…",
    );
    expect(nameOf({ ...unnamed, text: "Only these words" })).toBe("Only these words");
  });

  it("is never empty, and never longer than a given one may be", () => {
    expect(nameOf(unnamed)).toBe("Untitled brief");
    expect(nameOf({ ...unnamed, originalText: "x".repeat(500) }).length).toBeLessThanOrEqual(80);
    expect(nameOf({ ...unnamed, readJobs: ["y".repeat(100)] }).length).toBe(80);
  });
});
