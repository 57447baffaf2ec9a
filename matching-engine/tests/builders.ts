import type { DataOf } from "../src/searchable-profile.ts";

/** Makes believable profiles of which a test changes what it is about. */
export function aFreelancer(id: string, data: Partial<DataOf["freelancer"]> = {}) {
  return {
    id,
    userType: "freelancer" as const,
    data: {
      fullName: "Robin Hart",
      title: "Freelance creative",
      industries: ["Other" as const],
      regions: ["Europe" as const],
      skills: ["Other"],
      bio: "I have been working for myself for a good while now and enjoy every bit of it.",
      ...data,
    },
  };
}

export function anAgency(id: string, data: Partial<DataOf["agency"]> = {}) {
  return {
    id,
    userType: "agency" as const,
    data: {
      agencyName: "Hart and Hind",
      website: "https://hart.example",
      industries: ["Other" as const],
      regions: ["Europe" as const],
      services: ["Other" as const],
      uniqueValue: "We have worked side by side for a good while now and enjoy every bit of it.",
      clientExperience: ["Startups" as const],
      preferredClientSize: ["Startups" as const],
      projectTypes: ["Project-based" as const],
      minimumBudget: "< £10k" as const,
      ...data,
    } satisfies DataOf["agency"],
  };
}

export function aBrand(id: string, data: Partial<DataOf["brand"]> = {}) {
  return {
    id,
    userType: "brand" as const,
    data: {
      brandName: "Fern & Field",
      industries: ["Other" as const],
      regions: ["Europe" as const],
      description: "We have been making things for a good while now and enjoy every bit of it.",
      brandSize: ["Startup" as const],
      ...data,
    },
  };
}
