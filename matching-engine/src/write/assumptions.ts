import type { UserType } from "@triptych/contract/basics";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { readingWeights, writingLimits } from "../weights.ts";

/** Says what an assumption is about, and from which words of the brief it was read. */
export interface AssumptionTopic {
  kind: Requirement["kind"];
  words?: string;
}

export interface Assumption {
  sentence: string;
  topic: AssumptionTopic;
}

/** Returns what the search takes for granted, each a sentence that the person can correct. */
export function findAssumptions(brief: Brief, searcherType: UserType | null): Assumption[] {
  const has = (kind: Requirement["kind"]) =>
    brief.requirements.some((one) => one.kind === kind && one.importance !== "mustNot");
  const saysWhichKind = brief.requirements.some((one) => one.kind === "accountType" && one.with === undefined);
  const assumptions = brief.requirements
    .filter((one) => one.kind === "job" && one.importance !== "mustNot")
    .map((one) => jobAssumption(brief, one))
    .filter((one) => one !== undefined);
  const mayFindBoth = searcherType === "brand" || searcherType === null;
  if (mayFindBoth && !saysWhichKind)
    assumptions.push({ sentence: "Agencies and freelancers are both welcome.", topic: { kind: "accountType" } });
  if (!has("place")) assumptions.push({ sentence: "They can be anywhere.", topic: { kind: "place" } });
  const sum = brief.requirements.find(({ money }) => money !== undefined)?.money;
  if (sum !== undefined) {
    const what = sum.isMonthly === true ? "each month" : "the whole job";
    assumptions.push({ sentence: `The budget is for ${what} and does not include VAT.`, topic: { kind: "budget" } });
  }
  return assumptions.slice(0, writingLimits.assumptions);
}

function jobAssumption(brief: Brief, job: Requirement): Assumption | undefined {
  if (job.certainty !== undefined && job.certainty < readingWeights.certainEnough) return undefined;
  if (job.certainty !== undefined)
    return { sentence: `All your words together sound like a job for ${job.label}.`, topic: { kind: "job" } };
  const words = brief.text.slice(job.start, job.end);
  if (words.toLowerCase() === job.label.toLowerCase()) return undefined;
  return { sentence: `“${words}” is a job for ${job.label}.`, topic: { kind: "job", words } };
}
