import type { BriefJob, Requirement } from "./requirements.ts";

/** Makes each skill that is wanted a job of its own, in the order of importance: what must be done before what is only wished. */
export function withJobs(requirements: readonly Requirement[]): { jobs: BriefJob[]; requirements: Requirement[] } {
  const skills = requirements.filter(isWantedSkill);
  const inOrder = [...skills.filter(isMust), ...skills.filter((one) => !isMust(one))];
  const jobs = inOrder.map(({ label, importance, start, end }): BriefJob => {
    return { label, importance: importance === "must" ? "must" : "nice", start, end };
  });
  const ofJobs = inOrder.map((one, job) => ({ ...one, job }));
  return { jobs, requirements: [...ofJobs, ...requirements.filter((one) => !isWantedSkill(one))] };
}

const isWantedSkill = ({ kind, importance }: Requirement) => kind === "job" && importance !== "mustNot";
const isMust = ({ importance }: Requirement) => importance === "must";
