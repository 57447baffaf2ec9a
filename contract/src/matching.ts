import { z } from "zod";
import { Done, Id, Moment, text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { MemberProfile } from "./profiles.ts";

export const matchingLimits = {
  /** Characters of a brief. */
  briefMax: 10_000,
  /** Matches that a search answers at most. */
  matches: 20,
  /** Matches that the result view pages through. */
  shown: 5,
  /** Scores above this are highlighted. */
  highlightAbove: 80,
  questions: 3,
  draftMax: 400,
  bioPreview: 150,
  bioPreviewCut: 140,
  cardSkillsNarrow: 8,
  cardSkillsWide: 6,
  cardIndustries: 2,
  cardRegions: 3,
  feedbackComments: 1_000,
  /** Milliseconds that a generated draft stays in the browser's cache, and entries it holds. */
  draftCacheMs: 300_000,
  draftCacheEntries: 50,
  brandMatchesRefreshMs: 86_400_000,
  brandMatchesRetries: 3,
  defaultRetryAfterSeconds: 60,
} as const;

export const scoreLabels = [
  { from: 90, label: "Exceptional match based on your criteria" },
  { from: 80, label: "Strong alignment with your requirements" },
  { from: 70, label: "Good fit with several matching criteria" },
  { from: 60, label: "Reasonable match with some alignment" },
  { from: 0, label: "Potential match worth considering" },
] as const;

/** What kind of thing a requirement is about. */
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
export type CriterionKind = (typeof criterionKinds)[number];
export const importances = ["must", "nice", "mustNot"] as const;
/**
 * `met`: the profile shows it. `partly`: a neighbouring or ticked-only version of it. `notStated`: the profile says
 * nothing either way. `contradicted`: the profile says otherwise, or shows what was excluded.
 */
export const criterionStatuses = ["met", "partly", "notStated", "contradicted"] as const;

/** One requirement of a brief, held against one profile. */
export const Criterion = z.object({
  /** The same for the same requirement of the same brief. */
  id: z.string(),
  kind: z.enum(criterionKinds),
  importance: z.enum(importances),
  /** The requirement in words for people, as in "Packaging design" or "Based in Leeds". */
  label: z.string(),
  /** The words of the brief it was read from; empty where it was inferred. */
  briefQuote: z.string(),
  status: z.enum(criterionStatuses),
  /** Words of the profile, character for character. Always present with `met`, `partly` and `contradicted`. */
  quote: z.string().optional(),
  /** The profile field that the quote comes from, as in `bio` or `services`. */
  field: z.string().optional(),
  /** A sentence for people in plain British English. */
  sentence: z.string(),
  /** Share of the score that this requirement could bring and what it brought, in points of 100. */
  weight: z.number(),
  points: z.number(),
});
export type Criterion = z.infer<typeof Criterion>;

export const Match = z.object({
  user: MemberProfile,
  /** 0 to 100: the share of the stated requirements that the profile meets with evidence. */
  score: z.number().int().min(0).max(100),
  reasons: z.array(z.string()),
  criteria: z.array(Criterion),
});
export type Match = z.infer<typeof Match>;

const emptyQuery = "Please enter a search query first";
const Brief = text({ min: 1, max: matchingLimits.briefMax, error: emptyQuery });

/** `briefId` saves the result with a brief that exists; without it a new brief is kept. */
const SearchBody = z.strictObject({ query: Brief, briefId: Id.optional() });

/**
 * The specification's answer is a plain list; the id of the kept brief travels in the header `X-Brief-Id`. Where a
 * language model is configured and did not answer, `X-Answered-By` is `local`.
 */
const SearchReply = z.array(Match).max(matchingLimits.matches);

const searchPromise = {
  method: "POST",
  access: "subscriber",
  feature: "matching",
  body: SearchBody,
  reply: SearchReply,
  refusals: ["forbidden", "not_found"],
  limit: "search",
} as const;

export const searchForAgency = endpoint({
  ...searchPromise,
  path: "/api/agency/search-matches",
  summary: "Freelancers for an agency's brief, best first.",
});
export const searchForBrand = endpoint({
  ...searchPromise,
  path: "/api/brand/search-matches",
  summary: "Agencies and freelancers for a brand's brief, best first.",
});
export const searchForFreelancer = endpoint({
  ...searchPromise,
  path: "/api/freelancer/search-freelancers",
  summary: "Freelancers for a freelancer's brief, best first.",
});

export const ImprovedBrief = z.object({
  improvedPrompt: z.string(),
  /** What was assumed, each a sentence that can be taken back. */
  assumptions: z.array(z.string()),
  /** What would change the result most, each with answers that can be added to the brief. */
  questions: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })).max(matchingLimits.questions),
  /** Who wrote it: the local engine or a language model. */
  improvedBy: z.enum(["local", "model"]),
});
export type ImprovedBrief = z.infer<typeof ImprovedBrief>;

const improvePromise = {
  method: "POST",
  access: "subscriber",
  feature: "matching",
  body: z.strictObject({ prompt: Brief }),
  reply: ImprovedBrief,
  refusals: ["forbidden"],
  limit: "improve",
} as const;

export const improveForAgency = endpoint({
  ...improvePromise,
  path: "/api/improve-prompt",
  summary: "A clearer version of an agency's brief.",
});
export const improveForBrand = endpoint({
  ...improvePromise,
  path: "/api/brand/improve-prompt",
  summary: "A clearer version of a brand's brief.",
});
export const improveForFreelancer = endpoint({
  ...improvePromise,
  path: "/api/freelancer/improve-prompt",
  summary: "A clearer version of a freelancer's brief.",
});

export const listBrandMatches = endpoint({
  method: "GET",
  path: "/api/freelancer/brand-matches",
  access: "subscriber",
  feature: "matching",
  summary:
    "Brands that fit the signed-in freelancer's profile, best first; computed once a day unless `refresh` is set.",
  query: z.object({ refresh: z.enum(["true", "false"]).optional() }),
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
  summary: "People worth meeting, judged by the signed-in person's own profile.",
  reply: z.array(MatchSuggestion),
});

export const skipSuggestion = endpoint({
  method: "POST",
  path: "/api/matches/suggestions/skip",
  access: "subscriber",
  feature: "matching",
  summary: "Takes a person out of the suggestions for good.",
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
  summary:
    "Says why a match does not fit: it leaves this person's list, and the next search of the brief weighs the reason.",
  body: z.strictObject({
    userId: UserId,
    briefId: Id.optional(),
    reason: z.enum(feedbackReasons, { error: "Please choose a reason" }),
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
  summary: "Takes feedback back: the match may appear again.",
  params: z.object({ feedbackId: Id }),
  reply: Done,
  refusals: ["not_found"],
});

export const generateMessageSummary = endpoint({
  method: "POST",
  path: "/api/generate-message-summary",
  access: "subscriber",
  feature: "matching",
  summary: "A first message drafted from what was searched for.",
  body: z.strictObject({ searchQuery: Brief, userType: UserType.nullable().optional(), receiverId: UserId.optional() }),
  reply: z.object({ summary: z.string().max(matchingLimits.draftMax) }),
  limit: "improve",
});

/** A brief that was written down, with what was last found for it. */
export const SavedBrief = z.object({
  id: Id,
  /** The person's own words. */
  originalText: z.string(),
  /** What was searched with. */
  text: z.string(),
  isImproved: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  lastSearchedAt: Moment.nullable(),
  matchCount: z.number().int(),
});
export type SavedBrief = z.infer<typeof SavedBrief>;

export const listBriefs = endpoint({
  method: "GET",
  path: "/api/briefs",
  access: "member",
  feature: "matching",
  summary: "The signed-in person's briefs, last changed first.",
  reply: z.array(SavedBrief),
});

export const getBrief = endpoint({
  method: "GET",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "A brief with its last matches.",
  params: z.object({ briefId: Id }),
  /** `newUserIds` and `goneUsers` compare the last run with the one before it. */
  reply: SavedBrief.extend({
    matches: z.array(Match),
    newUserIds: z.array(UserId),
    goneUsers: z.array(z.object({ id: UserId, displayName: z.string() })),
    /** Matches that feedback took off this brief's list, and what its next search weighs more for it; each can be undone. */
    feedback: z.array(
      z.object({
        id: Id,
        userId: UserId,
        displayName: z.string(),
        reason: z.enum(feedbackReasons),
        /** It was given before the last run, which weighed it. */
        isWeighed: z.boolean(),
      }),
    ),
  }),
  refusals: ["not_found"],
});

/** What a good brief says, most useful first. */
export const readinessParts = ["job", "sector", "place", "budget", "timing"] as const;
export const BriefReadiness = z.object({
  percent: z.number().int().min(0).max(100),
  present: z.array(z.enum(readinessParts)),
  /** What to add, most useful first. */
  missing: z.array(z.object({ part: z.enum(readinessParts), hint: z.string() })),
});
export type BriefReadiness = z.infer<typeof BriefReadiness>;

/** Quick enough to be asked while somebody types; nothing of it is kept. */
export const judgeBriefReadiness = endpoint({
  method: "POST",
  path: "/api/briefs/readiness",
  access: "member",
  feature: "matching",
  summary: "What a brief still lacks, for the meter beside it.",
  body: z.strictObject({ text: text({ max: matchingLimits.briefMax }) }),
  reply: BriefReadiness,
});

const DraftBody = z.strictObject({
  originalText: text({ max: matchingLimits.briefMax }),
  text: text({ max: matchingLimits.briefMax }),
  isImproved: z.boolean(),
});

export const createBrief = endpoint({
  method: "POST",
  path: "/api/briefs",
  access: "member",
  feature: "matching",
  summary: "Keeps a draft.",
  body: DraftBody,
  reply: SavedBrief,
});

export const updateBrief = endpoint({
  method: "PUT",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Keeps a draft's newest text.",
  params: z.object({ briefId: Id }),
  body: DraftBody,
  reply: SavedBrief,
  refusals: ["not_found"],
});

export const duplicateBrief = endpoint({
  method: "POST",
  path: "/api/briefs/{briefId}/duplicate",
  access: "member",
  feature: "matching",
  summary: "A copy of a brief, without its matches.",
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

/**
 * The result of running a search twice: as it is, and with every payment fact about everybody scrambled. With `briefId`
 * it weighs the feedback on that brief, as the brief's own searches do; nothing is kept.
 */
export const checkPaymentNeutrality = endpoint({
  method: "POST",
  path: "/api/matches/check-blindness",
  access: "subscriber",
  feature: "matching",
  summary:
    "Runs a search as it is and with every plan, price, trial, referral and payment field scrambled, and compares.",
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
