import type { Criterion } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import { createSameThreadIndex } from "../../../adapters/matching-index/same-thread.ts";
import type { Found } from "../rules.ts";
import { creditEvidence, fuse, boostTowards, quoteTheBrief, withReadings, type Reading } from "./rules.ts";

const { listSubjects: listSubjectsFor } = createSameThreadIndex();
const listSubjects = (text: string) => listSubjectsFor(text, "brand");

const brief = "The colours of our film look sickly and nobody here knows why.";
const grading: Reading = { importance: "must", words: "look sickly", meaning: "Colour Grading" };

describe("requirements that a model read", () => {
  it("are added in words that the engine knows", async () => {
    expect(await withReadings("It all looks sickly.", [grading], listSubjects)).toBe(
      "It all looks sickly.\nColour Grading.",
    );
    expect(await withReadings("It all looks sickly.", [{ ...grading, importance: "nice" }], listSubjects)).toContain(
      "Ideally Colour Grading.",
    );
  });

  it("change nothing where there are none, or where the engine sees them itself", async () => {
    expect(await withReadings(brief, [], listSubjects)).toBe(brief);
    expect(await withReadings("We need colour grading.", [grading], listSubjects)).toBe("We need colour grading.");
  });

  it("stay exclusions", async () => {
    expect(await withReadings("It all looks sickly.", [{ ...grading, importance: "mustNot" }], listSubjects)).toBe(
      "It all looks sickly.\nNo Colour Grading.",
    );
  });

  it("are added once, beside whatever else the engine reads in the brief", async () => {
    expect(await withReadings("We need a photographer.", [grading, grading], listSubjects)).toBe(
      "We need a photographer.\nColour Grading.",
    );
  });

  it("are left out where the engine does not know their words, or sees one of several itself", async () => {
    const unknown: Reading = { ...grading, meaning: "Qwertyuiop" };
    const several: Reading = { ...grading, meaning: "Colour Grading and Photography" };

    expect(await withReadings(brief, [unknown], listSubjects)).toBe(brief);
    expect(await withReadings("We need a photographer.", [several], listSubjects)).toBe("We need a photographer.");
  });

  it("leave alone what quotes the brief already", () => {
    const found = aMatch({ criteria: [aCriterion({ briefQuote: "look sickly" })] });

    expect(quoteTheBrief(found, brief, [])).toEqual(found);
  });

  it("are quoted in the person's own words", () => {
    const found = aMatch({ criteria: [aCriterion({ briefQuote: "Colour Grading" })] });

    expect(quoteTheBrief(found, brief, [grading]).criteria[0]!.briefQuote).toBe("look sickly");
    expect(quoteTheBrief(found, brief, []).criteria[0]!.briefQuote).toBe("");
  });
});

const openAnd = (importance: Criterion["importance"]) =>
  aMatch({ score: 40, criteria: [aCriterion(), aCriterion({ id: "other", importance, status: "contradicted" })] });

describe("evidence that a model found", () => {
  const evidence = [
    { criterionId: "job:grading", field: "bio", quote: "I make skin look alive", note: "Corrects colours." },
  ];

  it("turns an open requirement into one met in part, worth half, and says why", () => {
    const found = aMatch({
      score: 40,
      criteria: [aCriterion({ weight: 12 })],
      reasons: ["Colour Grading: the profile does not mention it."],
    });

    const credited = creditEvidence(found, { evidence });

    expect(credited.score).toBe(46);
    expect(credited.criteria[0]).toMatchObject({
      status: "partly",
      quote: "I make skin look alive",
      field: "bio",
      points: 6,
    });
    expect(credited.reasons).toEqual(["Corrects colours: “I make skin look alive”."]);
  });

  it("is credited to the requirement that it was found for alone", () => {
    const found = aMatch({ criteria: [aCriterion({ id: "place:leeds" })] });

    expect(creditEvidence(found, { evidence })).toEqual(found);
  });

  it("takes nothing from a match that is exceptional already", () => {
    const criteria = [aCriterion()];

    for (const score of [90, 95]) expect(creditEvidence(aMatch({ score, criteria }), { evidence }).score).toBe(score);
  });

  it("raises nobody who breaks one rule among others, but raises who misses only a wish", () => {
    expect(creditEvidence(openAnd("mustNot"), { evidence }).score).toBe(40);
    expect(creditEvidence(openAnd("must"), { evidence }).score).toBe(40);
    expect(creditEvidence(openAnd("nice"), { evidence }).score).toBe(45);
  });

  it("brings ten points at most, and never makes a match exceptional", () => {
    const heavy = [aCriterion({ weight: 60 })];

    expect(creditEvidence(aMatch({ score: 40, criteria: heavy }), { evidence }).score).toBe(50);
    expect(creditEvidence(aMatch({ score: 85, criteria: heavy }), { evidence }).score).toBe(89);
    expect(creditEvidence(aMatch({ score: 75, criteria: heavy }), { evidence }).score).toBe(79);
  });

  it.each<Partial<Criterion>>([{ status: "met" }, { status: "contradicted" }, { importance: "mustNot" }])(
    "is left out where the requirement is %j",
    (change) => {
      const found = aMatch({ criteria: [aCriterion(change)] });

      expect(creditEvidence(found, { evidence })).toEqual(found);
    },
  );
});

describe("joining orders", () => {
  it("puts first whom most orders put first", () => {
    expect(
      fuse([
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["b", "a", "c"],
      ]),
    ).toEqual(["b", "a", "c"]);
    expect(fuse([["a", "b"]])).toEqual(["a", "b"]);
  });
});

describe("moving towards another order", () => {
  const matches = [70, 69, 68, 40].map((score, at) => aMatch({ id: "abcd"[at]!, score }));

  it("moves those that are close, not those that are far", () => {
    const moved = boostTowards(matches, ["c", "d", "b", "a"]);

    expect(moved.map(({ id }) => id)).toEqual(["c", "b", "a", "d"]);
    expect(moved.map(({ score }) => score)).toEqual(moved.map(({ score }) => score).toSorted((a, b) => b - a));
    for (const { id, score } of moved) {
      expect(Math.abs(score - matches.find((match) => match.id === id)!.score)).toBeLessThanOrEqual(5);
    }
  });

  it("moves by points in proportion to the places, and never below nothing", () => {
    const moved = boostTowards(
      ["a", "b", "c", "d", "e"].map((id) => aMatch({ id, score: 1 })),
      ["b", "c", "d", "e", "a"],
    );

    expect(Object.fromEntries(moved.map(({ id, score }) => [id, score]))).toEqual({ a: 0, b: 3, c: 3, d: 3, e: 3 });
  });

  it("puts equal scores in the other order, and whom it does not name last", () => {
    const equal = [
      aMatch({ id: "unnamed", score: 53 }),
      aMatch({ id: "a", score: 53 }),
      aMatch({ id: "b", score: 48 }),
    ];

    const moved = boostTowards(equal, ["b", "a"]);

    expect(moved.map(({ id, score }) => [id, score])).toEqual([
      ["b", 53],
      ["a", 53],
      ["unnamed", 53],
    ]);
  });

  it("changes nothing when the order is the engine's own", () => {
    expect(boostTowards(matches, ["a", "b", "c", "d"])).toEqual(matches);
  });

  it("never lifts what breaks a rule, and nobody to ninety", () => {
    const broken = aMatch({
      id: "broken",
      score: 30,
      criteria: [aCriterion({ status: "contradicted", importance: "mustNot" })],
    });
    const near = aMatch({ id: "near", score: 88 });
    const first = aMatch({ id: "first", score: 89 });

    const moved = boostTowards([first, near, broken], ["broken", "near", "first"]);

    expect(moved.find(({ id }) => id === "broken")!.score).toBe(30);
    expect(Math.max(...moved.map(({ score }) => score))).toBeLessThan(90);
  });

  it("lets nobody come to fit, or cease to", () => {
    const fitting = aMatch({ id: "fitting", score: 81, fits: true });
    const close = aMatch({ id: "close", score: 78 });

    expect(boostTowards([fitting, close], ["close", "fitting"]).map(({ id, score }) => [id, score])).toEqual([
      ["fitting", 80],
      ["close", 79],
    ]);
  });
});

function aMatch(change: Partial<Found> = {}): Found {
  return { id: "somebody", score: 50, reasons: [], criteria: [], cautions: [], fits: false, jobs: [], ...change };
}

function aCriterion(change: Partial<Criterion> = {}): Criterion {
  return {
    id: "job:grading",
    kind: "job",
    importance: "must",
    label: "Colour Grading",
    briefQuote: "colours",
    status: "notStated",
    weight: 10,
    points: 0,
    ...change,
  };
}
