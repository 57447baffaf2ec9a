import type { Criterion } from "@triptych/contract/matching";
import { sourceOf } from "../read/profile/evidence.ts";
import { sources } from "../searchable-profile.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { Brief } from "../read/brief/requirements.ts";
import type { Judgement, Verdict } from "../rank/judge.ts";
import { quoteOf } from "./quotes.ts";
import type { Quote } from "./quotes.ts";
import { explanationLimits } from "../weights.ts";

/** A profile with how it was judged for a brief. */
export type Judged = { profile: SearchableProfile; evidence: Uint32Array; brief: Brief; judgement: Judgement };

/** Puts a judgement into words: one criterion per requirement, and the sentences that are shown with a match. */
export function explainJudgement(judged: Judged): { criteria: Criterion[]; reasons: string[] } {
  const { judgement } = judged;
  const total = judgement.verdicts.reduce(
    (sum, verdict) => sum + (verdict.strength === undefined ? 0 : verdict.prepared.weight),
    0,
  );
  const criteria = judgement.verdicts.map((verdict) => toCriterion(judged, verdict, total));
  return { criteria, reasons: reasonsOf(criteria) };
}

/** Puts proved things first, then what is missing. A reason for a match always quotes the profile. */
function reasonsOf(criteria: readonly Criterion[]): string[] {
  const proved = criteria.filter(
    (one) =>
      one.importance !== "mustNot" && one.quote !== undefined && (one.status === "met" || one.status === "partly"),
  );
  const against = criteria.filter((one) => one.status === "contradicted");
  const silent = criteria.filter(
    (one) => one.importance === "must" && one.status === "notStated" && one.kind !== "budget" && one.kind !== "date",
  );
  const ordered = [...proved.toSorted((a, b) => b.points - a.points), ...against, ...silent];
  return ordered.slice(0, explanationLimits.reasons).map((one) => one.sentence);
}

function toCriterion({ profile, evidence, brief }: Judged, verdict: Verdict, total: number): Criterion {
  const { requirement, weight } = verdict.prepared;
  const quote = verdict.status === "notStated" ? undefined : findQuote(profile, evidence, verdict);
  const status = quote === undefined && !isAbsenceOfExcluded(verdict) ? "notStated" : verdict.status;
  const share = total === 0 || verdict.strength === undefined ? 0 : (100 * weight) / total;
  return {
    id: requirement.id,
    kind: requirement.kind,
    importance: requirement.importance,
    label: requirement.label,
    briefQuote: brief.text.slice(requirement.start, requirement.end),
    status,
    ...(quote === undefined ? {} : quote),
    sentence: sentenceOf(verdict, status, { quote, evidence }),
    weight: rounded(share),
    points: rounded(share * Math.min(1, verdict.strength ?? 0)),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const isAbsenceOfExcluded = ({ prepared, status }: Verdict) =>
  prepared.requirement.importance === "mustNot" && status === "notStated";

function findQuote(profile: SearchableProfile, evidence: Uint32Array, verdict: Verdict): Quote | undefined {
  const { kind } = verdict.prepared.requirement;
  if (kind === "budget")
    return profile.userType === "agency" && profile.data.minimumBudget
      ? { quote: profile.data.minimumBudget, field: "minimumBudget" }
      : undefined;
  if (kind === "accountType") {
    if (profile.userType === "agency") return { quote: profile.data.agencyName, field: "agencyName" };
    return profile.userType === "freelancer" ? { quote: profile.data.title, field: "title" } : undefined;
  }
  return verdict.finding === undefined ? undefined : quoteOf(profile, evidence, verdict.finding.best);
}

function sentenceOf(
  verdict: Verdict,
  status: Criterion["status"],
  { quote, evidence }: { quote: Quote | undefined; evidence: Uint32Array },
): string {
  const { requirement } = verdict.prepared;
  const said = quote === undefined ? "" : `“${quote.quote}”`;
  if (requirement.importance === "mustNot") return exclusionSentence(requirement.label, status, said);
  if (requirement.kind === "budget") return budgetSentence(requirement.label, status, said);
  if (requirement.kind === "accountType")
    return status === "met"
      ? `${requirement.label}, as you asked: ${said}.`
      : `Not ${requirement.label.toLowerCase()}, which you asked for: ${said}.`;
  if (status === "notStated") return `${requirement.label}: the profile does not mention it.`;
  if (status === "contradicted") return `${requirement.label}: the profile says otherwise: ${said}.`;
  const isTick =
    verdict.finding !== undefined &&
    verdict.finding.best >= 0 &&
    sourceOf(evidence[verdict.finding.best]!) === sources.tick;
  if (status === "met") return `${requirement.label}: ${isTick ? "lists" : "says"} ${said}.`;
  return `${requirement.label}, in part: ${isTick ? "lists" : "says"} ${said}.`;
}

function exclusionSentence(label: string, status: Criterion["status"], said: string): string {
  if (status === "contradicted") return `You asked for no ${lowerFirst(label)}, but the profile shows it: ${said}.`;
  if (status === "partly") return `You asked for no ${lowerFirst(label)}; the profile mentions it in passing: ${said}.`;
  if (said !== "") return `No ${lowerFirst(label)}, as you asked: ${said}.`;
  return `No ${lowerFirst(label)}, as you asked: the profile does not mention it.`;
}

function budgetSentence(label: string, status: Criterion["status"], said: string): string {
  if (status === "met") return `${label}: fits their minimum of ${said}.`;
  if (status === "partly") return `${label}: a little under their minimum of ${said}.`;
  if (status === "contradicted") return `${label}: too little for their minimum of ${said}.`;
  return `${label}: the profile states no minimum.`;
}

/** Lowers the first letter of "Packaging design"; "UI/UX" and names of places keep their capitals. */
function lowerFirst(label: string): string {
  return /^[A-Z][a-z]+( [a-z]|$)/.test(label) && !/^(An? |[A-Z][a-z]+$)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label.replace(/^An? /, "");
}
