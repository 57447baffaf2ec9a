import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import { describe, expect, it } from "vitest";
import { assumptionsOf, hasAnswer, takeBack, toggleAnswer, withoutAssumption } from "./corrections.ts";

const selected = ({ text, selection: [from, to] }: { text: string; selection: [number, number] }) =>
  text.slice(from, to);

describe("taking an assumption back", () => {
  it("takes out a sentence that stands in the brief", () => {
    const text = "We need a logo. The campaign is for the UK. Soon.";

    expect(takeBack(text, { sentence: "The campaign is for the UK.", kind: "other" }).text).toBe(
      "We need a logo. Soon.",
    );
  });

  it("selects the words that were misread", () => {
    const corrected = takeBack("We Printed the stickers", {
      sentence: "“printed” is a job for Print production.",
      kind: "job",
      words: "printed",
    });

    expect(selected(corrected)).toBe("Printed");
    expect(corrected.text).toBe("We Printed the stickers");
  });

  it.each([
    ["place", "Europe"],
    ["job", "a designer"],
    ["accountType", "an agency"],
    ["budget", "includes VAT"],
  ] as const)("adds the opposite of an assumption about the %s, ready to be changed", (kind, point) => {
    const corrected = takeBack("A logo.", { sentence: "In whatever words.", kind });

    expect(corrected.text.startsWith("A logo.\n")).toBe(true);
    expect(selected(corrected)).toBe(point);
  });

  it("leaves the brief as it is where nothing says the opposite", () => {
    expect(takeBack("A logo.", { sentence: "Something else.", kind: "other" })).toEqual({
      text: "A logo.",
      selection: [7, 7],
    });
  });
});

describe("the assumptions of an improved brief", () => {
  const improvement: ImprovedBrief = {
    improvedPrompt: "A logo.",
    assumptions: ["“logo” is a job for Branding.", "They can be anywhere."],
    assumptionTopics: [{ kind: "job", words: "logo" }, { kind: "place" }],
    questions: [],
    improvedBy: "local",
  };

  it("keep what they are about when another one leaves", () => {
    const rest = withoutAssumption(improvement, "“logo” is a job for Branding.");

    expect(assumptionsOf(rest)).toEqual([{ sentence: "They can be anywhere.", kind: "place" }]);
  });

  it("are about nothing known where the answer does not say it", () => {
    expect(assumptionsOf({ ...improvement, assumptionTopics: [] })[0]).toEqual({
      sentence: "“logo” is a job for Branding.",
      kind: "other",
    });
  });
});

describe("an answer to a question", () => {
  it("becomes a line of the brief, and leaves it again", () => {
    const added = toggleAnswer("A logo.\n", "One-off project");

    expect(added).toBe("A logo.\nOne-off project.");
    expect(hasAnswer(added, "One-off project")).toBe(true);
    expect(toggleAnswer(added, "One-off project")).toBe("A logo.");
  });
});
