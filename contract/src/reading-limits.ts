export const readingLimits = {
  jobs: 6,
  /** Requirements of one job, and of all jobs together. */
  requirements: 20,
  aboutYou: 20,
  unused: 100,
  options: 3,
  answers: 10,
  labelMax: 200,
  meansMax: 12,
  withMax: 3,
} as const;
