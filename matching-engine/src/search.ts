import type { UserType } from "@triptych/contract/basics";
import { explainJudgement } from "./explain/explain.ts";
import type { Criterion } from "@triptych/contract/matching";
import { feedbackBoosts } from "./rank/feedback-boosts.ts";
import type { Adjustment } from "./rank/feedback-boosts.ts";
import { judge, prepareBrief } from "./rank/judge.ts";
import type { Judgement } from "./rank/judge.ts";
import type { Relations } from "./rank/relations.ts";
import type { Brief } from "./read/brief/requirements.ts";
import { findCandidates } from "./retrieve/find-candidates.ts";
import { planQuery } from "./retrieve/plan-query.ts";
import type { QueryPlan } from "./retrieve/plan-query.ts";
import { typeBits } from "./retrieve/profile-index.ts";
import type { ProfileIndex } from "./retrieve/profile-index.ts";
import { hashOf, tieBreak } from "./retrieve/tie-break.ts";
import type { Switches } from "./switches.ts";
import { retrievalLimits, scoreWeights } from "./weights.ts";

/** A profile that fits: `score` is 0 to 100, `reasons` are sentences, `criteria` each requirement with its proof. */
export type EngineMatch = { id: string; score: number; reasons: string[]; criteria: Criterion[] };

/** What a search works with. */
export type Engine = { index: ProfileIndex; relations: Relations; switches: Switches };

/** Reading the brief, finding candidates, scoring them, putting the best into words. */
export type SearchStage = "read" | "find" | "score" | "explain";

export type SearchRun = {
  limit: number;
  types: readonly UserType[];
  excludedIds?: Iterable<string>;
  adjustments?: readonly Adjustment[];
  onStage?: (stage: SearchStage) => void;
};

type Judged = { slot: number; judgement: Judgement };

/** Finds, judges and explains the profiles that fit a brief, best first. */
export function runSearch(engine: Engine, brief: Brief, search: SearchRun): EngineMatch[] {
  const { index } = engine;
  const plan = planQuery(index, brief);
  if (plan.lists.length === 0 || search.limit <= 0) return [];
  const judgeSlot = prepareJudging(engine, { brief, plan, adjustments: search.adjustments ?? [] });
  const candidates = findCandidates(index, plan.lists, {
    typeMask: maskOf(search.types),
    excluded: slotsOf(index, search.excludedIds ?? []),
    atMost: retrievalLimits.judged,
  });
  search.onStage?.("find");
  const judged = candidates.slots
    .map((slot) => ({ slot, judgement: judgeSlot(slot, candidates.words[slot]!) }))
    .filter(({ judgement }) => judgement.score >= scoreWeights.lowest);
  search.onStage?.("score");
  const matches = inOrder(index, brief, judged)
    .slice(0, search.limit)
    .map((one) => toMatch(index, brief, one));
  search.onStage?.("explain");
  return matches;
}

/** Judges one profile; undefined when it is not there or is of a type that may not be found. */
export function explainProfile(
  engine: Engine,
  brief: Brief,
  { id, types, adjustments = [] }: { id: string; types: readonly UserType[]; adjustments?: readonly Adjustment[] },
): EngineMatch | undefined {
  const { index } = engine;
  const slot = index.slotOf.get(id);
  if (slot === undefined || !types.includes(index.profiles[slot]!.userType)) return undefined;
  const plan = planQuery(index, brief);
  const judgeSlot = prepareJudging(engine, { brief, plan, adjustments });
  return toMatch(index, brief, { slot, judgement: judgeSlot(slot, plan.wordsOf(slot)) });
}

type Judging = { brief: Brief; plan: QueryPlan; adjustments: readonly Adjustment[] };

/** Makes a function that judges the profile in a slot, given what its words gained. */
function prepareJudging({ index, relations, switches }: Engine, { brief, plan, adjustments }: Judging) {
  const feedback = feedbackBoosts(index, adjustments);
  const prepared = prepareBrief(brief, { relations, switches, boosts: feedback.weights });
  return (slot: number, gained: number): Judgement => {
    const candidate = {
      profile: index.profiles[slot]!,
      evidence: index.evidence[slot]!,
      wordFit: plan.wordFit(gained),
      stuffing: index.stuffing[slot]!,
    };
    const judgement = judge(candidate, prepared);
    return { ...judgement, score: judgement.score * feedback.penaltyOf(slot) };
  };
}

function inOrder(index: ProfileIndex, brief: Brief, judged: Judged[]): Judged[] {
  const briefHash = hashOf(brief.text);
  const ties = new Map(judged.map(({ slot }) => [slot, tieBreak(briefHash, index.profiles[slot]!.id)]));
  return judged.toSorted((a, b) => b.judgement.score - a.judgement.score || ties.get(a.slot)! - ties.get(b.slot)!);
}

function toMatch(index: ProfileIndex, brief: Brief, { slot, judgement }: Judged): EngineMatch {
  const profile = index.profiles[slot]!;
  const { criteria, reasons } = explainJudgement({ profile, evidence: index.evidence[slot]!, brief, judgement });
  return { id: profile.id, score: Math.round(judgement.score * 100), reasons, criteria };
}

function maskOf(types: readonly UserType[]): number {
  return types.reduce((mask, type) => mask | typeBits[type], 0);
}

function slotsOf(index: ProfileIndex, ids: Iterable<string>): Set<number> {
  const slots = new Set<number>();
  for (const id of ids) {
    const slot = index.slotOf.get(id);
    if (slot !== undefined) slots.add(slot);
  }
  return slots;
}
