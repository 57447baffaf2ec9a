import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import type { Matcher } from "@triptych/matching-engine/matcher";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { BriefsService } from "../briefs/service.ts";
import type { EligibilityService } from "../visibility/service.ts";
import type { FeedbackService } from "../feedback/service.ts";
import type { FindingService } from "../retrieval/service.ts";
import { searcherTypeOf, toMatch, type Eligible } from "../rules.ts";

export interface SearchDeps {
  /** Resolves once the index knows what was saved before. */
  settled: () => Promise<void>;
  finding: Pick<FindingService, "find">;
  briefs: Pick<BriefsService, "owns" | "keepRun">;
  feedback: Pick<FeedbackService, "consequencesFor">;
  eligibility: EligibilityService;
  /** To be called as each stage of a search ends. */
  startStages: () => (stage: string) => void;
  /** Told of every search that was answered. */
  countSearch: () => Promise<void>;
}

export interface SearchInput {
  query: string;
  briefId?: string;
}

interface EligibleSearch {
  text: string;
  briefId: string | null;
  index?: Matcher;
  onStage?: (stage: string) => void;
  onFallback?: () => void;
}

export type SearchService = ReturnType<typeof searchService>;

/** Found people who turn out to have left in the meantime are made up for by this many more. */
const reserve = 20;

export function searchService(deps: SearchDeps) {
  const { settled, finding, briefs, feedback, eligibility, startStages, countSearch } = deps;

  /** Who fits a brief, best first, kept with the brief. `searcherType` is whose search it is; others are refused. */
  async function search(viewer: Viewer, searcherType: UserType, { query, briefId }: SearchInput) {
    if (searcherTypeOf(viewer) !== searcherType) refuse("forbidden");
    if (briefId && !(await briefs.owns(viewer.userId, briefId))) refuse("not_found");
    const onStage = startStages();
    let isFallback = false;
    const onFallback = () => (isFallback = true);
    const matches = await findEligible(viewer, { text: query, briefId: briefId ?? null, onStage, onFallback });
    await countSearch();
    const kept = await briefs.keepRun(viewer, { briefId: briefId ?? null, text: query, matches });
    onStage("keep");
    /** `isFallback`: a model should have helped, and could not. */
    return { briefId: kept, matches: matches.map(toMatch), isFallback };
  }

  /** The same search without keeping anything, and of another index than the product's own where one is given. */
  async function findEligible(
    viewer: Viewer,
    { text, briefId, index, onStage = () => {}, onFallback }: EligibleSearch,
  ): Promise<Eligible[]> {
    const searcherType = searcherTypeOf(viewer) ?? refuse("forbidden");
    const [{ hiddenUserIds, adjustments }, hidden] = await Promise.all([
      feedback.consequencesFor(viewer.userId, briefId),
      eligibility.listHidden(viewer.userId),
      settled(),
    ]);
    onStage("prepare");
    const excludedIds = new Set([...hidden, ...hiddenUserIds]);
    const limit = matchingLimits.matches + reserve;
    const asked = { text, searcherType, adjustments, excludedIds, limit, onStage, onFallback };
    const found = await finding.find(asked, index);
    const eligible = await eligibility.keepEligible(viewer.userId, found, { limit: matchingLimits.matches, hidden });
    onStage("check");
    return eligible;
  }

  return { search, findEligible };
}
