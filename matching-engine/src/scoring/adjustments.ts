import type { Criterion, FeedbackReason } from "@triptych/contract/matching";
import { conceptOf, isDeniedIn } from "../index/evidence.ts";
import type { ProfileIndex } from "../index/profile-index.ts";
import { concepts } from "../lexicon/lexicon.ts";
import type { SearchableProfile } from "../searchable-profile.ts";

/** What somebody said about a match of this brief: the reason, and the profile it was said about. */
export type Adjustment = { reason: FeedbackReason; profile: SearchableProfile };

export type Nudges = { weights: Partial<Record<Criterion["kind"], number>>; penaltyOf: (slot: number) => number };

const heavier = 1.6;
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
  "wrong-skills": "trade",
  "wrong-location": "place",
  "experience-level": "seniority",
};
/** A profile exactly like the refused one in the way that was named loses this share. */
const likenessCost = 0.25;

/** Feedback makes what it names weigh more, and lowers profiles that are like the one it was said about in just that way. */
export function nudgesOf(index: ProfileIndex, adjustments: readonly Adjustment[]): Nudges {
  const weights: Nudges["weights"] = {};
  for (const { reason } of adjustments)
    for (const kind of kindsOf[reason]) weights[kind] = Math.min(3, (weights[kind] ?? 1) * heavier);
  const refused = adjustments.map((adjustment) => ({ ...adjustment, shown: shownBy(index, adjustment) }));
  return {
    weights,
    penaltyOf: (slot) => refused.reduce((factor, one) => factor * (1 - likenessCost * likeness(index, slot, one)), 1),
  };
}

type Refused = Adjustment & { shown: Set<number> };

function shownBy(index: ProfileIndex, { reason, profile }: Adjustment): Set<number> {
  const slot = index.slotOf.get(profile.id);
  const kind = likeKinds[reason];
  return slot === undefined || kind === undefined ? new Set() : conceptsOf(index.evidence[slot]!, kind);
}

function conceptsOf(evidence: Uint32Array, kind: string): Set<number> {
  const shown = new Set<number>();
  for (let at = 0; at < evidence.length; at += 2) {
    const id = conceptOf(evidence[at]!);
    if (concepts[id]!.kind === kind && !isDeniedIn(evidence[at]!)) shown.add(id);
  }
  return shown;
}

/** The share of what the refused profile shows that this one shows too, and the reverse, whichever is smaller. */
function likeness(index: ProfileIndex, slot: number, { reason, profile, shown }: Refused): number {
  const other = index.profiles[slot]!;
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
