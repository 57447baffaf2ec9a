/** Limits what people show of their work. */
export const workLimits = {
  /** Limits the case studies of one account. */
  caseStudies: 12,
  images: 12,
  films: 4,
  credits: 10,
  skills: 8,
  titleMin: 3,
  titleMax: 100,
  clientMax: 100,
  yearMin: 1_950,
  yearMax: 2_100,
  partMin: 3,
  partMax: 600,
  outcomeMax: 2_000,
  alternativeTextMax: 300,
  roleMax: 80,
  filmTitleMax: 100,
  filmAddressMax: 2_048,
  reportMax: 600,
  /** Sets for how many minutes a case study that was deleted can be brought back. */
  undoMinutes: 60,
} as const;
