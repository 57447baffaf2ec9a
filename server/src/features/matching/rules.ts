import type { UserType } from "@triptych/contract/basics";
import type { Criterion, Match } from "@triptych/contract/matching";
import type { MemberProfile } from "@triptych/contract/profiles";
import type { Viewer } from "../../platform/security/viewer.ts";
import type { KeptMatch } from "./tables.ts";

/** Somebody that the engine found. */
export interface Found {
  id: string;
  score: number;
  reasons: string[];
  criteria: Criterion[];
}

/** Somebody who was found and may be shown. */
export interface Eligible {
  user: MemberProfile;
  found: Found;
}

/** A match as the contract promises it. */
export function toMatch({ user, found: { score, reasons, criteria } }: Eligible): Match {
  return { user, score, reasons, criteria };
}

/** A match as it is kept: the person's profile is read anew when it is shown. */
export function toKept({ id, score, reasons, criteria }: Found): KeptMatch {
  return { userId: id, score, reasons, criteria };
}

export function toFound({ userId, score, reasons, criteria }: KeptMatch): Found {
  return { id: userId, score, reasons, criteria };
}

/** Does everything that a match quotes still stand in the profile, character for character? Profiles change after a search. */
export function isStillTrue({ user, found }: Eligible): boolean {
  const fields = new Map(Object.entries(user.profileData?.data ?? {}));
  return found.criteria.every(({ quote, field }) => {
    if (quote === undefined || field === undefined) return true;
    const value: unknown = fields.get(field);
    return Array.isArray(value) ? value.includes(quote) : typeof value === "string" && value.includes(quote);
  });
}

/** Whose searches somebody makes: their account type's, unless the configuration gives them the freelancer view. */
export function searcherTypeOf({ searchesAs, userType }: Pick<Viewer, "searchesAs" | "userType">): UserType | null {
  return searchesAs ?? userType;
}
