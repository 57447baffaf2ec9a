import { z } from "zod";
import { text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { BriefText, CriterionKind } from "./matching.ts";
import { matchingLimits } from "./matching-limits.ts";
import { readinessParts } from "./readiness-parts.ts";

export const ImprovedBrief = z.object({
  improvedPrompt: z.string(),
  assumptions: z.array(z.string()).describe("What was assumed: sentences that the writer can remove."),
  assumptionTopics: z
    .array(z.object({ kind: CriterionKind, words: z.string().optional() }))
    .describe(
      "What each of the assumptions is about, in their order, and the words of the brief that it was read from.",
    ),
  questions: z
    .array(z.object({ question: z.string(), answers: z.array(z.string()) }))
    .max(matchingLimits.questions)
    .describe("The questions whose answers would change the result most; an answer can be added to the brief."),
  corrections: z
    .array(z.object({ written: z.string(), corrected: z.string() }))
    .optional()
    .describe("The words whose spelling was corrected."),
  improvedBy: z.enum(["local", "model"]).describe("Who wrote it: the local engine or a language model."),
});
export type ImprovedBrief = z.infer<typeof ImprovedBrief>;

export const ImproveBody = z.strictObject({ prompt: BriefText });

const improveDeclaration = {
  method: "POST",
  access: "subscriber",
  feature: "matching",
  body: ImproveBody,
  reply: ImprovedBrief,
  refusals: ["forbidden"],
  limit: "improve",
} as const;

export const improveForAgency = endpoint({
  ...improveDeclaration,
  path: "/api/improve-prompt",
  summary: "Returns a clearer version of an agency's brief.",
});
export const improveForBrand = endpoint({
  ...improveDeclaration,
  path: "/api/brand/improve-prompt",
  summary: "Returns a clearer version of a brand's brief.",
});
export const improveForFreelancer = endpoint({
  ...improveDeclaration,
  path: "/api/freelancer/improve-prompt",
  summary: "Returns a clearer version of a freelancer's brief.",
});

export const generateMessageSummary = endpoint({
  method: "POST",
  path: "/api/generate-message-summary",
  access: "subscriber",
  feature: "matching",
  summary: "Drafts a first message from a search.",
  body: z.strictObject({
    searchQuery: BriefText,
    userType: UserType.nullable().optional(),
    receiverId: UserId.optional(),
  }),
  reply: z.object({ summary: z.string().max(matchingLimits.draftMax) }),
  limit: "improve",
});

export const ReadinessPart = z.enum(readinessParts);
export const BriefReadiness = z.object({
  percent: z.number().int().min(0).max(100),
  present: z.array(ReadinessPart),
  missing: z.array(z.object({ part: ReadinessPart, hint: z.string() })).describe("What to add, most useful first."),
});
export type BriefReadiness = z.infer<typeof BriefReadiness>;

export const judgeBriefReadiness = endpoint({
  method: "POST",
  path: "/api/briefs/readiness",
  access: "member",
  feature: "matching",
  summary: "Says what a brief still lacks.",
  details: "Fast enough to call while somebody types. Nothing is saved.",
  body: z.strictObject({ text: text({ max: matchingLimits.briefMax }) }),
  reply: BriefReadiness,
});
