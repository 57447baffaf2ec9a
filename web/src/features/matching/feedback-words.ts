import type { FeedbackReason } from "@triptych/contract/matching-feedback";

const weighed: Record<Exclude<FeedbackReason, "other">, string> = {
  "wrong-industry": "the industry",
  "wrong-skills": "the work itself",
  "wrong-location": "the place",
  "budget-mismatch": "the budget",
  "experience-level": "the experience",
};

/** Says what a reason changes in the next search of the brief, or in the current list where that weighed it already. */
export function consequenceOf(reason: FeedbackReason, isWeighed: boolean): string {
  const which = isWeighed ? "this list" : "the next search of this brief";
  return reason === "other"
    ? `${which} leaves them out`
    : `${which} weighs ${weighed[reason]} more and puts people like them lower`;
}
