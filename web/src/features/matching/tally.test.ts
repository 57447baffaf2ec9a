import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import { tallyOf, tallyText } from "./tally.ts";

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

    expect(tallyOf(criteria)).toEqual({ met: 1, total: 2, noun: "must-haves", toAsk: [] });
  });

  it("counts everything as wishes while nobody has confirmed what was read", () => {
    const criteria = [aCriterion(), aCriterion({ importance: "nice", status: "notStated" })];

    expect(tallyOf(criteria, "unconfirmed")).toEqual({ met: 1, total: 2, noun: "probable wishes", toAsk: [] });
    expect(tallyOf([aCriterion()], "unconfirmed")).toEqual({ met: 1, total: 1, noun: "probable wish", toAsk: [] });
  });

  it("counts wishes where there is no must-have", () => {
    expect(tallyOf([aCriterion({ importance: "nice" })])).toEqual({ met: 1, total: 1, noun: "wish", toAsk: [] });
  });

  it("counts apart what only the person can say", () => {
    const date = aCriterion({ kind: "date", status: "notStated", weight: 0, points: 0 });
    const budget = aCriterion({ kind: "budget", status: "notStated", weight: 0, points: 0 });
    const tally = tallyOf([aCriterion(), aCriterion(), budget, date])!;

    expect(tally).toEqual({ met: 2, total: 2, noun: "must-haves", toAsk: ["budget", "date"] });
    expect(tallyText(tally)).toBe("2 of 2 must-haves, 2 to ask: budget and date");
    expect(tallyText(tallyOf([date])!)).toBe("1 to ask: date");
    expect(tallyText(tallyOf([aCriterion()])!)).toBe("1 of 1 must-have");
  });

  it("counts no exclusion, found or not", () => {
    const silent = aCriterion({ importance: "mustNot", status: "notStated" });

    expect(tallyOf([aCriterion(), silent])).toEqual({ met: 1, total: 1, noun: "must-have", toAsk: [] });
    expect(tallyOf([silent])).toBeUndefined();
  });

  it("counts everything where one's own profile was the brief", () => {
    const criteria = [
      aCriterion(),
      aCriterion({ importance: "nice" }),
      aCriterion({ importance: "nice", status: "notStated" }),
    ];

    expect(tallyOf(criteria, "profile")).toEqual({ met: 2, total: 3, noun: "in common", toAsk: [] });
  });

  it("is absent where nothing was asked", () => {
    expect(tallyOf([])).toBeUndefined();
  });
});
