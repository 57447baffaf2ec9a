import { describe, expect, it } from "vitest";
import { findSubjectProblem } from "./commit-subjects.ts";

describe("a commit's subject", () => {
  it.each([
    "Count aborted requests down when the connection closes",
    "Address people by their first names",
    "Pass the transaction first",
  ])("may be %s", (subject) => {
    expect(findSubjectProblem(subject)).toBeNull();
  });

  it.each([
    ["Projects: from a brief or a conversation", "verb"],
    ["fix the button of the form", "verb"],
    ["Fixed the button of the form", "imperative"],
    ["Fixes the button of the form", "imperative"],
    ["Fixing the button of the form", "imperative"],
    ["Fix the button of the form.", "full stop"],
    ["Fix it", "what changes"],
    [`Fix ${"the very ".repeat(15)}long form`, "characters"],
  ])("may not be %s", (subject, problem) => {
    expect(findSubjectProblem(subject)).toContain(problem);
  });
});
