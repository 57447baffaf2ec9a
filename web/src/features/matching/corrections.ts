import type { CriterionKind } from "@triptych/contract/matching";
import type { ImprovedBrief } from "@triptych/contract/matching-writing";

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

/**
 * Takes an assumption back. Removes its sentence where the brief contains it. Otherwise selects the words that were misread,
 * or adds a line that says the opposite and selects its main words.
 */
export function takeBack(text: string, { sentence, kind, words }: Assumption): Correction {
  if (text.includes(sentence)) return withoutSentence(text, sentence);
  const at = words === undefined ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (words !== undefined && at !== -1) return { text, selection: [at, at + words.length] };
  const opposite = opposites[kind];
  return opposite ? withLine(text, opposite) : { text, selection: [text.length, text.length] };
}

/** Lists what says the opposite of the assumptions that do not rest on single words of the brief. */
const opposites: Partial<Record<CriterionKind, { line: string; point: string }>> = {
  job: { line: "What we need is a designer.", point: "a designer" },
  place: { line: "They must be based in Europe.", point: "Europe" },
  accountType: { line: "We are looking for an agency.", point: "an agency" },
  budget: { line: "The budget includes VAT.", point: "includes VAT" },
};

function withoutSentence(text: string, sentence: string): Correction {
  const at = text.indexOf(sentence);
  const rest = `${text.slice(0, at).trimEnd()}${text.slice(at + sentence.length)}`.trim();
  const end = Math.min(at, rest.length);
  return { text: rest, selection: [end, end] };
}

function withLine(text: string, { line, point }: { line: string; point: string }): Correction {
  const before = text.trimEnd() === "" ? "" : `${text.trimEnd()}\n`;
  const from = before.length + line.indexOf(point);
  return { text: before + line, selection: [from, from + point.length] };
}

/** Adds an answer to the brief as a line of its own, or takes it out again. */
export function toggleAnswer(text: string, answer: string): string {
  const line = lineOf(answer);
  if (!hasAnswer(text, answer)) return text.trim() === "" ? line : `${text.trimEnd()}\n${line}`;
  return text
    .split("\n")
    .filter((each) => each.trim() !== line)
    .join("\n");
}

export function hasAnswer(text: string, answer: string): boolean {
  return text.split("\n").some((line) => line.trim() === lineOf(answer));
}

const lineOf = (answer: string) => (/[.!?]$/.test(answer) ? answer : `${answer}.`);
