import type { Force, ReadRequirement, Reading, ReadingQuestion } from "@triptych/contract/reading";
import { readingLimits } from "@triptych/contract/reading";
import { readingWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { labelOf } from "./requirement-labels.ts";
import type { Brief, Requirement } from "./requirements.ts";

const forceOf: Record<Requirement["importance"], Force> = { must: "must", nice: "nice", mustNot: "avoid" };

/** Shows a brief as people confirm it: one job, what holds for all, what is about the writer, what was not used, what is unsure. */
export function readingOfBrief(brief: Brief): Reading {
  const { requirements } = brief;
  const isAboutYou = (one: Requirement) =>
    brief.aboutYou.some(({ start, end }) => one.start >= start && one.end <= end && one.end > one.start);
  const asked = requirements.filter((one) => !isAboutYou(one));
  const jobs = asked.filter((one) => one.kind === "job" && one.importance !== "mustNot");
  const sure = jobs.filter((one) => !isGuess(one));
  const others = asked.filter((one) => !jobs.includes(one));
  return {
    jobs: sure.length === 0 ? [] : [{ label: sure[0]!.label, requirements: sure.map(toRead) }],
    forAll: others.slice(0, readingLimits.requirements).map(toRead),
    aboutYou: brief.aboutYou.slice(0, readingLimits.aboutYou),
    unused: brief.unused.slice(0, readingLimits.unused),
    question: sure.length > 0 ? null : questionOf(jobs),
  };
}

const isGuess = ({ certainty }: Requirement) => certainty !== undefined && certainty < readingWeights.certainEnough;

function toRead({ label, kind, importance, start, end, concepts: ids, money }: Requirement): ReadRequirement {
  return {
    label,
    kind,
    force: forceOf[importance],
    start,
    end,
    means: ids.slice(0, readingLimits.meansMax).map(nameOf),
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

/** Returns the name by which a confirmed reading finds a concept again. */
function nameOf(id: number): string {
  const { kind, name } = concepts[id]!;
  return `${kind} ${name}`;
}
