import { createMatcher } from "@triptych/matching-engine/matcher";
import { aiTimeoutMs, type Ai } from "../../adapters/ai/ai.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import type { NewId } from "../../platform/ids.ts";
import type { Log } from "../../platform/log.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { PaymentFacts, Random } from "./blindness/rules.ts";
import { blindnessService } from "./blindness/service.ts";
import { brandMatchesService } from "./brand-matches/service.ts";
import { briefsService } from "./briefs/service.ts";
import { eligibilityService } from "./eligibility/service.ts";
import { feedbackService } from "./feedback/service.ts";
import { findingService } from "./finding/service.ts";
import { listingService } from "./listing/service.ts";
import { searchService } from "./search/service.ts";
import { suggestionsService } from "./suggestions/service.ts";
import { writingService } from "./writing/service.ts";

export interface MatchingNeeds {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
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
export function matchingService(needs: MatchingNeeds) {
  const {
    database,
    clock,
    newId,
    log,
    random,
    ai,
    profiles,
    listBlockedWith,
    listContactIds,
    listPaymentFacts,
    pollEveryMs,
  } = needs;
  const matcher = createMatcher();
  const listing = listingService({ database, log, profiles, matcher, pollEveryMs });
  const { settled } = listing;
  const finding = findingService({ matcher });
  const eligibility = eligibilityService({ profiles, listBlockedWith });
  const feedback = feedbackService({
    database,
    clock,
    newId,
    profiles,
    ownsBrief: (userId, briefId) => briefs.owns(userId, briefId),
  });
  const briefs = briefsService({ database, clock, newId, eligibility, feedback, explain: finding.explain });
  const searching = searchService({ settled, finding, briefs, feedback, eligibility });
  const suggestions = suggestionsService({
    database,
    clock,
    profiles,
    eligibility,
    feedback,
    finding,
    listContactIds,
    settled,
  });
  const brandMatches = brandMatchesService({ database, clock, profiles, eligibility, feedback, finding, settled });
  const blindness = blindnessService({ searching, profiles, createMatcher, listPaymentFacts, random });
  const writing = writingService({ ai, eligibility, startTimer: () => AbortSignal.timeout(aiTimeoutMs) });

  return {
    searching,
    writing,
    briefs,
    feedback,
    suggestions,
    brandMatches,
    blindness,
    /** Builds the index from the database, then keeps it in step until `stop`. */
    start: listing.start,
    stop: listing.stop,
    /** To be called inside every transaction that may change whether or how somebody is listed. */
    noteListingChange: (tx: Transaction, userId: string): Promise<void> => listing.noteChanges(tx, [userId]),
    /** Takes a person who leaves out of what is kept for others; to be called inside the transaction that deletes them. */
    forgetPerson: async (tx: Transaction, userId: string): Promise<void> => {
      await briefs.forgetPerson(tx, userId);
      await brandMatches.forgetPerson(tx, userId);
      await listing.noteChanges(tx, [userId]);
    },
    insertDemoBriefs: briefs.insertDemoBriefs,
  };
}
