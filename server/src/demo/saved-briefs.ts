import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import { msPerDay } from "@triptych/contract/durations";
import { improveBrief } from "@triptych/matching-engine/improve-brief";
import { createMatcher, type SearchableProfile } from "@triptych/matching-engine/matcher";
import type { briefs } from "../features/matching/tables.ts";
import type { Clock } from "../platform/process/clock.ts";
import type { NewId } from "../platform/process/ids.ts";
import type { DemoPerson } from "./marketplace.ts";

interface WrittenBrief {
  username: string;
  daysAgo: number;
  isImproved: boolean;
  isSearched: boolean;
  originalText: string;
}

interface Account {
  id: string;
  username: string;
  userType: UserType | null;
  person: DemoPerson | null;
}

export type DemoBrief = typeof briefs.$inferInsert;

/** Returns the briefs that the demo accounts have saved, improved and searched by the real engine. */
export function runDemoBriefs(
  written: WrittenBrief[],
  accounts: Account[],
  { clock, newId }: { clock: Clock; newId: NewId },
): DemoBrief[] {
  const matcher = createMatcher();
  for (const { id, person } of accounts)
    if (person && person.subscription !== "canceled") matcher.put(asSearchable(id, person));

  return written.map(({ username, daysAgo, isImproved, isSearched, originalText }) => {
    const { id: userId, userType } = accounts.find((account) => account.username === username)!;
    const text = isImproved
      ? improveBrief({ text: originalText, searcherType: userType }).improvedPrompt
      : originalText;
    const at = new Date(clock.now().getTime() - daysAgo * msPerDay);
    const row = { id: newId(), userId, originalText, text, isImproved, createdAt: at, updatedAt: at };
    if (!isSearched) return { ...row, lastSearchedAt: null };
    const { matches, byJob } = matcher.search({
      text,
      searcherType: userType,
      limit: matchingLimits.matches,
      excludedIds: [userId],
    });
    const lastMatches = matches.map(({ id, ...rest }) => ({ userId: id, ...rest }));
    const lastJobs = byJob.jobs.map(({ label, force }) => ({ label, force }));
    const readJobs = lastJobs.map(({ label }) => label);
    return { ...row, lastSearchedAt: at, lastMatches, lastJobs, readJobs };
  });
}

function asSearchable(id: string, { profile: { type, data } }: DemoPerson): SearchableProfile {
  return { id, userType: type, data } as SearchableProfile;
}
