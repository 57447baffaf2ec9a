import { z } from "zod";
import { Id, Moment, nameText, UserId } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { introductionLimits } from "./introduction-limits.ts";
import { AttachmentIds, Contact, MessageText } from "./messaging.ts";
import { forces } from "./reading.ts";

export * from "./introduction-limits.ts";

/**
 * Lists what becomes of an introduction. An open one waits for an answer until it has one (`answeredAt`), and lapses otherwise. A
 * question is an answer: the two are talking then, nothing lapses any more, and it can still be accepted or declined.
 */
export const introductionStates = ["open", "accepted", "declined", "withdrawn", "lapsed"] as const;
export const IntroductionState = z.enum(introductionStates);
export type IntroductionState = z.infer<typeof IntroductionState>;

export const introductionAnswers = ["accept", "ask", "decline"] as const;
export const IntroductionAnswer = z.enum(introductionAnswers, { error: "Please choose an answer" });
export type IntroductionAnswer = z.infer<typeof IntroductionAnswer>;

export const declineReasons = ["busy", "budget", "not_my_work", "other"] as const;
export const DeclineReason = z.enum(declineReasons, { error: "Please choose a reason from the list" });
export type DeclineReason = z.infer<typeof DeclineReason>;

/** Holds the sentence that is sent with an answer where its writer changes nothing. */
export const kindSentences: Record<"accept" | DeclineReason, string> = {
  accept: "Thank you for writing. I'd like to hear more.",
  busy: "Thank you for thinking of me. I'm fully booked at the moment, so I have to say no this time.",
  budget: "Thank you for thinking of me. This doesn't fit what I charge, so I have to say no. I wish you well with it.",
  not_my_work: "Thank you for thinking of me. This isn't the kind of work I do, and somebody else will do it better.",
  other: "Thank you for thinking of me. I can't take this on, and I wish you well with it.",
};

/** Lists the parts of a brief that its writer chooses to show or not. The title is always shown. */
export const briefCardParts = ["requirements", "budget", "dates", "matched"] as const;
export const BriefCardPart = z.enum(briefCardParts);
export type BriefCardPart = z.infer<typeof BriefCardPart>;

export const BriefCard = z
  .object({
    title: z.string(),
    requirements: z.array(z.object({ label: z.string(), force: z.enum(forces) })),
    budget: z.string().nullable(),
    dates: z.string().nullable(),
    matched: z
      .array(z.object({ label: z.string(), quote: z.string() }))
      .describe("What fits, each with words of the receiver's own profile that show it."),
  })
  .describe("What an introduction shows of a brief. What its writer did not choose is empty.");
export type BriefCard = z.infer<typeof BriefCard>;

export const Introduction = z
  .object({
    id: Id,
    direction: z.enum(["sent", "received"]).describe("Whether the signed-in person wrote it or received it."),
    person: Contact.pick({ id: true, username: true, displayName: true, userType: true, photo: true }).describe(
      "The other person.",
    ),
    briefId: Id.nullable().describe("The brief, for its writer alone."),
    card: BriefCard.nullable().describe("Null where the introduction was made without a brief."),
    state: IntroductionState.describe(
      "An `open` one with `answeredAt` was answered with a question: the two are talking, and it waits for nothing.",
    ),
    answer: IntroductionAnswer.nullable().describe("The last answer. A message in reply counts as `ask`."),
    reason: DeclineReason.nullable(),
    createdAt: Moment,
    closesAt: Moment.describe("When it closes if nobody answers. A question is an answer."),
    answeredAt: Moment.nullable().describe("When it was first answered, with a question too. Null while it waits."),
    endedAt: Moment.nullable().describe("When it was accepted, declined, withdrawn or closed."),
  })
  .describe("The first message to somebody, with what becomes of it.");
export type Introduction = z.infer<typeof Introduction>;

const shared = { access: "member", feature: "introductions" } as const;

export const listIntroductions = endpoint({
  ...shared,
  method: "GET",
  path: "/api/introductions",
  summary: "Lists the newest introductions that this person made and received, newest first.",
  query: z.object({ personId: UserId.optional().describe("Returns only the introduction between the two.") }),
  reply: z.array(Introduction).max(introductionLimits.listed),
});

const ownJobsByDefault =
  "By default those that the receiver was found for, or all where the brief has not found them. What holds for all jobs is always shown.";

export const previewIntroduction = endpoint({
  ...shared,
  method: "GET",
  path: "/api/introductions/preview",
  summary: "Returns everything that an introduction could show of a brief to somebody.",
  query: z.object({
    briefId: Id,
    recipientId: UserId,
    jobs: z
      .string()
      .regex(/^\d{1,2}(?:,\d{1,2})*$/)
      .optional()
      .describe(`The places of the jobs whose requirements are shown, as in "0,2". ${ownJobsByDefault}`),
  }),
  reply: z.object({
    card: BriefCard,
    jobs: z
      .array(z.object({ label: z.string(), isShown: z.boolean() }))
      .describe("The jobs of the brief in their order, and whether the card shows what is asked of each."),
    openCount: z
      .int()
      .min(0)
      .describe(
        "How many of the brief's places are taken: those that wait for an answer, or were withdrawn without one and whose days are not over.",
      ),
  }),
  refusals: ["not_found"],
});

export const introduce = endpoint({
  ...shared,
  method: "POST",
  path: "/api/introductions",
  summary: "Sends the first message to somebody, with a brief.",
  details:
    "Refused with `conflict` where the two have written to each other already: send a message instead. A retry with the same " +
    "`Idempotency-Key` returns the introduction of the first try and sends nothing.",
  requestHeaders: {
    "Idempotency-Key": "A value of your own, at most 100 characters, the same for every retry of one introduction.",
  },
  body: z.strictObject({
    recipientId: UserId,
    briefId: Id,
    text: MessageText,
    attachments: AttachmentIds.optional().describe("Files that are sent with the text, as with a message."),
    title: nameText({ min: 1, max: introductionLimits.titleMax, error: "Please give the brief a title" })
      .optional()
      .describe("The title that the receiver reads; by default the brief's name."),
    shows: z.array(BriefCardPart).max(briefCardParts.length).optional().describe("By default every part."),
    jobs: z
      .array(z.int().min(0))
      .min(1)
      .max(introductionLimits.cardRequirements)
      .optional()
      .describe(`The places of the jobs whose requirements are shown. ${ownJobsByDefault}`),
  }),
  reply: Introduction,
  refusals: ["blocked", "not_found", "subscription_required", "conflict", "limit_reached"],
  limit: "message",
});

export const answerIntroduction = endpoint({
  ...shared,
  method: "POST",
  path: "/api/introductions/{introductionId}/answer",
  summary: "Accepts or declines an introduction, or asks something.",
  details:
    "Any answer stops the clock for good, a question too: after that the introduction waits for nothing and lapses no more. Its text is sent as a message; without one, a kind sentence is. Where the introduction has the " +
    "same answer already, nothing is sent again.",
  params: z.object({ introductionId: Id }),
  body: z
    .strictObject({ answer: IntroductionAnswer, reason: DeclineReason.optional(), text: MessageText.optional() })
    .refine(({ answer, text }) => answer !== "ask" || text !== undefined, {
      error: "Please write what you would like to know",
      path: ["text"],
    })
    .refine(({ answer, reason }) => answer !== "decline" || reason !== undefined, {
      error: "Please choose a reason",
      path: ["reason"],
    }),
  reply: Introduction,
  refusals: ["not_found", "conflict", "blocked"],
  limit: "message",
});

export const withdrawIntroduction = endpoint({
  ...shared,
  method: "POST",
  path: "/api/introductions/{introductionId}/withdraw",
  summary: "Withdraws an introduction that is open. The message stays in the conversation.",
  details: "One that nobody has answered keeps its place among those of its brief until its days are over.",
  params: z.object({ introductionId: Id }),
  reply: Introduction,
  refusals: ["not_found", "conflict"],
});
