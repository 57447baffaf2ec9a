import type { Criterion } from "@triptych/contract/matching";
import type { SearchableProfile } from "../searchable-profile.ts";
import type { Brief } from "../read/brief/requirements.ts";
import type { Judgement, Verdict } from "../rank/judge.ts";
import { statementOfBudget, statementOfDate } from "../rank/statements.ts";
import { evidenceFor } from "../rank/verdicts.ts";
import { quoteOf } from "./quotes.ts";
import type { Quote } from "./quotes.ts";
import { reasonsOf } from "./reasons.ts";

/** Holds a profile with how it was judged for a brief. */
export interface Judged {
  profile: SearchableProfile;
  evidence: Uint32Array;
  brief: Brief;
  judgement: Judgement;
}

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

function toCriterion({ profile, evidence, brief }: Judged, verdict: Verdict, total: number): Criterion {
  const { requirement, shown, weight } = verdict.prepared;
  const quote = verdict.status === "notStated" ? undefined : findQuote(profile, evidence, verdict);
  const status = quote === undefined && !isAbsenceOfExcluded(verdict) ? "notStated" : verdict.status;
  const share = total === 0 || verdict.strength === undefined ? 0 : (100 * weight) / total;
  return {
    id: requirement.id,
    kind: requirement.kind,
    importance: shown,
    label: requirement.label,
    ...(requirement.job !== undefined && { job: requirement.job }),
    briefQuote: brief.text.slice(requirement.start, requirement.end),
    status,
    ...(quote === undefined ? {} : quote),
    weight: rounded(share),
    points: rounded(share * (status === "notStated" ? 0 : verdict.credit)),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const isExcluded = ({ prepared }: Verdict) => prepared.requirement.importance === "mustNot";
const isAbsenceOfExcluded = (verdict: Verdict) => isExcluded(verdict) && verdict.status === "notStated";

function findQuote(profile: SearchableProfile, evidence: Uint32Array, verdict: Verdict): Quote | undefined {
  const { kind } = verdict.prepared.requirement;
  if (kind === "budget") return statementOfBudget(profile, verdict.prepared.requirement.money);
  if (kind === "date") return statementOfDate(profile, verdict.prepared.date);
  if (kind === "accountType") {
    if (profile.userType === "agency") return { quote: profile.data.agencyName, field: "agencyName" };
    return profile.userType === "freelancer" ? { quote: profile.data.title, field: "title" } : undefined;
  }
  const { finding } = verdict;
  // NOTE: what is only told of others ("pensions are dull") hints at a skill for the order, and is shown to nobody as a sign of it.
  if (finding === undefined || (finding.isAside && !isExcluded(verdict))) return undefined;
  return quoteOf(profile, evidenceFor(verdict.prepared, { profile, evidence }), finding.best);
}
