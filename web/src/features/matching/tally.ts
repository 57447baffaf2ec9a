import type { Criterion } from "@triptych/contract/matching";
import { type Basis, isAsked, isToAsk, requirementLabel, shownStatusOf } from "./requirements.ts";

/** Counts how many requirements are met, and names those that only the person can answer. */
export interface Tally {
  met: number;
  total: number;
  noun: string;
  toAsk: string[];
}

/**
 * Counts how many requirements are met, for a line such as "5 of 6 must-haves". Counts the wishes of a brief without
 * must-haves, and everything where nobody confirmed what was read or the person's own profile was the brief. What has to be
 * asked is counted apart: it is neither met nor missing.
 */
export function tallyOf(criteria: readonly Criterion[], basis: Basis = "brief"): Tally | undefined {
  const asked = criteria.filter((each) => isAsked(each, basis) && each.importance !== "mustNot");
  const musts = asked.filter(({ importance }) => importance === "must");
  const counted = basis === "brief" && musts.length > 0 ? musts : asked;
  if (counted.length === 0) return undefined;
  const judged = counted.filter((each) => !isToAsk(each));
  const met = judged.filter((criterion) => shownStatusOf(criterion) === "met").length;
  const [one, several] = nounsOf(basis, musts.length > 0);
  const toAsk = counted.filter(isToAsk).map(topicOf);
  return { met, total: judged.length, noun: judged.length === 1 ? one : several, toAsk };
}

/** Says the count in words, as in "2 of 2 must-haves, 2 to ask: budget and date". */
export function tallyText({ met, total, noun, toAsk }: Tally): string {
  const judged = total === 0 ? "" : `${met} of ${total} ${noun}`;
  return [judged, toAskText(toAsk)].filter(Boolean).join(", ");
}

/** Says what has to be asked, as in "2 to ask: budget and date", or nothing. */
export function toAskText(toAsk: readonly string[]): string {
  return toAsk.length === 0 ? "" : `${toAsk.length} to ask: ${listed.format(toAsk)}`;
}

const listed = new Intl.ListFormat("en-GB");

const topicOf = (criterion: Criterion) =>
  criterion.kind === "budget" ? "budget" : criterion.kind === "date" ? "date" : requirementLabel(criterion);

/** Names what is counted, once for one and once for several. */
function nounsOf(basis: Basis, hasMusts: boolean): [string, string] {
  if (basis === "profile") return ["in common", "in common"];
  if (basis === "unconfirmed") return ["probable wish", "probable wishes"];
  return hasMusts ? ["must-have", "must-haves"] : ["wish", "wishes"];
}
