import { z } from "zod";

/** Lists the people of one job of a brief, best first: everybody who does it, and who comes closest to it. */
export const ResultJob = z.object({
  label: z.string(),
  force: z.enum(["must", "nice"]).describe("Whether the job must be done or is only a wish."),
  userIds: z.array(z.string()).describe("Whoever does several jobs is in the list of each."),
});
export type ResultJob = z.infer<typeof ResultJob>;

/** Sorts the matches of a brief by its jobs, the main job first. */
export const ResultsByJob = z.object({
  jobs: z.array(ResultJob),
  doAll: z.array(z.string()).describe("Whoever does every job of a brief that has several, best first."),
  fitting: z.number().int().min(0).describe("How many matches meet every must-have with proof."),
  close: z.number().int().min(0).describe("How many matches do not."),
});
export type ResultsByJob = z.infer<typeof ResultsByJob>;
