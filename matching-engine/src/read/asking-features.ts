import type { Words } from "../text/words.ts";

/** Holds the words from `from` to before `to`. */
interface Span {
  from: number;
  to: number;
}

/** Holds a clause with its number and the clauses of its brief. */
export interface ClauseInBrief {
  words: Words;
  clauses: readonly Span[];
  at: number;
}

const shortBelow = 4;
const lastPlace = 4;

/**
 * Returns what tells whether a clause asks for work: its words with those beside them, how it begins and ends, its place in the brief, and the words
 * of the clause before. Small words say most here ("we have", "needs to be").
 */
export function askingFeaturesOf({ words, clauses, at }: ClauseInBrief): string[] {
  const own = normsOf(words, clauses[at]!);
  const before = clauses[at - 1] && normsOf(words, clauses[at - 1]!);
  const after = clauses[at + 1] && normsOf(words, clauses[at + 1]!);
  const groups = [1, 2, 3].flatMap((size) =>
    own.slice(0, Math.max(0, own.length - size + 1)).map((_, from) => own.slice(from, from + size).join(" ")),
  );
  const place = [`#${Math.min(at, lastPlace)}`, ...(at === clauses.length - 1 ? ["#last"] : [])];
  return [
    ...new Set([
      ...groups,
      `^${own[0]}`,
      `^${own.slice(0, 2).join(" ")}`,
      `$${own.at(-1)}`,
      ...place,
      ...(own.length < shortBelow ? ["#short"] : []),
      ...(before === undefined ? [] : [`<^${before[0]}`, `<$${before.at(-1)}`, ...before.map((word) => `<${word}`)]),
      ...(after === undefined ? [] : [`>^${after[0]}`]),
    ]),
  ];
}

const normsOf = ({ norms }: Words, { from, to }: Span) => norms.slice(from, to);
