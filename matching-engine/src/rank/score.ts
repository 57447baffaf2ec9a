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
  /** Says how much of what the profile speaks of is the main job. */
  focus: number;
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
  /** Says that all must-haves are met with proof. */
  isMet: boolean;
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

/** Returns the score for a confirmed reading: the share of the must-haves that are met, and how strong the evidence for everything is. */
export function confirmedScore(likeness: Likeness, stand: Shown): number {
  const { asked, musts, isMet, jobShare, least, hasSeveralJobs } = stand;
  const { allMet, share, evidence, focus, wording } = scoreWeights;
  const points = pointsOf(asked);
  const words = (likeness.wordFit + likeness.skillFit) / 2;
  if (isMet) {
    const quality = evidence * points + focus * likeness.focus + wording * words;
    const meant = quality / (evidence + focus + wording) + meaningWeights.allMet * (likeness.meaning ?? 0);
    return allMet + (1 - allMet) * shareAboveFit(jobShare) * Math.min(1, Math.max(0, meant));
  }
  const whole = share * shareOf(musts) + evidence * points + focus * likeness.focus + wording * words;
  const score = Math.min(Math.max(whole, least), scoreLimits.most[jobShare]);
  return hasSeveralJobs ? score : atPlace(score, stand, missingWeights.place);
}

/** Returns what is left of a score by the place that somebody works at; who proves the job and the place keeps all of it. */
function atPlace(score: number, { place, provesJob }: Shown, left: Record<PlaceShare, number>): number {
  if (place === undefined) return score;
  if (place === "there" && provesJob) return Math.max(score, scoreLimits.provedJobAndPlace);
  return Math.min(score * left[place], scoreLimits.withoutJobAndPlace);
}

/** Returns what is left of the points above 90 of somebody who fits: less where they do not do a job that is only wished. */
const shareAboveFit = (jobShare: JobShare) => (jobShare === "all" ? 1 : scoreWeights.withoutWishedJob);

/** Returns how far somebody is at the places that they must be at; undefined where none is asked. */
export function placeShareOf(musts: readonly Verdict[]): PlaceShare | undefined {
  const credits = musts.filter(({ prepared }) => prepared.requirement.kind === "place").map(({ credit }) => credit);
  if (credits.length === 0) return undefined;
  const least = Math.min(...credits);
  if (least === 1) return "there";
  return least > 0 ? "near" : "away";
}

/** Returns the score for a reading that nobody confirmed: how well everything agrees, within the limits of jobs and places. */
export function readScore(fit: number, stand: Shown, { isNamed, isCertain }: PreparedBrief): number {
  const { isCompared, isMet, jobShare, least, hasSeveralJobs } = stand;
  if (isMet) return scoreWeights.allMet + (1 - scoreWeights.allMet) * shareAboveFit(jobShare) * Math.min(1, fit);
  const most = hasSeveralJobs ? scoreLimits.most[jobShare] : scoreLimits.most.all;
  const lacksAssumed = stand.asked.some(({ prepared, credit }) => isAssumed(prepared.requirement) && credit === 0);
  const ofJobs = lacksAssumed ? Math.min(most, scoreLimits.guessed) : most;
  const shown = shownOfFit(fit, { isCompared, isCertain });
  const score = Math.min(Math.max(shown, least), ofJobs);
  if (!isNamed || hasSeveralJobs) return score;
  if (jobShare !== "none") return atPlace(score, stand, missingWeights.placeRead);
  return Math.min(
    atPlace(score * missingWeights.job, stand, missingWeights.placeRead),
    isCertain ? scoreLimits.withoutCertainJob : 1,
  );
}

interface Comparison {
  isCompared: boolean;
  isCertain: boolean;
}

/**
 * Returns the score for a fit. Where meanings count in it, it may be more than 1, and the points above the usual ones come slowly: only who agrees with a brief in every
 * way was right often enough. Where they could not be compared, nothing above a guess is claimed.
 */
function shownOfFit(fit: number, { isCompared, isCertain }: Comparison): number {
  if (isCertain) return fit + scoreWeights.read;
  if (!isCompared) return Math.min(fit + scoreWeights.read, scoreLimits.guessed);
  const { read, readUpTo, readAbove } = meaningWeights;
  return read * Math.min(fit, readUpTo) + readAbove * Math.max(0, fit - readUpTo);
}

/** Returns the highest score that may be shown for a brief; it limits what is shown and not the order. */
export function mostShown({ isCertain, jobs }: PreparedBrief): number {
  if (isCertain) return 1;
  return jobs.length === 0 ? scoreLimits.noJobRead : scoreLimits.most.all;
}

/**
 * Joins the evidence for each kind of requirement with how well words and skills agree, 0 to 1. What the brief means counts where the brief was
 * not read for certain, and may bring more.
 */
export function fitOf(likeness: Likeness, asked: readonly Verdict[], { switches, isCertain }: PreparedBrief): number {
  const words = switches.wordShare ? fitWeights.words : 0;
  let total = words + fitWeights.skills;
  let joined = words * likeness.wordFit + fitWeights.skills * likeness.skillFit;
  for (const [part, verdicts] of partsOf(asked)) {
    total += fitWeights[part];
    joined += fitWeights[part] * pointsOf(verdicts);
  }
  const meant = isCertain ? 0 : meaningWeights.fit * (likeness.meaning ?? 0);
  return Math.max(0, joined / total + meant);
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

/** Returns the share of requirements that are met; an unsure one counts by how sure it is. */
function shareOf(verdicts: readonly Verdict[]): number {
  let met = 0;
  let total = 0;
  for (const { prepared, credit } of verdicts) {
    const { certainty = 1 } = prepared.requirement;
    met += prepared.weight * (credit * certainty + creditWeights.unsure * (1 - certainty));
    total += prepared.weight;
  }
  return total === 0 ? 0 : met / total;
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
