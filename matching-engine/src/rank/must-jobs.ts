import type { Requirement } from "../read/brief/requirements.ts";

/** Returns whether a requirement is a skill that somebody must have. */
export function isMustJob({ kind, importance }: Requirement): boolean {
  return kind === "job" && importance === "must";
}
