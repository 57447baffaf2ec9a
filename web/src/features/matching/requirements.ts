import type { Criterion } from "@triptych/contract/matching";

/**
 * Names how far a profile meets a requirement, as a reader sees it. Where nothing is found of what was ruled out, that proves
 * nothing, and is neither met nor missing.
 */
export type ShownStatus = Criterion["status"] | "notFound";

export const statusLabels: Record<ShownStatus, string> = {
  met: "Met",
  partly: "Partly",
  notStated: "Not stated",
  contradicted: "Contradicted",
  notFound: "Nothing found",
};

/** Names the status of a requirement in a word: what a profile only chose from a list is ticked, and named where it is only close. */
export function statusTextOf(criterion: Criterion, basis: Basis = "brief"): string {
  const { status, kind, proof, field, label, quote } = criterion;
  if (isToAsk(criterion)) return `${statusLabels.notStated}: ask them`;
  const isTicked = status === "partly" && proof === undefined && listFields.has(field ?? "");
  if (!isTicked || (kind !== "job" && kind !== "sector")) return statusLabels[shownStatusOf(criterion)];
  // NOTE: a profile that was compared with another asks for "Your industries", and for none of them by its name.
  if (basis === "profile") return quote === undefined ? "Ticked" : `Ticked: ${quote}`;
  const isOther = quote !== undefined && !isShortFor(label, quote) && missingWords(label, quote).length > 0;
  return isOther ? `Ticked: ${quote}, which is close` : "Ticked";
}

const listFields: ReadonlySet<string> = new Set(["industries", "services", "skills"]);

export function shownStatusOf({ importance, status }: Criterion): ShownStatus {
  return importance === "mustNot" && status === "notStated" ? "notFound" : status;
}

/** Returns "Packaging design" for a requirement, and "No large agency" for an exclusion. */
export function requirementLabel({ importance, label }: Criterion): string {
  if (importance !== "mustNot") return label;
  return `No ${lowerFirst(label.replace(/^an? /i, ""))}`;
}

/**
 * Returns whether a requirement has a row: what can count for this person, and what a brief asks and only they can say. A profile that
 * was compared with another asks nothing.
 */
export function isAsked(criterion: Criterion, basis: Basis = "brief"): boolean {
  const { importance, status, weight } = criterion;
  if (importance === "mustNot" || status !== "notStated") return true;
  return isToAsk(criterion) ? basis !== "profile" : weight > 0;
}

/** Returns whether only the person can say it: a date or a sum that their profile says nothing of lowers nobody. */
export function isToAsk({ kind, importance, status }: Criterion): boolean {
  return (kind === "date" || kind === "budget") && importance !== "mustNot" && status === "notStated";
}

/** Names what a match was judged by: a brief as its writer confirmed it, as only we read it, or the person's own profile. */
export type Basis = "brief" | "unconfirmed" | "profile";

/**
 * Returns the requirements with a row in the order in which they are read: what is missing or ruled out in front, and what nothing was
 * found of at the end.
 */
export function inReadingOrder(criteria: readonly Criterion[], basis: Basis = "brief"): Criterion[] {
  return criteria.filter((each) => isAsked(each, basis)).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(criterion: Criterion): number {
  const status = shownStatusOf(criterion);
  if (status === "notFound") return placesOfMust.length + 1;
  if (criterion.importance === "nice") return placesOfMust.length;
  return isToAsk(criterion) ? placesOfMust.indexOf("met") - 0.5 : placesOfMust.indexOf(status);
}

const placesOfMust: readonly ShownStatus[] = ["contradicted", "notStated", "partly", "met"];

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
  const missing = missingWords(label, quote);
  if (missing.length === wordsOf(label).length) return `Related work. “${label}” itself is not stated.`;
  return missing.length === 0 ? undefined : `A part of it. “${missing.join(" ")}” is not stated.`;
}

/** Returns the words of a label that a quotation does not say. */
function missingWords(label: string, quote: string): string[] {
  const said = wordsOf(quote);
  return wordsOf(label).filter((word) => !said.some((each) => isOneStem(word, each)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** Returns whether two words begin alike, as "styling" and "stylist" do. */
const isOneStem = (one: string, other: string) => one.slice(0, stemLength) === other.slice(0, stemLength);
const stemLength = 5;
/** Returns whether a text is the initials of another, as "SEO" is. */
const isShortFor = (short: string, long: string) =>
  short.toLowerCase() === (long.toLowerCase().match(/\b\p{L}/gu) ?? []).join("");

type Explanations = Partial<Record<Criterion["status"], string>>;

const explanations: Explanations = {
  notStated: "The profile does not mention it.",
  contradicted: "The profile says otherwise.",
};

const exclusionExplanations: Explanations = {
  notStated: "Nothing in the profile shows it.",
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
    notStated: "The profile says nothing to compare your sum with.",
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
