import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import {
  furtherReasons,
  isAsked,
  requirementLabel,
  scoreParts,
  sentenceBeside,
  sourceOf,
  standingOf,
  tallyOf,
} from "./requirements.ts";

function aCriterion(change: Partial<Criterion> = {}): Criterion {
  const label = change.label ?? "Packaging design";
  return {
    id: `job:must:${label}`,
    kind: "job",
    importance: "must",
    label,
    briefQuote: "redraw our labels",
    status: "met",
    quote: "Bottles, boxes, jars",
    field: "uniqueValue",
    sentence: `${label}: says “Bottles, boxes, jars”.`,
    weight: 40,
    points: 36,
    ...change,
  };
}

describe("the tally", () => {
  it("counts the must-haves that are met, not those that are partly", () => {
    const criteria = [
      aCriterion(),
      aCriterion({ status: "partly" }),
      aCriterion({ importance: "nice", status: "notStated" }),
    ];

    expect(tallyOf(criteria)).toEqual({ met: 1, total: 2, noun: "must-haves" });
  });

  it("counts wishes where there is no must-have", () => {
    expect(tallyOf([aCriterion({ importance: "nice" })])).toEqual({ met: 1, total: 1, noun: "wish" });
  });

  it("leaves out what cannot be asked of this person", () => {
    const budget = aCriterion({ kind: "budget", status: "notStated", weight: 0, points: 0 });

    expect(isAsked(budget)).toBe(false);
    expect(tallyOf([aCriterion(), budget])).toEqual({ met: 1, total: 1, noun: "must-have" });
  });

  it("is absent where nothing was asked", () => {
    expect(tallyOf([])).toBeUndefined();
  });
});

describe("something that was ruled out", () => {
  it("is fine where the profile does not show it", () => {
    expect(standingOf(aCriterion({ importance: "mustNot", status: "notStated" }))).toBe("met");
    expect(standingOf(aCriterion({ importance: "mustNot", status: "contradicted" }))).toBe("contradicted");
  });

  it("is said with a no", () => {
    expect(requirementLabel(aCriterion({ importance: "mustNot", label: "Large agency" }))).toBe("No large agency");
    expect(requirementLabel(aCriterion({ importance: "mustNot", label: "UI/UX design" }))).toBe("No UI/UX design");
    expect(requirementLabel(aCriterion({ importance: "mustNot", label: "A freelancer" }))).toBe("No freelancer");
  });
});

describe("the picture of a score", () => {
  it("has a part for each requirement that weighs something, filled by what it earned", () => {
    const parts = scoreParts([aCriterion({ weight: 60, points: 61 }), aCriterion({ weight: 0, points: 0 })]);

    expect(parts.map(({ weight, points }) => [weight, points])).toEqual([[60, 60]]);
  });
});

describe("a requirement's sentence", () => {
  it("is left out where the label and the quotation say it all", () => {
    expect(sentenceBeside(aCriterion())).toBe("");
  });

  it("keeps what it adds to the quotation", () => {
    const budget = aCriterion({
      label: "Budget of £30k",
      quote: "£10k - £50k",
      sentence: "Budget of £30k: fits their minimum of “£10k - £50k”.",
    });

    expect(sentenceBeside(budget)).toBe("Fits their minimum of “£10k - £50k”.");
  });

  it("is said in British English", () => {
    const { quote: _, ...silent } = aCriterion({ status: "notStated", sentence: "They organize color workshops." });

    expect(sentenceBeside(silent)).toBe("They organise colour workshops.");
  });
});

describe("reasons", () => {
  it("are not told twice", () => {
    const criterion = aCriterion();

    expect(furtherReasons([criterion.sentence, "**Industry match:** They know food."], [criterion])).toEqual([
      "They know food.",
    ]);
  });
});

describe("where a quotation stands", () => {
  it("is named in words", () => {
    expect(sourceOf("minimumBudget")).toBe("From their minimum budget");
    expect(sourceOf(undefined)).toBe("From their profile");
  });
});
