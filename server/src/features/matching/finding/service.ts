import type { UserType } from "@triptych/contract/basics";
import type { ProfileData } from "@triptych/contract/profiles";
import type { Adjustment, EngineMatch, Matcher, SearchableProfile } from "@triptych/matching-engine/matcher";

export interface FindingNeeds {
  /** The index of everybody who is listed now. */
  matcher: Matcher;
}

export interface FindInput {
  text: string;
  searcherType: UserType;
  adjustments: readonly Adjustment[];
  excludedIds: ReadonlySet<string>;
  limit: number;
}

export type FindingService = ReturnType<typeof findingService>;

/** Asks the engine who fits. What it is handed has no word about money, so its answer cannot depend on it. */
export function findingService({ matcher }: FindingNeeds) {
  /** Who fits a brief, best first. Another index than the product's own may be asked. */
  async function find(input: FindInput, index: Matcher = matcher): Promise<EngineMatch[]> {
    return index.search(input);
  }

  /** Who would make sense to meet for somebody with this profile, best first: those who hire them and those they hire. */
  function findToMeet(
    own: { id: string; profile: ProfileData; excludedIds: ReadonlySet<string> },
    limit: number,
  ): EngineMatch[] {
    const { id, profile, excludedIds } = own;
    const searchable = asSearchable(id, profile);
    if (profile.type === "freelancer") return matcher.findBrandsFor({ profile: searchable, limit, excludedIds });
    const hired = matcher.search({
      text: sentencesOf(profile),
      searcherType: profile.type,
      limit,
      excludedIds: [...excludedIds, id],
    });
    if (profile.type === "brand") return hired;
    return [...matcher.findBrandsFor({ profile: searchable, limit, excludedIds }), ...hired]
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  return {
    find,
    findToMeet,
    /** How one person fits a brief; nothing where they may not be found. */
    explain: (id: string, brief: { text: string; searcherType: UserType | null }): EngineMatch | null =>
      matcher.explain(id, brief) ?? null,
    /** Brands that fit a freelancer's own profile, best first. */
    findBrands: (id: string, profile: ProfileData, limit: number): EngineMatch[] =>
      matcher.findBrandsFor({ profile: asSearchable(id, profile), limit }),
  };
}

function asSearchable(id: string, { type, data }: ProfileData): SearchableProfile {
  return { id, userType: type, data } as SearchableProfile;
}

function sentencesOf(profile: ProfileData): string {
  if (profile.type === "brand") return profile.data.description;
  return profile.type === "agency" ? profile.data.uniqueValue : profile.data.bio;
}
