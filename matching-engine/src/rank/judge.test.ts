import { describe, expect, it } from "vitest";
import { aFreelancer } from "../../tests/builders.ts";
import { aRequirement, evidenceOf, otherSkill } from "../../tests/judging.ts";
import type { Evidence } from "../read/profile/evidence.ts";
import { sources } from "../searchable-profile.ts";
import { withSwitches } from "../switches.ts";
import { judge } from "./judge.ts";
import type { Candidate } from "./judge.ts";
import type { PreparedBrief } from "./prepare-brief.ts";

const job = { label: "One", importance: "must" as const, start: 0, end: 0 };

/** Makes a brief with one job, read for certain. */
function aBriefOf(change: Partial<PreparedBrief> = {}): PreparedBrief {
  return {
    isConfirmed: false,
    isNamed: true,
    isCertain: true,
    jobs: [job],
    requirements: [aRequirement({ job: 0 })],
    hasSeveralJobs: false,
    unstated: { sum: false, place: false },
    switches: withSwitches(),
    ...change,
  };
}

function aCandidate(evidence: Partial<Evidence>[], change: Partial<Candidate> = {}): Candidate {
  const profile = aFreelancer("one");
  return {
    profile,
    evidence: evidenceOf(...evidence),
    stuffing: 0,
    wordFit: 1,
    skillFit: 1,
    ...change,
  };
}

const inTitle = { source: sources.title };
const otherInTitle = { source: sources.title, concept: otherSkill! };
const proving = [inTitle, {}];

describe("whoever proves every must-have", () => {
  it("fits, and keeps 90 or more", () => {
    const { fits, score } = judge(aCandidate(proving), aBriefOf());

    expect(fits).toBe(true);
    expect(score).toBeGreaterThanOrEqual(0.9);
  });

  it("fits only where the rest of the profile agrees as well, once meanings are compared", () => {
    const agreeing = judge(aCandidate(proving, { meaning: 0.8 }), aBriefOf());
    const other = judge(aCandidate(proving, { wordFit: 0.1, skillFit: 0.1, meaning: 0 }), aBriefOf());

    expect(agreeing).toMatchObject({ fits: true });
    expect(agreeing.score).toBeGreaterThanOrEqual(0.9);
    expect(other).toMatchObject({ fits: false, isMatch: true });
    expect(other.score).toBeLessThan(0.8);
  });

  it("does not fit where it is not for the usual brief and this one says nothing else", () => {
    const unstated = { sum: true, place: true };
    const away = { ...aFreelancer("one"), data: { ...aFreelancer("one").data, regions: ["Asia Pacific" as const] } };

    expect(judge(aCandidate(proving), aBriefOf({ unstated })).unusual).toEqual([]);
    expect(judge(aCandidate(proving, { profile: away }), aBriefOf({ unstated }))).toMatchObject({
      fits: false,
      unusual: ["place"],
    });
    expect(judge(aCandidate(proving, { profile: away }), aBriefOf()).fits).toBe(true);
  });

  it("fits no brief that was not read for certain, and none without must-haves", () => {
    const wish = aRequirement({ job: 0, importance: "nice" });

    expect(judge(aCandidate(proving), aBriefOf({ isCertain: false })).fits).toBe(false);
    expect(judge(aCandidate(proving), aBriefOf({ requirements: [wish] })).fits).toBe(false);
  });

  it("fits only with what was assumed as well, until somebody confirms that it is a wish", () => {
    const assumed = aRequirement({ id: "sector:two", kind: "sector", importance: "nice", concepts: [otherSkill!] });
    const requirements = [aRequirement({ job: 0 }), assumed];

    expect(judge(aCandidate(proving), aBriefOf({ requirements })).fits).toBe(false);
    expect(judge(aCandidate(proving), aBriefOf({ requirements, isConfirmed: true })).fits).toBe(true);
  });

  it("stands last where the profile is stuffed", () => {
    const honest = judge(aCandidate([{}], { wordFit: 0, skillFit: 0.5 }), aBriefOf());
    const stuffed = judge(aCandidate(proving, { stuffing: 0.9 }), aBriefOf());

    expect(stuffed.fits).toBe(false);
    expect(stuffed.score).toBeLessThanOrEqual(0.1);
    expect(stuffed.order).toBeLessThan(honest.order);
  });
});

describe("whoever shows what is excluded", () => {
  const excluded = aRequirement({ id: "not", importance: "mustNot", concepts: [otherSkill!] });
  const brief = aBriefOf({ requirements: [aRequirement({ job: 0 }), excluded] });

  it("does not fit, and keeps 82 at most, where it is only mentioned", () => {
    const inPassing = judge(aCandidate([...proving, { concept: otherSkill! }]), brief);

    expect(inPassing.fits).toBe(false);
    expect(inPassing.score).toBeGreaterThan(0.3);
    expect(inPassing.score).toBeLessThanOrEqual(0.82);
  });

  it("has 30 at most, fits nothing and stands behind everybody honest where it is shown clearly", () => {
    const confirmed = { ...brief, isConfirmed: true };
    const broken = judge(aCandidate([...proving, otherInTitle]), confirmed);
    const honest = judge(aCandidate([{}], { wordFit: 0, skillFit: 0.5 }), confirmed);

    expect(broken).toMatchObject({ fits: false, score: 0.3 });
    expect(broken.order).toBeLessThan(honest.order);
  });

  it("only loses by refused work that they do beside what is wanted, until the reading is confirmed", () => {
    const both = judge(aCandidate([...proving, otherInTitle]), brief);
    const alone = judge(aCandidate([otherInTitle]), brief);

    expect(both.score).toBeGreaterThan(0.3);
    expect(both.score).toBeLessThan(judge(aCandidate(proving), brief).score);
    expect(alone.score).toBeLessThanOrEqual(0.3);
  });

  it("stands behind everybody honest where they mention one excluded thing after another", () => {
    const four = [0, 1, 2, 3].map((at) => ({ ...excluded, requirement: { ...excluded.requirement, id: `not-${at}` } }));
    const requirements = [aRequirement({ job: 0 }), ...four];
    const mentioning = judge(aCandidate([...proving, { concept: otherSkill! }]), { ...brief, requirements });
    const honest = judge(aCandidate([{}], { wordFit: 0, skillFit: 0.5 }), { ...brief, requirements });

    expect(mentioning.order).toBeLessThan(honest.order);
  });

  it("is a match of a brief that asks for no job, where it meets the rest", () => {
    const place = aRequirement({ id: "place", kind: "place" });
    const requirements = [excluded, place];

    expect(judge(aCandidate([{}, otherInTitle]), aBriefOf({ jobs: [], requirements })).isMatch).toBe(true);
  });

  it("is a match all the same, because nothing was declined", () => {
    expect(judge(aCandidate([...proving, otherInTitle]), brief).isMatch).toBe(true);
  });
});

describe("a match", () => {
  const declining = { isNegated: true };
  const second = aRequirement({ id: "job:two", job: 1, concepts: [otherSkill!] });
  const several = aBriefOf({
    jobs: [job, job],
    requirements: [aRequirement({ job: 0 }), second],
    hasSeveralJobs: true,
  });

  it("is nobody who declines the job, unless they do another one that must be done", () => {
    expect(judge(aCandidate([declining]), aBriefOf()).isMatch).toBe(false);
    expect(judge(aCandidate([declining]), aBriefOf({ isNamed: false })).isMatch).toBe(false);
    expect(judge(aCandidate([declining, otherInTitle]), several).isMatch).toBe(true);
  });

  it("is nobody who shows no job, whatever else they show", () => {
    const place = aRequirement({ id: "place", kind: "place", concepts: [otherSkill!] });
    const brief = aBriefOf({ requirements: [aRequirement({ job: 0 }), place] });

    expect(judge(aCandidate([{ concept: otherSkill! }]), brief).isMatch).toBe(false);
  });

  it("of a reading that is not certain is whoever comes close", () => {
    const guess = aBriefOf({ isCertain: false });

    expect(judge(aCandidate([]), guess).isMatch).toBe(true);
    expect(judge(aCandidate([], { wordFit: 0, skillFit: 0 }), guess).isMatch).toBe(false);
  });
});

const scoreOf = (change: Partial<PreparedBrief>) => judge(aCandidate(proving), aBriefOf(change)).score;

it("a guess is never shown as more than 79 where meanings are not compared, and a brief without jobs as more than 69", () => {
  const guess = { isNamed: false, isCertain: false };

  expect(scoreOf(guess)).toBe(0.79);
  expect(judge(aCandidate(proving, { meaning: 1 }), aBriefOf(guess)).score).toBeGreaterThan(0.8);
  expect(scoreOf({ ...guess, jobs: [], requirements: [] })).toBe(0.69);
});

it("who proves the job and its place stands before who does the job elsewhere, however well that fits", () => {
  const place = aRequirement({ id: "place", kind: "place", concepts: [otherSkill!] });
  const sector = aRequirement({ id: "sector", kind: "sector", concepts: [otherSkill! + 1] });
  const brief = aBriefOf({ requirements: [aRequirement({ job: 0 }), place, sector] });
  const there = judge(aCandidate([...proving, { concept: otherSkill! }], { wordFit: 0, skillFit: 0 }), brief);
  const away = judge(aCandidate([...proving, { concept: otherSkill! + 1 }]), brief);

  expect(there.score).toBeGreaterThanOrEqual(0.65);
  expect(away.score).toBeLessThanOrEqual(0.69);
  expect(there.order).toBeGreaterThan(away.order);
});
