import type { SearchableProfile } from "../searchable-profile.ts";
import { fitWeights, scoreLimits, scoreWeights } from "../weights.ts";
import { findJobsDone, jobShareOf, leastScoreOf } from "./jobs-done.ts";
import { isMustJob } from "./must-jobs.ts";
import { isAssumed } from "./prepare-brief.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import { fitOf, mostShown, placeShareOf, scoreOf, shareLeft, softPenalty } from "./score.ts";
import type { JobShare, Likeness, Shown } from "./score.ts";
import { costOf, findUnusual } from "./unstated.ts";
import type { Unstated } from "./unstated.ts";
import { decide } from "./verdicts.ts";
import type { Verdict } from "./verdicts.ts";

export type { Verdict } from "./verdicts.ts";

/** Says how one profile stands to a brief. */
export interface Judgement {
  /** Is 0 to 1. */
  score: number;
  /** Sorts the matches: the highest first. */
  order: number;
  /** Says that every must-have is met with proof, and that the rest of the profile agrees with the brief. */
  fits: boolean;
  /** Says that a must-have is shown, and the job not declined. */
  isMatch: boolean;
  /** Lists the jobs that somebody does, or else the one that they come closest to. */
  jobs: readonly number[];
  verdicts: Verdict[];
  /** Says in what the profile is not for the usual brief, of what this one leaves open. */
  unusual: (keyof Unstated)[];
}

/** Holds a profile with what was found of it: `stuffing` is 0 to 1. */
export interface Candidate extends Likeness {
  profile: SearchableProfile;
  evidence: Uint32Array;
  stuffing: number;
}

/**
 * Judges one profile: the fit (evidence, words, skills and meaning together) gives score and order. Whoever meets all must-haves of a certain reading with proof
 * gains by it, and stands first where everything else agrees too.
 */
export function judge(candidate: Candidate, prepared: PreparedBrief): Judgement {
  const { isConfirmed, jobs, switches } = prepared;
  const verdicts = prepared.requirements.map((one) => decide(candidate, one, switches));
  const { done, closest } = findJobsDone(jobs, verdicts);
  const asked = verdicts.filter((verdict) => isAsked(verdict, done));
  const musts = asked.filter(({ prepared: { requirement } }) => requirement.importance === "must");
  const unusual = findUnusual(candidate.profile, prepared.unstated);
  const isUsual = unusual.length === 0;
  const isMet = isUsual && isAllMet(asked, musts, prepared);
  const jobShare = jobShareOf(jobs, done);
  const fit = Math.max(0, fitOf(candidate, asked, prepared) - costOf(unusual));
  const shown: Shown = {
    asked,
    musts,
    isMet,
    isUsual,
    jobShare,
    least: leastScoreOf(prepared, jobShare),
    hasSeveralJobs: prepared.hasSeveralJobs,
    isCompared: candidate.meaning !== undefined,
    place: placeShareOf(musts),
    provesJob: musts.find(({ prepared: one }) => isMustJob(one.requirement))?.status === "met",
  };
  const full = scoreOf(fit, shown, prepared);
  const isBroken = verdicts.some((verdict) => isBreach(verdict, shown, isConfirmed));
  const penalty = softPenalty(verdicts, isBroken);
  const kept = penalty * (switches.stuffing ? shareLeft(candidate.stuffing) : 1);
  const isLast = isBroken || kept < scoreWeights.honest;
  const score = Math.min(full, isBroken ? scoreLimits.brokenExclusion : 1) * kept;
  const fits = isMet && !isLast && penalty === 1 && score >= scoreWeights.fits;
  const step = isLast ? 0 : stepOf(shown, { score, fits }, prepared);
  return {
    score: Math.min(score, mostShown(prepared)),
    order: step + score / 10 + fit / 1_000,
    fits,
    isMatch: isMatch(verdicts, musts, prepared.isCertain || fit < fitWeights.closeFrom),
    jobs: done.length > 0 || closest === undefined ? done : [closest],
    verdicts,
    unusual,
  };
}

/**
 * Returns whether somebody is what must not be. Who proves the work that is wanted may do refused work as well, until it is confirmed that nobody
 * shall: "no paid ads" rules the ads out, and not everybody who also knows them.
 */
function isBreach({ prepared: { requirement }, status }: Verdict, { provesJob }: Shown, isConfirmed: boolean): boolean {
  if (requirement.importance !== "mustNot" || status !== "contradicted") return false;
  return isConfirmed || requirement.kind !== "job" || !provesJob;
}

/** Returns whether a requirement counts for somebody: what is said of a job alone is not asked of those who do not do it. */
function isAsked({ prepared: { requirement, weight }, strength }: Verdict, done: readonly number[]): boolean {
  if (weight === 0 || strength === undefined) return false;
  return requirement.kind === "job" || requirement.job === undefined || done.includes(requirement.job);
}

/**
 * Returns whether all must-haves are met with proof, and nobody says that they are not free by a date. Until somebody confirms the reading, a wish that was only assumed counts as one: it may
 * be meant as one.
 */
function isAllMet(
  asked: readonly Verdict[],
  musts: readonly Verdict[],
  { isConfirmed, isCertain }: PreparedBrief,
): boolean {
  if (!isCertain || musts.length === 0) return false;
  if (asked.some(({ prepared, status }) => prepared.requirement.kind === "date" && status === "contradicted"))
    return false;
  const assumed = isConfirmed ? [] : asked.filter(({ prepared }) => isAssumed(prepared.requirement));
  return [...musts, ...assumed].every(({ status }) => status === "met");
}

/**
 * Returns the step of the order that somebody stands on: who fits; of several jobs who does all, the main one, another one; of one job who proves
 * it and its place, and who does it, where it was read for certain. A score that is too low for a step stands on the next one, so that the order never contradicts the scores
 * that are shown.
 */
function stepOf(shown: Shown, { score, fits }: Scored, { isNamed, isCertain }: PreparedBrief): number {
  const { honest, other, main, musts, all, certainJob, jobAndPlace, fits: fitting, fitsWithWishes } = scoreLimits.steps;
  const { jobShare, hasSeveralJobs, place, provesJob } = shown;
  if (score < honest) return 0;
  if (fits && !hasSeveralJobs) return 4;
  if (!hasSeveralJobs) {
    if (isNamed && provesJob && place === "there" && score >= jobAndPlace) return 3;
    return isCertain && jobShare !== "none" && score >= certainJob ? 2 : 1;
  }
  const ofJobs = [other, main, musts, all];
  const reached = fits ? [...ofJobs, fitting] : ofJobs.slice(0, stepsOfJobs[jobShare]);
  const ofWishes = fits && jobShare === "all" ? [fitsWithWishes] : [];
  return 1 + [...reached, ...ofWishes].filter((floor) => score >= floor).length;
}

interface Scored {
  score: number;
  fits: boolean;
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
