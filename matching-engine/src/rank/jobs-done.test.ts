import { describe, expect, it } from "vitest";
import { aRequirement } from "../../tests/judging.ts";
import type { BriefJob, Requirement } from "../read/brief/requirements.ts";
import { creditWeights } from "../weights.ts";
import { findJobsDone, jobShareOf, leastScoreOf } from "./jobs-done.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import type { Verdict } from "./verdicts.ts";

const must: BriefJob = { label: "One", importance: "must", start: 0, end: 0 };
const wish: BriefJob = { ...must, importance: "nice" };

const withCredit = (credit: number, change: Partial<Requirement> = {}): Verdict => ({
  prepared: aRequirement({ job: 0, ...change }),
  strength: 1,
  credit,
  status: "met",
  finding: undefined,
});

describe("the jobs that somebody does", () => {
  it("are those whose first skill they prove or tick", () => {
    const verdicts = [
      withCredit(creditWeights.ticked),
      withCredit(creditWeights.ticked - 0.01, { job: 1 }),
      withCredit(1, { job: 1 }),
      withCredit(1, { job: 2 }),
    ];

    expect(findJobsDone([must, must, must], verdicts).done).toEqual([0, 2]);
  });

  it("are none by what is excluded or no skill", () => {
    const verdicts = [withCredit(1, { importance: "mustNot" }), withCredit(1, { kind: "place" })];

    expect(findJobsDone([must], verdicts)).toEqual({ done: [], closest: undefined });
  });

  it("have the one that they come closest to, the first of equals", () => {
    const small = withCredit(0.2);
    const more = [withCredit(0.4, { job: 1 }), withCredit(0.4, { job: 2 })];

    expect(findJobsDone([must, must, must], [small, ...more])).toEqual({ done: [], closest: 1 });
    expect(findJobsDone([must], [withCredit(0)]).closest).toBeUndefined();
  });
});

describe("the share of the jobs of a brief", () => {
  it("is all, all that must be done, the main one, another one or none", () => {
    const jobs = [must, must, wish];

    expect(jobShareOf(jobs, [0, 1, 2])).toBe("all");
    expect(jobShareOf(jobs, [0, 1])).toBe("musts");
    expect(jobShareOf(jobs, [0, 2])).toBe("main");
    expect(jobShareOf(jobs, [1])).toBe("other");
    expect(jobShareOf(jobs, [2])).toBe("other");
    expect(jobShareOf(jobs, [])).toBe("none");
  });

  it("counts the first one that must be done as the main one, and the first wish where all are wishes", () => {
    expect(jobShareOf([wish, must, must], [1])).toBe("main");
    expect(jobShareOf([wish, wish], [0])).toBe("musts");
    expect(jobShareOf([wish, wish], [1])).toBe("other");
  });
});

const least = (share: Parameters<typeof leastScoreOf>[1], change: Partial<PreparedBrief> = {}) =>
  leastScoreOf({ isNamed: true, isConfirmed: false, jobs: [must, must], ...change } as PreparedBrief, share);

describe("the least score", () => {
  it("is higher for several jobs that must be done than for the main one alone", () => {
    expect(least("main")).toBeGreaterThan(0);
    expect(least("musts")).toBeGreaterThan(least("main"));
    expect(least("all")).toBe(least("musts"));
    expect(least("musts", { jobs: [must, wish] })).toBe(least("main"));
  });

  it("is none for whoever does not do the main job", () => {
    expect(least("other")).toBe(0);
    expect(least("none")).toBe(0);
  });

  it("is none in a guess, and in a brief without jobs or with a single one", () => {
    expect(least("all", { isNamed: false })).toBe(0);
    expect(least("all", { jobs: [], isConfirmed: true })).toBe(0);
    expect(least("all", { jobs: [must] })).toBe(0);
    expect(least("all", { jobs: [must], isConfirmed: true })).toBe(0);
  });
});
