import type { Criterion } from "@triptych/contract/matching";
import { minimumBudgets } from "@triptych/contract/profiles";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { Switches } from "../switches.ts";
import type { Relations } from "./relations.ts";
import { findStrength } from "./strength.ts";
import type { Finding } from "./strength.ts";
import {
  scoreCaps,
  scoreWeights,
  evidenceWeights,
  budgetWeights,
  exclusionWeights,
  relationWeights,
  stuffingCost,
} from "../weights.ts";

/** A requirement made ready for judging many profiles. */
export type Prepared = { requirement: Requirement; relations: Float32Array; weight: number };

/** How a profile stands to one requirement; `strength` is undefined where the question does not arise (a freelancer's budget). */
export type Verdict = {
  prepared: Prepared;
  strength: number | undefined;
  status: Criterion["status"];
  finding: Finding | undefined;
};

export type Judgement = { score: number; verdicts: Verdict[] };

/** A brief made ready for judging many profiles. */
export type PreparedBrief = { brief: Brief; requirements: Prepared[]; switches: Switches };

export type Preparation = {
  relations: Relations;
  switches: Switches;
  /** Multiplies the weights of kinds of requirement. */
  boosts?: Partial<Record<Criterion["kind"], number>>;
};

/** Shares the weights among the requirements: several jobs share the weight of the job by their rank. */
export function prepareBrief(brief: Brief, { relations, switches, boosts = {} }: Preparation): PreparedBrief {
  const jobs = brief.requirements.filter((one) => one.kind === "job" && one.importance !== "mustNot");
  const jobTotal = jobs.reduce((sum, job) => sum + job.weight, 0);
  const requirements = brief.requirements.map((requirement): Prepared => {
    const related = relations.ofAny(requirement.concepts, requirement.shares);
    if (requirement.importance === "mustNot")
      return { requirement, relations: related.map(onlyTheThingItself), weight: 0 };
    const base = scoreWeights.kind[requirement.kind] * (boosts[requirement.kind] ?? 1);
    const share = requirement.kind === "job" && jobTotal > 0 ? requirement.weight / jobTotal : requirement.weight;
    const wish = requirement.kind === "job" && requirement.importance === "nice" ? scoreWeights.wishedJob : 1;
    return { requirement, relations: related, weight: base * share * wish };
  });
  return { brief, requirements, switches };
}

/** Drops neighbours from an exclusion: no London does not mean no Leeds. */
const onlyTheThingItself = (relation: number) => (relation >= relationWeights.sameThing ? relation : 0);

/** A profile with what was found of it: `wordFit` and `stuffing` are 0 to 1. */
export type Candidate = { profile: SearchableProfile; evidence: Uint32Array; wordFit: number; stuffing: number };

/** Judges one profile: the share of the stated requirements that it meets with evidence, joined with how well its words fit. */
export function judge({ profile, evidence, wordFit, stuffing }: Candidate, prepared: PreparedBrief): Judgement {
  const { brief, requirements, switches } = prepared;
  const verdicts = requirements.map((one) => decide(profile, evidence, one, switches));
  const asked = verdicts.filter((verdict) => verdict.prepared.weight > 0 && verdict.strength !== undefined);
  const total = asked.reduce((sum, verdict) => sum + verdict.prepared.weight, 0);
  const met = asked.reduce((sum, verdict) => sum + verdict.prepared.weight * credit(verdict.strength!), 0);
  const wordShare = switches.wordShare ? wordShareOf(brief, total) : 0;
  const blended = total === 0 ? wordFit : (met / total) * (1 - wordShare) + wordFit * wordShare;
  const capped = Math.min(blended, capOf(verdicts, asked));
  const kept = switches.stuffing ? shareLeft(stuffing) : 1;
  return {
    score: Math.max(0, Math.min(1, capped * certaintyOf(asked) * softPenalty(verdicts) * kept)),
    verdicts,
  };
}

/** Returns what a stuffed profile keeps of its score: an honest list of services loses little, a stuffed profile nearly all. */
function shareLeft(stuffing: number): number {
  return stuffing > stuffingCost.stuffedFrom
    ? stuffingCost.stuffedKeeps
    : 1 - stuffingCost.slope * Math.max(0, stuffing - stuffingCost.honestUpTo);
}

/** Counts strong evidence in full before it is complete; the order above that stays. */
const credit = (strength: number) => Math.min(1, strength * scoreWeights.credit);

/** Returns how much of the score the brief's own words decide: little for a clear brief, most for a verbose one. */
function wordShareOf(brief: Brief, total: number): number {
  if (total === 0) return 1;
  const hasJob = brief.requirements.some((one) => one.kind === "job" && one.importance !== "mustNot");
  const base = hasJob ? scoreWeights.wordsWithJob : scoreWeights.wordsWithoutJob;
  return base + (scoreWeights.wordsWhenVerbose - base) * brief.verbosity;
}

function decide(profile: SearchableProfile, evidence: Uint32Array, prepared: Prepared, switches: Switches): Verdict {
  const { requirement } = prepared;
  if (requirement.kind === "budget") return decideBudget(profile, prepared);
  if (requirement.kind === "accountType") return decideAccountType(profile, prepared);
  const finding = findStrength(evidence, prepared.relations);
  if (requirement.importance === "mustNot")
    return { prepared, strength: undefined, status: exclusionStatus(requirement, finding), finding };
  if (finding.negated && finding.strength < scoreWeights.negationHolds)
    return { prepared, strength: 0, status: "contradicted", finding };
  const strength = switches.confirmation ? softened(requirement, finding) : finding.strength;
  return { prepared, strength, status: statusOf(strength, finding), finding };
}

/** Lowers a skill that only the prose mentions, with no title and no tick behind it: it may be somebody else's or long ago. */
function softened(requirement: Requirement, finding: Finding): number {
  if (
    requirement.kind !== "job" ||
    finding.title >= evidenceWeights.confirmedByTitle ||
    finding.tick >= evidenceWeights.confirmedByTick
  )
    return finding.strength;
  return finding.strength * (finding.mentions < 2 ? evidenceWeights.saidOnce : evidenceWeights.saidOften);
}

function statusOf(strength: number, finding: Finding): Criterion["status"] {
  if (finding.best < 0) return "notStated";
  if (strength >= scoreWeights.metFrom) return "met";
  return strength >= scoreWeights.partlyFrom ? "partly" : "notStated";
}

/** Returns whether something excluded is shown: clearly (contradicted), a little (partly), or not at all (met). */
function exclusionStatus(requirement: Requirement, finding: Finding): Criterion["status"] {
  if (finding.best < 0 || finding.negated)
    return finding.negated && finding.strength === 0 ? "met" : finding.best < 0 ? "notStated" : "partly";
  const shown = Math.max(finding.title, finding.prose);
  if (requirement.kind === "sector" || requirement.kind === "job") {
    const isMain =
      requirement.kind === "job"
        ? finding.tick > exclusionWeights.mainTick
        : finding.mentions > 1 || finding.tick > exclusionWeights.mainSectorTick;
    if (
      finding.title >= relationWeights.sameThing ||
      (finding.prose >= exclusionWeights.inProse && isMain) ||
      finding.tick > exclusionWeights.surelyTicked
    )
      return "contradicted";
    return shown >= exclusionWeights.inPassing || finding.tick > exclusionWeights.inPassingTick
      ? "partly"
      : "notStated";
  }
  if (shown >= relationWeights.sameThing || finding.tick > exclusionWeights.surelyTicked) return "contradicted";
  return finding.strength > exclusionWeights.anyEvidence ? "partly" : "notStated";
}

const budgetFloors: Record<string, number> = Object.fromEntries(
  minimumBudgets.map((name, at) => [name, [0, 10_000, 50_000, 100_000, 500_000][at]!]),
);

function decideBudget(profile: SearchableProfile, prepared: Prepared): Verdict {
  const floor = profile.userType === "agency" ? budgetFloors[profile.data.minimumBudget] : undefined;
  const { money } = prepared.requirement;
  if (floor === undefined || money === undefined)
    return { prepared, strength: undefined, status: "notStated", finding: undefined };
  if (floor <= money.to)
    return {
      prepared,
      strength: money.from > 0 && floor < money.from / budgetWeights.tooSmallJob ? budgetWeights.smallJob : 1,
      status: "met",
      finding: undefined,
    };
  const strength = Math.max(0, budgetWeights.slope * (money.to / floor) - budgetWeights.offset);
  return {
    prepared,
    strength,
    status: strength >= scoreWeights.partlyFrom ? "partly" : "contradicted",
    finding: undefined,
  };
}

function decideAccountType(profile: SearchableProfile, prepared: Prepared): Verdict {
  const isWanted = prepared.requirement.label === (profile.userType === "agency" ? "An agency" : "A freelancer");
  if (prepared.requirement.importance === "mustNot")
    return { prepared, strength: undefined, status: isWanted ? "contradicted" : "met", finding: undefined };
  return { prepared, strength: Number(isWanted), status: isWanted ? "met" : "contradicted", finding: undefined };
}

function capOf(verdicts: readonly Verdict[], asked: readonly Verdict[]): number {
  const showsExcluded = verdicts.some(
    (verdict) => verdict.prepared.requirement.importance === "mustNot" && verdict.status === "contradicted",
  );
  if (showsExcluded) return scoreCaps.brokenExclusion;
  const jobs = asked.filter(
    (verdict) => verdict.prepared.requirement.kind === "job" && verdict.prepared.requirement.importance === "must",
  );
  const bestJob = Math.max(0, ...jobs.map((verdict) => verdict.strength!));
  const limits = [1];
  if (jobs.some((verdict) => verdict.finding?.negated === true && verdict.strength === 0))
    limits.push(scoreCaps.declined);
  if (jobs.length > 0 && bestJob < scoreWeights.partlyFrom) limits.push(scoreCaps.noEvidenceOfJob);
  else if (jobs.length > 0 && bestJob < scoreWeights.neighbourBelow) limits.push(scoreCaps.neighbouringJob);
  if (asked.some((verdict) => verdict.prepared.requirement.importance === "must" && isMissed(verdict)))
    limits.push(scoreCaps.missedMust);
  if (asked.some((verdict) => verdict.prepared.requirement.importance !== "nice" && verdict.status !== "met"))
    limits.push(scoreCaps.notAllMet);
  if (asked.length === 0) limits.push(scoreCaps.wordsOnly);
  if (asked.length === 1 && !isConfirmedTwice(asked[0]!)) limits.push(scoreCaps.notAllMet);
  return Math.min(...limits);
}

/** Returns what is left of a score whose job was only guessed from the words around it. */
function certaintyOf(asked: readonly Verdict[]): number {
  const jobs = asked.filter((verdict) => verdict.prepared.requirement.kind === "job");
  if (jobs.length === 0) return 1;
  const surest = Math.max(...jobs.map(({ prepared }) => prepared.requirement.certainty ?? 1));
  return scoreWeights.guessedShare + (1 - scoreWeights.guessedShare) * surest;
}

function isMissed({ strength, prepared }: Verdict): boolean {
  const { kind } = prepared.requirement;
  return (
    (kind === "job" || kind === "sector" || kind === "place" || kind === "budget") &&
    strength! < scoreWeights.missedBelow
  );
}

function isConfirmedTwice({ finding }: Verdict): boolean {
  return (
    finding !== undefined &&
    finding.prose >= relationWeights.sameThing &&
    (finding.title >= relationWeights.sameThing || finding.tick >= scoreWeights.confirmedTick)
  );
}

/** Returns what is left of a score when a profile shows something excluded in passing. */
function softPenalty(verdicts: readonly Verdict[]): number {
  const partly = verdicts.filter(
    (verdict) => verdict.prepared.requirement.importance === "mustNot" && verdict.status === "partly",
  ).length;
  return scoreWeights.excludedInPassing ** partly;
}
