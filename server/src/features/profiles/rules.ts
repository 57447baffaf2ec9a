import type { ProfileData } from "@triptych/contract/profiles";

/** Returns the name in a profile. */
export function nameOf(profile: ProfileData): string {
  if (profile.type === "agency") return profile.data.agencyName;
  return profile.type === "brand" ? profile.data.brandName : profile.data.fullName;
}

/** Returns the profile's name where there is one, otherwise the username. */
export function displayNameOf(username: string, profile: ProfileData | null): string {
  return profile ? nameOf(profile) : username;
}
