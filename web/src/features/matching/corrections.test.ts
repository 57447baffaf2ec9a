import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import { describe, expect, it } from "vitest";
import {
  assumptionsOf,
  hasAnswer,
  openAssumptions,
  openQuestions,
  replacementsOf,
  takeBack,
  toggleAnswer,
  withLine,
  withoutAssumption,
} from "./corrections.ts";
import type { ShownReading } from "./reading-changes.ts";

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

  it("leaves the brief as it is where nothing says the opposite", () => {
    expect(takeBack("A logo.", { sentence: "Something else.", kind: "other" })).toEqual({
      text: "A logo.",
      selection: [7, 7],
    });
  });
});

const labelsFor = (kind: "accountType" | "place" | "other") =>
  replacementsOf("A logo.", { sentence: "In whatever words.", kind }).map(({ label }) => label);

describe("what can be said instead of an assumption", () => {
  it("is chosen from a list, and becomes a line of the brief", () => {
    expect(labelsFor("accountType")).toEqual(["Only agencies", "Only freelancers"]);
    expect(labelsFor("place")).toEqual(expect.arrayContaining(["In the UK", "In Europe"]));
    expect(withLine("A logo.\n", "Based in Europe.")).toBe("A logo.\nBased in Europe.");
  });

  it("is nothing where its words stand in the brief, or nothing is known about it", () => {
    expect(labelsFor("other")).toEqual([]);
    expect(replacementsOf("They can be anywhere.", { sentence: "They can be anywhere.", kind: "place" })).toEqual([]);
    expect(replacementsOf("In a nice place", { sentence: "“nice” is Nice.", kind: "place", words: "Nice" })).toEqual(
      [],
    );
  });
});

describe("what a reading leaves open", () => {
  const reading: ShownReading = {
    text: "A logo in Leeds.",
    jobs: [],
    forAll: [{ label: "Leeds", kind: "place", force: "must", start: 10, end: 15, means: [] }],
    aboutYou: [],
    answers: [],
    unused: [],
    question: null,
    isEnglish: true,
    isConfirmed: false,
  };
  const where = {
    question: "Where should they be based, or which market should they know?",
    answers: ["Based in Europe"],
  };
  const spending = { question: "What can you spend?", answers: ["Budget under £10k"] };
  const anywhere = { sentence: "They can be anywhere.", kind: "place" as const };

  it("asks for nothing that was read", () => {
    expect(openQuestions([where, spending], reading.text, reading)).toEqual([spending]);
    expect(openAssumptions([anywhere], reading)).toEqual([]);
  });

  it("keeps a question whose answer was chosen, so that it can be taken back", () => {
    expect(openQuestions([where], "A logo in Leeds.\nBased in Europe.", reading)).toEqual([where]);
  });

  it("is still asked where only the writer is somewhere, or a place is refused", () => {
    const own = { ...reading, forAll: [], aboutYou: [{ label: "Leeds", kind: "place" as const, start: 10, end: 15 }] };
    const refused = { ...reading, forAll: [{ ...reading.forAll[0]!, force: "avoid" as const }] };

    for (const one of [own, refused, undefined]) {
      expect(openQuestions([where], reading.text, one)).toEqual([where]);
      expect(openAssumptions([anywhere], one)).toEqual([anywhere]);
    }
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
