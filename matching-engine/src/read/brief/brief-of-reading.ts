import type { ConfirmedReading, Force, ReadRequirement } from "@triptych/contract/reading";
import { briefWeights, readingWeights } from "../../weights.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";
import { withAnsweredJobs } from "./answered-jobs.ts";
import { isGuess } from "./requirements.ts";
import type { Brief, Requirement } from "./requirements.ts";
import { readBrief } from "./read-brief.ts";
import type { BriefOptions } from "./read-brief.ts";
import { understand } from "./understand.ts";

const importanceOf: Record<Force, Requirement["importance"]> = { must: "must", nice: "nice", avoid: "mustNot" };

/**
 * Makes a brief of what a person confirmed: its requirements and no others. The search words are those of the text, or of the
 * labels where there is none. Words of what was taken away, moved to "about you", or is to be avoided are not searched.
 */
export function briefOfReading(confirmed: ConfirmedReading, text: string, options: BriefOptions): Brief {
  const reading = { ...confirmed, jobs: withAnsweredJobs(confirmed) };
  const open = openQuestion(reading, text, options);
  const searched = text.trim() === "" ? labelsOf(reading) : withoutRemoved(reading, text, options);
  const read = readBrief(searched, options);
  const ofJobs = reading.jobs.flatMap(({ requirements }, job) =>
    requirements.map((one) => ({ ...requirementOf(one, weightOf(one, job)), job })),
  );
  const jobs = reading.jobs.map(({ label, force, requirements }) => {
    return { label, importance: force, start: requirements[0]?.start ?? 0, end: requirements[0]?.end ?? 0 };
  });
  const forAll = reading.forAll.map((one) => requirementOf(one, weightOf(one, 0)));
  return {
    ...read,
    text: text.trim() === "" ? text : searched,
    tellingText: text.trim() === "" ? text : read.tellingText,
    wantedText: text.trim() === "" ? text : read.wantedText,
    isConfirmed: open === undefined,
    jobs: open?.jobs ?? jobs,
    requirements: withIds([...ofJobs, ...(open?.requirements ?? []), ...forAll]),
  };
}

/**
 * Returns what the work may be, as in a text that nobody confirmed, where no job was confirmed and the question which work is meant
 * has no answer yet.
 */
function openQuestion(
  { jobs, answers }: ConfirmedReading,
  text: string,
  options: BriefOptions,
): Pick<Brief, "jobs" | "requirements"> | undefined {
  if (jobs.length > 0 || answers.length > 0 || text.trim() === "") return undefined;
  const read = readBrief(text, options);
  const requirements = read.requirements.filter(isGuess);
  return requirements.length === 0 ? undefined : { jobs: read.jobs, requirements };
}

/** Blanks the words of what the engine reads in a text and the person did not keep; spaces keep every place. */
function withoutRemoved(reading: ConfirmedReading, text: string, options: BriefOptions): string {
  const { words, mentions } = understand(text, options);
  const kept = [...reading.jobs.flatMap(({ requirements }) => requirements), ...reading.forAll].filter(
    ({ force }) => force !== "avoid",
  );
  const meant = new Set(kept.flatMap(({ means, with: also = [] }) => conceptsOf([...means, ...also.flat()])));
  const removed = mentions
    .filter(({ isDescribed, concept }) => !isDescribed && !meant.has(concept) && !isPartOfKept(concept, meant))
    .map(({ from, to }) => ({ start: words.starts[from]!, end: words.ends[to - 1]! }))
    .filter((place) => !kept.some((one) => one.start < place.end && place.start < one.end));
  return removed.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    text,
  );
}

/** Returns whether a concept is wider or narrower than one that was kept, so that its words may be searched. */
function isPartOfKept(id: number, kept: ReadonlySet<number>): boolean {
  return (
    concepts[id]!.up.some((up) => kept.has(up.id)) ||
    [...kept].some((one) => concepts[one]!.up.some((up) => up.id === id))
  );
}

function labelsOf({ jobs, forAll }: ConfirmedReading): string {
  const wanted = [...jobs.flatMap(({ requirements }) => requirements), ...forAll].filter(
    ({ force }) => force !== "avoid",
  );
  return wanted.map(({ label }) => label).join(". ");
}

/** Lowers what belongs to a job behind the main one, and what is only a wish. */
function weightOf({ force }: ReadRequirement, rank: number): number {
  const wish = force === "nice" ? briefWeights.wishedShare : 1;
  return (readingWeights.confirmed / (1 + briefWeights.jobRankDiscount * rank)) * wish;
}

function requirementOf(one: ReadRequirement, weight: number): Requirement {
  const { label, kind, force, start, end, means, amount } = one;
  return {
    id: "",
    kind,
    importance: kind === "date" ? "nice" : importanceOf[force],
    ...(kind === "date" && force === "must" && { isMeantAsMust: true }),
    label,
    concepts: conceptsOf(means),
    ...(one.with !== undefined && { with: one.with.map(conceptsOf) }),
    ...(amount !== undefined && { money: { ...amount, start, end } }),
    start,
    end,
    weight,
  };
}

const conceptsOf = (means: readonly string[]) => [...new Set(means.flatMap((name) => taxonomy.byName.get(name) ?? []))];

/** Gives each requirement a name of its own; two alike are told apart by their place. */
function withIds(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Map<string, number>();
  return requirements.map((one) => {
    const id = `${one.kind}:${one.importance}:${one.label.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { ...one, id: times === 1 ? id : `${id}-${times}` };
  });
}
