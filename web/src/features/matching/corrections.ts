/** A brief after an assumption was taken back, and the words in it that wait to be said differently. */
export interface Correction {
  text: string;
  /** From and to, in characters of the text. */
  selection: [number, number];
}

/**
 * Takes an assumption back. A sentence that stands in the brief leaves it; words that were read as a trade are selected, so
 * that they can be said differently; for the rest the brief gets a line that says the opposite, with its point selected.
 */
export function takeBack(text: string, assumption: string): Correction {
  if (text.includes(assumption)) return withoutSentence(text, assumption);
  const misread = /^“(.+)” is a job for /.exec(assumption)?.[1];
  const at = misread === undefined ? -1 : text.toLowerCase().indexOf(misread.toLowerCase());
  if (misread !== undefined && at !== -1) return { text, selection: [at, at + misread.length] };
  const opposite = opposites.find(({ pattern }) => pattern.test(assumption));
  return opposite ? withLine(text, opposite) : { text, selection: [text.length, text.length] };
}

/** What says the opposite of the assumptions that every brief without a word about them gets. */
const opposites = [
  { pattern: /\bsound like a job for\b/, line: "What we need is a designer.", point: "a designer" },
  { pattern: /\banywhere\b/i, line: "They must be based in Europe.", point: "Europe" },
  { pattern: /\bfreelancers\b.*\bwelcome\b/i, line: "We are looking for an agency.", point: "an agency" },
  { pattern: /\bVAT\b/, line: "The budget includes VAT.", point: "includes VAT" },
];

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
