import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import type { ConfirmedReading } from "@triptych/contract/reading";
import type { ProfileData } from "@triptych/contract/profiles";
import { dayOf } from "@triptych/contract/availability";
import type { Adjustment, SearchableProfile } from "@triptych/matching-engine/matcher";
import { asSearchable } from "@triptych/matching-engine/searchable-profile";
import type { Ai, Candidate, TimeLeft } from "../../../adapters/ai/ai.ts";
import type { BriefEngine, BriefSearch, MatchingIndex } from "../../../adapters/matching-index/matching-index.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import { stopwatch, type OnStage } from "../../../platform/metrics/meters.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { Found } from "../rules.ts";
import type { MeaningService, VectorsOfBrief } from "../meaning/service.ts";
import type { SimilarityService } from "../similarity/service.ts";
import type { KeptJob } from "../tables.ts";
import { boostTowards, creditEvidence, fuse, quoteTheBrief, withReadings } from "./rules.ts";

export interface RetrievalDeps {
  /** Holds everybody who is listed now. */
  index: MatchingIndex;
  engine: Pick<BriefEngine, "listSubjects">;
  ai: Pick<Ai, "hasModel" | "readRequirements" | "judge">;
  clock: Clock;
  similarity: Pick<SimilarityService, "findSimilar">;
  meaning: Pick<MeaningService, "findVectors">;
  profiles: Pick<ProfilesService, "listForMatching">;
  /** Resolves once the index has everything that this process saved before. Refuses while there is no index. */
  settled: () => Promise<void>;
  /** Starts the time that a search may spend on a language model. */
  startTimer: () => AbortSignal;
}

/** Holds a brief as it is searched: its text, and what was confirmed of it where something was. */
export interface BriefToFind {
  text: string;
  reading: ConfirmedReading | undefined;
  searcherType: UserType | null;
}

/** Holds who fits a brief, best first, and the jobs of the brief, the main one first. */
export interface FindResult {
  found: Found[];
  jobs: KeptJob[];
}

export interface FindInput extends BriefToFind {
  searcherType: UserType;
  adjustments: readonly Adjustment[];
  excludedIds: ReadonlySet<string>;
  limit: number;
  onStage?: OnStage;
  /** Runs where a model was asked and did not reply. */
  onFallback?: (() => void) | undefined;
}

export type RetrievalService = ReturnType<typeof retrievalService>;

const similarAtMost = 50;
/** Limits the people who are found by what somebody says of themselves, which names little of what they need. */
const hiredAtMost = 18;
const judgedAtMost = matchingLimits.matches;
/** Sets the lowest score of a match. Nobody below it is shown because a model finds them alike. */
const lowestScore = 8;

/**
 * Finds who fits, by the engine and where there is one by a language model, among everybody as they were saved before. It is given
 * nothing about payments.
 */
export function retrievalService(deps: RetrievalDeps) {
  const { index: ownIndex, engine, ai, similarity, meaning, profiles, settled, startTimer, clock } = deps;

  /**
   * Finds who fits a brief, best first. A model may read requirements that the engine misses (but none that a person did not
   * confirm), point at people who mean the same, and judge the first twenty. Without one this is the engine's own result.
   */
  async function find(asked: FindInput, index: MatchingIndex = ownIndex): Promise<FindResult> {
    const input = { ...asked, ...(await readyOf(asked)) };
    input.onStage?.("prepare");
    if (!ai.hasModel) return searchIndex(index, input);
    const { text, searcherType, reading, onFallback } = input;
    const time: TimeLeft = { signal: startTimer(), onFallback };
    const [readings, similar] = await Promise.all([
      reading === undefined ? ai.readRequirements({ text, searcherType }, time) : [],
      similarity.findSimilar(text, similarAtMost, time),
    ]);
    input.onStage?.("model_read");
    const listSubjects = (words: string) => engine.listSubjects(words, searcherType);
    const read = { ...input, text: await withReadings(text, readings, listSubjects) };
    const { found, jobs } = await findByEngine(index, read, similar);
    const inBriefsWords = readings.length > 0 ? found.map((match) => quoteTheBrief(match, text, readings)) : found;
    const judged = await judge(inBriefsWords, { input, similar, time });
    input.onStage?.("model_judge");
    return { found: judged.slice(0, input.limit), jobs };
  }

  /** Returns what a search needs beside the brief: what its sentences mean, and what day it is. Waits for the index meanwhile. */
  async function readyOf(brief: BriefToFind): Promise<VectorsOfBrief & { today: string }> {
    const [vectors] = await Promise.all([meaning.findVectors(brief), settled()]);
    return { ...vectors, today: dayOf(clock.now().toISOString()) };
  }

  async function judge(
    found: Found[],
    { input, similar, time }: { input: FindInput; similar: string[]; time: TimeLeft },
  ): Promise<Found[]> {
    const ids = found.map(({ id }) => id);
    const known = new Set(ids);
    const rankings = similar.length > 0 ? [ids, similar.filter((id) => known.has(id))] : [ids];
    const boosted = rankings.length > 1 ? boostTowards(found, fuse(rankings)) : found;
    const judgements = await ai.judge(input, await listCandidates(boosted.slice(0, judgedAtMost)), time);
    if (judgements.length === 0) return boosted;

    const judgementOf = new Map(judgements.map((judgement) => [judgement.id, judgement]));
    const credited = found
      .map((match) => creditEvidence(match, judgementOf.get(match.id) ?? { evidence: [] }))
      .toSorted((a, b) => b.score - a.score);
    const judgedOrder = judgements.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
    return boostTowards(credited, fuse([...rankings, judgedOrder]));
  }

  async function listCandidates(found: Found[]): Promise<Candidate[]> {
    const rows = await profiles.listForMatching(found.map(({ id }) => id));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return found.flatMap(({ id, criteria }) => {
      const row = rowOf.get(id);
      return row ? [{ id, criteria, profile: { type: row.userType, data: row.data } as ProfileData }] : [];
    });
  }

  /** Finds whom somebody with this profile should meet, best first: those who hire them and those they hire. */
  async function findToMeet(own: Own, limit: number): Promise<Found[]> {
    const { id, profile } = own;
    const excludedIds = [...own.excludedIds, id];
    await settled();
    const clients =
      profile.type === "brand"
        ? []
        : await ownIndex.findBrandsFor({ profile: asSearchable(id, profile), limit, excludedIds });
    const hired = profile.type === "freelancer" ? [] : await findToHire({ ...own, profile, excludedIds });
    return [...clients, ...hired].toSorted((a, b) => b.score - a.score).slice(0, limit);
  }

  /**
   * Finds people by what somebody says of themselves. Because that is no brief, its scores mean little: each person is given the
   * score that this client would have among their own matches, where that is higher.
   */
  async function findToHire({ id, profile, excludedIds }: Client): Promise<Found[]> {
    const text = sentencesOf(profile);
    const { matches } = await ownIndex.search({ text, searcherType: profile.type, limit: hiredAtMost, excludedIds });
    const rows = await profiles.listForMatching(matches.map((match) => match.id));
    const theirScores = await ownIndex.scoreBrandFor(asClient(id, profile), rows);
    return matches.map((match) => ({ ...match, score: Math.max(match.score, theirScores.get(match.id) ?? 0) }));
  }

  return {
    find,
    findToMeet,
    /** Judges how people fit a brief, in their order. Leaves out who may not be found. */
    explain: async (ids: readonly string[], brief: BriefToFind): Promise<Found[]> =>
      ownIndex.explain(ids, withReading({ ...brief, ...(await readyOf(brief)) })),
    /** Finds the brands that fit a freelancer's own profile, best first. */
    findBrands: async (id: string, profile: ProfileData, limit: number): Promise<Found[]> => {
      await settled();
      return ownIndex.findBrandsFor({ profile: asSearchable(id, profile), limit });
    },
  };
}

/** Holds a brief with the vectors of it that are known, and the day of the search. */
type EncodedBrief = BriefToFind & VectorsOfBrief & { today: string };
type EncodedInput = FindInput & EncodedBrief;

/** Searches the index, and reports its stages and the time that the call waited for it. */
async function searchIndex(index: MatchingIndex, input: EncodedInput): Promise<FindResult> {
  const { adjustments, limit, onStage, excludedIds } = input;
  const seconds = stopwatch();
  const { matches, jobs, stages } = await index.search({
    ...withReading(input),
    adjustments,
    limit,
    excludedIds: [...excludedIds],
  });
  const waited = seconds() - stages.reduce((sum, stage) => sum + stage.seconds, 0);
  for (const { stage, seconds: taken } of stages) onStage?.(stage, taken);
  onStage?.("wait", Math.max(0, waited));
  return { found: matches, jobs };
}

const withReading = ({ text, searcherType, reading, vectors, clauseMeanings, today }: EncodedBrief): BriefSearch => ({
  text,
  searcherType,
  today,
  ...(reading && { reading }),
  ...(vectors && { vectors }),
  ...(clauseMeanings && { clauseMeanings }),
});

/** Returns the engine's matches, with those further down that were named as similar. */
async function findByEngine(index: MatchingIndex, input: EncodedInput, similar: string[]): Promise<FindResult> {
  const { found, jobs } = await searchIndex(index, input);
  const known = new Set(found.map(({ id }) => id));
  const others = similar.filter((id) => !known.has(id) && !input.excludedIds.has(id));
  if (others.length === 0) return { found, jobs };
  const explained = await index.explain(others, { ...withReading(input), adjustments: input.adjustments });
  const more = explained.filter(({ score }) => score >= lowestScore);
  if (more.length === 0) return { found, jobs };
  return { found: [...found, ...more].toSorted((one, other) => other.score - one.score), jobs };
}

type ClientProfile = Exclude<ProfileData, { type: "freelancer" }>;

interface Own {
  id: string;
  profile: ProfileData;
  excludedIds: Iterable<string>;
}

type Client = Omit<Own, "excludedIds"> & { profile: ClientProfile; excludedIds: readonly string[] };

/** Returns a client's profile as it looks to people who would work for them: an agency becomes a brand. */
function asClient(id: string, profile: ClientProfile): SearchableProfile {
  if (profile.type === "brand") return { id, userType: "brand", data: profile.data };
  const { agencyName, industries, regions, uniqueValue } = profile.data;
  return {
    id,
    userType: "brand",
    data: { brandName: agencyName, industries, regions, description: uniqueValue, brandSize: [] },
  };
}

const sentencesOf = (profile: ClientProfile) =>
  profile.type === "brand" ? profile.data.description : profile.data.uniqueValue;
