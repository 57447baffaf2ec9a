import type { Found } from "../rules.ts";
import type { KeptJob } from "../tables.ts";

/** Returns who came and who left between two runs; nobody where there was no run before. */
export function compareRuns(
  last: readonly string[],
  previous: readonly string[] | null,
): { came: string[]; left: string[] } {
  if (!previous) return { came: [], left: [] };
  return { came: last.filter((id) => !previous.includes(id)), left: previous.filter((id) => !last.includes(id)) };
}

/** Returns the jobs of a brief with the people who do each, in the order of the matches. */
export function jobsOf(jobs: readonly KeptJob[], found: readonly Pick<Found, "id" | "jobs">[]) {
  return jobs.map(({ label, force }, place) => {
    return { label, force, userIds: found.filter((match) => match.jobs.includes(place)).map(({ id }) => id) };
  });
}
