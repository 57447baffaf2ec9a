import type { UserType } from "@triptych/contract/basics";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { writingLimits } from "../weights.ts";

/** Says what an assumption is about, and from which words of the brief it was read. */
export interface AssumptionTopic {
  kind: Requirement["kind"];
  words?: string;
}

export interface Assumption {
  sentence: string;
  topic: AssumptionTopic;
}

/** Returns what the search takes for granted beyond what was read, each a sentence that the person can correct. */
export function findAssumptions(brief: Brief, searcherType: UserType | null): Assumption[] {
  const has = (kind: Requirement["kind"]) =>
    brief.requirements.some((one) => one.kind === kind && one.importance !== "mustNot");
  const saysWhichKind = brief.requirements.some((one) => one.kind === "accountType" && one.with === undefined);
  const assumptions: Assumption[] = [];
  const mayFindBoth = searcherType === "brand" || searcherType === null;
  if (mayFindBoth && !saysWhichKind)
    assumptions.push({ sentence: "Agencies and freelancers are both welcome.", topic: { kind: "accountType" } });
  if (!has("place")) assumptions.push({ sentence: "They can be anywhere.", topic: { kind: "place" } });
  const sum = brief.requirements.find(({ money }) => money !== undefined && money.per === undefined)?.money;
  if (sum !== undefined) {
    const what = sum.isMonthly === true ? "each month" : "the whole job";
    assumptions.push({ sentence: `The budget is for ${what} and does not include VAT.`, topic: { kind: "budget" } });
  }
  return assumptions.slice(0, writingLimits.assumptions);
}
