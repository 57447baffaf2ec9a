import type { FeedbackReason } from "@triptych/contract/matching";

/** What the next search of a brief does after a reason was given. */
export const consequences: Record<FeedbackReason, string> = {
  "wrong-industry": "the next search of this brief weighs the industry more and puts people like them lower",
  "wrong-skills": "the next search of this brief weighs the work itself more and puts people like them lower",
  "wrong-location": "the next search of this brief weighs the place more and puts people like them lower",
  "budget-mismatch": "the next search of this brief weighs the budget more and puts people like them lower",
  "experience-level": "the next search of this brief weighs the experience more and puts people like them lower",
  other: "the next search of this brief leaves them out",
};
