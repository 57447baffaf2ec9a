import { aiTimeoutMs, type Ai } from "../../adapters/ai/ai.ts";
import type {
  BriefEngine,
  MatchingIndex,
  ProfileMeaning,
  SharedMatchingIndex,
} from "../../adapters/matching-index/matching-index.ts";
import type { SentenceEncoder } from "../../adapters/sentences/sentences.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Queries, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Log } from "../../platform/process/log.ts";
import { stageTimer, type Meters } from "../../platform/metrics/meters.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { PaymentFacts, Random } from "./payment-neutrality/rules.ts";
import { paymentNeutralityService } from "./payment-neutrality/service.ts";
import { brandMatchesService } from "./brand-matches/service.ts";
import { briefsService } from "./briefs/service.ts";
import { visibilityService } from "./visibility/service.ts";
import { exportingService } from "./exporting/service.ts";
import { feedbackService } from "./feedback/service.ts";
import { newMatchesService } from "./new-matches/service.ts";
import { quotingService, type QuotingDeps } from "./quoting/service.ts";
import { readingsService } from "./readings/service.ts";
import { historyService } from "./history/service.ts";
import { retrievalService } from "./retrieval/service.ts";
import { meaningService, toProfileMeaning } from "./meaning/service.ts";
import { profileVectorsService } from "./profile-vectors/service.ts";
import { indexSyncService } from "./index-sync/service.ts";
import { judgingService } from "./judging/service.ts";
import { operatorService } from "./operator/service.ts";
import { searchService } from "./search/service.ts";
import type { Searcher } from "./rules.ts";
import { similarityService } from "./similarity/service.ts";
import { noSnapshots, snapshotsService } from "./snapshots/service.ts";
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
  /** Holds everybody who is listed. */
  index: MatchingIndex;
  /** Is the same index where it is part of the database. */
  sharedIndex: SharedMatchingIndex | null;
  engine: BriefEngine;
  /** Is `null` where meanings of sentences are not compared, or a configured model makes vectors of profiles. */
  encoder: SentenceEncoder | null;
  /** Creates an empty index for a moment. */
  createIndex: () => Promise<MatchingIndex>;
  profiles: ProfilesService;
  /** Finds somebody who may search at the moment: verified and, on a paid plan, with access. */
  findSearcher: (userId: string) => Promise<Searcher | null>;
  /** Lists everybody whom this person blocked or who blocked them. */
  listBlockedWith: (userId: string) => Promise<string[]>;
  /** Lists the people this person writes with. */
  listContactIds: (userId: string) => Promise<string[]>;
  /** Lists what people pay, how they answer and how often they were saved. It is used only to show that none of it changes anything. */
  listPaymentFacts: (userIds: string[]) => Promise<Map<string, PaymentFacts>>;
  /** Lists what is published about people in the words of others. */
  listReferences: QuotingDeps["listReferences"];
  /** Sets how often changes of other processes are looked for, in milliseconds. */
  pollEveryMs: number;
  /** Says whether a saved profile waits for further saves before it is embedded. */
  waitsForMore: boolean;
}

export type MatchingService = ReturnType<typeof matchingService>;

/** Builds everything that the matching feature offers. */
export function matchingService(deps: MatchingDeps) {
  const similarity = similarityService({ ...deps, startTimer });
  const meaning = meaningService(deps);
  const profileVectors = profileVectorsService({
    ...deps,
    embedder: similarity.embedder ?? meaning.embedder,
    onEmbedded: (tx, userId) => indexSync.noteChanges(tx, [userId]),
  });
  const snapshots = deps.sharedIndex ? noSnapshots : snapshotsService(deps);
  const indexSync = indexSyncService({
    ...deps,
    snapshots,
    onListed: profileVectors.load,
    onUnlisted: similarity.drop,
  });
  const retrieval = retrievalService({ ...deps, similarity, meaning, settled: indexSync.settled, startTimer });
  const visibility = visibilityService(deps);
  const readings = readingsService({ ...deps, meaning });
  const feedback = feedbackService({ ...deps, readings });
  const shared = { ...deps, retrieval, visibility, readings, feedback };
  const history = historyService({ ...deps, visibility });
  const quoting = quotingService({ ...deps, meaning });
  const briefs = briefsService({ ...shared, history, quoting, meaning, explain: retrieval.explain });
  const observeStage = deps.meters.histogram<{ stage: string }>({
    name: "search_stage_duration_seconds",
    help: "A search's stages: prepare, model_read, read, find, score, explain, wait, model_judge, check, keep.",
    labels: ["stage"],
  });
  const searching = searchService({
    ...shared,
    briefs,
    quoting,
    startStages: () => stageTimer(observeStage),
    countSearch: () => operator.countSearch(),
  });
  const operator = operatorService(deps);
  const suggestions = suggestionsService(shared);
  const brandMatches = brandMatchesService(shared);

  /** Lists what people's sentences mean, from the database that is given. */
  async function listMeanings(from: Queries, userIds: readonly string[]): Promise<ProfileMeaning[]> {
    return meaning.embedder === null ? [] : (await profileVectors.listFrom(from, userIds)).map(toProfileMeaning);
  }

  /** Notes, inside the transaction that made it, a change that may affect whether or how somebody is listed. */
  const noteVisibilityChange = (tx: Transaction, userId: string): Promise<void> => indexSync.noteChanges(tx, [userId]);

  return {
    searching,
    briefs,
    readings,
    judging: judgingService({ ...shared, quoting, explain: retrieval.explain }),
    brandMatches,
    feedback,
    newMatches: newMatchesService({ ...deps, searching }),
    profileVectors,
    writing: writingService({ ...shared, startTimer }),
    suggestions,
    operator,
    paymentNeutrality: paymentNeutralityService({
      ...deps,
      searching,
      ownsBrief: briefs.owns,
      listMeanings: (userIds) => listMeanings(deps.database, userIds),
    }),
    /** Begins to take the index from a snapshot. `start` does the rest. */
    prepare: indexSync.prepare,
    /** Starts to build the index from the database, then keeps it up to date until `stop`. Calls that need it wait for it. */
    start: () => {
      deps.sharedIndex?.start();
      indexSync.start();
      // NOTE: looking through everybody's vectors delays no start; a look that fails is repeated by its schedule.
      void indexSync
        .settled()
        .then(profileVectors.planLook, () => {})
        .catch(() => {});
    },
    /**
     * Begins to compare the index with the database for all processes, and returns at once. NOTE: the larger the marketplace, the
     * longer it takes, and jobs have a time limit.
     */
    beginComparing: async (): Promise<void> => void indexSync.checkForAll(),
    /** Returns whether everybody who was listed at the start is in the index. */
    isLoaded: indexSync.isLoaded,
    stop: async (): Promise<void> => {
      await indexSync.stop();
      await operator.saveCounts();
    },
    noteVisibilityChange,
    listMeanings,
    /** Notes a changed profile, inside the transaction that saves it. */
    noteProfile: async (tx: Transaction, userId: string): Promise<void> => {
      await noteVisibilityChange(tx, userId);
      for (const saved of deps.sharedIndex ? await deps.profiles.listForIndexFrom(tx, [userId]) : [])
        await deps.sharedIndex?.write(tx, saved);
      await profileVectors.plan(tx, userId);
    },
    /** Removes a person who leaves from what is saved for others, inside the transaction that deletes them. */
    forgetPerson: async (tx: Transaction, userId: string): Promise<void> => {
      await briefs.forgetPerson(tx, userId);
      await brandMatches.forgetPerson(tx, userId);
      await noteVisibilityChange(tx, userId);
    },
    ...exportingService(deps),
  };
}

/** Starts the time that one call may spend on a language model. */
const startTimer = () => AbortSignal.timeout(aiTimeoutMs);
