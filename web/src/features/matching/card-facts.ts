import type { ProfileData } from "@triptych/contract/profiles";

/** Holds the facts of a profile that a match card shows. */
export interface CardFacts {
  industries: string[];
  /** Lists the services of an agency or the skills of a freelancer; empty for a brand. */
  abilities: string[];
  experience: string[];
  locations: string[];
  description: string;
  portfolio: { address: string; isWebsite: boolean } | undefined;
}

const nothing: CardFacts = {
  industries: [],
  abilities: [],
  experience: [],
  locations: [],
  description: "",
  portfolio: undefined,
};

export function factsOf(profile: ProfileData | null): CardFacts {
  if (!profile) return nothing;
  const { industries, regions: locations } = profile.data;
  if (profile.type === "agency") {
    const { services, clientExperience, uniqueValue, website } = profile.data;
    return {
      industries,
      locations,
      abilities: named(services),
      experience: clientExperience,
      description: uniqueValue,
      portfolio: linkTo(website, true),
    };
  }
  if (profile.type === "freelancer") {
    const { skills, title, bio, portfolio } = profile.data;
    return {
      industries,
      locations,
      abilities: named(skills),
      experience: [title],
      description: bio,
      portfolio: linkTo(portfolio, false),
    };
  }
  const { brandSize, description } = profile.data;
  return { industries, locations, abilities: [], experience: brandSize, description, portfolio: undefined };
}

/** Leaves out "Other", which tells readers nothing. */
function named(abilities: readonly string[]): string[] {
  return abilities.filter((ability) => ability !== "Other");
}

function linkTo(address: string | undefined, isWebsite: boolean): CardFacts["portfolio"] {
  return address !== undefined && /^https?:\/\//i.test(address) ? { address, isWebsite } : undefined;
}
