import { createMatcher } from "@triptych/matching-engine/matcher";
import { aiTimeoutMs, type Ai } from "../../adapters/ai/ai.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Log } from "../../platform/process/log.ts";
import { stageTimer, type Meters } from "../../platform/metrics/meters.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { PaymentFacts, Random } from "./payment-neutrality/rules.ts";
import { paymentNeutralityService } from "./payment-neutrality/service.ts";
import { brandMatchesService } from "./brand-matches/service.ts";
import { briefsService } from "./briefs/service.ts";
import { eligibilityService } from "./visibility/service.ts";
import { exportingService } from "./exporting/service.ts";
import { feedbackService } from "./feedback/service.ts";
import { findingService } from "./retrieval/service.ts";
import { listingService } from "./index-sync/service.ts";
import { operatorService } from "./operator/service.ts";
import { searchService } from "./search/service.ts";
import { similarityService } from "./similarity/service.ts";
import { suggestionsService } from "./suggestions/service.ts";
import { writingService } from "./writing/service.ts";

export interface MatchingDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  meters: Meters;
  queue: Queue;
  random: Random;
  ai: Ai;
  profiles: ProfilesService;
  /** Everybody whom this person blocked or who blocked them. */
  listBlockedWith: (userId: string) => Promise<string[]>;
  /** The people this person writes with. */
  listContactIds: (userId: string) => Promise<string[]>;
  /** What people pay: for showing that it changes nothing, and for nothing else. */
  listPaymentFacts: (userIds: string[]) => Promise<Map<string, PaymentFacts>>;
  /** How often changes of other processes are looked for. */
  pollEveryMs: number;
}

export type MatchingService = ReturnType<typeof matchingService>;

/** Who fits whom: everything that this feature offers, built once. */
export function matchingService(deps: MatchingDeps) {
  const matcher = createMatcher();
  const similarity = similarityService({
    ...deps,
    startTimer,
    onEmbedded: (tx, userId) => listing.noteChanges(tx, [userId]),
  });
  const listing = listingService({ ...deps, matcher, onListed: similarity.load, onUnlisted: similarity.drop });
  const finding = findingService({ ...deps, matcher, similarity, startTimer });
  const eligibility = eligibilityService(deps);
  const feedback = feedbackService({ ...deps, ownsBrief: (userId, briefId) => briefs.owns(userId, briefId) });
  const shared = { ...deps, settled: listing.settled, finding, eligibility, feedback };
  const briefs = briefsService({ ...shared, explain: finding.explain });
  const observeStage = deps.meters.histogram<{ stage: string }>({
    name: "search_stage_duration_seconds",
    help: "A search's stages: prepare, model_read, read, find, score, explain, model_judge, check, keep.",
    labels: ["stage"],
  });
  const searching = searchService({
    ...shared,
    briefs,
    startStages: () => stageTimer(observeStage),
    countSearch: () => operator.countSearch(),
  });
  const operator = operatorService(deps);
  const suggestions = suggestionsService(shared);
  const brandMatches = brandMatchesService(shared);

  /** To be called inside every transaction that may change whether or how somebody is listed. */
  const noteListingChange = (tx: Transaction, userId: string): Promise<void> => listing.noteChanges(tx, [userId]);

  return {
    searching,
    briefs,
    brandMatches,
    feedback,
    similarity,
    writing: writingService({ ...shared, startTimer }),
    suggestions,
    operator,
    blindness: paymentNeutralityService({ ...deps, searching, createMatcher, ownsBrief: briefs.owns }),
    /** Begins to build the index from the database, then keeps it in step until `stop`. Calls that need it wait for it. */
    start: listing.start,
    /** Whether everybody who was listed at the start is in the index. */
    isLoaded: listing.isLoaded,
    stop: listing.stop,
    noteListingChange,
    /** To be called inside the transaction that saves a profile. */
    noteProfile: async (tx: Transaction, userId: string): Promise<void> => {
      await noteListingChange(tx, userId);
      await similarity.plan(tx, userId);
    },
    /** Takes a person who leaves out of what is kept for others; to be called inside the transaction that deletes them. */
    forgetPerson: async (tx: Transaction, userId: string): Promise<void> => {
      await briefs.forgetPerson(tx, userId);
      await brandMatches.forgetPerson(tx, userId);
      await noteListingChange(tx, userId);
    },
    ...exportingService(deps),
  };
}

/** A call may take so long over all that it asks a model. */
const startTimer = () => AbortSignal.timeout(aiTimeoutMs);
