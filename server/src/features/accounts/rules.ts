import type { UserType } from "@triptych/contract/basics";
import type { CurrentUser } from "@triptych/contract/accounts";

/**
 * Returns a username as it looks at a glance: without case, punctuation, or the difference between i, l and 1, o and 0, m and
 * rn, w and vv. Two usernames that look the same count as the same.
 */
export function lookOf(username: string): string {
  return username
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[._-]/g, "")
    .replaceAll(/[i1|]/g, "l")
    .replaceAll("0", "o")
    .replaceAll("m", "rn")
    .replaceAll("w", "vv");
}

/** Returns which dashboard somebody sees. Usernames that the configuration lists see the freelancer's. */
export function dashboardOf(
  userType: UserType | null,
  username: string,
  freelancerViewUsernames: readonly string[],
): CurrentUser["dashboardView"] {
  if (freelancerViewUsernames.some((special) => lookOf(special) === lookOf(username))) return "freelancer";
  return userType ?? "workspace";
}

/** Returns the type that somebody searches as, where it is not their own. */
export function searchesAsOf(...account: Parameters<typeof dashboardOf>): {
  searchesAs?: Exclude<CurrentUser["dashboardView"], "workspace">;
} {
  const view = dashboardOf(...account);
  return view === "workspace" || view === account[0] ? {} : { searchesAs: view };
}
