import { z } from "zod";
import { Done, Id, text, Photo, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { MemberProfile } from "./profiles.ts";
import { matchingLimits } from "./matching-limits.ts";

export * from "./matching-limits.ts";
export * from "./score-labels.ts";

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
        "Words of the profile, character for character. Always present with `met`, `partly` and `contradicted`, but for those of a case " +
          "study that is gone since the search.",
      ),
    proof: z
      .object({ start: z.number().int().min(0), end: z.number().int().min(0) })
      .optional()
      .describe("Where in the quote the words stand that prove it, as `[start, end)`; absent for a ticked value."),
    field: z
      .string()
      .optional()
      .describe("The profile field that the quote comes from, as in `bio` or `services`, or `caseStudy`."),
    caseStudyId: Id.optional().describe(
      "The case study whose words the quote is; `field` is `caseStudy` then. The person's `work` has its title and picture.",
    ),
    note: z
      .string()
      .optional()
      .describe(
        "A sentence of a language model, which says why the quote shows it. Only where a model found the quote.",
      ),
    said: z
      .object({
        referenceId: Id,
        author: z.string().describe("The name of whoever said it."),
        quote: z.string().describe("Their words, character for character."),
        proof: z.object({ start: z.int().min(0), end: z.int().min(0) }),
      })
      .optional()
      .describe(
        "Words of a reference that show it too. They change no status, points or order, and are never kept with a result.",
      ),
    weight: z.number().describe("The points of 100 that this requirement can bring."),
    points: z.number().describe("The points of 100 that it brought."),
  })
  .describe("One requirement of a brief, compared with one profile.");
export type Criterion = z.infer<typeof Criterion>;

export const Caution = z
  .object({
    about: z.enum(["sum", "place"]).describe("What the brief leaves open: what the work may cost, or where it is."),
    field: z.string().describe("The profile field that says it, as in `minimumBudget`."),
    quotes: z.array(z.string()).describe("Its values, character for character."),
  })
  .describe(
    "Something that the brief leaves open, and in which the person is not for the usual brief: it lowers the score a little.",
  );
export type Caution = z.infer<typeof Caution>;

export const Match = z
  .object({
    user: MemberProfile,
    score: z
      .number()
      .int()
      .min(0)
      .max(100)
      .describe("0 to 100: how far the profile agrees with the brief, and how far it proves what is asked."),
    reasons: z.array(z.string()).describe("Why the person fits, in sentences for people."),
    criteria: z.array(Criterion),
    cautions: z.array(Caution).optional().describe("Absent where there is nothing to say."),
    fits: z
      .boolean()
      .describe(
        "Whether the profile meets every must-have with proof and agrees with the rest of the brief; otherwise it only comes close.",
      ),
  })
  .describe("A person who fits a brief, and why.");
export type Match = z.infer<typeof Match>;

const emptyQuery = "Please enter a search query first";
export const BriefText = text({ min: 1, max: matchingLimits.briefMax, error: emptyQuery });

export const SearchBody = z.strictObject({
  query: BriefText.describe("The brief, in plain words."),
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
  displayName: z.string().describe("The name in their profile."),
  userType: UserType,
  photo: Photo,
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

export const checkPaymentNeutrality = endpoint({
  method: "POST",
  path: "/api/matches/check-payment-neutrality",
  access: "subscriber",
  feature: "matching",
  summary: "Checks that no payment, answer to an introduction, reference or save to a shortlist changes a search.",
  details:
    "Runs the search as it is, then with every plan, price, trial, referral, payment, response, reference and save of everybody scrambled, and " +
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
