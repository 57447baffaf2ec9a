import type { Criterion } from "@triptych/contract/matching";
import { narrowWordsOf } from "../read/brief/narrow-exclusions.ts";
import type { Requirement } from "../read/brief/requirements.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { Switches } from "../switches.ts";
import { creditWeights, evidenceWeights, exclusionWeights, relationWeights } from "../weights.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import { withoutOtherWords } from "./narrow-evidence.ts";
import { evidenceOfOwnWords, isOfLanguage, isOfOwnWords } from "./own-words.ts";
import { decideBudget, decideDate } from "./statements.ts";
import type { CalendarDate } from "./statements.ts";
import { isPartOfTheWorldForTown } from "./towns.ts";
import { findStrength } from "./strength.ts";
import type { Finding } from "./strength.ts";

/** Holds a requirement made ready for judging many profiles. */
export interface Prepared {
  requirement: Requirement;
  /** Says how much the requirement counts as it is shown with a match. */
  shown: Requirement["importance"];
  relations: Float32Array;
  /** Holds the relations to what the label names. A sector takes evidence of its whole too, which proves it in part only. */
  named: Float32Array;
  /** Holds the relations of what must hold as well. */
  also: Float32Array[];
  /** Is absent where the requirement is no date, where its words name no day, and where the day of the search is not known. */
  date?: CalendarDate | undefined;
  weight: number;
}

/**
 * Says how a profile stands to one requirement. `strength` says how much evidence there is, and is undefined where the question does not
 * arise (a freelancer's budget); `credit` is what the status brings: nothing but evidence decides both.
 */
export interface Verdict {
  prepared: Prepared;
  strength: number | undefined;
  credit: number;
  status: Criterion["status"];
  finding: Finding | undefined;
}

interface Seen {
  profile: SearchableProfile;
  evidence: Uint32Array;
}

/** Returns what a profile shows of a requirement: what was read when it was saved, or for words without a meaning where it says them. */
export function evidenceFor({ requirement }: Prepared, { profile, evidence }: Seen): Uint32Array {
  if (isOfOwnWords(requirement)) return evidenceOfOwnWords(profile, requirement);
  if (!isOfLanguage(requirement)) return evidence;
  return Uint32Array.from([...evidence, ...evidenceOfOwnWords(profile, requirement)]);
}

/** Holds one profile against one requirement. */
export function decide(seen: Seen, prepared: Prepared, switches: Switches): Verdict {
  const { requirement } = prepared;
  const { profile } = seen;
  const evidence = evidenceFor(prepared, seen);
  if (requirement.kind === "budget") return verdictOf(prepared, decideBudget(profile, requirement.money));
  if (requirement.kind === "accountType") return decideAccountType(profile, prepared);
  if (requirement.kind === "date") return verdictOf(prepared, decideDate(profile, prepared.date));
  if (requirement.importance === "mustNot") return decideExclusion({ profile, evidence }, prepared);
  const finding = findStrength(evidence, prepared.relations, prepared.named);
  if (finding.negated && finding.strength < evidenceWeights.negationHolds)
    return verdictOf(prepared, { strength: 0, status: "contradicted", finding });
  const strength = switches.confirmation ? softened(requirement, finding) : finding.strength;
  const isOnlyRegion =
    requirement.kind === "place" && isPartOfTheWorldForTown(evidence, finding.best, requirement.concepts);
  const status = isOnlyRegion ? "notStated" : statusOf(requirement, strength, finding);
  return verdictOf(prepared, { strength, status, finding });
}

function decideExclusion({ profile, evidence }: Seen, prepared: Prepared): Verdict {
  const { requirement, relations } = prepared;
  const narrow = narrowWordsOf(requirement);
  const shown = narrow === undefined ? evidence : withoutOtherWords({ profile, evidence }, relations, narrow);
  const finding = findStrength(shown, relations, prepared.named);
  const status = withAll(prepared, evidence, exclusionStatus(requirement, finding));
  return verdictOf(prepared, { strength: undefined, status, finding });
}

interface Decided {
  strength: number | undefined;
  status: Criterion["status"];
  finding?: Finding;
}

function verdictOf(prepared: Prepared, { strength, status, finding }: Decided): Verdict {
  const credit = strength === undefined ? 0 : creditOf(status, finding, prepared.requirement);
  return { prepared, strength, credit, status, finding };
}

/** Returns what a status brings: a tick that nothing said confirms brings less than a proof, and a neighbour less again. */
function creditOf(status: Criterion["status"], finding: Finding | undefined, { kind }: Requirement): number {
  if (status === "met") return 1;
  if (status !== "partly") return 0;
  if (finding === undefined) return creditWeights.partly;
  if ((kind === "job" ? finding.proof.ticked : kind === "sector" ? finding.tick : 0) >= creditWeights.tickFrom)
    return creditWeights.ticked;
  return finding.strength >= creditWeights.nearlyFrom ? creditWeights.nearly : creditWeights.partly;
}

/** Lowers a skill that only the prose mentions, with no title and no tick behind it: it may be somebody else's or long ago. */
function softened(requirement: Requirement, { strength, title, tick, mentions }: Finding): number {
  const { confirmedByTitle, confirmedByTick, saidOnce, saidOften } = evidenceWeights;
  if (requirement.kind !== "job" || title >= confirmedByTitle || tick >= confirmedByTick) return strength;
  return strength * (mentions < 2 ? saidOnce : saidOften);
}

/** Returns "met" only with proof: for a skill or a sector, words that tell of work in it; a tick that nothing said confirms is "partly". */
function statusOf(requirement: Requirement, strength: number, finding: Finding): Criterion["status"] {
  if (finding.best < 0) return "notStated";
  if (strength >= creditWeights.metFrom && isProved(requirement, finding)) return "met";
  return strength >= creditWeights.partlyFrom ? "partly" : "notStated";
}

/**
 * Returns whether words prove a requirement. A skill is proved by a title that names it, by sentences that name it where a tick confirms
 * them or they do so twice, and by things that it makes only where a title or a tick confirms them.
 */
function isProved({ kind, concepts: wanted }: Requirement, { proof }: Finding): boolean {
  const { namedFrom, confirmedByTick } = evidenceWeights;
  const { title, named, timesNamed, things, ticked, nearlyTicked } = proof;
  if (wanted.length === 0) return Math.max(title, named) >= namedFrom;
  if (kind !== "job") return kind !== "sector" || Math.max(title, named, things) >= namedFrom;
  const canBeTicked = wanted.some((id) => concepts[id]!.ticks.length > 0);
  const isTicked = ticked >= confirmedByTick || (!canBeTicked && nearlyTicked >= confirmedByTick);
  if (title >= namedFrom) return true;
  return (isTicked && Math.max(named, things) >= namedFrom) || timesNamed > 1;
}

/** Returns "not stated" for an exclusion of several things of which the profile does not show all. */
function withAll({ also }: Prepared, evidence: Uint32Array, status: Criterion["status"]): Criterion["status"] {
  if (status !== "contradicted" && status !== "partly") return status;
  const showsAll = also.every(
    (relations) => findStrength(evidence, relations).strength >= exclusionWeights.anyEvidence,
  );
  return showsAll ? status : "notStated";
}

/** Returns whether something excluded is shown: clearly (contradicted), a little (partly), or not at all (met). */
function exclusionStatus({ kind }: Requirement, finding: Finding): Criterion["status"] {
  const { best, negated, strength, title, prose, tick } = finding;
  if (negated && strength === 0) return "met";
  if (best < 0) return "notStated";
  if (negated) return "partly";
  if (kind === "sector" || kind === "job") return statusOfExcludedWork(kind, finding);
  if (Math.max(title, prose) >= relationWeights.sameThing || tick >= exclusionWeights.surelyTicked)
    return "contradicted";
  return strength > exclusionWeights.anyEvidence ? "partly" : "notStated";
}

/** Returns how far an excluded skill or sector is shown: one that is not the main one counts only a little. */
function statusOfExcludedWork(kind: "job" | "sector", finding: Finding): Criterion["status"] {
  const { title, prose, tick, mentions } = finding;
  const { mainTick, mainSectorTick, inProse, surelyTicked, inPassing, inPassingTick } = exclusionWeights;
  const isMain = kind === "job" ? tick > mainTick : mentions > 1 || tick > mainSectorTick;
  const isNamed = title >= relationWeights.sameThing || (prose >= inProse && isMain);
  if (isNamed || tick > surelyTicked) return "contradicted";
  return Math.max(title, prose) >= inPassing || tick > inPassingTick ? "partly" : "notStated";
}

function decideAccountType(profile: SearchableProfile, prepared: Prepared): Verdict {
  const isWanted = prepared.requirement.label === (profile.userType === "agency" ? "An agency" : "A freelancer");
  if (prepared.requirement.importance === "mustNot")
    return verdictOf(prepared, { strength: undefined, status: isWanted ? "contradicted" : "met" });
  return verdictOf(prepared, { strength: Number(isWanted), status: isWanted ? "met" : "contradicted" });
}
