/**
 * Numbers the advisory locks that this product takes in PostgreSQL. Each number has one purpose and is never used
 * again.
 */
export const advisoryLocks = {
  migrations: 7_209_551,
  demoData: 7_209_552,
  jobQueue: 7_209_553,
  testTemplate: 7_209_554,
  matchingSnapshot: 7_209_555,
  matchingLists: 7_209_556,
  /** Is taken with a second number for the brief, and so never meets the others. */
  introductionsOfBrief: 7_209_557,
  /** Is taken with a second number for the account, and so never meets the others. */
  shortlistsOfAccount: 7_209_558,
  /** Is taken with a second number for the account. */
  filesOfAccount: 7_209_559,
  /** Is taken with a second number for the writer. */
  introductionsWithoutBrief: 7_209_560,
  /** Is taken with a second number for the account. */
  caseStudiesOfAccount: 7_209_561,
} as const;

export type AdvisoryLock = (typeof advisoryLocks)[keyof typeof advisoryLocks];
