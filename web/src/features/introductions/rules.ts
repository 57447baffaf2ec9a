import {
  type BriefCard,
  type BriefCardPart,
  briefCardParts,
  type DeclineReason,
  type Introduction,
  introductionLimits,
} from "@triptych/contract/introductions";
import { formatDate } from "../../platform/format.ts";

export const reasonLabels: Record<DeclineReason, string> = {
  busy: "I'm busy",
  budget: "The budget",
  not_my_work: "Not my work",
  other: "Another reason",
};

const reasonWords: Record<DeclineReason, string> = {
  busy: "they are busy",
  budget: "the budget does not fit",
  not_my_work: "it is not their work",
  other: "for a reason of their own",
};

export const partLabels: Record<BriefCardPart, string> = {
  requirements: "What you look for",
  budget: "Budget",
  dates: "Dates",
  matched: "Why you wrote to them",
};

/** Returns whether an introduction waits for an answer, so that its clock runs. */
function isWaiting({ state, answeredAt }: Pick<Introduction, "state" | "answeredAt">): boolean {
  return state === "open" && answeredAt === null;
}

/** Returns whether the signed-in person should answer. */
export function waitsForMe(introduction: Pick<Introduction, "state" | "answeredAt" | "direction">): boolean {
  return introduction.direction === "received" && isWaiting(introduction);
}

/** Returns the short sign of an introduction beside a name, or undefined where there is nothing to wait for. */
export function signOf(introduction: Introduction): string | undefined {
  if (!isWaiting(introduction)) return undefined;
  return introduction.direction === "received" ? "Waits for your answer" : "Not answered yet";
}

/** Says in a sentence how an introduction stands, to the person who reads it. */
export function standingOf(introduction: Introduction): string {
  const { direction, state, answer, closesAt, person, reason } = introduction;
  const isMine = direction === "sent";
  const name = person.displayName;
  if (state === "accepted") return isMine ? `${name} accepted.` : "You accepted.";
  if (state === "declined" && isMine) return `${name} said no${reason === null ? "" : `: ${reasonWords[reason]}`}.`;
  if (state === "declined") return "You said no. That never counts against you.";
  if (state === "withdrawn") return isMine ? "You withdrew this." : `${name} withdrew this. It needs no answer.`;
  if (state === "lapsed")
    return isMine
      ? `Nobody answered within ${introductionLimits.closesAfterDays} days, so it closed. People are sometimes simply away.`
      : `It closed after ${introductionLimits.closesAfterDays} days without an answer. You can still write.`;
  if (answer === "ask")
    return isMine
      ? `You are talking: ${name} wrote back.`
      : "You are talking: you wrote back. You can still accept or say no.";
  return isMine
    ? `Not answered yet, open until ${formatDate(closesAt)}.`
    : `Waits for your answer, open until ${formatDate(closesAt)}.`;
}

/** Lists the parts of a card that have something to show. */
export function partsOf(card: BriefCard): BriefCardPart[] {
  return briefCardParts.filter((part) => card[part] !== null && card[part].length > 0);
}

/** Returns what fits, without what names a budget or a date that is left out. */
export function matchedWithout({ matched, budget, dates }: BriefCard, hidden: readonly BriefCardPart[]) {
  const leftOut = [...(hidden.includes("budget") ? [budget] : []), ...(hidden.includes("dates") ? [dates] : [])];
  const labels = leftOut.flatMap((each) => each?.split(", ") ?? []);
  return matched.filter(({ label }) => !labels.includes(label));
}

/** Matches the sentences of a drafted message that say the budget and the dates. */
const draftedSentences: Partial<Record<BriefCardPart, RegExp>> = {
  budget: /(?:^|\s)Budget: .*?\.(?=\s|$)/,
  dates: /(?:^|\s)Timing: .*?\.(?=\s|$)/,
};

/** Returns a message without the sentences that its draft had about a part of the brief. */
export function withoutPart(text: string, part: BriefCardPart): string {
  const sentence = draftedSentences[part];
  return sentence === undefined ? text : text.replace(sentence, "").trimStart();
}

/** Returns the words of a budget or a date that a message says although they are left out of the brief, or undefined. */
export function leftOutBut(text: string, card: BriefCard, hidden: readonly BriefCardPart[]): string | undefined {
  const sums = hidden.includes("budget") ? (card.budget?.match(/[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d/g) ?? []) : [];
  const dates = hidden.includes("dates") ? (card.dates?.split(", ") ?? []) : [];
  const said = text.toLowerCase();
  return [...sums, ...dates].find((words) => said.includes(words.toLowerCase()));
}

/** Sorts what a card asks for by how much it counts. */
export function requirementsOf({ requirements }: BriefCard) {
  const labelsOf = (force: "must" | "nice" | "avoid") =>
    requirements.filter((each) => each.force === force).map(({ label }) => label);
  return [
    { name: "Needed", labels: labelsOf("must") },
    { name: "Nice to have", labels: labelsOf("nice") },
    { name: "Not wanted", labels: labelsOf("avoid") },
  ].filter(({ labels }) => labels.length > 0);
}
