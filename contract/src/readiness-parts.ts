/** Lists what a good brief says, most useful first. */
export const readinessParts = ["job", "sector", "place", "budget", "timing"] as const;
export type ReadinessPart = (typeof readinessParts)[number];

/** Says what to add to a brief that lacks a part. */
export const readinessHints: Record<ReadinessPart, string> = {
  job: "Say what should be made or done, such as a brand film, a new website or packaging.",
  sector: "Say who you are or what you sell, so that people who know your field come first.",
  place: "Say where they should be based or which market they should know, or that anywhere is fine.",
  budget: "Say roughly what you can spend.",
  timing: "Say when it should start or be ready, and whether it is once or ongoing.",
};
