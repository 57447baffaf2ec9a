import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import { reasonOf, reasonsOf } from "./reasons.ts";

describe("the reason of a requirement", () => {
  it.each<[Partial<Criterion>, string]>([
    [{}, "Packaging design: says “jars”."],
    [{ field: "services" }, "Packaging design: lists “jars”."],
    [{ status: "partly" }, "Packaging design, in part: says “jars”."],
    [{ status: "partly", field: "services" }, "Packaging design: ticked as “jars”, and no sentence shows it."],
    [{ status: "partly", note: "They draw jars." }, "They draw jars: “jars”."],
    [{ status: "partly", note: "They draw jars. Well?!" }, "They draw jars. Well: “jars”."],
    [
      { status: "notStated", note: "They draw no jars.", quote: undefined },
      "Packaging design: the profile does not mention it.",
    ],
    [
      { kind: "sector", label: "Food", status: "partly", field: "industries" },
      "Food: ticked as “jars”, and no sentence shows it.",
    ],
    [{ kind: "place", label: "Leeds", status: "partly", field: "regions" }, "Leeds, in part: lists “jars”."],
    [{ status: "contradicted" }, "Packaging design: the profile says otherwise: “jars”."],
    [{ status: "notStated", quote: undefined }, "Packaging design: the profile does not mention it."],
    [{ kind: "budget", label: "Budget of £30k" }, "Budget of £30k: fits their minimum of “jars”."],
    [{ kind: "budget", label: "£30k", status: "partly" }, "£30k: a little under their minimum of “jars”."],
    [{ kind: "budget", label: "£30k", status: "contradicted" }, "£30k: too little for their minimum of “jars”."],
    [{ kind: "budget", label: "£30k", status: "notStated", quote: undefined }, "£30k: the profile states no minimum."],
    [
      { importance: "mustNot", status: "contradicted" },
      "You asked for no packaging design, but the profile shows it: “jars”.",
    ],
    [
      { importance: "mustNot", status: "notStated", quote: undefined },
      "No packaging design, as you asked: the profile does not mention it.",
    ],
    [
      { importance: "mustNot", status: "partly" },
      "You asked for no packaging design; the profile mentions it in passing: “jars”.",
    ],
    [{ importance: "mustNot" }, "No packaging design, as you asked: “jars”."],
    [{ kind: "accountType", label: "An agency" }, "An agency, as you asked: “jars”."],
    [
      { kind: "accountType", label: "An agency", status: "contradicted" },
      "Not an agency, which you asked for: “jars”.",
    ],
  ])("of %j is made from its fields", (change, reason) => {
    expect(reasonOf(aCriterion(change))).toBe(reason);
  });
});

describe("the name of what is excluded", () => {
  it.each([
    ["Packaging design", "packaging design"],
    ["UI/UX design", "UI/UX design"],
    ["Photography", "photography"],
    ["Résumé writing", "résumé writing"],
    ["An agency", "agency"],
    ["A freelancer", "freelancer"],
  ])("“%s” is written as “%s”", (label, written) => {
    expect(reasonOf(aCriterion({ importance: "mustNot", label }))).toBe(`No ${written}, as you asked: “jars”.`);
  });

  it("keeps the capitals of a place", () => {
    const place = aCriterion({ kind: "place", importance: "mustNot", label: "New York" });

    expect(reasonOf(place)).toBe("No New York, as you asked: “jars”.");
  });
});

it("a start date that nobody confirmed is not said to be missing from the profile", () => {
  const start = aCriterion({ kind: "date", label: "Start in January", status: "notStated", quote: undefined });

  expect(reasonOf(start)).toBe("Start in January: nothing confirmed about when they are free.");
});

describe("the reasons of a match", () => {
  it("name what is proved first, by its points, and what is missing last", () => {
    const missing = aCriterion({ label: "Leeds", status: "notStated", quote: undefined, points: 0 });
    const small = aCriterion({ label: "Jars", points: 5 });

    expect(reasonsOf([missing, small, aCriterion()])).toEqual([
      "Packaging design: says “jars”.",
      "Jars: says “jars”.",
      "Leeds: the profile does not mention it.",
    ]);
  });

  it("name what is proved in part beside what is proved, and what speaks against the profile after both", () => {
    const against = aCriterion({ label: "Leeds", status: "contradicted", points: 50 });
    const excluded = aCriterion({ label: "Alcohol", importance: "mustNot", status: "contradicted", points: 60 });
    const partly = aCriterion({ label: "Jars", status: "partly", points: 50 });

    expect(reasonsOf([against, excluded, partly, aCriterion()])).toEqual([
      "Jars, in part: says “jars”.",
      "Packaging design: says “jars”.",
      "Leeds: the profile says otherwise: “jars”.",
      "You asked for no alcohol, but the profile shows it: “jars”.",
    ]);
  });

  it("are 6 at most", () => {
    const criteria = Array.from({ length: 7 }, () => aCriterion());

    expect(reasonsOf(criteria)).toHaveLength(6);
  });

  it.each<[string, Partial<Criterion>]>([
    ["an exclusion that is kept", { importance: "mustNot" }],
    ["an exclusion that is only touched", { importance: "mustNot", status: "partly" }],
    ["what no words prove", { quote: undefined }],
    ["a budget beside no stated minimum", { kind: "budget", status: "notStated", quote: undefined }],
    ["a date, of which no profile speaks", { kind: "date", status: "notStated", quote: undefined }],
  ])("leave out %s", (_, change) => {
    expect(reasonsOf([aCriterion(change)])).toEqual([]);
  });

  it("leave out a wish that the profile does not mention", () => {
    expect(reasonsOf([aCriterion({ importance: "nice", status: "notStated", quote: undefined })])).toEqual([]);
  });
});

function aCriterion(change: Partial<Criterion> = {}): Criterion {
  return {
    id: "job:packaging",
    kind: "job",
    importance: "must",
    label: "Packaging design",
    briefQuote: "labels",
    status: "met",
    quote: "jars",
    field: "bio",
    weight: 40,
    points: 36,
    ...change,
  };
}
