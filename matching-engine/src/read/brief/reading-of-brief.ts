import type { Force, ReadRequirement, Reading, ReadingQuestion } from "@triptych/contract/reading";
import { readingLimits } from "@triptych/contract/reading-limits";
import { readingWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { labelOf } from "./requirement-labels.ts";
import { isGuess } from "./requirements.ts";
import type { Brief, Requirement } from "./requirements.ts";

const forceOf: Record<Requirement["importance"], Force> = { must: "must", nice: "nice", mustNot: "avoid" };

/** Shows a brief as people confirm it: its jobs, what holds for all, what is about the writer, what was not used, what is unsure. */
export function readingOfBrief(brief: Brief): Reading {
  const { sure } = splitByCertainty(brief);
  const { main, others } = questionsOf(brief);
  const jobs = brief.jobs
    .map(({ label, importance }, job) => {
      return { label, force: importance, requirements: sure.filter((one) => one.job === job).map(toRead) };
    })
    .filter((job) => job.requirements.length > 0);
  return {
    jobs: jobs.slice(0, readingLimits.jobs),
    forAll: sure
      .filter((one) => one.job === undefined)
      .slice(0, readingLimits.requirements)
      .map(toRead),
    isEnglish: brief.isEnglish,
    aboutYou: brief.aboutYou.slice(0, readingLimits.aboutYou),
    unused: brief.unused.slice(0, readingLimits.unused),
    question: main ?? others[0] ?? null,
  };
}

/** Holds what is asked about a brief: what the work is, where no job was read, and then clause by clause what else is asked for. */
export interface Questions {
  main: ReadingQuestion | undefined;
  others: ReadingQuestion[];
}

export function questionsOf(brief: Brief): Questions {
  const { sure, guesses } = splitByCertainty(brief);
  const isJobRead = sure.some(({ job }) => job !== undefined);
  const [first] = guesses;
  const main =
    isJobRead || first === undefined
      ? undefined
      : questionOf(first, [...new Set(guesses.flatMap((one) => one.concepts))]);
  return { main, others: brief.unclear.map((one) => questionOf(one, one.concepts)) };
}

/** Splits what is asked of whoever does the work into what is sure and what is only guessed. */
function splitByCertainty({ requirements, aboutYou }: Brief): { sure: Requirement[]; guesses: Requirement[] } {
  const isAboutYou = (one: Requirement) =>
    one.job === undefined &&
    aboutYou.some(({ start, end }) => one.start >= start && one.end <= end && one.end > one.start);
  const asked = requirements.filter((one) => !isAboutYou(one));
  const named = asked.filter((one) => one.job !== undefined && !isGuess(one) && !isAmbiguous(one));
  const isUnsure = (one: Requirement) => isGuess(one) || (named.length === 0 && isAmbiguous(one));
  return { sure: asked.filter((one) => !isUnsure(one)), guesses: asked.filter(isUnsure) };
}

/** Returns whether words may mean different skills, of which none is a kind of another: "write about us" asks for press or for articles. */
function isAmbiguous({ kind, importance, concepts: ids, shares = [] }: Requirement): boolean {
  if (kind !== "job" || importance === "mustNot") return false;
  const likely = ids.filter((_, at) => shares[at]! >= readingWeights.asLikely);
  return likely.some((a) => likely.some((b) => a !== b && !isRelated(a, b)));
}

function isRelated(a: number, b: number): boolean {
  const [one, other] = [concepts[a]!, concepts[b]!];
  return (
    one.up.some(({ id }) => id === b) ||
    other.up.some(({ id }) => id === a) ||
    one.near.includes(b) ||
    other.near.includes(a)
  );
}

function toRead(one: Requirement): ReadRequirement {
  const { label, kind, importance, isMeantAsMust, start, end, concepts: ids, money } = one;
  return {
    label,
    kind,
    force: isMeantAsMust === true ? "must" : forceOf[importance],
    start,
    end,
    means: namesOf(ids),
    ...(one.with !== undefined && { with: one.with.map(namesOf) }),
    ...(money !== undefined && {
      amount: { from: money.from, to: money.to, ...(money.per === "day" && { per: money.per }) },
    }),
  };
}

function questionOf(
  asked: Pick<Requirement, "start" | "end"> & { isWish?: boolean },
  ids: readonly number[],
): ReadingQuestion {
  const options = ids
    .slice(0, readingLimits.options)
    .map((id) => ({ label: labelOf("job", [id]), means: [nameOf(id)] }));
  const force = asked.isWish === true ? "nice" : "must";
  return { text: "Which is closest?", start: asked.start, end: asked.end, force, options };
}

const namesOf = (ids: readonly number[]) => ids.slice(0, readingLimits.meansMax).map(nameOf);

/** Returns the name by which a confirmed reading finds a concept again. */
function nameOf(id: number): string {
  const { kind, name } = concepts[id]!;
  return `${kind} ${name}`;
}
