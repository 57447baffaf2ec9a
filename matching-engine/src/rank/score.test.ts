import { describe, expect, it } from "vitest";
import { aRequirement } from "../../tests/judging.ts";
import { withSwitches } from "../switches.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import { meaningWeights, scoreLimits, scoreWeights } from "../weights.ts";
import { confirmedScore, fitOf, placeShareOf, readScore, shareLeft, softPenalty } from "./score.ts";
import type { Shown } from "./score.ts";
import type { Verdict } from "./verdicts.ts";

const aVerdict = (change: Partial<Verdict> = {}): Verdict => ({
  prepared: aRequirement(),
  strength: 1,
  credit: 1,
  status: "met",
  finding: undefined,
  ...change,
});
const full = { wordFit: 1, skillFit: 1, focus: 1 };
const nothing = { wordFit: 0, skillFit: 0, focus: 0 };

/** Makes somebody who shows everything of a brief with one job, but does not meet all of it. */
const showing = (change: Partial<Shown> = {}): Shown => ({
  asked: [aVerdict()],
  musts: [aVerdict()],
  isMet: false,
  jobShare: "all",
  least: 0,
  hasSeveralJobs: false,
  isCompared: false,
  place: undefined,
  provesJob: true,
  ...change,
});

const aBriefOf = (change: Partial<PreparedBrief> = {}): PreparedBrief => ({
  isConfirmed: false,
  isNamed: true,
  isCertain: true,
  jobs: [],
  requirements: [],
  hasSeveralJobs: false,
  mainJob: undefined,
  switches: withSwitches(),
  ...change,
});

const most = (jobShare: Shown["jobShare"]) => confirmedScore(full, showing({ jobShare }));

const of = (certainty: number) => {
  const musts = [aVerdict({ prepared: aRequirement({ certainty }) })];
  return confirmedScore(nothing, showing({ asked: [], musts }));
};

describe("meaning", () => {
  const fitting = showing({ isMet: true, asked: [aVerdict({ strength: 0.5 })] });

  it("moves whoever meets all must-haves of a confirmed reading between 90 and 100 only", () => {
    const [less, more] = [-1, 1].map((meaning) => confirmedScore({ ...full, meaning }, fitting));

    expect(less).toBeGreaterThanOrEqual(scoreWeights.allMet);
    expect(more).toBeGreaterThan(less!);
    expect(more).toBeLessThanOrEqual(1);
  });

  it("moves nobody else of a confirmed reading", () => {
    const [less, more] = [-1, 1].map((meaning) => confirmedScore({ ...full, meaning }, showing()));

    expect(less).toBe(more);
  });

  it("counts in the fit only where the brief was not read for certain", () => {
    const asked = [aVerdict({ strength: 0.5 })];
    const gained = (isCertain: boolean) =>
      fitOf({ ...nothing, meaning: 1 }, asked, aBriefOf({ isCertain })) -
      fitOf(nothing, asked, aBriefOf({ isCertain }));

    expect(gained(true)).toBe(0);
    expect(gained(false)).toBeCloseTo(meaningWeights.fit);
  });

  it("brings nobody above the limits of a reading that nobody confirmed", () => {
    const brief = aBriefOf({ isCertain: false });
    const fit = fitOf({ ...full, meaning: 1 }, [aVerdict()], brief);

    expect(fit).toBeGreaterThan(1);
    expect(readScore(2 * fit, showing({ isCompared: true }), brief)).toBe(scoreLimits.most.all);
  });

  it("brings points slowly above the usual ones of a reading that nobody confirmed", () => {
    const [less, usual, more] = [-0.1, 0, 0.1].map((change) =>
      readScore(meaningWeights.readUpTo + change, showing({ isCompared: true }), aBriefOf({ isCertain: false })),
    );

    expect(usual! - less!).toBeCloseTo(0.1 * meaningWeights.read);
    expect(more! - usual!).toBeCloseTo(0.1 * meaningWeights.readAbove);
  });
});

describe("the score of a confirmed reading", () => {
  it("is limited by the jobs that somebody does", () => {
    expect((["none", "other", "main", "musts", "all"] as const).map(most)).toEqual([0.35, 0.45, 0.6, 0.8, 0.89]);
  });

  it("is at least what the jobs bring that somebody does", () => {
    const asked = [aVerdict({ strength: 0, credit: 0 })];

    expect(confirmedScore(nothing, showing({ asked, musts: asked, least: 0.4 }))).toBe(0.4);
  });

  it("of who fits is lower without a job that is only wished", () => {
    expect(confirmedScore(full, showing({ isMet: true }))).toBeCloseTo(1);
    expect(confirmedScore(full, showing({ isMet: true, jobShare: "musts" }))).toBeCloseTo(0.97);
  });

  it("counts an unsure requirement by how sure it is", () => {
    expect(of(0)).toBeLessThan(of(1));
  });
});

const placeWith = (credit: number) => aVerdict({ prepared: aRequirement({ kind: "place" }), credit });

describe("a place that must be", () => {
  it("is as far away as the farthest of several", () => {
    expect(placeShareOf([aVerdict()])).toBeUndefined();
    expect(placeShareOf([placeWith(1), placeWith(1)])).toBe("there");
    expect(placeShareOf([placeWith(1), placeWith(0.6)])).toBe("near");
    expect(placeShareOf([placeWith(1), placeWith(0)])).toBe("away");
  });

  it("brings 65 at least with a proved job, and lets nobody else have more than 69", () => {
    const asked = [aVerdict({ strength: 0, credit: 0 })];
    const score = (change: Partial<Shown>) => confirmedScore(full, showing(change));

    expect(confirmedScore(nothing, showing({ asked, musts: asked, place: "there" }))).toBe(0.65);
    expect(score({ place: "there", provesJob: false })).toBeLessThanOrEqual(0.69);
    expect(score({ place: "near" })).toBeLessThanOrEqual(0.69);
    expect(score({ place: "away" })).toBeLessThan(score({ place: "near" }));
  });

  it("is left to the limits of the jobs where there are several", () => {
    expect(confirmedScore(full, showing({ place: "away", hasSeveralJobs: true }))).toBe(0.89);
  });
});

const scoreOf = (change: Partial<Shown>, brief: Partial<PreparedBrief> = {}) =>
  readScore(0.95, showing(change), aBriefOf(brief));

describe("the score of a reading that nobody confirmed", () => {
  it("is limited by the jobs that somebody does, where there are several", () => {
    expect(scoreOf({ hasSeveralJobs: true, jobShare: "main" })).toBe(0.6);
    expect(scoreOf({ jobShare: "main" })).toBe(0.89);
  });

  it("is 79 at most for who shows nothing of what was assumed", () => {
    const assumed = aVerdict({ prepared: aRequirement({ kind: "sector", importance: "nice" }), credit: 0 });

    expect(scoreOf({ asked: [aVerdict(), assumed] })).toBe(0.79);
  });

  it("is 45 at most for who does not do the job that was read for certain, and lower than theirs who do where it was not", () => {
    expect(scoreOf({ jobShare: "none", provesJob: false })).toBeLessThanOrEqual(0.45);
    expect(scoreOf({ jobShare: "none", provesJob: false }, { isCertain: false })).toBeLessThan(0.89);
  });
});

it("an honest profile keeps its score, and a stuffed one a tenth of it", () => {
  expect([0, 0.2, 0.4, 0.61, 1].map((stuffing) => Math.round(shareLeft(stuffing) * 100))).toEqual([
    100, 100, 82, 10, 10,
  ]);
});

it("each thing that is excluded and mentioned in passing takes its share", () => {
  const excluded = (status: Verdict["status"]) =>
    aVerdict({ prepared: aRequirement({ importance: "mustNot" }), status });

  expect(softPenalty([aVerdict({ status: "partly" }), excluded("met")], false)).toBe(1);
  expect(softPenalty([excluded("partly")], false)).toBeCloseTo(0.82);
  expect(softPenalty([excluded("partly"), excluded("partly")], false)).toBeCloseTo(0.67);
  expect(softPenalty([excluded("contradicted")], false)).toBeCloseTo(0.82);
  expect(softPenalty([excluded("contradicted")], true)).toBe(1);
});
