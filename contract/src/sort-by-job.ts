import type { ResultJob, ResultsByJob } from "./results.ts";

/** Describes a match by what it is sorted by: whether it `fits`, and the `jobs` it is listed under, as their places in the brief. */
export interface SortedMatch {
  id: string;
  fits: boolean;
  jobs: readonly number[];
}

/** Sorts matches by the jobs of their brief, and keeps their order in each list. */
export function sortByJob(
  jobs: readonly Pick<ResultJob, "label" | "force">[],
  matches: readonly SortedMatch[],
): ResultsByJob {
  const fitting = matches.filter(({ fits }) => fits).length;
  return {
    jobs: jobs.map(({ label, force }, place) => {
      return { label, force, userIds: matches.filter((match) => match.jobs.includes(place)).map(({ id }) => id) };
    }),
    doAll: jobs.length < 2 ? [] : matches.filter((match) => match.jobs.length === jobs.length).map(({ id }) => id),
    fitting,
    close: matches.length - fitting,
  };
}
