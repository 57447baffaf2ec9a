import type { Force, ReadRequirement, Reading, ReadingQuestion } from "@triptych/contract/reading";
import { readingLimits } from "@triptych/contract/reading-limits";
import { readingWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { labelOf } from "./requirement-labels.ts";
import type { Brief, Requirement } from "./requirements.ts";

const forceOf: Record<Requirement["importance"], Force> = { must: "must", nice: "nice", mustNot: "avoid" };

/** Shows a brief as people confirm it: its jobs, what holds for all, what is about the writer, what was not used, what is unsure. */
export function readingOfBrief(brief: Brief): Reading {
  const { requirements } = brief;
  const isAboutYou = (one: Requirement) =>
    brief.aboutYou.some(({ start, end }) => one.start >= start && one.end <= end && one.end > one.start);
  const asked = requirements.filter((one) => !isAboutYou(one));
  const guesses = asked.filter(isGuess);
  const sure = asked.filter((one) => !isGuess(one));
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
    question: jobs.length > 0 ? null : questionOf(guesses),
  };
}

const isGuess = ({ certainty }: Requirement) => certainty !== undefined && certainty < readingWeights.certainEnough;

function toRead(one: Requirement): ReadRequirement {
  const { label, kind, importance, start, end, concepts: ids, money } = one;
  return {
    label,
    kind,
    force: forceOf[importance],
    start,
    end,
    means: namesOf(ids),
    ...(one.with !== undefined && { with: one.with.map(namesOf) }),
    ...(money !== undefined && { amount: { from: money.from, to: money.to } }),
  };
}

function questionOf(guesses: readonly Requirement[]): ReadingQuestion | null {
  const first = guesses[0];
  if (first === undefined) return null;
  const ids = [...new Set(guesses.flatMap((one) => one.concepts))].slice(0, readingLimits.options);
  const options = ids.map((id) => ({ label: labelOf("job", [id]), means: [nameOf(id)] }));
  return { text: "Which is closest?", start: first.start, end: first.end, options };
}

const namesOf = (ids: readonly number[]) => ids.slice(0, readingLimits.meansMax).map(nameOf);

/** Returns the name by which a confirmed reading finds a concept again. */
function nameOf(id: number): string {
  const { kind, name } = concepts[id]!;
  return `${kind} ${name}`;
}
