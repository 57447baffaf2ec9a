import type { SearchableProfile } from "../searchable-profile.ts";
import { fitWeights, scoreLimits, scoreWeights } from "../weights.ts";
import { findJobsDone, jobShareOf, leastScoreOf } from "./jobs-done.ts";
import { isMustJob } from "./prepare-brief.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import { fitOf, shareLeft, softPenalty, sureScore, unsureScore } from "./score.ts";
import type { JobShare, Likeness } from "./score.ts";
import { decide } from "./verdicts.ts";
import type { Verdict } from "./verdicts.ts";

export type { Verdict } from "./verdicts.ts";

/** Says how one profile stands to a brief. */
export interface Judgement {
  /** Is 0 to 1. */
  score: number;
  /** Sorts the matches: the highest first. */
  order: number;
  /** Says that every must-have is met with proof. */
  fits: boolean;
  /** Says that a must-have is shown, and the job not declined. */
  isMatch: boolean;
  /** Lists the jobs that somebody does, or else the one that they come closest to. */
  jobs: readonly number[];
  verdicts: Verdict[];
}

/** Holds a profile with what was found of it: `stuffing` is 0 to 1. */
export interface Candidate extends Likeness {
  profile: SearchableProfile;
  evidence: Uint32Array;
  stuffing: number;
}

/**
 * Judges one profile. The score is the share of the must-haves that are met with proof; wishes and the fit (points, words and
 * skills together) move it by a few points each. Whoever meets all must-haves stands first, and whoever shows no job last.
 * Where the brief was not read for certain, the fit alone gives score and order, and no score is high.
 */
export function judge(candidate: Candidate, prepared: PreparedBrief): Judgement {
  const { isSure, switches } = prepared;
  const verdicts = prepared.requirements.map((one) => decide(candidate, one, switches));
  const { done, closest } = findJobsDone(prepared.jobs, verdicts);
  const asked = verdicts.filter((verdict) => isAsked(verdict, done));
  const musts = asked.filter(({ prepared: { requirement } }) => requirement.importance === "must");
  const wishes = asked.filter(({ prepared: { requirement } }) => requirement.importance === "nice");
  const jobShare = jobShareOf(prepared.jobs, done);
  const isMet = isSure && musts.length > 0 && musts.every(({ status }) => status === "met");
  const fit = fitOf(candidate, asked, prepared);
  const least = leastScoreOf(prepared.jobs, jobShare);
  const full = isSure ? sureScore(candidate, { asked, musts, wishes, fits: isMet, jobShare, least }) : unsureScore(fit);
  const kept = softPenalty(verdicts) * (switches.stuffing ? shareLeft(candidate.stuffing) : 1);
  const isBroken = verdicts.some(
    ({ prepared: one, status }) => one.requirement.importance === "mustNot" && status === "contradicted",
  );
  const isLast = isBroken || kept < scoreWeights.honest;
  const score = Math.min(full, isBroken ? scoreLimits.brokenExclusion : 1) * kept;
  const fits = isMet && !isLast && score >= scoreWeights.allMet;
  const wording = isSure ? scoreWeights.wordingInOrder * ((candidate.wordFit + candidate.skillFit) / 2) * kept : 0;
  const step = isLast ? 0 : stepOf({ score, fits, isSure, jobShare });
  return {
    score,
    order: step + (score + wording) / 10,
    fits,
    isMatch: isMatch(verdicts, musts, isSure || fit < fitWeights.closeFrom),
    jobs: done.length > 0 || closest === undefined ? done : [closest],
    verdicts,
  };
}

/** Returns whether a requirement counts for somebody: what is said of a job alone is not asked of those who do not do it. */
function isAsked({ prepared: { requirement, weight }, strength }: Verdict, done: readonly number[]): boolean {
  if (weight === 0 || strength === undefined) return false;
  return requirement.kind === "job" || requirement.job === undefined || done.includes(requirement.job);
}

/**
 * Returns the step of the order that somebody stands on: who fits, then who does all jobs, the main one, another one. A score that is
 * too low for a step stands on the next one, so that the order never contradicts the scores that are shown.
 */
function stepOf({ score, fits, isSure, jobShare }: Stand): number {
  const { honest, other, main, musts, all, fits: fitting, fitsWithWishes } = scoreLimits.steps;
  if (score < honest) return 0;
  if (!isSure) return 1;
  const ofJobs = fits ? [other, main, musts, all, fitting] : [other, main, musts, all].slice(0, stepsOfJobs[jobShare]);
  const floors = fits && jobShare === "all" ? [...ofJobs, fitsWithWishes] : ofJobs;
  return 1 + floors.filter((floor) => score >= floor).length;
}

interface Stand {
  score: number;
  fits: boolean;
  isSure: boolean;
  jobShare: JobShare;
}

const stepsOfJobs: Record<JobShare, number> = { none: 0, other: 1, main: 2, musts: 3, all: 4 };

/**
 * Returns whether somebody is a match at all: they decline no job that they would be wanted for, and show one of the jobs, or one of
 * the must-haves where no job is asked for; where the reading is unsure, a close fit will do.
 */
function isMatch(verdicts: readonly Verdict[], musts: readonly Verdict[], needsProof: boolean): boolean {
  const jobs = verdicts.filter(
    ({ prepared: { requirement } }) => requirement.kind === "job" && requirement.importance !== "mustNot",
  );
  const mustJobs = jobs.filter(({ prepared }) => isMustJob(prepared.requirement));
  const main = mustJobs[0] ?? jobs[0];
  if (main !== undefined && main.status === "contradicted") return mustJobs.slice(1).some(({ credit }) => credit > 0);
  if (!needsProof || musts.length === 0) return true;
  return (mustJobs.length > 0 ? mustJobs : musts).some(({ credit }) => credit > 0);
}
