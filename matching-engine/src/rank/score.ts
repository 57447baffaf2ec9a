import { creditWeights, fitWeights, scoreLimits, scoreWeights, stuffingCost } from "../weights.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import type { Verdict } from "./verdicts.ts";

/** Says how well the words and the skills of a profile agree with those of the brief, 0 to 1. */
export interface Likeness {
  wordFit: number;
  skillFit: number;
}

/**
 * Says which jobs of a brief somebody does: none, only another one than the main one, the main one, all that must be done, or all. A brief
 * without jobs has none to miss.
 */
export type JobShare = keyof typeof scoreLimits.most;

export interface Sure {
  asked: readonly Verdict[];
  musts: readonly Verdict[];
  wishes: readonly Verdict[];
  fits: boolean;
  jobShare: JobShare;
  /** Is the least score of whoever does these jobs. */
  least: number;
}

/** Returns the share of the must-haves that are met, moved by wishes, the strength of the evidence, and a little by words. */
export function sureScore({ wordFit }: Likeness, sure: Sure): number {
  const { asked, musts, wishes, fits, jobShare, least } = sure;
  const { wished, evidence, wording } = scoreWeights;
  const wishShare = wishes.length === 0 ? 1 : shareOf(wishes);
  if (fits) return scoreOfFitting(sure, { wishShare, wordFit });
  const mustShare = shareOf(musts) * (1 - wished - evidence - wording);
  const share = mustShare + wished * wishShare + evidence * pointsOf(asked) + wording * wordFit;
  return Math.min(Math.max(share, least), scoreLimits.most[jobShare]);
}

/** Returns the score of somebody who meets all must-haves with proof: 90 or more, and more where they do what is only wished too. */
function scoreOfFitting(
  { asked, jobShare }: Sure,
  { wishShare, wordFit }: { wishShare: number; wordFit: number },
): number {
  const { allMet, above } = scoreWeights;
  const share = above.wished * wishShare + above.evidence * pointsOf(asked) + above.wording * wordFit;
  return allMet + (1 - allMet) * (jobShare === "all" ? share : share * above.withoutWishedJob);
}

/** Returns the score where the reading is unsure: by the fit alone, and never high. */
export const unsureScore = (fit: number) => scoreWeights.unsure + scoreWeights.unsureFit * fit;

/** Joins the evidence for all requirements with how well words and skills agree, 0 to 1. */
export function fitOf(likeness: Likeness, asked: readonly Verdict[], { fit, switches }: PreparedBrief): number {
  const points = asked.length === 0 ? 0 : fitWeights.points;
  const words = switches.wordShare ? fit.words : 0;
  const joined = points * pointsOf(asked) + words * likeness.wordFit + fit.skills * likeness.skillFit;
  return joined / (points + words + fit.skills);
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

/** Returns what is left of a score when a profile shows something excluded in passing. */
export function softPenalty(verdicts: readonly Verdict[]): number {
  const partly = verdicts.filter(
    ({ prepared: { requirement }, status }) => requirement.importance === "mustNot" && status === "partly",
  ).length;
  return scoreWeights.excludedInPassing ** partly;
}
