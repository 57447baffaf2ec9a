import type { Criterion } from "@triptych/contract/matching";
import { minimumBudgets } from "@triptych/contract/profiles";
import type { Brief, Requirement } from "../reading/requirements.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { relationsOfAny, sameThing } from "./relations.ts";
import { findStrength } from "./strength.ts";
import type { Finding } from "./strength.ts";

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

/** What each kind of requirement weighs, before it is shared among those that a brief states. */
const kindWeights: Record<Criterion["kind"], number> = {
  job: 45,
  sector: 20,
  place: 15,
  budget: 10,
  accountType: 6,
  companySize: 10,
  clientType: 8,
  workingMode: 5,
  seniority: 6,
  other: 5,
};
const metFrom = 0.6;
const partlyFrom = 0.22;
/** Whole-brief caps, in shares of 100. */
const caps = {
  noEvidenceOfJob: 0.55,
  neighbouringJob: 0.65,
  missedMust: 0.69,
  brokenRefusal: 0.3,
  notAllMet: 0.89,
  wordsOnly: 0.6,
  declined: 0.4,
} as const;
/** What is left of a score when the job is only an unsure guess; the order stays. */
const guessedShare = 0.65;

/** Shares the weights among the requirements: several jobs share the weight of the job by their rank. */
export function prepare(brief: Brief, nudges: Partial<Record<Criterion["kind"], number>> = {}): Prepared[] {
  const jobs = brief.requirements.filter((one) => one.kind === "job" && one.importance !== "mustNot");
  const jobTotal = jobs.reduce((sum, job) => sum + job.weight, 0);
  return brief.requirements.map((requirement) => {
    const base = kindWeights[requirement.kind] * (nudges[requirement.kind] ?? 1);
    const share = requirement.kind === "job" && jobTotal > 0 ? requirement.weight / jobTotal : requirement.weight;
    const relations = relationsOfAny(requirement.concepts, requirement.shares);
    // A refusal is about the thing itself: no London does not mean no Leeds.
    return {
      requirement,
      relations:
        requirement.importance === "mustNot"
          ? relations.map((relation) => (relation >= sameThing ? relation : 0))
          : relations,
      weight:
        requirement.importance === "mustNot"
          ? 0
          : base * share * (requirement.kind === "job" && requirement.importance === "nice" ? wishedJobShare : 1),
    };
  });
}

const wishedJobShare = 0.35;

/** Judges one profile: the share of the stated requirements that it meets with evidence, joined with how well its words fit. */
export function judge(
  profile: SearchableProfile,
  evidence: Uint32Array,
  brief: Brief,
  prepared: readonly Prepared[],
  words: number,
  stuffing: number,
): Judgement {
  const verdicts = prepared.map((one) => decide(profile, evidence, one));
  const asked = verdicts.filter((verdict) => verdict.prepared.weight > 0 && verdict.strength !== undefined);
  const total = asked.reduce((sum, verdict) => sum + verdict.prepared.weight, 0);
  const met = asked.reduce((sum, verdict) => sum + verdict.prepared.weight * credit(verdict.strength!), 0);
  const wordShare = wordShareOf(brief, total);
  const blended = total === 0 ? words : (met / total) * (1 - wordShare) + words * wordShare;
  const capped = Math.min(blended, capOf(verdicts, asked));
  return {
    score: Math.max(0, Math.min(1, capped * certaintyOf(asked) * softPenalty(verdicts) * shareLeft(stuffing))),
    verdicts,
  };
}

/** What a heap of search words keeps of its score: an honest list of services loses little, a stuffed profile nearly all. */
function shareLeft(stuffing: number): number {
  return stuffing > 0.6 ? 0.1 : 1 - 0.9 * Math.max(0, stuffing - 0.2);
}

/** Strong evidence counts in full before it is complete; the order above that stays. */
const credit = (strength: number) => Math.min(1, strength * 1.04);

/** How much of the score the brief's own words decide: little for a clear brief, most for a rambling one. */
function wordShareOf(brief: Brief, total: number): number {
  if (total === 0) return 1;
  const hasJob = brief.requirements.some((one) => one.kind === "job" && one.importance !== "mustNot");
  const base = hasJob ? 0.16 : 0.65;
  return base + (0.7 - base) * brief.rambling;
}

function decide(profile: SearchableProfile, evidence: Uint32Array, prepared: Prepared): Verdict {
  const { requirement } = prepared;
  if (requirement.kind === "budget") return decideBudget(profile, prepared);
  if (requirement.kind === "accountType") return decideAccountType(profile, prepared);
  const finding = findStrength(evidence, prepared.relations);
  if (requirement.importance === "mustNot")
    return { prepared, strength: undefined, status: refusalStatus(requirement, finding), finding };
  if (finding.denied && finding.strength < 0.9) return { prepared, strength: 0, status: "contradicted", finding };
  const strength = softened(requirement, finding);
  return { prepared, strength, status: statusOf(strength, finding), finding };
}

const saidOnce = 0.62;
const saidOften = 0.85;

/** A trade that only the prose mentions, with no title and no tick behind it, may be somebody else's or long ago. */
function softened(requirement: Requirement, finding: Finding): number {
  if (requirement.kind !== "job" || finding.title >= 0.4 || finding.tick >= 0.1) return finding.strength;
  return finding.strength * (finding.mentions < 2 ? saidOnce : saidOften);
}

function statusOf(strength: number, finding: Finding): Criterion["status"] {
  if (finding.best < 0) return "notStated";
  if (strength >= metFrom) return "met";
  return strength >= partlyFrom ? "partly" : "notStated";
}

/** Whether something refused is shown: clearly (contradicted), a little (partly), or not at all (met). */
function refusalStatus(requirement: Requirement, finding: Finding): Criterion["status"] {
  if (finding.best < 0 || finding.denied)
    return finding.denied && finding.strength === 0 ? "met" : finding.best < 0 ? "notStated" : "partly";
  const shown = Math.max(finding.title, finding.prose);
  if (requirement.kind === "sector" || requirement.kind === "job") {
    const isMain = requirement.kind === "job" ? finding.tick > 0.35 : finding.mentions > 1 || finding.tick > 0.3;
    if (finding.title >= sameThing || (finding.prose >= 0.5 && isMain) || finding.tick > 0.6) return "contradicted";
    return shown >= 0.4 || finding.tick > 0.1 ? "partly" : "notStated";
  }
  if (shown >= sameThing || finding.tick > 0.6) return "contradicted";
  return finding.strength > 0.3 ? "partly" : "notStated";
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
      strength: money.from > 0 && floor < money.from / 40 ? 0.9 : 1,
      status: "met",
      finding: undefined,
    };
  const strength = Math.max(0, 1.2 * (money.to / floor) - 0.35);
  return { prepared, strength, status: strength >= partlyFrom ? "partly" : "contradicted", finding: undefined };
}

function decideAccountType(profile: SearchableProfile, prepared: Prepared): Verdict {
  const isWanted = prepared.requirement.label === (profile.userType === "agency" ? "An agency" : "A freelancer");
  if (prepared.requirement.importance === "mustNot")
    return { prepared, strength: undefined, status: isWanted ? "contradicted" : "met", finding: undefined };
  return { prepared, strength: Number(isWanted), status: isWanted ? "met" : "contradicted", finding: undefined };
}

function capOf(verdicts: readonly Verdict[], asked: readonly Verdict[]): number {
  const refused = verdicts.some(
    (verdict) => verdict.prepared.requirement.importance === "mustNot" && verdict.status === "contradicted",
  );
  if (refused) return caps.brokenRefusal;
  const jobs = asked.filter(
    (verdict) => verdict.prepared.requirement.kind === "job" && verdict.prepared.requirement.importance === "must",
  );
  const bestJob = Math.max(0, ...jobs.map((verdict) => verdict.strength!));
  const limits = [1];
  if (jobs.some((verdict) => verdict.finding?.denied === true && verdict.strength === 0)) limits.push(caps.declined);
  if (jobs.length > 0 && bestJob < partlyFrom) limits.push(caps.noEvidenceOfJob);
  else if (jobs.length > 0 && bestJob < 0.45) limits.push(caps.neighbouringJob);
  if (asked.some((verdict) => verdict.prepared.requirement.importance === "must" && isMissed(verdict)))
    limits.push(caps.missedMust + 0.1);
  if (asked.some((verdict) => verdict.prepared.requirement.importance !== "nice" && verdict.status !== "met"))
    limits.push(caps.notAllMet);
  if (asked.length === 0) limits.push(caps.wordsOnly);
  if (asked.length === 1 && !isConfirmedTwice(asked[0]!)) limits.push(caps.notAllMet);
  return Math.min(...limits);
}

/** A job that was only guessed from the words around it keeps a score from being sure. */
function certaintyOf(asked: readonly Verdict[]): number {
  const jobs = asked.filter((verdict) => verdict.prepared.requirement.kind === "job");
  if (jobs.length === 0) return 1;
  const surest = Math.max(...jobs.map(({ prepared }) => prepared.requirement.certainty ?? 1));
  return guessedShare + (1 - guessedShare) * surest;
}

function isMissed({ strength, prepared }: Verdict): boolean {
  const { kind } = prepared.requirement;
  return (kind === "job" || kind === "sector" || kind === "place" || kind === "budget") && strength! < 0.2;
}

function isConfirmedTwice({ finding }: Verdict): boolean {
  return finding !== undefined && finding.prose >= sameThing && (finding.title >= sameThing || finding.tick >= 0.4);
}

/** A refused thing that a profile shows only in passing costs a little. */
function softPenalty(verdicts: readonly Verdict[]): number {
  const partly = verdicts.filter(
    (verdict) => verdict.prepared.requirement.importance === "mustNot" && verdict.status === "partly",
  ).length;
  return 0.82 ** partly;
}
