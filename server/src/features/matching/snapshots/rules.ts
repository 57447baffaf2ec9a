import { msPerHour, msPerMinute } from "@triptych/contract/durations";

/** Holds what is known when a process asks itself whether to save its index. */
export interface SavingFacts {
  profiles: number;
  /** Holds the newest snapshot that fits, with the changes since; `null` where there is none. */
  newest: { ageMs: number; changes: number } | null;
  isStopping: boolean;
}

/** Sets the smallest index that is worth saving: below it, building one anew takes no longer. */
const fewestProfiles = 2_000;
const shortestAgeMs = 5 * msPerMinute;
const shortestAgeAtStopMs = msPerMinute;
/** Sets how many changes make a new snapshot worth it: this share of the profiles, but so many at least. */
const share = 0.01;
const fewestChanges = 100;
/** Sets when any change is enough, so that a snapshot does not keep for long what somebody deleted. */
const longestAgeMs = msPerHour;

/** Returns whether a new snapshot is worth its writing. */
export function isWorthSaving({ profiles, newest, isStopping }: SavingFacts): boolean {
  if (profiles < fewestProfiles) return false;
  if (newest === null) return true;
  const { ageMs, changes } = newest;
  if (changes === 0 || ageMs < (isStopping ? shortestAgeAtStopMs : shortestAgeMs)) return false;
  return ageMs >= longestAgeMs || changes >= Math.max(fewestChanges, profiles * share);
}
