import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { CriterionKind } from "./matching.ts";

const Points = z.number().min(0).max(100);

export const MatchingFigures = z
  .object({
    kinds: z
      .array(z.object({ kind: CriterionKind, weight: Points }))
      .describe("How much a requirement of each kind weighs beside the others."),
    fits: Points.describe(
      "The least score of whoever fits: every must-have is met with proof, and the rest of the profile agrees.",
    ),
    nearlyAll: Points.describe("The score from which a profile that fits agrees in nearly everything."),
    proof: Points.describe("The most points that the proof of every must-have adds."),
    most: z
      .object({
        notAllMustHaves: Points,
        withoutAWishedJob: Points,
        onlyTheMainJob: Points,
        onlyAnotherJob: Points,
        noJob: Points,
        brokenExclusion: Points,
        unsureReading: Points,
      })
      .describe("The highest score of whoever misses something."),
    slowly: z
      .object({ from: Points, times: z.number().describe("How many times as slowly.") })
      .describe("From which score on points come slowly."),
    meaning: Points.describe("The most points by which what sentences mean raises or lowers somebody against others."),
    unstated: z
      .object({
        largeFrom: z.number().describe("The smallest project, in pounds, from which somebody takes large ones only."),
        large: Points,
        home: z.string().describe("The part of the world that is assumed."),
        away: Points,
      })
      .describe(
        "The points that it takes to take large projects only where a brief names no sum, and to work elsewhere where it names no place.",
      ),
    ticked: Points.describe("What a requirement brings of its points where it is only ticked in a list."),
    nearly: Points.describe("What a requirement brings of its points where a strong sign of it is no proof."),
    partly: Points.describe("What a requirement brings of its points where something close to it is shown."),
    stuffedKeeps: Points.describe("What a profile stuffed with keywords keeps of its score, in hundredths."),
    askedBelow: Points.describe("How sure a reading must be, in hundredths; what is less sure is asked."),
    lowest: Points.describe("The lowest score that is shown."),
  })
  .describe("The figures by which matches are scored.");
export type MatchingFigures = z.infer<typeof MatchingFigures>;

export const getMatchingFigures = endpoint({
  method: "GET",
  path: "/api/how-matching-works",
  access: "public",
  feature: "matching",
  summary: "Returns the figures by which matches are scored.",
  reply: MatchingFigures,
});
