export const referenceLimits = {
  /** Sets the days after the completion of a project after which a reference is published without the other one. */
  publishedAfterDays: 14,
  answerMin: 3,
  answerMax: 600,
  replyMax: 600,
  reportMax: 600,
  /** Limits the references in one reply. */
  listed: 100,
} as const;

/** Holds the three questions of a reference, in the words that people read. */
export const referenceQuestions = {
  work: "What was the work?",
  wentWell: "What went well that others should know?",
  again: "Would you work together again, and for what?",
} as const;
