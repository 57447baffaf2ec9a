import { msPerDay } from "./durations.ts";

export const matchingLimits = {
  /** Limits the characters of a brief. */
  briefMax: 10_000,
  /** Limits the matches in a reply. */
  matches: 20,
  /** Limits the matches that the result view shows at first. */
  shown: 5,
  /** Scores above this one are highlighted. */
  highlightAbove: 80,
  /** Sets how long after its last search a brief is still searched every night for new matches, in days. */
  newMatchesForDays: 60,
  /** Limits the searches in the history of a brief. */
  briefHistory: 20,
  /** Limits the characters of the name that a person gives a brief. */
  briefNameMax: 80,
  questions: 3,
  draftMax: 400,
  bioPreview: 150,
  bioPreviewCut: 140,
  cardSkillsNarrow: 8,
  cardSkillsWide: 6,
  cardIndustries: 2,
  cardRegions: 3,
  feedbackComments: 1_000,
  /** Milliseconds for which the browser keeps a draft message. */
  draftCacheMs: 300_000,
  /** Limits the draft messages that the browser keeps. */
  draftCacheEntries: 50,
  brandMatchesRefreshMs: msPerDay,
  brandMatchesRetries: 3,
  defaultRetryAfterSeconds: 60,
} as const;
