import { dayOf, type ShownAvailability, showAvailability } from "@triptych/contract/availability";
import { introductionLimits } from "@triptych/contract/introductions";
import type { ProfileData, ResponseFigures } from "@triptych/contract/profiles";

/** Returns the name in a profile. */
export function nameOf(profile: ProfileData): string {
  if (profile.type === "agency") return profile.data.agencyName;
  return profile.type === "brand" ? profile.data.brandName : profile.data.fullName;
}

/** Returns the profile's name where there is one, otherwise the username. */
export function displayNameOf(username: string, profile: ProfileData | null): string {
  return profile ? nameOf(profile) : username;
}

/** Says how two people stand to each other, as far as it decides what one reads of the other's profile. */
export interface Acquaintance {
  isSelf: boolean;
  /** Says that they have a conversation. */
  isContact: boolean;
  /** Says that the reader made an introduction to the other, who has not said yes or asked anything. */
  awaitsThem: boolean;
}

/** Returns whether somebody may read a rate that is for introduced people only. */
export function isIntroduced({ isSelf, isContact, awaitsThem }: Acquaintance): boolean {
  return isSelf || (isContact && !awaitsThem);
}

/** Holds a profile as somebody else reads it. */
export interface ShownProfile {
  profileData: ProfileData | null;
  availability?: ShownAvailability;
}

/**
 * Returns a profile as somebody else reads it on a day: without a rate that is not for them, and without a statement of when somebody is free
 * that is not confirmed, of which only its age is shown.
 */
export function showProfile(profile: ProfileData | null, today: Date, mayReadRate: boolean): ShownProfile {
  if (profile === null || profile.type === "brand") return { profileData: profile };
  const { availability, rate, ...data } = profile.data;
  const shown = availability && showAvailability(availability, dayOf(today.toISOString()));
  const isKept = shown !== undefined && shown.state !== "unconfirmed";
  const isRateShown = rate !== undefined && (mayReadRate || rate.shownTo === "everybody");
  const told = { ...data, ...(isKept && { availability }), ...(isRateShown && { rate }) };
  return {
    profileData: { type: profile.type, data: told } as ProfileData,
    ...(shown && { availability: shown }),
  };
}

/** Counts the introductions that somebody received: those that were answered or closed, and those that were answered. */
export interface ResponseCounts {
  received: number | null;
  answered: number | null;
  medianHours: number | null;
}

/** Returns what is public of somebody's answers, or `null` where there are too few introductions to say anything. */
export function responsesOf({ received, answered, medianHours }: ResponseCounts): ResponseFigures | null {
  if (received === null || answered === null || received < introductionLimits.publicFrom) return null;
  return {
    answeredShare: Math.round((answered / received) * 100),
    medianHours: medianHours === null ? null : Math.round(medianHours * 10) / 10,
  };
}
