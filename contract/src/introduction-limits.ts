export const introductionLimits = {
  /**
   * Limits the introductions of one brief that wait for an answer at the same time. One that was withdrawn without an answer counts until
   * its days are over. First messages without a brief count as one brief of their writer.
   */
  openPerBrief: 10,
  /** Sets the hours after which somebody who has not answered is reminded once. */
  reminderHours: 48,
  /** Sets the days after which an introduction without an answer closes. */
  closesAfterDays: 7,
  /** Sets from how many introductions on the figures about somebody's answers are public. */
  publicFrom: 5,
  /** Limits the introductions in one reply. */
  listed: 200,
  titleMax: 120,
  /** Limits what a brief card shows of each kind. */
  cardRequirements: 12,
  cardMatched: 5,
} as const;
