import { z } from "zod";
import { Done, Id, Moment, text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { ResultJob } from "./results.ts";
import { MemberProfile } from "./profiles.ts";
import { matchingLimits } from "./matching-limits.ts";

export * from "./matching-limits.ts";

export const scoreLabels = [
  { from: 90, label: "Exceptional match based on your criteria" },
  { from: 80, label: "Strong alignment with your requirements" },
  { from: 70, label: "Good fit with several matching criteria" },
  { from: 60, label: "Reasonable match with some alignment" },
  { from: 0, label: "Potential match worth considering" },
] as const;

/** Lists what a requirement can be about. */
export const criterionKinds = [
  "job",
  "sector",
  "place",
  "budget",
  "accountType",
  "companySize",
  "clientType",
  "workingMode",
  "seniority",
  "date",
  "other",
] as const;
export const CriterionKind = z.enum(criterionKinds).describe("What a requirement is about.");
export type CriterionKind = (typeof criterionKinds)[number];
export const importances = ["must", "nice", "mustNot"] as const;
export const Importance = z.enum(importances).describe("How much a requirement counts.");
export const criterionStatuses = ["met", "partly", "notStated", "contradicted"] as const;
export const CriterionStatus = z
  .enum(criterionStatuses)
  .describe(
    "`met`: the profile shows it. `partly`: the profile shows something close to it, or only ticks it in a list. " +
      "`notStated`: the profile says nothing about it. `contradicted`: the profile says otherwise, or shows what was excluded.",
  );

export const Criterion = z
  .object({
    id: z.string().describe("The same for the same requirement of the same brief."),
    kind: CriterionKind,
    importance: Importance,
    label: z.string().describe('The requirement in words for people, as in "Packaging design" or "Based in Leeds".'),
    job: z
      .int()
      .min(0)
      .optional()
      .describe(
        "The job that it was said of, as its place among the jobs of the brief; absent where it applies to all.",
      ),
    briefQuote: z.string().describe("The words of the brief that ask for it; empty where it was inferred."),
    status: CriterionStatus,
    quote: z
      .string()
      .optional()
      .describe(
        "Words of the profile, character for character. Always present with `met`, `partly` and `contradicted`.",
      ),
    proof: z
      .object({ start: z.number().int().min(0), end: z.number().int().min(0) })
      .optional()
      .describe("Where in the quote the words stand that prove it, as `[start, end)`; absent for a ticked value."),
    field: z.string().optional().describe("The profile field that the quote comes from, as in `bio` or `services`."),
    note: z
      .string()
      .optional()
      .describe(
        "A sentence of a language model, which says why the quote shows it. Only where a model found the quote.",
      ),
    weight: z.number().describe("The points of 100 that this requirement can bring."),
    points: z.number().describe("The points of 100 that it brought."),
  })
  .describe("One requirement of a brief, compared with one profile.");
export type Criterion = z.infer<typeof Criterion>;

export const Match = z
  .object({
    user: MemberProfile,
    score: z
      .number()
      .int()
      .min(0)
      .max(100)
      .describe("0 to 100: the share of the stated requirements that the profile meets with evidence."),
    reasons: z.array(z.string()).describe("Why the person fits, in sentences for people."),
    criteria: z.array(Criterion),
    fits: z.boolean().describe("Whether the profile meets every must-have; otherwise it only comes close."),
  })
  .describe("A person who fits a brief, and why.");
export type Match = z.infer<typeof Match>;

const emptyQuery = "Please enter a search query first";
const Brief = text({ min: 1, max: matchingLimits.briefMax, error: emptyQuery });

export const SearchBody = z.strictObject({
  query: Brief.describe("The brief, in plain words."),
  briefId: Id.optional().describe("The saved brief to keep the result with; without it a new one is saved."),
});

const SearchReply = z.array(Match).max(matchingLimits.matches);

const searchDeclaration = {
  method: "POST",
  access: "subscriber",
  feature: "matching",
  body: SearchBody,
  reply: SearchReply,
  refusals: ["forbidden", "not_found"],
  limit: "search",
  replyHeaders: {
    "X-Brief-Id": "The identifier of the brief that keeps the result.",
    "X-Answered-By": "`local` where a language model is configured and the local engine replied instead of it.",
  },
} as const;

export const searchForAgency = endpoint({
  ...searchDeclaration,
  path: "/api/agency/search-matches",
  summary: "Finds freelancers for an agency's brief, best first.",
});
export const searchForBrand = endpoint({
  ...searchDeclaration,
  path: "/api/brand/search-matches",
  summary: "Finds agencies and freelancers for a brand's brief, best first.",
});
export const searchForFreelancer = endpoint({
  ...searchDeclaration,
  path: "/api/freelancer/search-freelancers",
  summary: "Finds freelancers for a freelancer's brief, best first.",
});

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

export const ImproveBody = z.strictObject({ prompt: Brief });

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

export const listBrandMatches = endpoint({
  method: "GET",
  path: "/api/freelancer/brand-matches",
  access: "subscriber",
  feature: "matching",
  summary: "Finds brands that fit the signed-in freelancer's profile, best first.",
  query: z.object({
    refresh: z
      .enum(["true", "false"])
      .optional()
      .describe("`true` computes the list now; otherwise it is a day old at most."),
  }),
  reply: z.array(Match),
  refusals: ["forbidden"],
  limit: "search",
});

export const MatchSuggestion = z.object({
  id: UserId,
  username: z.string(),
  userType: UserType,
  score: z.number().int().min(0).max(100),
});
export type MatchSuggestion = z.infer<typeof MatchSuggestion>;

export const listSuggestions = endpoint({
  method: "GET",
  path: "/api/matches/suggestions",
  access: "subscriber",
  feature: "matching",
  summary: "Suggests people, compared with the signed-in person's own profile.",
  reply: z.array(MatchSuggestion),
});

export const skipSuggestion = endpoint({
  method: "POST",
  path: "/api/matches/suggestions/skip",
  access: "subscriber",
  feature: "matching",
  summary: "Removes a person from the suggestions for good.",
  body: z.strictObject({ userId: UserId }),
  reply: Done,
  refusals: ["not_found"],
});

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

export const generateMessageSummary = endpoint({
  method: "POST",
  path: "/api/generate-message-summary",
  access: "subscriber",
  feature: "matching",
  summary: "Drafts a first message from a search.",
  body: z.strictObject({ searchQuery: Brief, userType: UserType.nullable().optional(), receiverId: UserId.optional() }),
  reply: z.object({ summary: z.string().max(matchingLimits.draftMax) }),
  limit: "improve",
});

export const SavedBrief = z
  .object({
    id: Id,
    originalText: z.string().describe("The brief in the person's own words."),
    text: z.string().describe("The text that is searched with, which may be an improved one."),
    isImproved: z.boolean(),
    createdAt: Moment,
    updatedAt: Moment,
    lastSearchedAt: Moment.nullable(),
    matchCount: z.number().int(),
  })
  .describe("A saved brief, with the number of its last matches.");
export type SavedBrief = z.infer<typeof SavedBrief>;

export const listBriefs = endpoint({
  method: "GET",
  path: "/api/briefs",
  access: "member",
  feature: "matching",
  summary: "Lists the signed-in person's briefs, last changed first.",
  reply: z.array(SavedBrief),
});

export const BriefFeedback = z
  .object({
    id: Id,
    userId: UserId,
    displayName: z.string(),
    reason: FeedbackReason,
    isWeighed: z.boolean().describe("Whether the last search took it into account."),
  })
  .describe("Feedback that removed a match from the brief's list. It can be withdrawn.");

export const BriefWithMatches = SavedBrief.extend({
  matches: z.array(Match),
  jobs: z
    .array(ResultJob)
    .describe("The jobs of the brief, the main one first, each with the matches who do it, best first."),
  newUserIds: z.array(UserId).describe("The matches that the search before the last one did not have."),
  goneUsers: z
    .array(z.object({ id: UserId, displayName: z.string() }))
    .describe("The matches of the search before the last one that are gone."),
  feedback: z.array(BriefFeedback),
});

export const getBrief = endpoint({
  method: "GET",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Returns a brief with its last matches.",
  params: z.object({ briefId: Id }),
  reply: BriefWithMatches,
  refusals: ["not_found"],
});

/** Lists what a good brief says, most useful first. */
export const readinessParts = ["job", "sector", "place", "budget", "timing"] as const;
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

export const BriefDraft = z.strictObject({
  originalText: text({ max: matchingLimits.briefMax }),
  text: text({ max: matchingLimits.briefMax }),
  isImproved: z.boolean(),
});

export const createBrief = endpoint({
  method: "POST",
  path: "/api/briefs",
  access: "member",
  feature: "matching",
  summary: "Saves a new draft.",
  body: BriefDraft,
  reply: SavedBrief,
});

export const updateBrief = endpoint({
  method: "PUT",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Saves a draft's newest text.",
  params: z.object({ briefId: Id }),
  body: BriefDraft,
  reply: SavedBrief,
  refusals: ["not_found"],
});

export const duplicateBrief = endpoint({
  method: "POST",
  path: "/api/briefs/{briefId}/duplicate",
  access: "member",
  feature: "matching",
  summary: "Copies a brief, without its matches.",
  params: z.object({ briefId: Id }),
  reply: SavedBrief,
  refusals: ["not_found"],
});

export const removeBrief = endpoint({
  method: "DELETE",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Deletes a brief and its matches.",
  params: z.object({ briefId: Id }),
  reply: Done,
  refusals: ["not_found"],
});

export const checkPaymentNeutrality = endpoint({
  method: "POST",
  path: "/api/matches/check-blindness",
  access: "subscriber",
  feature: "matching",
  summary: "Checks that payment facts do not change a search.",
  details:
    "Runs the search as it is, then with every plan, price, trial, referral and payment field of everybody scrambled, and " +
    "compares the two. With `briefId` it takes the feedback on that brief into account. Nothing is saved.",
  body: SearchBody,
  reply: z.object({
    isSame: z.boolean(),
    scrambledPeople: z.number().int(),
    scrambledFields: z.array(z.string()),
    original: z.array(z.object({ userId: UserId, displayName: z.string(), score: z.number() })),
    scrambled: z.array(z.object({ userId: UserId, displayName: z.string(), score: z.number() })),
  }),
  refusals: ["forbidden", "not_found"],
  limit: "improve",
});
