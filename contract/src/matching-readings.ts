import { z } from "zod";
import { Id, text } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { matchingLimits } from "./matching.ts";
import { AboutYou, ReadJob, readingLimits, ReadingAnswer, Reading, ReadRequirement } from "./reading.ts";

export const readingChoiceLimits = { wordsMax: 100, choices: 8 } as const;

/** Holds the reading of a saved brief: what was confirmed where something was, otherwise what the engine reads. */
export const BriefReading = Reading.extend({
  text: z.string().describe("The saved text of the brief. `start` and `end` count its characters."),
  isConfirmed: z.boolean().describe("Whether a person confirmed or changed this reading, so that searches use it."),
  answers: z.array(ReadingAnswer).describe("The questions that were answered."),
}).describe("What is read in a saved brief.");
export type BriefReading = z.infer<typeof BriefReading>;

const SentRequirement = ReadRequirement.extend({
  means: ReadRequirement.shape.means.optional().describe("Found by the label where it is not sent."),
});
const SentRequirements = z.array(SentRequirement).max(readingLimits.requirements, {
  error: `Please keep at most ${readingLimits.requirements} requirements together`,
});
const SentJob = ReadJob.extend({ force: ReadJob.shape.force.default("must"), requirements: SentRequirements });

/** Holds what a person confirmed, and the text that its places count in. */
export const SentReading = z
  .strictObject({
    text: text({ max: matchingLimits.briefMax }).optional().describe("The text that was read; else the saved text."),
    jobs: z.array(SentJob).max(readingLimits.jobs, { error: `Please keep at most ${readingLimits.jobs} jobs` }),
    forAll: SentRequirements.default([]),
    aboutYou: z.array(AboutYou).max(readingLimits.aboutYou).default([]),
    answers: z.array(ReadingAnswer).max(readingLimits.answers).default([]),
  })
  .describe("What a person confirmed of a reading.");
export type SentReading = z.output<typeof SentReading>;

const ofBrief = {
  path: "/api/briefs/{briefId}/reading",
  access: "member",
  feature: "matching",
  params: z.object({ briefId: Id }),
  reply: BriefReading,
  refusals: ["not_found"],
} as const;

export const getBriefReading = endpoint({
  ...ofBrief,
  method: "GET",
  summary: "Returns what is read in a saved brief.",
  details:
    "Where somebody confirmed a reading and changed the text since, what they confirmed is kept and only the changed words " +
    "are read again.",
});

export const confirmBriefReading = endpoint({
  ...ofBrief,
  method: "POST",
  summary: "Keeps what a person confirmed of a reading.",
  details: "The searches of this brief use these requirements and infer no others.",
  body: SentReading,
});

export const removeBriefReading = endpoint({
  ...ofBrief,
  method: "DELETE",
  summary: "Forgets what was confirmed of a brief, and reads it afresh.",
});

export const listRequirementChoices = endpoint({
  method: "GET",
  path: "/api/requirements",
  access: "member",
  feature: "matching",
  summary: "Finds requirements that can be added to a reading, by words of their names.",
  query: z.object({
    words: text({ min: 1, max: readingChoiceLimits.wordsMax, error: "Please write what you are looking for" }),
  }),
  reply: z.array(ReadRequirement.omit({ force: true, start: true, end: true })).max(readingChoiceLimits.choices),
});
