import {
  creditWeights,
  fitWeights,
  meaningWeights,
  missingWeights,
  scoreLimits,
  scoreWeights,
  stuffingCost,
} from "../weights.ts";
import { isAssumed } from "./prepare-brief.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import type { Verdict } from "./verdicts.ts";

/** Says how well a profile agrees with a brief beside its requirements, each 0 to 1. */
export interface Likeness {
  wordFit: number;
  skillFit: number;
  /** Says how much more than usual the profile means what the brief means, from -1 to 1; undefined where meanings are not compared. */
  meaning?: number | undefined;
}

/**
 * Says which jobs of a brief somebody does: none, only another one than the main one, the main one, all that must be done, or all. A brief
 * without jobs has none to miss.
 */
export type JobShare = keyof typeof scoreLimits.most;

/** Says how far somebody is at the places that they must be at: there, somewhere in a region of them, or elsewhere. */
export type PlaceShare = "there" | "near" | "away";

/** Holds what somebody shows of a brief. */
export interface Shown {
  asked: readonly Verdict[];
  musts: readonly Verdict[];
  /** Says that all must-haves are met with proof, and what the brief leaves open too. */
  isMet: boolean;
  /** Says that somebody is for the usual brief, in what this one leaves open. */
  isUsual: boolean;
  jobShare: JobShare;
  /** Is the least score of whoever does these jobs. */
  least: number;
  hasSeveralJobs: boolean;
  /** Says that meanings were compared, by which the best gain most. */
  isCompared: boolean;
  place: PlaceShare | undefined;
  /** Says that the main job is met with proof. */
  provesJob: boolean;
}

/** Returns what is left of a score by the place that somebody works at; who proves the job and the place keeps all of it. */
function atPlace(score: number, { place, provesJob }: Shown): number {
  if (place === undefined) return score;
  if (place === "there" && provesJob) return Math.max(score, scoreLimits.provedJobAndPlace);
  return Math.min(score * missingWeights.place[place], scoreLimits.withoutJobAndPlace);
}

/** Returns what is left of the points above 90 of somebody who fits: less where they do not do a job that is only wished. */
const shareAboveFit = (jobShare: JobShare) => (jobShare === "all" ? 1 : scoreWeights.withoutWishedJob);

/** Returns how far somebody is at the places that they must be at; undefined where none is asked. */
export function placeShareOf(musts: readonly Verdict[]): PlaceShare | undefined {
  const places = musts.filter(({ prepared }) => prepared.requirement.kind === "place");
  if (places.length === 0) return undefined;
  if (places.every(({ credit }) => credit === 1)) return "there";
  return places.every(({ strength }) => (strength ?? 0) >= creditWeights.partlyFrom) ? "near" : "away";
}

/** Returns the score for how well everything agrees, within the limits of jobs and places. */
export function scoreOf(fit: number, stand: Shown, { isNamed, isCertain, isConfirmed }: PreparedBrief): number {
  const { isMet, jobShare, least, hasSeveralJobs } = stand;
  if (isMet) return Math.max(scoreOfAllMet(fit, stand), least);
  const most = hasSeveralJobs ? scoreLimits.most[jobShare] : scoreLimits.most.all;
  const showsWishes =
    isConfirmed || stand.asked.every(({ prepared, credit }) => !isAssumed(prepared.requirement) || credit > 0);
  const ofJobs = isCertain || !stand.isUsual || !showsWishes ? Math.min(most, scoreLimits.unproved) : most;
  const score = Math.min(Math.max(shownOfFit(fit, stand, isCertain), least), ofJobs);
  if (!isNamed || hasSeveralJobs) return score;
  if (jobShare !== "none") return atPlace(score, stand);
  return Math.min(atPlace(score * missingWeights.job, stand), isCertain ? scoreLimits.withoutCertainJob : 1);
}

/**
 * Returns the score of somebody who meets all must-haves with proof. That brings more the better everything else agrees too, because a proof alone says little: most
 * who prove a skill suit other briefs better. Where meanings could not be compared, proof alone decides.
 */
function scoreOfAllMet(fit: number, { isCompared, jobShare }: Shown): number {
  const { allMet } = scoreWeights;
  const score = isCompared ? proved(fit) : allMet + (1 - allMet) * Math.min(1, fit);
  return Math.min(1, score, allMet + (score - allMet) * shareAboveFit(jobShare));
}

/** Returns the score for a fit with proof of all must-haves, without a jump anywhere. */
function proved(fit: number): number {
  const { fits, proofFrom, provedAbove } = scoreWeights;
  const { readUpTo } = meaningWeights;
  if (fit >= readUpTo) return fits + provedAbove * (fit - readUpTo);
  const counts = Math.max(0, (fit - proofFrom) / (readUpTo - proofFrom));
  return slowly(fit) + counts * (fits - slowly(readUpTo));
}

/** Returns the score for a fit. Where sentences could not be compared and the reading is not certain, nothing above a guess is claimed. */
function shownOfFit(fit: number, { isCompared }: Shown, isCertain: boolean): number {
  if (isCompared) return slowly(fit);
  return isCertain ? fit + scoreWeights.read : Math.min(fit + scoreWeights.read, scoreLimits.unproved);
}

/** Gives the points above the usual ones slowly: only who agrees with a brief in every way was right often enough. */
function slowly(fit: number): number {
  const { read, readUpTo, readAbove } = meaningWeights;
  return read * Math.min(fit, readUpTo) + readAbove * Math.max(0, fit - readUpTo);
}

/** Returns the highest score that may be shown for a brief; it limits what is shown and not the order. */
export function mostShown({ isCertain, jobs }: PreparedBrief): number {
  if (isCertain) return 1;
  return jobs.length === 0 ? scoreLimits.noJobRead : scoreLimits.most.all;
}

/** Joins the evidence for each kind of requirement with how well words and skills agree, 0 to 1. What the brief means may bring more. */
export function fitOf(likeness: Likeness, asked: readonly Verdict[], { switches, isConfirmed }: PreparedBrief): number {
  const words = switches.wordShare ? (isConfirmed ? fitWeights.wordsOfConfirmed : fitWeights.words) : 0;
  let total = words + fitWeights.skills;
  let joined = words * likeness.wordFit + fitWeights.skills * likeness.skillFit;
  for (const [part, verdicts] of partsOf(asked)) {
    total += fitWeights[part];
    joined += fitWeights[part] * pointsOf(verdicts);
  }
  return Math.max(0, joined / total + meaningWeights.fit * (likeness.meaning ?? 0));
}

type Part = "job" | "sector" | "place" | "budget" | "other";

/** Sorts what is asked by the part of the fit that it counts for. */
function partsOf(asked: readonly Verdict[]): Map<Part, Verdict[]> {
  const parts = new Map<Part, Verdict[]>();
  for (const verdict of asked) {
    const { kind } = verdict.prepared.requirement;
    const part = kind === "job" || kind === "sector" || kind === "place" || kind === "budget" ? kind : "other";
    const others = parts.get(part);
    if (others === undefined) parts.set(part, [verdict]);
    else others.push(verdict);
  }
  return parts;
}

/** Returns how much evidence there is for everything that is asked, 0 to 1. */
function pointsOf(asked: readonly Verdict[]): number {
  const total = asked.reduce((sum, { prepared }) => sum + prepared.weight, 0);
  const points = asked.reduce((sum, { prepared, strength }) => sum + prepared.weight * Math.min(1, strength!), 0);
  return total === 0 ? 0 : points / total;
}

/** Returns what a stuffed profile keeps of its score: an honest list of services loses little, a stuffed profile nearly all. */
export function shareLeft(stuffing: number): number {
  return stuffing > stuffingCost.stuffedFrom
    ? stuffingCost.stuffedKeeps
    : 1 - stuffingCost.slope * Math.max(0, stuffing - stuffingCost.honestUpTo);
}

/** Returns what is left of a score when a profile shows something excluded in passing, or beside what is wanted, which is no breach. */
export function softPenalty(verdicts: readonly Verdict[], isBroken: boolean): number {
  const shown = verdicts.filter(
    ({ prepared: { requirement }, status }) =>
      requirement.importance === "mustNot" && (status === "partly" || (status === "contradicted" && !isBroken)),
  ).length;
  return scoreWeights.excludedInPassing ** shown;
}
