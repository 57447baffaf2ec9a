import { dayOf } from "@triptych/contract/availability";
import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import { msPerDay } from "@triptych/contract/durations";
import { asSearchable, type SearchableWork } from "@triptych/matching-engine/searchable-profile";
import type { BriefEngine, MatchingIndex } from "../adapters/matching-index/matching-index.ts";
import type { briefs, briefSearches } from "../features/matching/tables.ts";
import type { Clock } from "../platform/process/clock.ts";
import type { NewId } from "../platform/process/ids.ts";
import { inBatches } from "./batches.ts";
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
  work: readonly SearchableWork[] | null;
}

export type DemoBrief = typeof briefs.$inferInsert;

export interface DemoBriefsDeps {
  clock: Clock;
  newId: NewId;
  /** Is empty, and used for nothing else. */
  index: MatchingIndex & BriefEngine;
}

/** Returns the briefs that the demo accounts have saved, improved and searched by the real engine. */
export async function runDemoBriefs(
  written: WrittenBrief[],
  accounts: Account[],
  { clock, newId, index }: DemoBriefsDeps,
): Promise<DemoBrief[]> {
  const listed = accounts.flatMap(({ id, person, work }) =>
    person && person.subscription !== "canceled"
      ? [{ profile: asSearchable(id, person.profile, work), version: 1 }]
      : [],
  );
  await inBatches(listed, (batch) => index.put(batch));

  const today = dayOf(clock.now().toISOString());
  const saved: DemoBrief[] = [];
  for (const { username, daysAgo, isImproved, isSearched, originalText } of written) {
    const { id: userId, userType } = accounts.find((account) => account.username === username)!;
    const text = isImproved
      ? (await index.improve({ text: originalText, searcherType: userType })).improvedPrompt
      : originalText;
    const at = new Date(clock.now().getTime() - daysAgo * msPerDay);
    const row = { id: newId(), userId, originalText, text, isImproved, createdAt: at, updatedAt: at };
    saved.push(
      isSearched
        ? { ...row, lastSearchedAt: at, ...(await search(index, row, { searcherType: userType, today })) }
        : row,
    );
  }
  return saved;
}

interface Searching {
  searcherType: UserType | null;
  today: string;
}

async function search(index: MatchingIndex, { userId, text }: DemoBrief, { searcherType, today }: Searching) {
  const { matches, jobs } = await index.search({
    text,
    searcherType,
    limit: matchingLimits.matches,
    excludedIds: [userId],
    today,
  });
  return {
    lastMatches: matches.map(({ id, ...rest }) => ({ userId: id, ...rest })),
    lastJobs: jobs.map(({ label, force }) => ({ label, force })),
    readJobs: jobs.map(({ label }) => label),
  };
}

/** Returns the beginning of each searched brief's history. */
export function firstSearchesOf(saved: DemoBrief[], newId: NewId): (typeof briefSearches.$inferInsert)[] {
  return saved.flatMap(({ id: briefId, userId, text, lastSearchedAt: searchedAt }) =>
    searchedAt ? [{ id: newId(), briefId, userId, text, searchedAt, newUserIds: [], goneUserIds: [] }] : [],
  );
}
