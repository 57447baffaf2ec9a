import type { BriefJob } from "../read/brief/requirements.ts";
import { creditWeights, scoreLimits } from "../weights.ts";
import { isSkillOf } from "./must-jobs.ts";
import type { PreparedBrief } from "./prepare-brief.ts";
import type { JobShare } from "./score.ts";
import type { Verdict } from "./verdicts.ts";

/** Says which jobs of a brief a profile does, as their places in `Brief.jobs`, and which of the others it comes closest to. */
export interface JobsDone {
  done: readonly number[];
  closest: number | undefined;
}

/** Finds the jobs that a profile does: it proves or ticks the skill that stands first in the job, and not only one beside it. */
export function findJobsDone(jobs: readonly BriefJob[], verdicts: readonly Verdict[]): JobsDone {
  const credits = jobs.map((_, place) => {
    const skill = verdicts.find(({ prepared: { requirement } }) => isSkillOf(requirement, place));
    return skill?.credit ?? 0;
  });
  const most = Math.max(0, ...credits);
  const done = credits.flatMap((credit, place) => (credit >= creditWeights.ticked ? [place] : []));
  return { done, closest: most > 0 ? credits.indexOf(most) : undefined };
}

/** Says which share of the jobs of a brief somebody does, who does those that are given. */
export function jobShareOf(jobs: readonly BriefJob[], done: readonly number[]): JobShare {
  if (done.length === jobs.length) return "all";
  const musts = mustJobsOf(jobs);
  if (musts.every((job) => done.includes(job))) return "musts";
  if (done.includes(musts[0]!)) return "main";
  return done.length > 0 ? "other" : "none";
}

/** Returns the least score of somebody who does these jobs; nobody has one for a guess, or where no job was asked for. */
export function leastScoreOf({ jobs, isNamed }: PreparedBrief, share: JobShare): number {
  if (!isNamed || jobs.length < 2 || share === "none" || share === "other") return 0;
  const doesSeveral = share !== "main" && mustJobsOf(jobs).length > 1;
  return doesSeveral ? scoreLimits.allMustJobs : scoreLimits.mainJob;
}

/** Returns the places of the jobs that must be done, the main one first; where all are wishes, the first is the main one. */
function mustJobsOf(jobs: readonly BriefJob[]): number[] {
  const musts = jobs.flatMap(({ importance }, place) => (importance === "must" ? [place] : []));
  return musts.length > 0 ? musts : [0];
}
