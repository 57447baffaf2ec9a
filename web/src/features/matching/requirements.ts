import type { Criterion } from "@triptych/contract/matching";
import { reasonText } from "./reason-text.ts";

/** How a profile stands to a requirement, as a reader sees it. A thing that was ruled out and is not shown is good. */
export type Standing = "met" | "partly" | "notStated" | "contradicted";

export const standingWords: Record<Standing, string> = {
  met: "Met",
  partly: "Partly",
  notStated: "Not stated",
  contradicted: "Contradicted",
};

export function standingOf({ importance, status }: Criterion): Standing {
  return importance === "mustNot" && status === "notStated" ? "met" : status;
}

/** "Packaging design"; "No large agency" for what was ruled out. */
export function requirementLabel({ importance, label }: Criterion): string {
  if (importance !== "mustNot" || /^no\b/i.test(label)) return label;
  return `No ${lowerFirst(label.replace(/^an? /i, ""))}`;
}

/** Requirements that can count for this person at all: a freelancer has no minimum budget to be asked about. */
export function isAsked({ importance, status, weight }: Criterion): boolean {
  return importance === "mustNot" || weight > 0 || status !== "notStated";
}

/** What a match was judged by: a brief that was written, or the person's own profile. */
export type Basis = "brief" | "profile";

/** "5 of 6 must-haves"; of wishes where a brief has no must-have; of all there is where a profile was the brief. */
export function tallyOf(criteria: readonly Criterion[], basis: Basis = "brief"): Tally | undefined {
  const asked = criteria.filter((each) => isAsked(each) && each.importance !== "mustNot");
  const musts = asked.filter(({ importance }) => importance === "must");
  const counted = basis === "brief" && musts.length > 0 ? musts : asked;
  if (counted.length === 0) return undefined;
  const met = counted.filter((criterion) => standingOf(criterion) === "met").length;
  const noun = basis === "profile" ? "in common" : musts.length > 0 ? "must-have" : "wish";
  return { met, total: counted.length, noun: counted.length === 1 ? noun : (plurals[noun] ?? noun) };
}

export interface Tally {
  met: number;
  total: number;
  noun: string;
}

const plurals: Record<string, string> = { "must-have": "must-haves", wish: "wishes" };

/** Things that were ruled out and that the profile shows. */
export function brokenRefusals(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter((each) => each.importance === "mustNot" && each.status === "contradicted");
}

export interface ScorePart {
  id: string;
  label: string;
  standing: Standing;
  /** Share of the whole, in points of 100, and how much of it was earned. */
  weight: number;
  points: number;
}

/** What the score is made of: a part for each requirement that weighs something. */
export function scoreParts(criteria: readonly Criterion[]): ScorePart[] {
  return criteria
    .filter(({ weight }) => weight > 0)
    .map((each) => ({
      id: each.id,
      label: requirementLabel(each),
      standing: standingOf(each),
      weight: each.weight,
      points: Math.min(each.points, each.weight),
    }));
}

/** What a requirement's row says beside its label: a sentence, and the words of the profile where the sentence lacks them. */
export function tellingOf(criterion: Criterion): { sentence: string; quote: string | undefined } {
  const { label, sentence, quote } = criterion;
  const said = withoutLabel(reasonText(sentence), [label, requirementLabel(criterion)]);
  if (quote === undefined) return { sentence: capitalised(said), quote };
  const rest = withoutEnd(said, `: “${quote}”`);
  if (rest.includes(`“${quote}”`) && !/^(says|lists) “/i.test(rest))
    return { sentence: capitalised(rest), quote: undefined };
  return { sentence: /^(says|lists)\b/i.test(rest) ? "" : capitalised(rest), quote };
}

/** "Packaging design, in part: lists …" says "lists …" below its label. */
function withoutLabel(sentence: string, labels: readonly string[]): string {
  const label = labels.find((each) => sentence.startsWith(each));
  if (label === undefined) return sentence;
  const rest = sentence.slice(label.length).replace(/^(, as you asked|, in part)?:\s*/, "");
  return /^\p{L}|^“/u.test(rest) ? rest : sentence;
}

function withoutEnd(sentence: string, end: string): string {
  const bare = sentence.replace(/\.$/, "");
  return bare.endsWith(end) ? `${bare.slice(0, -end.length)}.` : sentence;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Reasons that say something else than the requirements do: those of a language model, say. */
export function furtherReasons(reasons: readonly string[], criteria: readonly Criterion[]): string[] {
  const told = new Set(criteria.map(({ sentence }) => sentence));
  return reasons.filter((reason) => !told.has(reason)).map(reasonText);
}

/** Where a quotation stands, as in "From their bio". */
export function sourceOf(field: string | undefined): string {
  return `From their ${(field && fieldWords[field]) || "profile"}`;
}

const fieldWords: Record<string, string> = {
  agencyName: "name",
  brandName: "name",
  fullName: "name",
  title: "title",
  website: "website",
  industries: "industries",
  regions: "regions",
  services: "services",
  skills: "skills",
  uniqueValue: "own description",
  description: "own description",
  bio: "bio",
  clientExperience: "client experience",
  preferredClientSize: "preferred client sizes",
  projectTypes: "project types",
  minimumBudget: "minimum budget",
  brandSize: "size",
};

function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
