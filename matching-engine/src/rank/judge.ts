import type { Criterion } from "@triptych/contract/matching";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { SkillsOfBrief } from "../read/brief/skills-of-brief.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import type { Switches } from "../switches.ts";
import {
  certaintyWeights,
  creditWeights,
  fitWeights,
  scoreCaps,
  scoreWeights,
  relationWeights,
  stuffingCost,
} from "../weights.ts";
import type { Relations } from "./relations.ts";
import { decide } from "./verdicts.ts";
import type { Prepared, Verdict } from "./verdicts.ts";

export type { Verdict } from "./verdicts.ts";

/**
 * `score` is 0 to 1; `order` sorts the matches; `fits` says that every must-have is met with proof; `isMatch` that a must-have is
 * shown and the job not declined.
 */
export type Judgement = { score: number; order: number; fits: boolean; isMatch: boolean; verdicts: Verdict[] };

/** A brief made ready for judging many profiles; `isSure` says that its main job was read for certain. */
export type PreparedBrief = { requirements: Prepared[]; isSure: boolean; fit: FitShares; switches: Switches };

/** Says how much the words and the skills of a profile weigh beside its points. */
export type FitShares = { words: number; skills: number };

export type Preparation = {
  relations: Relations;
  switches: Switches;
  /** Multiplies the weights of kinds of requirement. */
  boosts?: Partial<Record<Criterion["kind"], number>>;
  read: SkillsOfBrief;
};

/** Shares the weights among the requirements: several jobs share their weight by their rank. */
export function prepareBrief(brief: Brief, preparation: Preparation): PreparedBrief {
  const { relations, switches, boosts = {}, read } = preparation;
  const jobs = brief.requirements.filter(isMustJob);
  const jobTotal = jobs.reduce((sum, job) => sum + job.weight, 0);
  const requirements = brief.requirements.map((requirement): Prepared => {
    const { kind, importance, weight } = requirement;
    const related = relations.ofAny(requirement.concepts, requirement.shares);
    const also = (requirement.with ?? []).map((group) => relations.ofAny(group));
    if (importance === "mustNot") return { requirement, relations: related.map(onlyTheThingItself), also, weight: 0 };
    const base = scoreWeights.kind[kind] * (boosts[kind] ?? 1);
    const share = isMustJob(requirement) && jobTotal > 0 ? (jobs.length * weight) / jobTotal : weight;
    return { requirement, relations: related, also, weight: base * share };
  });
  return {
    requirements,
    isSure: isReadForCertain(brief, requirements, read.skills),
    fit: fitSharesOf(jobs.length > 0, read.length),
    switches,
  };
}

const isMustJob = ({ kind, importance }: Requirement) => kind === "job" && importance === "must";

/**
 * Returns whether a brief was read for certain: a person confirmed it, or it names its main job in the opening line and its other
 * words speak of the same skill. Where no job is asked for, nothing may be left unread.
 */
function isReadForCertain(brief: Brief, prepared: readonly Prepared[], skills: SkillDistribution): boolean {
  const musts = prepared.filter(({ requirement }) => requirement.importance === "must");
  const main = musts.find(({ requirement }) => requirement.kind === "job");
  if (brief.isConfirmed === true) return musts.length > 0;
  if (main === undefined) return musts.length > 0 && brief.text === "";
  const { start, certainty = 1, weight } = main.requirement;
  const opening = brief.text.search(/\n|[.!?]\s/);
  const isInOpening = opening < 0 || start <= opening;
  return (
    weight >= certaintyWeights.clearFrom &&
    certainty >= certaintyWeights.certainFrom &&
    isInOpening &&
    agreement(main, skills) >= certaintyWeights.agreement
  );
}

/** Returns which share of a distribution over skills speaks for a job or its neighbours, 0 to 1. */
function agreement({ relations }: Prepared, { skills, shares }: SkillDistribution): number {
  const near = shares.filter((_, at) => relations[skills[at]!]! >= certaintyWeights.neighbour);
  return near.reduce((sum, share) => sum + share, 0);
}

/** Returns how much words and skills weigh beside the points: more in a long brief, and most where no job could be read. */
function fitSharesOf(hasJob: boolean, length: number): FitShares {
  const { wordsPlain, wordsLong, wordsWithoutJob, skillsPlain, skillsLong, skillsWithoutJob } = fitWeights;
  const isOpen = Number(!hasJob);
  return {
    words: wordsPlain + wordsLong * length + wordsWithoutJob * isOpen,
    skills: skillsPlain + skillsLong * length + skillsWithoutJob * isOpen,
  };
}

/** Drops neighbours from an exclusion: no London does not mean no Leeds. */
const onlyTheThingItself = (relation: number) => (relation >= relationWeights.sameThing ? relation : 0);

/** A profile with what was found of it: `wordFit`, `skillFit` and `stuffing` are 0 to 1. */
export type Candidate = {
  profile: SearchableProfile;
  evidence: Uint32Array;
  wordFit: number;
  skillFit: number;
  stuffing: number;
};

/**
 * Judges one profile. The score is the share of the must-haves that are met with proof; wishes and the fit (points, words and
 * skills together) move it by a few points each. Whoever meets all must-haves stands first, and whoever shows no job last.
 * Where the brief was not read for certain, the fit alone gives score and order, and no score is high.
 */
export function judge(candidate: Candidate, prepared: PreparedBrief): Judgement {
  const { requirements, isSure, switches } = prepared;
  const verdicts = requirements.map((one) => decide(candidate, one, switches));
  const asked = verdicts.filter((verdict) => verdict.prepared.weight > 0 && verdict.strength !== undefined);
  const musts = asked.filter(({ prepared: { requirement } }) => requirement.importance === "must");
  const wishes = asked.filter(({ prepared: { requirement } }) => requirement.importance === "nice");
  const jobs = musts.filter(({ prepared: { requirement } }) => requirement.kind === "job");
  const fits = isSure && musts.length > 0 && musts.every(({ status }) => status === "met");
  const showsJob = jobs.length === 0 || jobs.some(({ credit }) => credit >= creditWeights.ticked);
  const fit = fitOf(candidate, asked, prepared);
  const kept = softPenalty(verdicts) * (switches.stuffing ? shareLeft(candidate.stuffing) : 1);
  const isBroken = verdicts.some(
    ({ prepared: one, status }) => one.requirement.importance === "mustNot" && status === "contradicted",
  );
  const full = isSure ? sureScore(candidate, { asked, musts, wishes, fits, showsJob }) : unsureScore(fit);
  const score = Math.min(full, isBroken ? scoreCaps.brokenExclusion : 1) * kept;
  const isLast = isBroken || kept < scoreWeights.honest;
  const isFull = fits && !isLast && score >= scoreWeights.allMet;
  const rank = isLast ? 0 : 1 + Number(isSure && showsJob) + Number(isFull);
  const wording = isSure ? scoreWeights.wordingInOrder * ((candidate.wordFit + candidate.skillFit) / 2) * kept : 0;
  return {
    score,
    order: rank + (score + wording) / 10,
    fits: isFull,
    isMatch: isMatch(verdicts, musts, isSure || fit < fitWeights.closeFrom),
    verdicts,
  };
}

type Sure = {
  asked: readonly Verdict[];
  musts: readonly Verdict[];
  wishes: readonly Verdict[];
  fits: boolean;
  showsJob: boolean;
};

/** Returns the share of the must-haves that are met, moved by wishes, the strength of the evidence, and a little by words. */
function sureScore({ wordFit }: Candidate, { asked, musts, wishes, fits, showsJob }: Sure): number {
  const { allMet, above, wished, evidence, wording } = scoreWeights;
  const wishShare = wishes.length === 0 ? 1 : shareOf(wishes);
  const strength = pointsOf(asked);
  if (fits)
    return allMet + (1 - allMet) * (above.wished * wishShare + above.evidence * strength + above.wording * wordFit);
  const mustShare = shareOf(musts) * (1 - wished - evidence - wording);
  const share = mustShare + wished * wishShare + evidence * strength + wording * wordFit;
  return Math.min(share, showsJob ? scoreCaps.notAllMet : scoreCaps.noEvidenceOfJob);
}

/** Returns how much evidence there is for everything that is asked, 0 to 1. */
function pointsOf(asked: readonly Verdict[]): number {
  const total = asked.reduce((sum, { prepared }) => sum + prepared.weight, 0);
  const points = asked.reduce((sum, { prepared, strength }) => sum + prepared.weight * Math.min(1, strength!), 0);
  return total === 0 ? 0 : points / total;
}

/** Returns the score where the reading is unsure: by the fit alone, and never high. */
const unsureScore = (fit: number) => scoreWeights.unsure + scoreWeights.unsureFit * fit;

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

/** Joins the evidence for all requirements with how well words and skills agree, 0 to 1. */
function fitOf(candidate: Candidate, asked: readonly Verdict[], { fit, switches }: PreparedBrief): number {
  const points = asked.length === 0 ? 0 : fitWeights.points;
  const words = switches.wordShare ? fit.words : 0;
  const joined = points * pointsOf(asked) + words * candidate.wordFit + fit.skills * candidate.skillFit;
  return joined / (points + words + fit.skills);
}

/** Returns what a stuffed profile keeps of its score: an honest list of services loses little, a stuffed profile nearly all. */
function shareLeft(stuffing: number): number {
  return stuffing > stuffingCost.stuffedFrom
    ? stuffingCost.stuffedKeeps
    : 1 - stuffingCost.slope * Math.max(0, stuffing - stuffingCost.honestUpTo);
}

/** Returns whether somebody is a match at all: they do not decline the job, and show one of the jobs, or one of the must-haves; where the reading is unsure, a close fit will do. */
function isMatch(verdicts: readonly Verdict[], musts: readonly Verdict[], needsProof: boolean): boolean {
  const jobs = verdicts.filter(
    ({ prepared: { requirement } }) => requirement.kind === "job" && requirement.importance !== "mustNot",
  );
  const main = jobs.find(({ prepared }) => isMustJob(prepared.requirement)) ?? jobs[0];
  if (main !== undefined && main.status === "contradicted") return false;
  if (!needsProof || musts.length === 0) return true;
  return (jobs.some(({ prepared }) => isMustJob(prepared.requirement)) ? jobs : musts).some(({ credit }) => credit > 0);
}

/** Returns what is left of a score when a profile shows something excluded in passing. */
function softPenalty(verdicts: readonly Verdict[]): number {
  const partly = verdicts.filter(
    (verdict) => verdict.prepared.requirement.importance === "mustNot" && verdict.status === "partly",
  ).length;
  return scoreWeights.excludedInPassing ** partly;
}
