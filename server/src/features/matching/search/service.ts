import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import type { ConfirmedReading } from "@triptych/contract/reading";
import type { MatchingIndex } from "../../../adapters/matching-index/matching-index.ts";
import type { OnStage } from "../../../platform/metrics/meters.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { BriefsService } from "../briefs/service.ts";
import type { VisibilityService } from "../visibility/service.ts";
import type { FeedbackService } from "../feedback/service.ts";
import type { QuotingService } from "../quoting/service.ts";
import type { RetrievalService } from "../retrieval/service.ts";
import type { ReadingsService } from "../readings/service.ts";
import { searcherTypeOf, toMatch, type Searcher, type VisibleMatch } from "../rules.ts";
import type { KeptJob } from "../tables.ts";

export interface SearchDeps {
  readings: Pick<ReadingsService, "forSearch" | "record">;
  retrieval: Pick<RetrievalService, "find">;
  briefs: Pick<BriefsService, "owns" | "keepRun">;
  feedback: Pick<FeedbackService, "consequencesFor">;
  quoting: QuotingService;
  visibility: VisibilityService;
  /** Starts the timer of a search. What it returns is called as each stage ends. */
  startStages: () => OnStage;
  /** Counts a search that was completed. */
  countSearch: () => void;
}

export interface SearchInput {
  query: string;
  briefId?: string;
}

interface VisibleSearch {
  text: string;
  briefId: string | null;
  index?: MatchingIndex;
  onStage?: OnStage;
  onFallback?: () => void;
}

/** Holds the matches that may be shown, the jobs of the brief, and the confirmed reading that was used. */
interface VisibleResult {
  matches: VisibleMatch[];
  jobs: KeptJob[];
  reading: ConfirmedReading | undefined;
}

export type SearchService = ReturnType<typeof searchService>;

/** Counts the further people who are asked for, in the place of those who turn out to have left. */
const reserve = 20;

/** Searches for the people who fit a brief. */
export function searchService(deps: SearchDeps) {
  const { retrieval, readings, briefs, feedback, quoting, visibility, startStages, countSearch } = deps;

  /** Finds who fits a brief, best first, and keeps it with the brief. Refuses accounts of another type than `searcherType`. */
  async function search(viewer: Viewer, searcherType: UserType, { query, briefId }: SearchInput) {
    if (searcherTypeOf(viewer) !== searcherType) refuse("forbidden");
    if (briefId && !(await briefs.owns(viewer.userId, briefId))) refuse("not_found");
    const onStage = startStages();
    let isFallback = false;
    const onFallback = () => (isFallback = true);
    const asked = { text: query, briefId: briefId ?? null };
    const { matches, jobs, reading } = await findVisible(viewer, { ...asked, onStage, onFallback });
    countSearch();
    // NOTE: kept before the reply, which carries the brief's id: the next call with it may reach another process.
    const [kept, shown] = await Promise.all([
      briefs.keepRun(viewer, { ...asked, jobs, matches, reading }),
      quoting.quote(viewer.userId, matches.map(toMatch), async () => ({ text: query, searcherType, reading })),
      reading && briefId && readings.record({ userId: viewer.userId, briefId, text: query, reading }),
    ]);
    onStage("keep");
    // NOTE: `isFallback` says that a language model should have helped and could not.
    return { briefId: kept, matches: shown, isFallback };
  }

  /** Runs the same search without keeping anything, on another index than the product's own where one is given. */
  async function findVisible(
    viewer: Searcher,
    { text, briefId, index, onStage = () => {}, onFallback }: VisibleSearch,
  ): Promise<VisibleResult> {
    const searcherType = searcherTypeOf(viewer) ?? refuse("forbidden");
    const [{ hiddenUserIds, adjustments }, hidden, reading] = await Promise.all([
      feedback.consequencesFor(viewer.userId, briefId),
      visibility.listHidden(viewer.userId),
      readings.forSearch(viewer.userId, { text, briefId, searcherType }),
    ]);
    const excludedIds = new Set([...hidden, ...hiddenUserIds]);
    const limit = matchingLimits.matches + reserve;
    const asked = { text, reading, searcherType, adjustments, excludedIds, limit, onStage, onFallback };
    const { found, jobs } = await retrieval.find(asked, index);
    const matches = await visibility.keepVisible(viewer.userId, found, { limit: matchingLimits.matches, hidden });
    onStage("check");
    return { matches, jobs, reading };
  }

  return { search, findVisible };
}
