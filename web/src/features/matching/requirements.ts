import type { Criterion } from "@triptych/contract/matching";

/** Names how far a profile meets a requirement, as a reader sees it: an exclusion that the profile does not show is met. */
export type ShownStatus = "met" | "partly" | "notStated" | "contradicted";

export const statusLabels: Record<ShownStatus, string> = {
  met: "Met",
  partly: "Partly",
  notStated: "Not stated",
  contradicted: "Contradicted",
};

/** Names the status of a requirement in a word: what a profile only chose from a list is ticked, and no more. */
export function statusTextOf(criterion: Criterion): string {
  const { status, kind, proof, field } = criterion;
  const isTicked = status === "partly" && proof === undefined && listFields.has(field ?? "");
  return isTicked && (kind === "job" || kind === "sector") ? "Ticked" : statusLabels[shownStatusOf(criterion)];
}

const listFields: ReadonlySet<string> = new Set(["industries", "services", "skills"]);

export function shownStatusOf({ importance, status }: Criterion): ShownStatus {
  return importance === "mustNot" && status === "notStated" ? "met" : status;
}

/** Returns "Packaging design" for a requirement, and "No large agency" for an exclusion. */
export function requirementLabel({ importance, label }: Criterion): string {
  if (importance !== "mustNot") return label;
  return `No ${lowerFirst(label.replace(/^an? /i, ""))}`;
}

/** Returns whether a requirement can count for this person at all: a freelancer has no minimum budget to be compared with. */
export function isAsked({ importance, status, weight }: Criterion): boolean {
  return importance === "mustNot" || weight > 0 || status !== "notStated";
}

/** Names what a match was judged by: a brief as its writer confirmed it, as only we read it, or the person's own profile. */
export type Basis = "brief" | "unconfirmed" | "profile";

/**
 * Counts how many requirements are met, for a line such as "5 of 6 must-haves". Counts the wishes of a brief without
 * must-haves, and everything where nobody confirmed what was read or the person's own profile was the brief.
 */
export function tallyOf(criteria: readonly Criterion[], basis: Basis = "brief"): Tally | undefined {
  const asked = criteria.filter((each) => isAsked(each) && each.importance !== "mustNot");
  const musts = asked.filter(({ importance }) => importance === "must");
  const counted = basis === "brief" && musts.length > 0 ? musts : asked;
  if (counted.length === 0) return undefined;
  const met = counted.filter((criterion) => shownStatusOf(criterion) === "met").length;
  const [one, several] = nounsOf(basis, musts.length > 0);
  return { met, total: counted.length, noun: counted.length === 1 ? one : several };
}

export interface Tally {
  met: number;
  total: number;
  noun: string;
}

/** Names what is counted, once for one and once for several. */
function nounsOf(basis: Basis, hasMusts: boolean): [string, string] {
  if (basis === "profile") return ["in common", "in common"];
  if (basis === "unconfirmed") return ["probable wish", "probable wishes"];
  return hasMusts ? ["must-have", "must-haves"] : ["wish", "wishes"];
}

/** Returns the exclusions that the profile shows all the same. */
export function brokenExclusions(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter((each) => each.importance === "mustNot" && each.status === "contradicted");
}

export interface ScorePart {
  id: string;
  label: string;
  status: ShownStatus;
  /** Holds the points of 100 that it can bring, and beside them those that it brought. */
  weight: number;
  points: number;
}

/** Returns the parts of the score: one for each requirement that weighs something. */
export function scoreParts(criteria: readonly Criterion[]): ScorePart[] {
  return criteria
    .filter(({ weight }) => weight > 0)
    .map((each) => ({
      id: each.id,
      label: requirementLabel(each),
      status: shownStatusOf(each),
      weight: each.weight,
      points: Math.min(each.points, each.weight),
    }));
}

/** Returns what a requirement's row says above the quotation, or undefined where the quotation says it all. */
export function explanationOf(criterion: Criterion): string | undefined {
  const { importance, kind, status, note, field } = criterion;
  if (note !== undefined) return note;
  if (importance === "mustNot") return exclusionExplanations[status];
  if (field === "rate") return rateExplanations[status];
  if (kind === "job" && status === "partly") return missingFrom(criterion);
  return explanationsOfKind[kind]?.[status] ?? explanations[status];
}

/** Says what of a requirement the quoted words do not say, or nothing where they say all of it. */
function missingFrom({ label, quote, proof }: Criterion): string | undefined {
  if (quote === undefined || proof === undefined) return undefined;
  const said = wordsOf(quote);
  const words = wordsOf(label);
  const missing = words.filter((word) => !said.some((each) => isOneStem(word, each)));
  if (missing.length === words.length) return `Related work. “${label}” itself is not stated.`;
  return missing.length === 0 ? undefined : `A part of it. “${missing.join(" ")}” is not stated.`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** Returns whether two words begin alike, as "styling" and "stylist" do. */
const isOneStem = (one: string, other: string) => one.slice(0, stemLength) === other.slice(0, stemLength);
const stemLength = 5;

type Explanations = Partial<Record<Criterion["status"], string>>;

const explanations: Explanations = {
  notStated: "The profile does not mention it.",
  contradicted: "The profile says otherwise.",
};

const exclusionExplanations: Explanations = {
  notStated: "The profile does not mention it.",
  partly: "The profile mentions it in passing.",
  contradicted: "The profile shows it.",
};

const rateExplanations: Explanations = {
  met: "Fits what they ask.",
  partly: "Under what they ask.",
  contradicted: "Less than they ask.",
};

const explanationsOfKind: Partial<Record<Criterion["kind"], Explanations>> = {
  budget: {
    met: "Fits their minimum budget.",
    partly: "Under their minimum budget.",
    contradicted: "Too little for their minimum budget.",
    notStated: "The profile states no minimum budget.",
  },
  date: {
    met: "Free by then.",
    partly: "Free only shortly before.",
    contradicted: "Not free by then.",
    notStated: "Nothing confirmed about when they are free.",
  },
  accountType: { contradicted: "This account is of another type." },
};

/** Says where a quotation stands, as in "From their bio". */
export function sourceOf(field: string | undefined, caseStudy?: string): string {
  if (field === "caseStudy")
    return caseStudy === undefined ? "From a case study" : `From the case study “${caseStudy}”`;
  return `From their ${(field && fieldWords[field]) || "profile"}`;
}

/** Says whether a proof is what somebody wrote or ticked, and not our sentence about what they chose. */
export function isOwnWording(field: string | undefined): boolean {
  return field !== "availability" && field !== "rate";
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
  availability: "availability",
  rate: "rate",
};

function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
