import type { UserType } from "@triptych/contract/basics";
import type { Caution, Criterion } from "@triptych/contract/matching";
import type { ResultsByJob } from "@triptych/contract/results";
import { sortByJob } from "@triptych/contract/sort-by-job";
import { cautionAbout } from "./explain/cautions.ts";
import { explainJudgement } from "./explain/explain.ts";
import { feedbackBoosts } from "./rank/feedback-boosts.ts";
import type { Adjustment } from "./rank/feedback-boosts.ts";
import { judge } from "./rank/judge.ts";
import { compareMeanings, likenessOf } from "./rank/meaning.ts";
import type { Judgement } from "./rank/judge.ts";
import { prepareBrief } from "./rank/prepare-brief.ts";
import type { Relations } from "./rank/relations.ts";
import type { Brief } from "./read/brief/requirements.ts";
import { findCandidates } from "./retrieve/find-candidates.ts";
import type { Candidates } from "./retrieve/find-candidates.ts";
import { learnTerms } from "./retrieve/relevance-feedback.ts";
import { planQuery } from "./retrieve/plan-query.ts";
import { typeBits } from "./retrieve/profile-index.ts";
import type { SearchedIndex, Steps } from "./retrieve/searched-index.ts";
import { hashOf, tieBreak } from "./retrieve/tie-break.ts";
import { compareSkills } from "./read/skill-distribution.ts";
import type { Knowledge } from "./read/knowledge.ts";
import { skillsOfBrief, skillsOfJobs } from "./read/brief/skills-of-brief.ts";
import { retrievalLimits, scoreWeights } from "./weights.ts";

/** Describes a profile that matches a brief. */
export interface EngineMatch {
  id: string;
  /** Is 0 to 100. */
  score: number;
  /** Says that every must-have is met with proof, and that the rest of the profile agrees with the brief; the others come close. */
  fits: boolean;
  /** Lists the jobs of the brief that the match is listed under, as their places in the brief. */
  jobs: number[];
  /** Says in sentences why the profile matches. */
  reasons: string[];
  /** Holds each requirement with its proof. */
  criteria: Criterion[];
  /** Says what the brief leaves open and is unusual about the match. */
  cautions: Caution[];
}

/** Holds what a search finds: the matches, best first, and the same people sorted by the jobs of the brief. */
export interface SearchResults {
  matches: EngineMatch[];
  byJob: ResultsByJob;
}

/** Holds what a search works with. */
export interface Engine {
  knowledge: Knowledge;
  index: SearchedIndex;
  relations: Relations;
}

/** Names the stages of a search: reading the brief, finding candidates, scoring them, putting the best into words. */
export type SearchStage = "read" | "find" | "score" | "explain";

export interface SearchRun {
  limit: number;
  types: readonly UserType[];
  excludedIds?: Iterable<string>;
  adjustments?: readonly Adjustment[];
  vectors?: Int8Array;
  today?: string;
  onStage?: (stage: SearchStage) => void;
}

interface Judged {
  slot: number;
  judgement: Judgement;
}

/** Finds, judges and explains the profiles that fit a brief, and sorts them by its jobs. */
export function* runSearch(engine: Engine, brief: Brief, search: SearchRun): Steps<SearchResults> {
  const matches = yield* findMatches(engine, brief, search);
  const jobs = brief.jobs.map(({ label, importance }) => ({ label, force: importance }));
  return { matches, byJob: sortByJob(jobs, matches) };
}

/** Finds, judges and explains the profiles that fit a brief, best first. */
export function* findMatches(engine: Engine, brief: Brief, search: SearchRun): Steps<EngineMatch[]> {
  const { index } = engine;
  const ready = yield* prepareSearch(engine, brief, search);
  if (ready === undefined || search.limit <= 0) return [];
  const excludedIds = new Set([...(search.excludedIds ?? [])].filter((id) => index.mayHold(id)));
  const slots = yield* ready.candidates.best(retrievalLimits.judged, excludedIds);
  yield { what: "profiles", slots };
  search.onStage?.("find");
  const judged = slots
    .filter((slot) => index.profiles.has(slot))
    .map((slot) => ({ slot, judgement: ready.judgeSlot(slot) }))
    .filter(({ judgement }) => judgement.isMatch && judgement.score >= scoreWeights.lowest);
  ready.candidates.release();
  search.onStage?.("score");
  const matches = inOrder(index, brief, judged)
    .slice(0, search.limit)
    .map((one) => toMatch(index, brief, one));
  search.onStage?.("explain");
  return matches;
}

/** Judges and explains these profiles for a brief, in their order, by one preparation for all. Leaves out who is not there or may not be found. */
export function* explainProfiles(
  engine: Engine,
  brief: Brief,
  { ids, ...search }: { ids: readonly string[] } & Pick<SearchRun, "types" | "adjustments" | "vectors" | "today">,
): Steps<EngineMatch[]> {
  const { index } = engine;
  yield { what: "people", ids: [...ids] };
  const slots = ids.flatMap((id) => {
    const slot = index.slotOf.get(id);
    const profile = slot === undefined ? undefined : index.profiles.get(slot);
    return slot === undefined || profile === undefined || !search.types.includes(profile.userType) ? [] : [slot];
  });
  if (slots.length === 0) return [];
  const ready = yield* prepareSearch(engine, brief, search);
  if (ready === undefined) return [];
  const matches = slots.map((slot) => toMatch(index, brief, { slot, judgement: ready.judgeSlot(slot) }));
  ready.candidates.release();
  return matches;
}

/** Finds the candidates of a brief and makes a function that judges the profile in a slot. */
function* prepareSearch(
  engine: Engine,
  brief: Brief,
  { types, adjustments = [], vectors, today }: Pick<SearchRun, "types" | "adjustments" | "vectors" | "today">,
) {
  const { index, knowledge, relations } = engine;
  const plan = yield* planQuery(index, brief);
  if (plan.lists.length === 0) return undefined;
  const candidates = yield* findCandidates(index, plan.lists, {
    typeMask: maskOf(typesAsked(brief, types)),
    learn: (slots, words) => learnTerms(index, { slots, words, asked: plan.asked }),
  });
  const feedback = yield* feedbackBoosts(index, adjustments);
  const read = skillsOfBrief(knowledge, brief);
  const prepared = prepareBrief(brief, {
    knowledge,
    relations,
    switches: knowledge.switches,
    boosts: feedback.weights,
    read,
    today,
  });
  const asked = prepared.isConfirmed ? skillsOfJobs(brief.requirements) : read.skills;
  const likenessOfSkills = compareSkills(asked, (skill) => relations.ofAny([skill]));
  const meaningOf = yield* findMeanings(index, candidates, knowledge.switches.meaning ? vectors : undefined);
  const judgeSlot = (slot: number): Judgement => {
    const candidate = {
      profile: index.profiles.get(slot)!,
      evidence: index.evidence[slot]!,
      wordFit: candidates.wordFitOf(slot),
      skillFit: likenessOfSkills(index.skillsOf(slot)),
      meaning: meaningOf(slot),
      stuffing: index.stuffing[slot]!,
    };
    const judgement = judge(candidate, prepared);
    const left = feedback.penaltyOf(slot);
    return { ...judgement, score: judgement.score * left, order: judgement.order * left };
  };
  return { candidates, judgeSlot };
}

/** Compares the meaning of a brief with that of those who are found for it, whoever is left out of the results. */
function* findMeanings(
  index: SearchedIndex,
  candidates: Candidates,
  vectors: Int8Array | undefined,
): Steps<(slot: number) => number | undefined> {
  if (vectors === undefined) return () => undefined;
  const slots = yield* candidates.best(retrievalLimits.judged, new Set());
  yield { what: "profiles", slots };
  const found = slots.filter((slot) => index.profiles.has(slot));
  const likeness = new Map(found.map((slot) => [slot, likenessOf(vectors, index.vectorsOf(slot))]));
  const compare = compareMeanings([...likeness.values()]);
  return (slot) => compare(likeness.has(slot) ? likeness.get(slot) : likenessOf(vectors, index.vectorsOf(slot)));
}

/** Leaves out the kinds of account that a brief rules out: a stated kind is a gate. */
function typesAsked({ requirements }: Brief, types: readonly UserType[]): readonly UserType[] {
  const stated = requirements.filter(({ kind, importance }) => kind === "accountType" && importance !== "nice");
  const isAllowed = (type: UserType) =>
    stated.every(({ label, importance }) => {
      const isNamed = label === (type === "agency" ? "An agency" : "A freelancer");
      return isNamed === (importance === "must");
    });
  return types.filter((type) => type === "brand" || isAllowed(type));
}

function inOrder(index: SearchedIndex, brief: Brief, judged: Judged[]): Judged[] {
  const briefHash = hashOf(brief.text);
  const ties = new Map(judged.map(({ slot }) => [slot, tieBreak(briefHash, index.idOf(slot))]));
  return judged.toSorted((a, b) => b.judgement.order - a.judgement.order || ties.get(a.slot)! - ties.get(b.slot)!);
}

function toMatch(index: SearchedIndex, brief: Brief, { slot, judgement }: Judged): EngineMatch {
  const profile = index.profiles.get(slot)!;
  const { criteria, reasons } = explainJudgement({ profile, evidence: index.evidence[slot]!, brief, judgement });
  const { score, fits, jobs } = judgement;
  const cautions = judgement.unusual.map((about) => cautionAbout(about, profile));
  return { id: profile.id, score: Math.round(score * 100), fits, jobs: [...jobs], reasons, criteria, cautions };
}

function maskOf(types: readonly UserType[]): number {
  return types.reduce((mask, type) => mask | typeBits[type], 0);
}
