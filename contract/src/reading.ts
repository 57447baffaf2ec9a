import { z } from "zod";
import { UserType, text } from "./basics.ts";
import { criterionKinds, matchingLimits } from "./matching.ts";
import { readingLimits } from "./reading-limits.ts";

export * from "./reading-limits.ts";

/** Says how much a requirement counts: nobody fits without it, it is a wish, or it excludes people. */
export const forces = ["must", "nice", "avoid"] as const;
export type Force = (typeof forces)[number];

/** Says where words stand in the brief: `text.slice(start, end)`. Both are 0 where the words were added and not written. */
const places = {
  start: z.int().min(0).max(matchingLimits.briefMax),
  end: z.int().min(0).max(matchingLimits.briefMax),
};
const Label = text({ min: 1, max: readingLimits.labelMax, error: "Please name the requirement" });

/**
 * Lists the engine's names for a meaning, `kind name` as in "skill Photography" or "place Leeds"; any of them will do. It is empty
 * for a sum of money, and for words that the engine does not know, which it searches unchanged.
 */
const Means = z.array(z.string().min(1).max(readingLimits.labelMax)).max(readingLimits.meansMax);

/** Describes one thing that a brief asks for. */
export const ReadRequirement = z.strictObject({
  label: Label,
  kind: z.enum(criterionKinds),
  force: z.enum(forces),
  ...places,
  means: Means,
  /** Lists what must be true as well, any name of each: "big London agencies" are agencies that are big and in London. */
  with: z.array(Means).max(readingLimits.withMax).optional(),
  /** Says what can be spent, in pounds, on all of the work or on a day of it. Only the kind `budget` has it. */
  amount: z
    .strictObject({ from: z.number().min(0), to: z.number().min(0), per: z.literal("day").optional() })
    .optional(),
});
export type ReadRequirement = z.infer<typeof ReadRequirement>;

const Requirements = z.array(ReadRequirement).max(readingLimits.requirements);

/** Describes a job with the requirements that apply to it alone. */
export const ReadJob = z.strictObject({
  label: Label,
  /** NOTE: a wish ("and maybe the packaging too") never comes before a job that must be done. */
  force: z.enum(["must", "nice"]),
  requirements: Requirements,
});
export type ReadJob = z.infer<typeof ReadJob>;

/** Describes what the writer is, owns or does, which is never a requirement. */
export const AboutYou = z.strictObject({ label: Label, kind: z.enum(criterionKinds), ...places });
export type AboutYou = z.infer<typeof AboutYou>;

/**
 * Asks about words that may mean several things: what the work is, where no job was read, or else what a clause asks for beside the jobs that
 * were read. "Something else" is always an answer too, and a question without an answer changes nothing: its words are searched as words.
 */
export const ReadingQuestion = z.strictObject({
  text: z.string(),
  ...places,
  /** Says whether the work must be done or is only wished for; the job of the answer counts as much. */
  force: ReadJob.shape.force,
  options: z
    .array(z.strictObject({ label: Label, means: Means }))
    .min(1)
    .max(readingLimits.options),
});
export type ReadingQuestion = z.infer<typeof ReadingQuestion>;

/** Describes what the engine reads in a brief. The main job comes first. */
export const Reading = z.strictObject({
  jobs: z.array(ReadJob).max(readingLimits.jobs),
  /** Lists the requirements that apply to all jobs. */
  forAll: Requirements,
  aboutYou: z.array(AboutYou).max(readingLimits.aboutYou),
  /** Says whether the brief is in English. If it is not, nothing is read, and only its words are searched. */
  isEnglish: z.boolean(),
  /** Lists words that ask for something that was not understood. */
  unused: z.array(z.strictObject(places)).max(readingLimits.unused),
  /** Holds the first question that is open. The next one follows when it is answered. */
  question: ReadingQuestion.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/**
 * Holds the option that was chosen for a question, or `null` for something else. A chosen option that a confirmed reading does not list is
 * a job of its own beside those that it lists, so whoever takes that job away takes the answer away too.
 */
export const ReadingAnswer = z.strictObject({
  question: z.string(),
  ...places,
  chosen: Label.nullable(),
  /** Repeats the question's force. A job must be done where it is absent. */
  force: ReadJob.shape.force.optional(),
});

/** Holds what a person kept of a reading. The search uses these requirements and infers no others. */
export const ConfirmedReading = Reading.pick({ jobs: true, forAll: true, aboutYou: true }).extend({
  answers: z.array(ReadingAnswer).max(readingLimits.answers),
});
export type ConfirmedReading = z.infer<typeof ConfirmedReading>;

/** Holds a reading after an edit of the text, with the answers whose words still stand there. */
export const EditedReading = Reading.extend({ answers: ConfirmedReading.shape.answers });
export type EditedReading = z.infer<typeof EditedReading>;

/** Holds a text before and after an edit, with what a person confirmed of it before. */
export const RereadingInput = z.strictObject({
  oldText: text({ max: matchingLimits.briefMax }),
  newText: text({ max: matchingLimits.briefMax }),
  confirmed: ConfirmedReading,
  searcherType: UserType.nullable(),
});
export type RereadingInput = z.infer<typeof RereadingInput>;

/** Holds the text to read, and the type of the account that searches. */
export const ReadingInput = z.strictObject({
  text: text({ max: matchingLimits.briefMax }),
  searcherType: UserType.nullable(),
});
export type ReadingInput = z.infer<typeof ReadingInput>;
