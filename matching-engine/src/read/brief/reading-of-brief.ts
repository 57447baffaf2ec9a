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
  const named = asked.filter((one) => one.job !== undefined && !isGuess(one) && !isAmbiguous(one));
  const isUnsure = (one: Requirement) => isGuess(one) || (named.length === 0 && isAmbiguous(one));
  const guesses = asked.filter(isUnsure);
  const sure = asked.filter((one) => !isUnsure(one));
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

/** Returns whether a requirement is too unsure to be shown, so that a question asks for it. */
export const isGuess = ({ certainty }: Requirement) =>
  certainty !== undefined && certainty < readingWeights.certainEnough;

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
  const { label, kind, importance, start, end, concepts: ids, money } = one;
  return {
    label,
    kind,
    force: kind === "date" ? "must" : forceOf[importance],
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
