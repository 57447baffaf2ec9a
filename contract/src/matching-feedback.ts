import { z } from "zod";
import { Done, Id, text, UserId } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { matchingLimits } from "./matching-limits.ts";

export const feedbackReasons = [
  "wrong-industry",
  "wrong-skills",
  "wrong-location",
  "budget-mismatch",
  "experience-level",
  "other",
] as const;
export const FeedbackReason = z.enum(feedbackReasons, { error: "Please choose a reason" });
export type FeedbackReason = (typeof feedbackReasons)[number];

export const feedbackReasonLabels: Record<FeedbackReason, string> = {
  "wrong-industry": "Wrong industry",
  "wrong-skills": "Wrong skills",
  "wrong-location": "Wrong location",
  "budget-mismatch": "Budget mismatch",
  "experience-level": "Experience level",
  other: "Something else",
};

export const sendMatchFeedback = endpoint({
  method: "POST",
  path: "/api/matches/feedback",
  access: "subscriber",
  feature: "matching",
  summary: "Says why a match does not fit.",
  details: "The match leaves this person's list, and the next search of the brief takes the reason into account.",
  body: z.strictObject({
    userId: UserId,
    briefId: Id.optional(),
    reason: FeedbackReason,
    comments: text({ max: matchingLimits.feedbackComments }).optional(),
  }),
  reply: z.object({ id: Id, message: z.string() }),
  refusals: ["not_found"],
});

export const removeMatchFeedback = endpoint({
  method: "DELETE",
  path: "/api/matches/feedback/{feedbackId}",
  access: "subscriber",
  feature: "matching",
  summary: "Withdraws feedback: the match may appear again.",
  params: z.object({ feedbackId: Id }),
  reply: Done,
  refusals: ["not_found"],
});
