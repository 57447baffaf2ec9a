import type { UserType } from "@triptych/contract/basics";
import { type ProfileData, profileLimits } from "@triptych/contract/profiles";
import { describeAvailabilityField, availabilityToSave, availabilityValuesOf } from "./availability-values.ts";
import { skillsToEdit, skillsToSave } from "./custom-skills.ts";
import { instagramAddress, withScheme } from "./web-address.ts";

/** Holds the values of a form while somebody edits it. Every field has a text or a list. */
export type ProfileValues = Record<string, string | string[]>;

export interface ProfileField {
  name: string;
  label: string;
  kind: "text" | "prose" | "address" | "choice" | "list";
  isRequired: boolean;
}

// NOTE: the contract requires everything but addresses.
const field = (name: string, label: string, kind: ProfileField["kind"]): ProfileField => {
  return { name, label, kind, isRequired: kind !== "address" };
};

/** Lists every field of a profile in the order of its form. */
export const profileFields: Record<UserType, readonly ProfileField[]> = {
  agency: [
    field("agencyName", "Agency name", "text"),
    { ...field("website", "Website", "address"), isRequired: true },
    field("industries", "Industries", "list"),
    field("regions", "Regions", "list"),
    field("services", "Services", "list"),
    field("uniqueValue", "What makes you special", "prose"),
    field("clientExperience", "Client experience", "list"),
    field("preferredClientSize", "Preferred client size", "list"),
    field("projectTypes", "Project types", "list"),
    field("minimumBudget", "Minimum budget", "choice"),
    field("caseStudy1", "Case study 1", "address"),
    field("caseStudy2", "Case study 2", "address"),
    field("caseStudy3", "Case study 3", "address"),
    field("credentials", "Credentials", "address"),
  ],
  brand: [
    field("brandName", "Brand or business name", "text"),
    field("industries", "Industries", "list"),
    field("regions", "Regions where you operate", "list"),
    field("brandSize", "Brand or business size", "list"),
    field("description", "About your brand", "prose"),
    field("guidelines", "Brand guidelines", "address"),
  ],
  freelancer: [
    field("fullName", "Full name", "text"),
    field("title", "Professional title", "text"),
    field("industries", "Industries", "list"),
    field("regions", "Regions where you work", "list"),
    field("skills", "Skills", "list"),
    field("bio", "Your experience", "prose"),
    field("portfolio", "Portfolio", "address"),
    field("linkedIn", "LinkedIn", "address"),
    field("instagram", "Instagram", "address"),
  ],
};

export function describeField(userType: UserType, name: string): Pick<ProfileField, "label" | "isRequired"> {
  const known = profileFields[userType].find((each) => each.name === name);
  const { label, isRequired } = known ??
    describeAvailabilityField(userType, name) ?? { label: name, isRequired: false };
  return { label, isRequired };
}

/** Returns the form's values for a saved profile, or for an empty one. */
export function valuesOf(userType: UserType, saved: ProfileData | null): ProfileValues {
  const data: Record<string, unknown> = saved?.type === userType ? saved.data : {};
  const values = profileFields[userType].map(({ name, kind }) => [name, valueOf(name, kind, data[name])]);
  return { ...Object.fromEntries(values), ...(userType !== "brand" && availabilityValuesOf(saved)) };
}

/** Returns what the form sends: addresses with their scheme, own skills without `Other`, and when somebody is free. */
export function valuesToSave(userType: UserType, values: ProfileValues): Record<string, unknown> {
  const saved = profileFields[userType].map(({ name, kind }) => {
    const value = values[name] ?? "";
    if (name === "skills" && typeof value !== "string") return [name, skillsToSave(value)];
    return [name, kind === "address" && typeof value === "string" ? addressOf(name, value) : value];
  });
  return { ...Object.fromEntries(saved), ...(userType !== "brand" && availabilityToSave(userType, values)) };
}

export function addressOf(name: string, typed: string): string {
  return name === "instagram" ? instagramAddress(typed) : withScheme(typed);
}

export interface Completeness {
  filled: number;
  total: number;
  /** Lists the empty fields, required and optional ones, in the order of the form. */
  missing: ProfileField[];
}

/** Returns how complete a profile is. A text that is too short to be saved counts as missing. */
export function completenessOf(userType: UserType, values: ProfileValues): Completeness {
  const fields = profileFields[userType];
  const missing = fields.filter((each) => !isFilled(each, values[each.name]));
  return { filled: fields.length - missing.length, total: fields.length, missing };
}

/**
 * Returns what would still help somebody be found: the empty fields that are not required, and when they are free and what they cost, with
 * which a brief that names a date or a sum is compared.
 */
export function worthAdding(userType: UserType, values: ProfileValues): Pick<ProfileField, "name" | "label">[] {
  const comparable = userType === "brand" ? [] : ["availabilityStatus", "rateBand"].filter((name) => !values[name]);
  const extras = completenessOf(userType, values).missing.filter(({ isRequired }) => !isRequired);
  return [...comparable.map((name) => ({ name, label: describeField(userType, name).label })), ...extras];
}

function isFilled({ kind }: ProfileField, value: string | string[] | undefined): boolean {
  if (value === undefined) return false;
  if (kind === "prose") return typeof value === "string" && value.trim().length >= profileLimits.proseMin;
  return typeof value === "string" ? value.trim() !== "" : value.length > 0;
}

function valueOf(name: string, kind: ProfileField["kind"], saved: unknown): string | string[] {
  if (kind !== "list") return typeof saved === "string" ? saved : "";
  const list = Array.isArray(saved) ? saved.map(String) : [];
  return name === "skills" ? skillsToEdit(list) : list;
}
