import type { CriterionKind } from "@triptych/contract/matching";
import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import { regions } from "@triptych/contract/profile-choices";
import { partsOfReading } from "./readiness.ts";
import { chipsOf, type ShownReading } from "./reading-changes.ts";

/** Holds a brief after an assumption was taken back, and the words in it to replace. */
export interface Correction {
  text: string;
  /** Holds the first and the last place of those words, in characters of the text. */
  selection: [number, number];
}

/** Describes an assumption of an improved brief, and what it is about. */
export interface Assumption {
  sentence: string;
  kind: CriterionKind;
  /** Holds the words of the brief that it was read from. */
  words?: string | undefined;
}

/** Pairs the assumptions of an improved brief with what they are about. */
export function assumptionsOf({ assumptions, assumptionTopics }: ImprovedBrief): Assumption[] {
  return assumptions.map((sentence, at) => ({ sentence, ...(assumptionTopics[at] ?? { kind: "other" }) }));
}

/** Returns the improved brief without one of its assumptions. */
export function withoutAssumption(improvement: ImprovedBrief, sentence: string): ImprovedBrief {
  const kept = assumptionsOf(improvement).filter((each) => each.sentence !== sentence);
  return {
    ...improvement,
    assumptions: kept.map((each) => each.sentence),
    assumptionTopics: kept.map(({ kind, words }) => ({ kind, words })),
  };
}

/** Describes something that can be said instead of an assumption: its name in a list, and the line that it writes into the brief. */
export interface Replacement {
  label: string;
  line: string;
}

/**
 * Returns what can be said instead of an assumption that does not rest on words of the brief; nothing where its own sentence or those
 * words stand in the brief and are to be changed there.
 */
export function replacementsOf(text: string, { sentence, kind, words }: Assumption): readonly Replacement[] {
  if (text.includes(sentence) || placeOfWords(text, words) !== -1) return [];
  return replacements[kind] ?? [];
}

const basedIn = (place: string): Replacement => ({ label: `In ${place}`, line: `Based in ${place}.` });

const replacements: Partial<Record<CriterionKind, readonly Replacement[]>> = {
  accountType: [
    { label: "Only agencies", line: "We are looking for an agency." },
    { label: "Only freelancers", line: "We are looking for a freelancer." },
  ],
  place: ["the UK", ...regions].map(basedIn),
  budget: [{ label: "It includes VAT", line: "The budget includes VAT." }],
};

/** Adds a line to a brief. */
export function withLine(text: string, line: string): string {
  return text.trim() === "" ? line : `${text.trimEnd()}\n${line}`;
}

/** Takes an assumption back that stands in the brief: removes its sentence, or selects the words that were misread. */
export function takeBack(text: string, { sentence, words }: Assumption): Correction {
  if (text.includes(sentence)) return withoutSentence(text, sentence);
  const at = placeOfWords(text, words);
  return at === -1
    ? { text, selection: [text.length, text.length] }
    : { text, selection: [at, at + (words?.length ?? 0)] };
}

const placeOfWords = (text: string, words: string | undefined) =>
  words === undefined ? -1 : text.toLowerCase().indexOf(words.toLowerCase());

/** Returns the assumptions that the reading leaves open: where a place was read, they cannot be anywhere. */
export function openAssumptions(assumptions: readonly Assumption[], reading: ShownReading | undefined): Assumption[] {
  const stated = reading ? kindsAsked(reading) : new Set();
  return assumptions.filter(({ kind }) => (kind !== "accountType" && kind !== "place") || !stated.has(kind));
}

type Question = ImprovedBrief["questions"][number];

/** Returns the questions that are open, and those whose answers stand in the brief as lines, so that they can be taken back. */
export function openQuestions(
  questions: readonly Question[],
  text: string,
  reading: ShownReading | undefined,
): Question[] {
  if (!reading) return [...questions];
  const stated = kindsAsked(reading);
  if (partsOfReading(reading).includes("place")) stated.add("place");
  const isAnswered = ({ question }: Question) =>
    topics.some(({ kind, words }) => words.test(question) && stated.has(kind));
  return questions.filter((one) => one.answers.some((answer) => hasAnswer(text, answer)) || !isAnswered(one));
}

/** Lists by which words a question asks for what: the questions of a language model are in no fixed words. */
const topics: { kind: CriterionKind; words: RegExp }[] = [
  { kind: "job", words: /\bmake or do\b|\bkind of work\b/i },
  { kind: "sector", words: /\b(?:sector|industry)\b/i },
  { kind: "place", words: /\bwhere\b|\bbased\b|\bmarket should\b/i },
  { kind: "budget", words: /\bspend\b|\bbudget\b/i },
  { kind: "workingMode", words: /\bone project or ongoing\b|\bone-off\b/i },
  { kind: "seniority", words: /\bhow experienced\b|\bsenior(?:ity)?\b/i },
];

/** Returns the kinds of what is asked for, without what is only to be avoided or is about the writer. */
function kindsAsked(reading: ShownReading): Set<CriterionKind> {
  const asked = chipsOf(reading).filter(({ group }) => group !== "aboutYou" && group.force !== "avoid");
  return new Set(asked.map(({ kind }) => kind));
}

function withoutSentence(text: string, sentence: string): Correction {
  const at = text.indexOf(sentence);
  const rest = `${text.slice(0, at).trimEnd()}${text.slice(at + sentence.length)}`.trim();
  const end = Math.min(at, rest.length);
  return { text: rest, selection: [end, end] };
}

/** Adds an answer to the brief as a line of its own, or takes it out again. */
export function toggleAnswer(text: string, answer: string): string {
  const line = lineOf(answer);
  if (!hasAnswer(text, answer)) return withLine(text, line);
  return text
    .split("\n")
    .filter((each) => each.trim() !== line)
    .join("\n");
}

export function hasAnswer(text: string, answer: string): boolean {
  return text.split("\n").some((line) => line.trim() === lineOf(answer));
}

const lineOf = (answer: string) => (/[.!?]$/.test(answer) ? answer : `${answer}.`);
