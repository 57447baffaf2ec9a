import type { Caution } from "@triptych/contract/matching";
import { leastOf } from "../rank/statements.ts";
import type { Unstated } from "../rank/unstated.ts";
import type { SearchableProfile } from "../searchable-profile.ts";

/** Returns the field and the values of a profile that are unusual, of what the brief leaves open; the browser writes the sentence. */
export function cautionAbout(about: keyof Unstated, profile: SearchableProfile): Caution {
  if (about === "place")
    return { about, field: "regions", quotes: profile.userType === "brand" ? [] : [...profile.data.regions] };
  const { field = "minimumBudget", quote } = leastOf(profile) ?? {};
  return { about, field, quotes: quote === undefined ? [] : [quote] };
}
