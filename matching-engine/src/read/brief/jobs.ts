import type { BriefJob, Requirement } from "./requirements.ts";

/**
 * Makes each skill that is wanted a job of its own, in the order of importance: what must be done before what is only wished. A skill
 * that a person must have beside a job belongs to that job.
 */
export function withJobs(requirements: readonly Requirement[]): { jobs: BriefJob[]; requirements: Requirement[] } {
  const skills = requirements.filter((one) => isWantedSkill(one) && one.isBeside !== true);
  const inOrder = [...skills.filter(isMust), ...skills.filter((one) => !isMust(one))];
  const jobs = inOrder.map(({ label, title = label, importance, start, end }): BriefJob => {
    return { label: title, importance: importance === "must" ? "must" : "nice", start, end };
  });
  const beside = requirements.filter((one) => isWantedSkill(one) && one.isBeside === true);
  const ofJobs = inOrder.flatMap((one, job) => [
    { ...one, job },
    ...beside.filter((skill) => nearest(skill, inOrder) === one).map((skill) => ({ ...skill, job })),
  ]);
  const others = requirements.filter((one) => !isWantedSkill(one));
  return { jobs, requirements: [...ofJobs, ...others.map((one) => withJobSaidOf(one, inOrder))] };
}

/** Gives a requirement that was said of one job to that job. */
function withJobSaidOf({ saidOf, ...one }: Requirement, jobs: readonly Requirement[]): Requirement {
  const job = saidOf === undefined ? -1 : jobs.findIndex(({ concepts }) => concepts[0] === saidOf);
  return job < 0 ? one : { ...one, job };
}

/** Returns the job that a skill stands behind, or the main one. */
function nearest(skill: Requirement, jobs: readonly Requirement[]): Requirement | undefined {
  return jobs.filter(({ end }) => end <= skill.start).toSorted((a, b) => b.end - a.end)[0] ?? jobs[0];
}

const isWantedSkill = ({ kind, importance }: Requirement) => kind === "job" && importance !== "mustNot";
const isMust = ({ importance }: Requirement) => importance === "must";
