export const projectLimits = {
  titleMin: 3,
  titleMax: 120,
  descriptionMin: 10,
  descriptionMax: 5_000,
  noteMax: 5_000,
  people: 50,
  /** Limits what a project keeps of its brief. */
  requirements: 24,
  requirementMax: 200,
  plannedMax: 200,
} as const;
