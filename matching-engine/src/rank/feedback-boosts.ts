import type { Criterion } from "@triptych/contract/matching";
import type { FeedbackReason } from "@triptych/contract/matching-feedback";
import { conceptOf, isNegatedIn } from "../read/profile/evidence.ts";
import type { SearchedIndex, Steps } from "../retrieve/searched-index.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { feedbackWeights } from "../weights.ts";

/** Describes what somebody said about a match of this brief: the reason, and the profile it was said about. */
export interface Adjustment {
  reason: FeedbackReason;
  profile: SearchableProfile;
}

export interface FeedbackBoosts {
  weights: Partial<Record<Criterion["kind"], number>>;
  penaltyOf: (slot: number) => number;
}

const kindsOf: Record<FeedbackReason, Criterion["kind"][]> = {
  "wrong-industry": ["sector"],
  "wrong-skills": ["job"],
  "wrong-location": ["place"],
  "budget-mismatch": ["budget"],
  "experience-level": ["seniority"],
  other: [],
};
const likeKinds: Partial<Record<FeedbackReason, string>> = {
  "wrong-industry": "sector",
  "wrong-skills": "skill",
  "wrong-location": "place",
  "experience-level": "seniority",
};

/** Returns boosts for what feedback names, and penalties for profiles that are like the one it was said about in just that way. */
export function* feedbackBoosts(index: SearchedIndex, adjustments: readonly Adjustment[]): Steps<FeedbackBoosts> {
  yield { what: "people", ids: adjustments.map(({ profile }) => profile.id) };
  const weights: FeedbackBoosts["weights"] = {};
  for (const { reason } of adjustments)
    for (const kind of kindsOf[reason])
      weights[kind] = Math.min(feedbackWeights.heaviest, (weights[kind] ?? 1) * feedbackWeights.heavier);
  const rejected = adjustments.map((adjustment) => ({ ...adjustment, shown: shownBy(index, adjustment) }));
  return {
    weights,
    penaltyOf: (slot) =>
      rejected.reduce((factor, one) => factor * (1 - feedbackWeights.likenessCost * likeness(index, slot, one)), 1),
  };
}

interface Rejected extends Adjustment {
  shown: Set<number>;
}

function shownBy(index: SearchedIndex, { reason, profile }: Adjustment): Set<number> {
  const slot = index.slotOf.get(profile.id);
  const kind = likeKinds[reason];
  return slot === undefined || kind === undefined ? new Set() : conceptsOf(index.evidence[slot]!, kind);
}

function conceptsOf(evidence: Uint32Array, kind: string): Set<number> {
  const shown = new Set<number>();
  for (let at = 0; at < evidence.length; at += 2) {
    const id = conceptOf(evidence[at]!);
    if (concepts[id]!.kind === kind && !isNegatedIn(evidence[at]!)) shown.add(id);
  }
  return shown;
}

/** Returns the share of what the rejected profile shows that this one shows too, and the reverse, whichever is smaller. */
function likeness(index: SearchedIndex, slot: number, { reason, profile, shown }: Rejected): number {
  const other = index.profiles.get(slot)!;
  if (reason === "budget-mismatch")
    return Number(
      other.userType === "agency" &&
        profile.userType === "agency" &&
        other.data.minimumBudget === profile.data.minimumBudget,
    );
  const kind = likeKinds[reason];
  if (kind === undefined || shown.size === 0) return 0;
  const own = conceptsOf(index.evidence[slot]!, kind);
  const shared = [...own].filter((id) => shown.has(id)).length;
  return shared / Math.max(1, own.size, shown.size);
}
