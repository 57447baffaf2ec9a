import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import type { ProfileData } from "@triptych/contract/profiles";
import {
  createMatcher,
  type Adjustment,
  type EngineMatch,
  type Matcher,
  type SearchableProfile,
} from "@triptych/matching-engine/matcher";
import type { Ai, Candidate, TimeLeft } from "../../../adapters/ai/ai.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { Found } from "../rules.ts";
import type { SimilarityService } from "../similarity/service.ts";
import { creditEvidence, fuse, boostTowards, quoteTheBrief, withReadings } from "./rules.ts";

export interface FindingDeps {
  /** The index of everybody who is listed now. */
  matcher: Matcher;
  ai: Pick<Ai, "hasModel" | "readRequirements" | "judge">;
  similarity: Pick<SimilarityService, "findSimilar">;
  profiles: Pick<ProfilesService, "listForMatching">;
  /** The time that a search may take over all that it asks a model. */
  startTimer: () => AbortSignal;
}

export interface FindInput {
  text: string;
  searcherType: UserType;
  adjustments: readonly Adjustment[];
  excludedIds: ReadonlySet<string>;
  limit: number;
  /** Told of each stage as it ends. */
  onStage?: (stage: string) => void;
  /** Told where a model was asked and did not answer. */
  onFallback?: (() => void) | undefined;
}

export type FindingService = ReturnType<typeof findingService>;

const similarAtMost = 50;
/** Further down, what somebody says of themselves names too little of what they need. */
const hiredAtMost = 18;
const judgedAtMost = matchingLimits.matches;
/** What the engine itself would not answer is not answered because a model thinks it alike. */
const lowestScore = 8;

/** Asks the engine who fits. What it is handed has no word about money, so its answer cannot depend on it. */
export function findingService({ matcher, ai, similarity, profiles, startTimer }: FindingDeps) {
  /**
   * Who fits a brief, best first. A model may read requirements that the engine misses, point at people who mean the
   * same, and judge the first twenty; without one this is the engine's answer as it stands. Another index than the
   * product's own may be asked.
   */
  async function find(input: FindInput, index: Matcher = matcher): Promise<Found[]> {
    if (!ai.hasModel) return index.search(input);
    const { text, searcherType, onFallback } = input;
    const time: TimeLeft = { signal: startTimer(), onFallback };
    const [readings, similar] = await Promise.all([
      ai.readRequirements({ text, searcherType }, time),
      similarity.findSimilar(text, similarAtMost, time),
    ]);
    input.onStage?.("model_read");
    const found = findByEngine(index, { ...input, text: withReadings(text, readings, searcherType) }, similar);
    const inBriefsWords = readings.length > 0 ? found.map((match) => quoteTheBrief(match, text, readings)) : found;
    const judged = await judge(inBriefsWords, { input, similar, time });
    input.onStage?.("model_judge");
    return judged.slice(0, input.limit);
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

  /** Who would make sense to meet for somebody with this profile, best first: those who hire them and those they hire. */
  async function findToMeet(own: Own, limit: number): Promise<Found[]> {
    const { id, profile } = own;
    const excludedIds = [...own.excludedIds, id];
    const clients =
      profile.type === "brand" ? [] : matcher.findBrandsFor({ profile: asSearchable(id, profile), limit, excludedIds });
    const hired = profile.type === "freelancer" ? [] : await findToHire({ ...own, profile, excludedIds });
    return [...clients, ...hired].toSorted((a, b) => b.score - a.score).slice(0, limit);
  }

  /**
   * The first people for what somebody says of themselves. That is no brief, so that its scores mean little: each is given
   * the score that this client would have among the matches of theirs, where that is higher.
   */
  async function findToHire({ id, profile, excludedIds }: Client): Promise<Found[]> {
    const text = sentencesOf(profile);
    const found = matcher.search({ text, searcherType: profile.type, limit: hiredAtMost, excludedIds });
    const rows = await profiles.listForMatching(found.map((match) => match.id));
    const theirView = createMatcher();
    theirView.put(asClient(id, profile));
    return found.map((match) => {
      const row = rows.find((each) => each.id === match.id);
      const [client] = row ? theirView.findBrandsFor({ profile: row, limit: 1 }) : [];
      return { ...match, score: Math.max(match.score, client?.score ?? 0) };
    });
  }

  return {
    find,
    findToMeet,
    /** How one person fits a brief; nothing where they may not be found. */
    explain: (id: string, brief: { text: string; searcherType: UserType | null }): EngineMatch | null =>
      matcher.explain(id, brief) ?? null,
    /** Brands that fit a freelancer's own profile, best first. */
    findBrands: (id: string, profile: ProfileData, limit: number): EngineMatch[] =>
      matcher.findBrandsFor({ profile: asSearchable(id, profile), limit }),
  };
}

/** The engine's answer, with those it would have answered further down if they had been named to it. */
function findByEngine(index: Matcher, input: FindInput, similar: string[]): EngineMatch[] {
  const found = index.search(input);
  const known = new Set(found.map(({ id }) => id));
  const more = similar.flatMap((id) => {
    if (known.has(id) || input.excludedIds.has(id)) return [];
    const match = index.explain(id, input);
    return match && match.score >= lowestScore ? [match] : [];
  });
  return more.length === 0 ? found : [...found, ...more].toSorted((a, b) => b.score - a.score);
}

function asSearchable(id: string, { type, data }: ProfileData): SearchableProfile {
  return { id, userType: type, data } as SearchableProfile;
}

type ClientProfile = Exclude<ProfileData, { type: "freelancer" }>;

interface Own {
  id: string;
  profile: ProfileData;
  excludedIds: Iterable<string>;
}

type Client = Own & { profile: ClientProfile };

/** An agency as those see it who would work for it. */
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
