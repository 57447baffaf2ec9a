import { z } from "zod";
import { Done, Id, Moment, text, Photo, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { referenceLimits } from "./reference-limits.ts";

export * from "./reference-limits.ts";

const Answer = text({
  min: referenceLimits.answerMin,
  max: referenceLimits.answerMax,
  error: "Please write a few words",
});

/** Holds the answers to `referenceQuestions`. There are no stars and no points. */
export const ReferenceAnswers = z.strictObject({ work: Answer, wentWell: Answer, again: Answer });
export type ReferenceAnswers = z.infer<typeof ReferenceAnswers>;

const given = {
  id: Id,
  work: z.string(),
  wentWell: z.string(),
  again: z.string(),
  publishedAt: Moment.describe("When it was or will be published."),
  reply: z.object({ text: z.string(), repliedAt: Moment }).nullable().describe("What the person it is about replied."),
};

export const Reference = z
  .object({
    ...given,
    author: z.object({
      userId: UserId,
      username: z.string(),
      displayName: z.string(),
      userType: UserType.nullable(),
      photo: Photo,
    }),
  })
  .describe("What somebody says of a person with whom they completed a project. It changes no score and no order.");
export type Reference = z.infer<typeof Reference>;

export const OwnReference = z
  .object({ ...given, state: z.enum(["waiting", "published", "withdrawn"]) })
  .describe("A reference as its author sees it. A `withdrawn` one was removed by an operator and is empty.");
export type OwnReference = z.infer<typeof OwnReference>;

export const listReferences = endpoint({
  method: "GET",
  path: "/api/members/{userId}/references",
  access: "member",
  feature: "projects",
  summary: "Lists the published references about a member, newest first.",
  params: z.object({ userId: UserId }),
  reply: z.array(Reference).max(referenceLimits.listed),
  refusals: ["not_found"],
});

const ofReference = z.object({ referenceId: Id });

export const replyToReference = endpoint({
  method: "POST",
  path: "/api/references/{referenceId}/reply",
  access: "member",
  feature: "projects",
  summary: "Replies once to a published reference about oneself. Everybody who reads the reference reads the reply.",
  params: ofReference,
  body: z.strictObject({ text: text({ min: 1, max: referenceLimits.replyMax, error: "Please write a reply first" }) }),
  reply: Reference,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const reportReference = endpoint({
  method: "POST",
  path: "/api/references/{referenceId}/report",
  access: "member",
  feature: "projects",
  summary: "Reports a published reference to the operators. A second report by the same person changes nothing.",
  params: ofReference,
  body: z.strictObject({
    reason: text({ min: 1, max: referenceLimits.reportMax, error: "Please say what is wrong with it" }),
  }),
  reply: Done,
  refusals: ["not_found"],
});
