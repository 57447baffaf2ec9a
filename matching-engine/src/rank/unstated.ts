import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { taxonomy } from "../read/lexicon/taxonomy.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { unstatedWeights } from "../weights.ts";
import { leastOf } from "./statements.ts";

/** Says what a brief leaves open, so that what is usual is assumed. */
export interface Unstated {
  sum: boolean;
  place: boolean;
}

/** Finds out what a brief leaves open: it names no sum; it names no place, or that none is needed, and its writer is not known to be elsewhere. */
export function findUnstated({ requirements, aboutYou }: Pick<Brief, "requirements" | "aboutYou">): Unstated {
  const asksFor = (...kinds: Requirement["kind"][]) => requirements.some(({ kind }) => kinds.includes(kind));
  const isElsewhere = aboutYou.some(({ kind, label }) => kind === "place" && !isAtHome(label));
  return { sum: !asksFor("budget"), place: !asksFor("place", "workingMode") && !isElsewhere };
}

/** Finds out in what somebody is not for the usual brief, of what a brief leaves open: they take large projects only, or work in other parts of the world. */
export function findUnusual(profile: SearchableProfile, unstated: Unstated): (keyof Unstated)[] {
  if (profile.userType === "brand") return [];
  const { largeFrom, home } = unstatedWeights;
  const { regions } = profile.data;
  const isLarge = unstated.sum && (leastOf(profile)?.floor ?? 0) >= largeFrom;
  const isAway = unstated.place && regions.length > 0 && !regions.includes(home);
  return [...(isLarge ? (["sum"] as const) : []), ...(isAway ? (["place"] as const) : [])];
}

/** Returns how much less somebody fits who is not for the usual brief. */
export function costOf(unusual: readonly (keyof Unstated)[]): number {
  const { large, away } = unstatedWeights;
  return unusual.reduce((sum, about) => sum + (about === "sum" ? large : away), 0);
}

function isAtHome(label: string): boolean {
  const home = taxonomy.byName.get(`place ${unstatedWeights.home}`);
  const place = taxonomy.byName.get(`place ${label}`);
  return place === undefined || place === home || taxonomy.concepts[place]!.up.some(({ id }) => id === home);
}
