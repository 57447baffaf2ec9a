import { z } from "zod";
import { Id, Moment, Photo, UserId, UserType } from "./basics.ts";

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
    isReported: z.boolean().describe("Whether the signed-in person has reported it, and no operator has decided yet."),
  })
  .describe("What somebody says of a person with whom they completed a project. It changes no score and no order.");
export type Reference = z.infer<typeof Reference>;

export const OwnReference = z
  .object({ ...given, state: z.enum(["waiting", "published", "withdrawn"]) })
  .describe(
    "A reference as its author sees it. A `withdrawn` one was removed after its publication, by its author or an operator, and is empty.",
  );
export type OwnReference = z.infer<typeof OwnReference>;
