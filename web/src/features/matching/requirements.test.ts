import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import {
  furtherReasons,
  isAsked,
  requirementLabel,
  scoreParts,
  sourceOf,
  standingOf,
  tallyOf,
  tellingOf,
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

  it("counts everything where one's own profile was the brief", () => {
    const criteria = [
      aCriterion(),
      aCriterion({ importance: "nice" }),
      aCriterion({ importance: "nice", status: "notStated" }),
    ];

    expect(tallyOf(criteria, "profile")).toEqual({ met: 2, total: 3, noun: "in common" });
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

describe("what a requirement's row says", () => {
  it("is the quotation alone where the label says the rest", () => {
    expect(tellingOf(aCriterion())).toEqual({ sentence: "", quote: "Bottles, boxes, jars" });
    expect(
      tellingOf(aCriterion({ sentence: "Packaging design, in part: lists “Bottles, boxes, jars”." })).sentence,
    ).toBe("");
  });

  it("is a sentence that holds the quotation, once", () => {
    const budget = aCriterion({
      label: "Budget of £30k",
      quote: "£10k - £50k",
      sentence: "Budget of £30k: fits their minimum of “£10k - £50k”.",
    });

    expect(tellingOf(budget)).toEqual({ sentence: "Fits their minimum of “£10k - £50k”.", quote: undefined });
  });

  it("is a sentence and the quotation where it follows a colon", () => {
    const denied = aCriterion({ sentence: "Packaging design: the profile says otherwise: “Bottles, boxes, jars”." });

    expect(tellingOf(denied)).toEqual({ sentence: "The profile says otherwise.", quote: "Bottles, boxes, jars" });
  });

  it("does not repeat what was ruled out", () => {
    const { quote: _, ...refused } = aCriterion({
      importance: "mustNot",
      label: "Large agency",
      status: "notStated",
      sentence: "No large agency, as you asked: the profile does not mention it.",
    });

    expect(tellingOf(refused).sentence).toBe("The profile does not mention it.");
  });

  it("is in British English, but for the quotation", () => {
    const { quote: _, ...silent } = aCriterion({ sentence: "They organize color workshops." });

    expect(tellingOf(silent).sentence).toBe("They organise colour workshops.");
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
