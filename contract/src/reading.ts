import { z } from "zod";
import { UserType, text } from "./basics.ts";
import { criterionKinds, matchingLimits } from "./matching.ts";

export const readingLimits = {
  jobs: 6,
  /** Requirements of one job, and of all jobs together. */
  requirements: 20,
  aboutYou: 20,
  unused: 100,
  options: 3,
  answers: 10,
  labelMax: 200,
  meansMax: 12,
  withMax: 3,
} as const;

/** How much a requirement counts: without it nobody fits, it is a wish, or it must not be. */
export const forces = ["must", "nice", "avoid"] as const;
export type Force = (typeof forces)[number];

/** Places in the brief, `text.slice(start, end)`. Both are 0 where something was added and not written. */
const places = {
  start: z.int().min(0).max(matchingLimits.briefMax),
  end: z.int().min(0).max(matchingLimits.briefMax),
};
const Label = text({ min: 1, max: readingLimits.labelMax, error: "Please name the requirement" });

/**
 * The engine's names of what is meant, `kind name` as in "skill Photography" or "place Leeds"; any of them will do. Empty for a sum
 * of money, and for words that the engine does not know, which it searches as they stand.
 */
const Means = z.array(z.string().min(1).max(readingLimits.labelMax)).max(readingLimits.meansMax);

/** One thing that a brief asks for. */
export const ReadRequirement = z.strictObject({
  label: Label,
  kind: z.enum(criterionKinds),
  force: z.enum(forces),
  ...places,
  means: Means,
  /** What must hold as well, any name of each: "big London agencies" are agencies that are big and in London. */
  with: z.array(Means).max(readingLimits.withMax).optional(),
  /** What can be spent, in pounds; only for the kind `budget`. */
  amount: z.strictObject({ from: z.number().min(0), to: z.number().min(0) }).optional(),
});
export type ReadRequirement = z.infer<typeof ReadRequirement>;

const Requirements = z.array(ReadRequirement).max(readingLimits.requirements);

/** A job with the requirements that were said of it alone. */
export const ReadJob = z.strictObject({
  label: Label,
  /** A wish ("and maybe the packaging too") never comes before a job that must be done. */
  force: z.enum(["must", "nice"]),
  requirements: Requirements,
});
export type ReadJob = z.infer<typeof ReadJob>;

/** What the writer is, owns or does: never a requirement. */
export const AboutYou = z.strictObject({ label: Label, kind: z.enum(criterionKinds), ...places });
export type AboutYou = z.infer<typeof AboutYou>;

/** A question about words that may mean several things; "something else" is always an answer too. */
export const ReadingQuestion = z.strictObject({
  text: z.string(),
  ...places,
  options: z
    .array(z.strictObject({ label: Label, means: Means }))
    .min(1)
    .max(readingLimits.options),
});
export type ReadingQuestion = z.infer<typeof ReadingQuestion>;

/** What the engine reads in a brief. The main job comes first. */
export const Reading = z.strictObject({
  jobs: z.array(ReadJob).max(readingLimits.jobs),
  /** Requirements that hold for all jobs. */
  forAll: Requirements,
  aboutYou: z.array(AboutYou).max(readingLimits.aboutYou),
  /** False where the brief is wholly in another language: then nothing is read, and only its words are searched. */
  isEnglish: z.boolean(),
  /** Words that ask for something and were read as nothing. */
  unused: z.array(z.strictObject(places)).max(readingLimits.unused),
  question: ReadingQuestion.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/** An answer to the question: the option that was chosen, or `null` for something else. */
export const ReadingAnswer = z.strictObject({ question: z.string(), ...places, chosen: Label.nullable() });

/** What a person kept of a reading. The search takes its requirements and guesses nothing beside them. */
export const ConfirmedReading = Reading.pick({ jobs: true, forAll: true, aboutYou: true }).extend({
  answers: z.array(ReadingAnswer).max(readingLimits.answers),
});
export type ConfirmedReading = z.infer<typeof ConfirmedReading>;

/** What is read: a text, by the eyes of the account that searches. */
export const ReadingInput = z.strictObject({
  text: text({ max: matchingLimits.briefMax }),
  searcherType: UserType.nullable(),
});
export type ReadingInput = z.infer<typeof ReadingInput>;
