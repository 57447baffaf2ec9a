import { describe, expect, it } from "vitest";
import { aRequirement } from "../../tests/judging.ts";
import { withSwitches } from "../switches.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import { meaningWeights, scoreLimits, scoreWeights } from "../weights.ts";
import { fitOf, placeShareOf, scoreOf, shareLeft, softPenalty } from "./score.ts";
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
const full = { wordFit: 1, skillFit: 1 };
const nothing = { wordFit: 0, skillFit: 0 };

/** Makes somebody who shows everything of a brief with one job, but does not meet all of it. */
const showing = (change: Partial<Shown> = {}): Shown => ({
  asked: [aVerdict()],
  musts: [aVerdict()],
  isMet: false,
  isUsual: true,
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
  unstated: { sum: false, place: false },
  switches: withSwitches(),
  ...change,
});

const guess = aBriefOf({ isCertain: false });
const compared = showing({ isCompared: true });

describe("meaning", () => {
  it("counts in the fit of every brief", () => {
    const asked = [aVerdict({ strength: 0.5 })];
    const gained = fitOf({ ...nothing, meaning: 1 }, asked, guess) - fitOf(nothing, asked, guess);

    expect(gained).toBeCloseTo(meaningWeights.fit);
  });

  it("brings nobody above the limits of a reading that nobody confirmed", () => {
    const fit = fitOf({ ...full, meaning: 1 }, [aVerdict()], guess);

    expect(fit).toBeGreaterThan(1);
    expect(scoreOf(2 * fit, compared, guess)).toBe(scoreLimits.most.all);
  });

  it("brings points slowly above the usual ones", () => {
    const [less, usual, more] = [-0.1, 0, 0.1].map((change) =>
      scoreOf(meaningWeights.readUpTo + change, compared, guess),
    );

    expect(usual! - less!).toBeCloseTo(0.1 * meaningWeights.read);
    expect(more! - usual!).toBeCloseTo(0.1 * meaningWeights.readAbove);
  });
});

describe("proof of all must-haves", () => {
  const proving = showing({ isMet: true, isCompared: true });
  const scoreAt = (fit: number, stand = proving) => scoreOf(fit, stand, aBriefOf({ isConfirmed: true }));

  it("brings more the better everything else agrees, without a jump", () => {
    const [none, first, most] = [0.5, scoreWeights.proofFrom, meaningWeights.readUpTo].map(
      (fit) => scoreAt(fit) - scoreOf(fit, compared, guess),
    );

    expect(none).toBeCloseTo(0);
    expect(first).toBeCloseTo(0);
    expect(most).toBeCloseTo(scoreWeights.fits - meaningWeights.read * meaningWeights.readUpTo);
    for (let fit = 0.5; fit < 1.5; fit += 0.02) expect(scoreAt(fit + 0.02) - scoreAt(fit)).toBeLessThan(0.031);
  });

  it("takes 80 or more to fit, and 90 or more where everything agrees", () => {
    expect(scoreAt(0.84)).toBeLessThan(scoreWeights.fits);
    expect(scoreAt(0.85)).toBeGreaterThanOrEqual(scoreWeights.fits);
    expect(scoreAt(1.15)).toBeLessThan(scoreWeights.allMet);
    expect(scoreAt(1.2)).toBeGreaterThanOrEqual(scoreWeights.allMet);
  });

  it("decides alone where meanings could not be compared", () => {
    expect(scoreAt(0.2, showing({ isMet: true }))).toBeGreaterThanOrEqual(scoreWeights.allMet);
  });

  it("brings less above 90 without a job that is only wished", () => {
    expect(scoreAt(1.4, showing({ isMet: true, isCompared: true, jobShare: "musts" }))).toBeLessThan(scoreAt(1.4));
  });

  it("lacking, leaves 79 at most of a certain reading", () => {
    expect(scoreOf(1.4, compared, aBriefOf())).toBe(scoreLimits.unproved);
  });
});

/** Returns the score of a fit for a reading that is certain. */
const scoreAt = (fit: number, change: Partial<Shown>) => scoreOf(fit, showing(change), aBriefOf());

const placeWith = (credit: number) => aVerdict({ prepared: aRequirement({ kind: "place" }), credit, strength: credit });

describe("a place that must be", () => {
  it("is as far away as the farthest of several", () => {
    expect(placeShareOf([aVerdict()])).toBeUndefined();
    expect(placeShareOf([placeWith(1), placeWith(1)])).toBe("there");
    expect(placeShareOf([placeWith(1), placeWith(0.6)])).toBe("near");
    expect(placeShareOf([placeWith(1), placeWith(0)])).toBe("away");
  });

  it("brings 65 at least with a proved job, and lets nobody else have more than 69", () => {
    expect(scoreAt(0.1, { place: "there" })).toBe(0.65);
    expect(scoreAt(0.95, { place: "there", provesJob: false })).toBeLessThanOrEqual(0.69);
    expect(scoreAt(0.7, { place: "near" })).toBeLessThanOrEqual(0.69);
    expect(scoreAt(0.7, { place: "away" })).toBeLessThan(scoreAt(0.7, { place: "near" }));
  });

  it("is left to the limits of the jobs where there are several", () => {
    expect(scoreAt(0.95, { place: "away", hasSeveralJobs: true })).toBe(0.79);
  });
});

describe("the limits of a score", () => {
  it("come from the jobs that somebody does, where there are several", () => {
    const most = (["none", "other", "main", "musts", "all"] as const).map((jobShare) =>
      scoreAt(0.95, { hasSeveralJobs: true, jobShare }),
    );

    expect(most).toEqual([0.35, 0.45, 0.6, 0.79, 0.79]);
    expect(scoreAt(0.95, { jobShare: "main" })).toBe(0.79);
  });

  it("are at least what several jobs bring that somebody does", () => {
    expect(scoreAt(0, { least: 0.4, hasSeveralJobs: true })).toBe(0.4);
  });

  it("are 79 at most for who shows nothing of what was assumed, and for who is not for the usual brief", () => {
    expect(scoreOf(1.4, showing({ isCompared: true, isUsual: false }), guess)).toBe(0.79);

    const assumed = aVerdict({ prepared: aRequirement({ kind: "sector", importance: "nice" }), credit: 0 });

    expect(scoreOf(1.4, showing({ isCompared: true, asked: [aVerdict(), assumed] }), guess)).toBe(0.79);
  });

  it("are 45 at most for who does not do the job that was read for certain, and lower than theirs who do where it was not", () => {
    const without = { jobShare: "none", provesJob: false } as const;

    expect(scoreAt(0.95, without)).toBeLessThanOrEqual(0.45);
    expect(scoreOf(0.95, showing({ ...without, isCompared: true }), guess)).toBeLessThan(
      scoreOf(0.95, compared, guess),
    );
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
