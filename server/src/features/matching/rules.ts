import type { UserType } from "@triptych/contract/basics";
import { rateInWords } from "@triptych/contract/availability";
import type { Caution, Criterion, Match } from "@triptych/contract/matching";
import type { MemberProfile, ProfileData } from "@triptych/contract/profiles";
import type { Viewer } from "../../platform/security/viewer.ts";
import type { KeptMatch } from "./tables.ts";

/** Describes a person that the engine found. */
export interface Found {
  id: string;
  score: number;
  reasons: string[];
  criteria: Criterion[];
  cautions: readonly Caution[];
  /** Says that every must-have is met and the rest agrees; otherwise the person only comes close. */
  fits: boolean;
  /** Lists the jobs of the brief that the person does, as their places in the brief. */
  jobs: readonly number[];
}

/** Describes a found person who may be shown, with their profile of today. */
export interface VisibleMatch {
  user: MemberProfile;
  found: Found;
}

/** Returns a match as the contract describes it. */
export function toMatch({ user, found: { score, reasons, criteria, cautions, fits } }: VisibleMatch): Match {
  return {
    user,
    score,
    reasons,
    criteria: criteria.map((criterion) => withoutGoneWork(criterion, user)),
    ...(cautions.length > 0 && { cautions: [...cautions] }),
    fits,
  };
}

/** Leaves out the words of a case study that its owner has deleted, or our team withdrawn, since the search. */
function withoutGoneWork(criterion: Criterion, { work = [] }: MemberProfile): Criterion {
  const { caseStudyId, quote: _, proof: __, field: ___, ...others } = criterion;
  const isGone = caseStudyId !== undefined && work.every(({ id }) => id !== caseStudyId);
  return isGone ? others : criterion;
}

/** Returns a match as it is saved: without the profile, which is read again when it is shown. */
export function toKept({ id, score, reasons, criteria, cautions, fits, jobs }: Found): KeptMatch {
  const unusual = cautions.length > 0 && { cautions: [...cautions] };
  return { userId: id, score, reasons, criteria, ...unusual, fits, jobs: [...jobs] };
}

export function toFound({ userId, score, reasons, criteria, cautions = [], fits, jobs = [] }: KeptMatch): Found {
  return { id: userId, score, reasons, criteria, cautions, fits: fits ?? meetsMustHaves(criteria), jobs };
}

/** Returns whether every must-have is met. Matches that were saved before `fits` existed are judged by it. */
function meetsMustHaves(criteria: readonly Criterion[]): boolean {
  return criteria.every(({ importance, status, weight }) => importance !== "must" || weight === 0 || status === "met");
}

/** Returns whether everything that a match quotes still stands in the profile, which may have changed since the search. */
export function isStillTrue({ user, found }: VisibleMatch): boolean {
  const data = user.profileData?.data ?? {};
  const rate = user.profileData && rateOf(user.profileData);
  const fields = new Map(
    Object.entries({ ...data, availability: user.availability?.text, rate: rate && rateInWords(rate) }),
  );
  const stands = (field: string, quote: string) => {
    const value: unknown = fields.get(field);
    return Array.isArray(value) ? value.includes(quote) : typeof value === "string" && value.includes(quote);
  };
  return (
    found.criteria.every(({ quote, field }) => quote === undefined || field === undefined || stands(field, quote)) &&
    found.cautions.every(({ field, quotes }) => quotes.every((quote) => stands(field, quote)))
  );
}

/**
 * Returns whether a match that was just judged quotes the profile as it is: the index may not have caught up yet with a change that another
 * process saved.
 */
export const quotesToday = ({ user, found }: VisibleMatch): boolean =>
  isStillTrue({ user, found: { ...found, criteria: found.criteria.filter(({ field }) => field !== "caseStudy") } });

const rateOf = (profile: ProfileData) => (profile.type === "brand" ? undefined : profile.data.rate);

/** Says whose search it is. */
export type Searcher = Pick<Viewer, "userId" | "userType" | "searchesAs">;

/** Returns the account type that somebody searches as: their own, unless the configuration gives them the freelancer view. */
export function searcherTypeOf({ searchesAs, userType }: Pick<Viewer, "searchesAs" | "userType">): UserType | null {
  return searchesAs ?? userType;
}
