import type { UserType } from "@triptych/contract/basics";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { writingLimits } from "../weights.ts";

/** Returns what the search takes for granted, each a sentence that the person can correct. */
export function findAssumptions(brief: Brief, searcherType: UserType | null): string[] {
  const has = (kind: Requirement["kind"]) =>
    brief.requirements.some((one) => one.kind === kind && one.importance !== "mustNot");
  const assumptions = brief.requirements
    .filter((one) => one.kind === "job" && one.importance !== "mustNot")
    .map((one) => jobAssumption(brief, one))
    .filter((one) => one !== undefined);
  const mayFindBoth = searcherType === "brand" || searcherType === null;
  if (mayFindBoth && !has("accountType")) assumptions.push("Agencies and freelancers are both welcome.");
  if (!has("place")) assumptions.push("They can be anywhere.");
  if (brief.requirements.some(({ money }) => money !== undefined))
    assumptions.push("The budget is for the whole job and does not include VAT.");
  return assumptions.slice(0, writingLimits.assumptions);
}

function jobAssumption(brief: Brief, job: Requirement): string | undefined {
  if (job.certainty !== undefined) return `All your words together sound like a job for ${job.label}.`;
  const said = brief.text.slice(job.start, job.end);
  return said.toLowerCase() === job.label.toLowerCase() ? undefined : `“${said}” is a job for ${job.label}.`;
}
