import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import {
  explanationOf,
  inReadingOrder,
  isAsked,
  isOwnWording,
  isToAsk,
  requirementLabel,
  scoreParts,
  sourceOf,
  shownStatusOf,
  statusTextOf,
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

describe("a requirement's row", () => {
  const date = aCriterion({ kind: "date", label: "From 11 January", status: "notStated", weight: 0, points: 0 });

  it("is shown for a date or a sum that only the person can say, but not where their own profile was the brief", () => {
    expect([isAsked(date), isToAsk(date)]).toEqual([true, true]);
    expect(statusTextOf(date)).toBe("Not stated: ask them");
    expect(isAsked(date, "profile")).toBe(false);
    expect(isToAsk({ ...date, status: "contradicted" })).toBe(false);
  });

  it("is not shown for what cannot count for this person", () => {
    expect(isAsked(aCriterion({ kind: "companySize", status: "notStated", weight: 0, points: 0 }))).toBe(false);
  });

  it("stands in front where something is missing, and behind the must-haves where it is a wish", () => {
    const criteria = [
      aCriterion({ label: "Weddings", importance: "mustNot", status: "notStated" }),
      aCriterion({ label: "Film", importance: "nice", status: "contradicted" }),
      aCriterion({ label: "Styling" }),
      date,
      aCriterion({ label: "Retouching", status: "partly" }),
      aCriterion({ label: "Leeds", status: "notStated" }),
      aCriterion({ label: "AI images", importance: "mustNot", status: "contradicted" }),
    ];

    expect(inReadingOrder(criteria).map(({ label }) => label)).toEqual([
      "AI images",
      "Leeds",
      "Retouching",
      "From 11 January",
      "Styling",
      "Film",
      "Weddings",
    ]);
  });
});

describe("the status of a requirement", () => {
  it("is ticked where a profile only chose it from a list", () => {
    const ticked = { status: "partly" as const, field: "services", quote: "Packaging design" };

    expect(statusTextOf(aCriterion(ticked))).toBe("Ticked");
    expect(statusTextOf(aCriterion({ ...ticked, label: "SEO", quote: "Search engine optimisation" }))).toBe("Ticked");
    expect(statusTextOf(aCriterion({ status: "partly" }))).toBe("Partly");
    expect(statusTextOf(aCriterion({ status: "met", kind: "place", field: "regions" }))).toBe("Met");
  });

  it("names what was ticked where it is another one", () => {
    const ticked = aCriterion({ label: "Web design", status: "partly", field: "skills", quote: "Web development" });

    expect(statusTextOf(ticked)).toBe("Ticked: Web development, which is close");
    expect(statusTextOf({ ...ticked, label: "Your skills" }, "profile")).toBe("Ticked: Web development");
  });
});

describe("an exclusion", () => {
  it("is not met where the profile does not show it, because that proves nothing", () => {
    const silent = aCriterion({ importance: "mustNot", status: "notStated" });

    expect(shownStatusOf(silent)).toBe("notFound");
    expect(statusTextOf(silent)).toBe("Nothing found");
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
    [{ kind: "budget", status: "notStated" }, "The profile says nothing to compare your sum with."],
    [{ kind: "date", status: "notStated" }, "Nothing confirmed about when they are free."],
    [{ kind: "accountType", status: "contradicted" }, "This account is of another type."],
    [{ importance: "mustNot", status: "notStated" }, "Nothing in the profile shows it."],
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
