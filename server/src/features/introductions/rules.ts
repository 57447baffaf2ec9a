import {
  type BriefCard,
  type BriefCardPart,
  briefCardParts,
  type IntroductionAnswer,
  introductionLimits,
  type IntroductionState,
} from "@triptych/contract/introductions";
import { msPerDay, msPerHour } from "@triptych/contract/durations";
import type { Criterion } from "@triptych/contract/matching";
import type { ReadRequirement } from "@triptych/contract/reading";

/** Holds what decides the state of an introduction. */
export interface Timed {
  state: IntroductionState;
  closesAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
}

/** Returns when an introduction closes if nobody answers. */
export function closesAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + introductionLimits.closesAfterDays * msPerDay);
}

/** Returns until when an introduction must have been made for its reminder to be due. */
export function remindedBefore(now: Date): Date {
  return new Date(now.getTime() - introductionLimits.reminderHours * msPerHour);
}

/** Returns the state at a moment: the clock closes an introduction at its hour, even before a job has noted that. */
export function stateAt(introduction: Timed, now: Date): { state: IntroductionState; endedAt: Date | null } {
  const { state, endedAt, answeredAt, closesAt: end } = introduction;
  return state === "open" && answeredAt === null && end <= now ? { state: "lapsed", endedAt: end } : { state, endedAt };
}

/** Returns whether an introduction waits for an answer, so that its clock runs. */
export function isWaiting(introduction: Timed, now: Date): boolean {
  return introduction.answeredAt === null && stateAt(introduction, now).state === "open";
}

/** Maps each answer to the state that it leads to. A question leaves the introduction open. */
export const stateAfter: Record<IntroductionAnswer, IntroductionState> = {
  accept: "accepted",
  ask: "open",
  decline: "declined",
};

/** Returns why an answer comes too late, in a sentence that says what can still be done. */
export function tooLateFor(state: IntroductionState): string {
  const others = "You can still write a message.";
  if (state === "withdrawn") return `It was withdrawn in the meantime, so it needs no answer. ${others}`;
  if (state === "lapsed") return `It closed in the meantime, because its time was over. ${others}`;
  if (state === "accepted") return `It was accepted already, perhaps by a teammate. ${others}`;
  if (state === "declined") return `It was declined already, perhaps by a teammate. ${others}`;
  return `It was answered in the meantime. ${others}`;
}

/** Returns why an introduction cannot be withdrawn any more. */
export function tooLateToWithdraw(state: IntroductionState): string {
  if (state === "accepted") return "It was accepted a moment ago, so there is nothing left to withdraw.";
  if (state === "declined") return "It was declined in the meantime, so there is nothing left to withdraw.";
  return "It is closed already, so there is nothing left to withdraw.";
}

export interface CardSource {
  title: string;
  jobs: { label: string; force: "must" | "nice"; requirements: ReadRequirement[] }[];
  forAll: ReadRequirement[];
  /** Lists how the receiver fits; empty where the brief has not found them. */
  criteria: Criterion[];
  /** Lists the labels of the jobs that the brief has found the receiver for. */
  foundFor: readonly string[];
}

/** Returns the places of the jobs that a card shows: those that were chosen, else those that the receiver was found for, else all. */
export function jobsShown(
  { jobs, foundFor }: Pick<CardSource, "jobs" | "foundFor">,
  chosen?: readonly number[],
): number[] {
  const all = [...jobs.keys()];
  const wanted = all.filter((place) => chosen?.includes(place) ?? foundFor.includes(jobs[place]!.label));
  return wanted.length > 0 ? wanted : all;
}

export interface CardChoice {
  shows?: readonly BriefCardPart[] | undefined;
  /** Lists the places of the jobs whose requirements are shown. */
  jobs?: readonly number[] | undefined;
}

/**
 * Returns the card of a brief with the chosen parts and jobs alone: what it asks for, in its own words, and what fits with evidence. What
 * fits a budget or a date names it, so it is shown with that part alone.
 */
export function cardOf(source: CardSource, { shows = briefCardParts, jobs: chosen }: CardChoice = {}): BriefCard {
  const { title, forAll } = source;
  const places = jobsShown(source, chosen);
  const jobs = places.map((place) => source.jobs[place]!);
  const criteria = source.criteria.filter(({ job }) => job === undefined || places.includes(job));
  const said = [...jobs.flatMap(({ requirements }) => requirements), ...forAll];
  const labelsOf = (kind: string) =>
    [...new Set(said.filter((each) => each.kind === kind && each.force !== "avoid").map(({ label }) => label))].join(
      ", ",
    ) || null;
  const asked = said.filter(({ kind }) => kind !== "budget" && kind !== "date");
  const requirements = [...jobs, ...asked].map(({ label, force }) => ({ label, force }));
  const isFirst = (one: { label: string }, at: number) =>
    requirements.findIndex(({ label }) => label === one.label) === at;
  const isShown = (part: BriefCardPart) => shows.includes(part);
  return {
    title: title.slice(0, introductionLimits.titleMax).toWellFormed(),
    requirements: isShown("requirements")
      ? requirements.filter(isFirst).slice(0, introductionLimits.cardRequirements)
      : [],
    budget: isShown("budget") ? labelsOf("budget") : null,
    dates: isShown("dates") ? labelsOf("date") : null,
    matched: isShown("matched") ? matchedOf(criteria.filter(({ kind }) => isShown(partOfKind[kind] ?? "matched"))) : [],
  };
}

/** Says which part of a card names requirements of a kind, where that part may be left out on its own. */
const partOfKind: Partial<Record<Criterion["kind"], BriefCardPart>> = { budget: "budget", date: "dates" };

/** Returns what fits with evidence, the best proven first. */
function matchedOf(criteria: readonly Criterion[]): BriefCard["matched"] {
  return criteria
    .flatMap(({ label, status, importance, quote, points }) =>
      (status === "met" || status === "partly") && importance !== "mustNot" && quote
        ? [{ label, quote, isMet: status === "met", points }]
        : [],
    )
    .toSorted((a, b) => Number(b.isMet) - Number(a.isMet) || b.points - a.points)
    .slice(0, introductionLimits.cardMatched)
    .map(({ label, quote }) => ({ label, quote }));
}
