import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import {
  explanationOf,
  isAsked,
  isOwnWording,
  requirementLabel,
  scoreParts,
  sourceOf,
  shownStatusOf,
  statusTextOf,
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

  it("counts everything as wishes while nobody has confirmed what was read", () => {
    const criteria = [aCriterion(), aCriterion({ importance: "nice", status: "notStated" })];

    expect(tallyOf(criteria, "unconfirmed")).toEqual({ met: 1, total: 2, noun: "probable wishes" });
    expect(tallyOf([aCriterion()], "unconfirmed")).toEqual({ met: 1, total: 1, noun: "probable wish" });
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

describe("the status of a requirement", () => {
  it("is ticked where a profile only chose it from a list", () => {
    expect(statusTextOf(aCriterion({ status: "partly", field: "services" }))).toBe("Ticked");
    expect(statusTextOf(aCriterion({ status: "partly" }))).toBe("Partly");
    expect(statusTextOf(aCriterion({ status: "met", kind: "place", field: "regions" }))).toBe("Met");
  });
});

describe("an exclusion", () => {
  it("is fine where the profile does not show it", () => {
    expect(shownStatusOf(aCriterion({ importance: "mustNot", status: "notStated" }))).toBe("met");
    expect(shownStatusOf(aCriterion({ importance: "mustNot", status: "contradicted" }))).toBe("contradicted");
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

describe("what a requirement's row says above the quotation", () => {
  it("is nothing where the label and the quotation say it all", () => {
    expect(explanationOf(aCriterion())).toBeUndefined();
    expect(explanationOf(aCriterion({ status: "partly" }))).toBeUndefined();
    expect(explanationOf(aCriterion({ kind: "accountType" }))).toBeUndefined();
  });

  it.each<[Partial<Criterion>, string]>([
    [{ status: "notStated" }, "The profile does not mention it."],
    [{ status: "contradicted" }, "The profile says otherwise."],
    [{ kind: "budget" }, "Fits their minimum budget."],
    [{ kind: "budget", status: "notStated" }, "The profile states no minimum budget."],
    [{ kind: "date", status: "notStated" }, "Nothing confirmed about when they are free."],
    [{ kind: "accountType", status: "contradicted" }, "This account is of another type."],
    [{ importance: "mustNot", status: "notStated" }, "The profile does not mention it."],
    [{ importance: "mustNot", status: "contradicted" }, "The profile shows it."],
  ])("of %j is a sentence made from the fields", (change, explanation) => {
    expect(explanationOf(aCriterion(change))).toBe(explanation);
  });

  it.each([
    ["Styling", "Photographer", "Related work. “Styling” itself is not stated."],
    ["Food photography", "Photographer", "A part of it. “food” is not stated."],
    ["Food photography", "Food Stylist and Photographer", undefined],
    ["Styling", "Wardrobe Stylist", undefined],
  ])("says what of %j is not in the words %j", (label, quote, explanation) => {
    const partly = { status: "partly" as const, label, quote, proof: { start: 0, end: 4 } };

    expect(explanationOf(aCriterion(partly))).toBe(explanation);
    expect(explanationOf(aCriterion({ ...partly, status: "met" }))).toBeUndefined();
  });

  it("is the note of a language model where it found the quotation", () => {
    expect(explanationOf(aCriterion({ status: "partly", note: "They print labels." }))).toBe("They print labels.");
  });
});

describe("where a quotation stands", () => {
  it("is named in words", () => {
    expect(sourceOf("minimumBudget")).toBe("From their minimum budget");
    expect(sourceOf(undefined)).toBe("From their profile");
  });

  it("tells what somebody wrote or ticked from our sentence about what they chose", () => {
    expect(["bio", "regions", undefined].map(isOwnWording)).toEqual([true, true, true]);
    expect(["availability", "rate"].map(isOwnWording)).toEqual([false, false]);
  });
});
