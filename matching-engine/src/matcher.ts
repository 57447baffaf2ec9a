import type { UserType } from "@triptych/contract/basics";
import type { Criterion, FeedbackReason } from "@triptych/contract/matching";
import { findCandidates } from "./index/find-candidates.ts";
import { ProfileIndex, typeBits } from "./index/profile-index.ts";
import { briefOfProfile } from "./reading/brief-of-profile.ts";
import { readBrief } from "./reading/read-brief.ts";
import type { Brief } from "./reading/requirements.ts";
import { nudgesOf } from "./scoring/adjustments.ts";
import type { Adjustment } from "./scoring/adjustments.ts";
import { explainJudgement } from "./scoring/explain.ts";
import { judge, prepare } from "./scoring/judge.ts";
import type { Judgement, Prepared } from "./scoring/judge.ts";
import { hashOf, tieBreak } from "./scoring/order.ts";
import { planQuery } from "./scoring/plan-query.ts";
import type { QueryPlan } from "./scoring/plan-query.ts";
import type { Exactly, SearchableProfile } from "./searchable-profile.ts";

export type { Adjustment } from "./scoring/adjustments.ts";
export type { Exactly, SearchableProfile } from "./searchable-profile.ts";

/** A profile that fits: `score` is 0 to 100, `reasons` are sentences, `criteria` each requirement with its proof. */
export type EngineMatch = { id: string; score: number; reasons: string[]; criteria: Criterion[] };

export type Search = {
  text: string;
  searcherType: UserType | null;
  limit: number;
  excludedIds?: Iterable<string>;
  /** Feedback on earlier matches of this brief; it re-weighs this search. */
  adjustments?: readonly Adjustment[];
  /** Told of each stage as it ends, for whoever has a clock. */
  onStage?: (stage: SearchStage) => void;
};

/** Reading the brief, finding candidates, scoring them, putting the best into words. */
export type SearchStage = "read" | "find" | "score" | "explain";

export type ProfileSearch = {
  profile: SearchableProfile;
  limit: number;
  excludedIds?: Iterable<string>;
  adjustments?: readonly Adjustment[];
};

export type Matcher = {
  /** Adds a profile, or replaces the one with the same id. A field that the contract does not name is a type error. */
  put<P extends SearchableProfile>(profile: P & Exactly<P>): void;
  /** Takes a profile out; false when it was not there. */
  remove(id: string): boolean;
  readonly size: number;
  /** Who fits a brief, best first: brands find agencies and freelancers, the others find freelancers. */
  search(search: Search): EngineMatch[];
  /** Brands that fit an agency's or a freelancer's own profile, best first. */
  findBrandsFor(search: ProfileSearch): EngineMatch[];
  /** Judges one profile for a brief, by the same code as `search`; undefined when it is not there or may not be found. */
  explain(id: string, search: Omit<Search, "limit">): EngineMatch | undefined;
};

/** Whom each type of account may find by a brief. */
export const findable: Record<UserType, readonly UserType[]> = {
  brand: ["agency", "freelancer"],
  agency: ["freelancer"],
  freelancer: ["freelancer"],
};

const judgedAtMost = 160;
/** Matches below this say nothing for anybody. */
const lowestScore = 0.08;

/** An index of profiles with a search over it. Equal profiles and equal input give equal output, in whatever order they came. */
export function createMatcher(): Matcher {
  const index = new ProfileIndex();

  return {
    put: (profile) => index.put(profile),
    remove: (id) => index.remove(id),
    get size() {
      return index.size;
    },
    search: (search) => {
      const brief = readFor(index, search);
      search.onStage?.("read");
      return run(index, brief, { ...search, types: findableBy(search.searcherType) });
    },
    findBrandsFor: (search) =>
      run(index, briefOfProfile(search.profile), {
        ...search,
        types: ["brand"],
        excludedIds: [...(search.excludedIds ?? []), search.profile.id],
      }),
    explain: (id, search) => explainOne(index, id, search),
  };
}

/** A word that several profiles use is not a slip of the pen. */
const usesThatProveAWord = 2;

function readFor(index: ProfileIndex, { text, searcherType }: { text: string; searcherType: UserType | null }): Brief {
  return readBrief(text, {
    searcherType,
    isInUse: (root) => (index.words.lists.get(root)?.length ?? 0) >= usesThatProveAWord,
  });
}

function findableBy(searcherType: UserType | null): readonly UserType[] {
  return searcherType === null ? ["agency", "freelancer"] : (findable[searcherType] ?? []);
}

type Run = {
  limit: number;
  types: readonly UserType[];
  excludedIds?: Iterable<string>;
  adjustments?: readonly Adjustment[];
  onStage?: (stage: SearchStage) => void;
};
type Judged = { slot: number; judgement: Judgement };

function run(index: ProfileIndex, brief: Brief, search: Run): EngineMatch[] {
  const plan = planQuery(index, brief);
  if (plan.lists.length === 0 || search.limit <= 0) return [];
  const nudges = nudgesOf(index, search.adjustments ?? []);
  const prepared = prepare(brief, nudges.weights);
  const candidates = findCandidates(index, plan.lists, {
    typeMask: maskOf(search.types),
    excluded: slotsOf(index, search.excludedIds ?? []),
    atMost: judgedAtMost,
  });
  search.onStage?.("find");
  const judged = candidates.slots
    .map((slot) => ({
      slot,
      judgement: judgeSlot(index, slot, brief, prepared, plan, candidates.words[slot]!, nudges.penaltyOf),
    }))
    .filter(({ judgement }) => judgement.score >= lowestScore);
  search.onStage?.("score");
  const matches = inOrder(index, brief, judged)
    .slice(0, search.limit)
    .map((one) => toMatch(index, brief, one));
  search.onStage?.("explain");
  return matches;
}

function judgeSlot(
  index: ProfileIndex,
  slot: number,
  brief: Brief,
  prepared: readonly Prepared[],
  plan: QueryPlan,
  words: number,
  penaltyOf: (slot: number) => number,
): Judgement {
  const judgement = judge(
    index.profiles[slot]!,
    index.evidence[slot]!,
    brief,
    prepared,
    plan.wordFit(words),
    index.stuffing[slot]!,
  );
  return { ...judgement, score: judgement.score * penaltyOf(slot) };
}

function inOrder(index: ProfileIndex, brief: Brief, judged: Judged[]): Judged[] {
  const briefHash = hashOf(brief.text);
  const ties = new Map(judged.map(({ slot }) => [slot, tieBreak(briefHash, index.profiles[slot]!.id)]));
  return judged.toSorted((a, b) => b.judgement.score - a.judgement.score || ties.get(a.slot)! - ties.get(b.slot)!);
}

function toMatch(index: ProfileIndex, brief: Brief, { slot, judgement }: Judged): EngineMatch {
  const profile = index.profiles[slot]!;
  const { criteria, reasons } = explainJudgement(profile, index.evidence[slot]!, brief, judgement);
  return { id: profile.id, score: Math.round(judgement.score * 100), reasons, criteria };
}

function explainOne(index: ProfileIndex, id: string, search: Omit<Search, "limit">): EngineMatch | undefined {
  const slot = index.slotOf.get(id);
  if (slot === undefined || !findableBy(search.searcherType).includes(index.profiles[slot]!.userType)) return undefined;
  const brief = readFor(index, search);
  const plan = planQuery(index, brief);
  const nudges = nudgesOf(index, search.adjustments ?? []);
  const judgement = judgeSlot(
    index,
    slot,
    brief,
    prepare(brief, nudges.weights),
    plan,
    plan.wordsOf(slot),
    nudges.penaltyOf,
  );
  return toMatch(index, brief, { slot, judgement });
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

export type { FeedbackReason };
