export const shortlistLimits = {
  /** Limits the lists of one account. */
  lists: 100,
  /** Limits the people on one list. */
  people: 50,
  nameMax: 80,
  noteMax: 2_000,
  /** Limits the people who are compared side by side. */
  compared: 4,
  /** Sets for how many minutes a list or a person that was removed can be brought back. */
  undoMinutes: 60,
  /** Limits the guests who vote on one list, by their names. */
  guests: 30,
  guestNameMax: 40,
} as const;

/** Lists for how many days a link for guests can work. */
export const guestLinkDays = [7, 30, 90] as const;
export const defaultGuestLinkDays = 30;
