import type { SearchableProfile } from "@triptych/matching-engine/matcher";

/** Builds what tests of the matching index put into it and search for. */
export function aSearch(text: string) {
  return { text, searcherType: "brand" as const, limit: 20 };
}

export function aFreelancer(title: string): SearchableProfile {
  return {
    id: crypto.randomUUID(),
    userType: "freelancer",
    data: {
      fullName: "Ada Example",
      title,
      skills: [],
      industries: [],
      regions: ["Europe"],
      bio: `I have worked as a ${title.toLowerCase()} for ten years and like it.`,
    },
  } as unknown as SearchableProfile;
}

export function aBrand(description: string): SearchableProfile {
  return {
    id: crypto.randomUUID(),
    userType: "brand",
    data: { brandName: "Example", industries: [], regions: ["Europe"], brandSize: [], description },
  } as unknown as SearchableProfile;
}
