import type { UserType } from "@triptych/contract/basics";
import type {
  AgencyProfileData,
  BrandProfileData,
  FreelancerProfileData,
  ProfileData,
} from "@triptych/contract/profiles";

import { workLimits } from "@triptych/contract/work-limits";

/** Says what each type of account tells everybody about itself. Nothing else about an account can reach the engine. */
export interface DataOf {
  agency: ToldToEverybody<AgencyProfileData>;
  brand: BrandProfileData;
  freelancer: ToldToEverybody<FreelancerProfileData>;
}

/** Takes a rate only where everybody may read it, so that passing another one does not compile. */
type ToldToEverybody<Data extends { rate?: { shownTo: string } | undefined }> = Omit<Data, "rate"> & {
  rate?: (NonNullable<Data["rate"]> & { shownTo: "everybody" }) | undefined;
};

/** Holds the words of a case study that its owner shows. */
export interface SearchableWork {
  id: string;
  title: string;
  text: string;
}

/** Describes a profile as the engine takes it. There is no field for plans, prices, trials, referrals or payments, and none can be added. */
export type SearchableProfile = {
  [T in UserType]: { id: string; userType: T; data: DataOf[T]; caseStudies?: readonly SearchableWork[] };
}[UserType];

/**
 * Makes a profile searchable, with the case studies that its owner shows. Leaves out a rate that only introduced people may read, so that no
 * score or reason can tell of it.
 */
export function asSearchable(
  id: string,
  { type, data }: ProfileData,
  caseStudies: readonly SearchableWork[] | null = null,
): SearchableProfile {
  const shown = caseStudies !== null && caseStudies.length > 0 ? { caseStudies } : {};
  if (!("rate" in data) || data.rate?.shownTo === "everybody")
    return { id, userType: type, data, ...shown } as SearchableProfile;
  const { rate: _, ...told } = data;
  return { id, userType: type, data: told, ...shown } as SearchableProfile;
}

/** Becomes `never` when a profile carries any field beyond the named ones, so that passing a payment field does not compile. */
export type Exactly<P> = P extends { userType: infer T extends UserType; data: infer D }
  ? [Exclude<keyof P, "id" | "userType" | "data" | "caseStudies">, Exclude<keyof D, keyof DataOf[T]>] extends [
      never,
      never,
    ]
    ? P
    : never
  : never;

/** Holds a text of a profile, with the name of its field and where in the profile it stands (a name, a title, prose). */
export interface ProfileText {
  field: string;
  text: string;
  source: Source;
  /** Names the case study that the text is of. */
  caseStudyId?: string;
}

/**
 * Numbers the places of a profile that a skill, sector or place was found in; `suggested` means that words only hint at it, and `work` is a
 * case study.
 */
export const sources = { tick: 0, skill: 1, title: 2, prose: 3, name: 4, suggested: 5, work: 6 } as const;
export type Source = (typeof sources)[keyof typeof sources];

/** Returns whether a text consists of sentences: the prose of a profile, and a case study. */
export const isSentences = (source: number): boolean => source === sources.prose || source === sources.work;

/** Holds the boxes that a profile ticked in one field. A `trait` says with whom somebody works: sizes of clients, kinds of projects. */
export interface Ticks {
  field: string;
  group: "skill" | "sector" | "place" | "trait";
  values: readonly string[];
}

/** Returns the readable parts of a profile, its case studies last; only the fields of the contract are ever read. */
export function textsOf(profile: SearchableProfile): ProfileText[] {
  const told = textsOfFields(profile);
  return profile.caseStudies
    ? [...told, ...profile.caseStudies.slice(0, workLimits.caseStudies).map(textOfWork)]
    : told;
}

function textOfWork({ id, title, text }: SearchableWork): ProfileText {
  return { ...textOf("caseStudy", `${title}\n${text}`, sources.work), caseStudyId: id };
}

function textsOfFields({ userType, data }: SearchableProfile): ProfileText[] {
  if (userType === "agency")
    return [
      textOf("agencyName", data.agencyName, sources.name),
      textOf("uniqueValue", data.uniqueValue, sources.prose),
    ];
  if (userType === "brand")
    return [textOf("brandName", data.brandName, sources.name), textOf("description", data.description, sources.prose)];
  return [
    textOf("fullName", data.fullName, sources.name),
    textOf("title", data.title, sources.title),
    textOf("bio", data.bio, sources.prose),
  ];
}

/** Returns the values that a profile chose from lists, in their order. */
export function ticksOf({ userType, data }: SearchableProfile): Ticks[] {
  const shared: Ticks[] = [
    { field: "industries", group: "sector", values: listOf(data.industries) },
    { field: "regions", group: "place", values: listOf(data.regions) },
  ];
  if (userType === "agency") {
    return [
      ...shared,
      { field: "services", group: "skill", values: listOf(data.services) },
      { field: "clientExperience", group: "trait", values: listOf(data.clientExperience) },
      { field: "preferredClientSize", group: "trait", values: listOf(data.preferredClientSize) },
      { field: "projectTypes", group: "trait", values: listOf(data.projectTypes) },
    ];
  }
  if (userType === "brand") return [...shared, { field: "brandSize", group: "trait", values: listOf(data.brandSize) }];
  return [...shared, { field: "skills", group: "skill", values: listOf(data.skills) }];
}

/** Returns the name that sentences call a profile by. */
export function nameOf(profile: SearchableProfile): string {
  return textsOf(profile)[0]?.text ?? "";
}

function textOf(field: string, text: unknown, source: Source): ProfileText {
  return { field, text: typeof text === "string" ? text : "", source };
}

function listOf(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.filter((value): value is string => typeof value === "string") : [];
}
