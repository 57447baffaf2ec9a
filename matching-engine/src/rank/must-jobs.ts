import type { Requirement } from "../read/brief/requirements.ts";

/** Returns whether a requirement is a skill that somebody must have. */
export function isMustJob({ kind, importance }: Requirement): boolean {
  return kind === "job" && importance === "must";
}

/** Returns whether a requirement is a skill of the job at a place in `Brief.jobs`. */
export function isSkillOf({ kind, importance, job }: Requirement, place: number): boolean {
  return kind === "job" && importance !== "mustNot" && job === place;
}
