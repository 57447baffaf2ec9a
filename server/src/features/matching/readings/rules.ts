import type { ConfirmedReading, Reading, ReadRequirement } from "@triptych/contract/reading";
import type { RequirementChoice } from "@triptych/matching-engine/requirement-choices";

/** Holds a confirmed reading with the text that its places count in. */
export interface Confirmed {
  text: string;
  reading: ConfirmedReading;
}

type Place = Pick<ReadRequirement, "start" | "end">;

/** Returns whether every place of a reading lies in the text. */
export function isPlacedIn(text: string, { jobs, forAll, aboutYou, answers }: ConfirmedReading): boolean {
  const all: Place[] = [...jobs.flatMap(({ requirements }) => requirements), ...forAll, ...aboutYou, ...answers];
  return all.every(({ start, end }) => start <= end && end <= text.length);
}

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
