import type { Criterion } from "@triptych/contract/matching";
import { inSentence } from "../text/in-sentence.ts";
import { explanationLimits } from "../weights.ts";

/** Returns the sentences that are shown with a match: proved things first, then what speaks against it, then what is missing. */
export function reasonsOf(criteria: readonly Criterion[]): string[] {
  const proved = criteria.filter(
    (one) =>
      one.importance !== "mustNot" && one.quote !== undefined && (one.status === "met" || one.status === "partly"),
  );
  const against = criteria.filter((one) => one.status === "contradicted");
  const silent = criteria.filter(
    (one) => one.importance === "must" && one.status === "notStated" && one.kind !== "budget" && one.kind !== "date",
  );
  const ordered = [...proved.toSorted((a, b) => b.points - a.points), ...against, ...silent];
  return ordered.slice(0, explanationLimits.reasons).map(reasonOf);
}

/** Puts a judged requirement into a sentence that holds the quotation it rests on. */
export function reasonOf(criterion: Criterion): string {
  const { importance, kind, label, status, quote, note } = criterion;
  const quoted = quote === undefined ? "" : `“${quote}”`;
  if (note !== undefined && quote !== undefined) return `${note.replace(/[.!?]+$/, "")}: ${quoted}.`;
  if (importance === "mustNot") return exclusionReason(criterion, quoted);
  if (kind === "budget" && criterion.field !== "rate") return budgetReason(label, status, quoted);
  if (kind === "budget" && status !== "met" && status !== "notStated")
    return `${label}: ${status === "partly" ? "a little under what they ask" : "less than they ask"}: ${quoted}.`;
  if (kind === "accountType")
    return status === "met"
      ? `${label}, as you asked: ${quoted}.`
      : `Not ${label.toLowerCase()}, which you asked for: ${quoted}.`;
  if (status === "notStated") return `${label}: ${missingWords(kind)}.`;
  if (status === "contradicted") return `${label}: the profile says otherwise: ${quoted}.`;
  return evidenceReason(criterion, quoted);
}

const missingWords = (kind: Criterion["kind"]) =>
  kind === "date" ? "nothing confirmed about when they are free" : "the profile does not mention it";

/** Says what shows a requirement: words, a value chosen from a list, or a box that no sentence confirms. */
function evidenceReason({ label, kind, status, field }: Criterion, quoted: string): string {
  const isListed = field !== undefined && listFields.has(field);
  if (isListed && status === "partly" && (kind === "job" || kind === "sector"))
    return `${label}: ticked as ${quoted}, and no sentence shows it.`;
  return `${label}${status === "met" ? "" : ", in part"}: ${isListed ? "lists" : "says"} ${quoted}.`;
}

/** Names the fields in which a profile chooses values from a list instead of writing sentences. */
const listFields: ReadonlySet<string> = new Set([
  "industries",
  "regions",
  "services",
  "skills",
  "clientExperience",
  "preferredClientSize",
  "projectTypes",
  "brandSize",
]);

function exclusionReason({ label, kind, status }: Criterion, quoted: string): string {
  const excluded = inSentence(label.replace(/^An? /, ""), kind);
  if (status === "contradicted") return `You asked for no ${excluded}, but the profile shows it: ${quoted}.`;
  if (status === "partly") return `You asked for no ${excluded}; the profile mentions it in passing: ${quoted}.`;
  if (quoted !== "") return `No ${excluded}, as you asked: ${quoted}.`;
  return `No ${excluded}, as you asked: the profile does not mention it.`;
}

function budgetReason(label: string, status: Criterion["status"], quoted: string): string {
  if (status === "met") return `${label}: fits their minimum of ${quoted}.`;
  if (status === "partly") return `${label}: a little under their minimum of ${quoted}.`;
  if (status === "contradicted") return `${label}: too little for their minimum of ${quoted}.`;
  return `${label}: the profile states no minimum.`;
}
