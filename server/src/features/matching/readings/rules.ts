import {
  type ConfirmedReading,
  type EditedReading,
  type Reading,
  readingLimits,
  type ReadRequirement,
} from "@triptych/contract/reading";
import type { RequirementChoice } from "@triptych/matching-engine/requirement-choices";

/** Holds a confirmed reading with the text that its places count in. */
export interface Confirmed {
  text: string;
  reading: ConfirmedReading;
}

type Place = Pick<ReadRequirement, "start" | "end">;

/** Returns whether every place of a reading lies in the text. */
export function isPlacedIn(text: string, { jobs, forAll, aboutYou, answers }: ConfirmedReading): boolean {
  return placesOf({ jobs, forAll, aboutYou, answers }).every(({ start, end }) => start <= end && end <= text.length);
}

const placesOf = ({ jobs, forAll, aboutYou, answers }: ConfirmedReading): Place[] => [
  ...jobs.flatMap(({ requirements }) => requirements),
  ...forAll,
  ...aboutYou,
  ...answers,
];

/**
 * Returns the unused words of an edited brief, with each sentence that the edit added and in which nothing was read, so that nothing
 * that somebody writes after a correction goes unheard without their seeing it.
 */
export function unusedAfterEdit(oldText: string, newText: string, reading: EditedReading): Reading["unused"] {
  if (!reading.isEnglish) return reading.unused;
  const heard = [...placesOf(reading), ...reading.unused, ...(reading.question ? [reading.question] : [])];
  const before = oldText.toLowerCase();
  const unheard = sentencesOf(newText)
    .filter(({ start, end }) => !before.includes(newText.slice(start, end).toLowerCase()))
    .filter((sentence) => !heard.some(({ start, end }) => start < sentence.end && sentence.start < end))
    .filter(({ start, end }) => !courtesy.test(newText.slice(start, end)));
  return [...reading.unused, ...unheard].toSorted((a, b) => a.start - b.start).slice(0, readingLimits.unused);
}

/** Returns where the sentences of a text stand, without the label of their line and the marks at their ends. */
function sentencesOf(text: string): Place[] {
  return [...text.matchAll(/[\p{L}\p{N}£$€“"'].*?(?=[.!?]+(?:\s|$)|$)/gmu)]
    .map(({ index, 0: words }) => {
      const label = lineLabel.exec(words)?.[0] ?? "";
      return { start: index + label.length, end: index + words.trimEnd().length };
    })
    .filter(({ start, end }) => /\p{L}{2}/u.test(text.slice(start, end)));
}

/** Matches what improving writes before a line, such as "Nice to have: ". */
const lineLabel = /^[A-Z][a-z ]{1,20}: /;
const courtesy =
  /^(?:(?:many |kind |best |warm )?(?:thanks|thank you|cheers|regards|wishes|hello|hi|hey|dear|please)\b[^:]{0,30})$/i;

/** Returns the text in which words that somebody looks for are read: a bare number as a sum, two letters as an abbreviation such as "US". */
export function askingText(words: string): string {
  if (bareSum.test(words)) return `${asking}£${words}`;
  return `${asking}${words.length === 2 ? words.toUpperCase() : words}`;
}

const asking = "We need ";
/** Matches a number that is no year. */
const bareSum = /^(?!(?:19|20)\d\d$)\d{1,3}(?:,?\d{3})*k?(?: (?:a|per) day)?$/i;

interface Found {
  /** Holds what has the words in its name or its aliases, the best first. */
  named: readonly RequirementChoice[];
  /** Holds what the engine reads in the asking text. */
  read: Pick<Reading, "jobs" | "forAll">;
}

/** Puts what is called exactly so first, then what all the words together mean, such as an alias, and then what only begins like them. */
export function inOrderOfChoice(words: string, { named, read }: Found): RequirementChoice[] {
  const wanted = words.trim().toLowerCase();
  const requirements = [...read.jobs.flatMap((job) => job.requirements), ...read.forAll];
  const end = askingText(words.trim()).length;
  const isWhole = (one: Place) => one.end === end && end - one.start >= wanted.length;
  const choices = [
    ...named.filter(({ label }) => label.toLowerCase() === wanted),
    ...requirements.filter(isWhole).map(toChoice),
    ...named,
    ...requirements.map(toChoice),
  ];
  const isFirst = (one: RequirementChoice, at: number) =>
    choices.findIndex(({ kind, label }) => kind === one.kind && label === one.label) === at;
  return choices.filter(isFirst);
}

function toChoice({ label, kind, means, amount }: ReadRequirement): RequirementChoice {
  return { label, kind, means, ...(amount && { amount }) };
}
