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
    [{ status: "contradicted" }, "Packaging design: the profile says otherwise: “jars”."],
    [{ status: "notStated", quote: undefined }, "Packaging design: the profile does not mention it."],
    [{ kind: "budget", label: "Budget of £30k" }, "Budget of £30k: fits their minimum of “jars”."],
    [
      { importance: "mustNot", status: "contradicted" },
      "You asked for no packaging design, but the profile shows it: “jars”.",
    ],
    [
      { importance: "mustNot", status: "notStated", quote: undefined },
      "No packaging design, as you asked: the profile does not mention it.",
    ],
    [{ kind: "accountType", label: "An agency" }, "An agency, as you asked: “jars”."],
  ])("of %j is made from its fields", (change, reason) => {
    expect(reasonOf(aCriterion(change))).toBe(reason);
  });
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
