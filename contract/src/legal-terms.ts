export const legalTerms = {
  lastUpdated: "April 24, 2025",
  minimumAge: 18,
  /** Caps liability at what was paid in these past months. */
  liabilityMonths: 6,
  /** Sets how many days before it applies a new price is announced. */
  priceNoticeDays: 30,
  /** Sets after how many months an unused account may be anonymised or deleted. */
  inactiveMonths: 12,
} as const;
