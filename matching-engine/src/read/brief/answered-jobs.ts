import type { ConfirmedReading, ReadJob } from "@triptych/contract/reading";
import { readingLimits } from "@triptych/contract/reading-limits";
import { taxonomy } from "../lexicon/taxonomy.ts";

/**
 * Returns the jobs of a confirmed reading with those that answered questions name and it does not list, what must be done before what is
 * only wished. An answer of "something else" names none.
 */
export function withAnsweredJobs({ jobs, answers }: Pick<ConfirmedReading, "jobs" | "answers">): ReadJob[] {
  const listed = new Set(jobs.flatMap(({ requirements }) => requirements.flatMap(({ means }) => means)));
  const added = answers.flatMap(jobOfAnswer).filter(({ requirements }) => !listed.has(requirements[0]!.means[0]!));
  const all = [...jobs, ...added];
  return added.length === 0
    ? jobs
    : [...all.filter(isMust), ...all.filter((job) => !isMust(job))].slice(0, readingLimits.jobs);
}

const isMust = ({ force }: ReadJob) => force === "must";

function jobOfAnswer({ chosen, start, end, force = "must" }: ConfirmedReading["answers"][number]): ReadJob[] {
  const means = `skill ${chosen}`;
  if (chosen === null || !taxonomy.byName.has(means)) return [];
  return [{ label: chosen, force, requirements: [{ label: chosen, kind: "job", force, start, end, means: [means] }] }];
}
