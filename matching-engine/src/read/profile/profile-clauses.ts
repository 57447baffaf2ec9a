import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { isFiniteVerb } from "./finite-verbs.ts";
import { wordSet } from "../../text/word-set.ts";

/** Holds the words of a sentence or a clause, from `from` to before `to`. */
export interface Span {
  from: number;
  to: number;
}

const others = wordSet(
  "you you'll you're they it he she nobody everybody everyone anybody people clients customers visitors readers buyers",
);
const relatives = wordSet("who which where whose whom that");
const subordinates = wordSet(
  "when if because while until unless although though whether how why what than before after",
);
const questions = wordSet("how why what which who when where");
const joining = wordSet("and but so or then");

export const isOther = (word: string) => others.has(word);
export const isJoining = (word: string) => joining.has(word);

/** Returns whether a new clause, and so another subject, may stand behind a word. */
export const opensClause = (word: string) => joining.has(word) || subordinates.has(word);

export const isRelative = (at: number, { norms, breaks }: Words) =>
  relatives.has(norms[at]!) && (norms[at] !== "that" || breaks[at] === separators.none);

/** Returns whether a sentence opens with a condition or a reason, in which a place stands: "if you weld or pump, I …". */
export function opensWithCondition({ from }: Span, { norms }: Words): boolean {
  return subordinates.has(norms[from]!) && !questions.has(norms[from]!);
}

export const opensWithQuestion = ({ from }: Span, { norms }: Words) => questions.has(norms[from]!);

export function sentenceAround(at: number, { norms, breaks }: Words): Span {
  let from = at;
  while (from > 0 && breaks[from] !== separators.sentence) from -= 1;
  let to = at + 1;
  while (to < norms.length && breaks[to] !== separators.sentence) to += 1;
  return { from, to };
}

export function clauseAround(at: number, sentence: Span, { norms, breaks }: Words): Span {
  const isInside = (place: number) => breaks[place] === separators.none && !joining.has(norms[place]!);
  let from = at;
  while (from > sentence.from && isInside(from)) from -= 1;
  let to = at + 1;
  while (to < sentence.to && isInside(to)) to += 1;
  return { from, to };
}

/** Returns the verb of the main clause, or -1: what stands in relative clauses, other subordinate ones and parentheses is none. */
export function findMainVerb({ from, to }: Span, words: Words): number {
  let isSubordinate = false;
  for (let at = from; at < to; at += 1) {
    if (words.breaks[at] !== separators.none) isSubordinate = false;
    if (isInParentheses(at, from, words)) continue;
    if (opensSubordinate(at, from, words)) isSubordinate = true;
    else if (!isSubordinate && at > from && isFiniteVerb(words, at)) return at;
  }
  return -1;
}

/** Returns whether a place stands in a clause that only says more of another word. */
export function isInSubordinate(place: number, from: number, words: Words): boolean {
  for (let at = place; at > from && words.breaks[at] === separators.none; at -= 1)
    if (opensSubordinate(at - 1, from, words)) return true;
  return false;
}

/** Returns whether a clause begins that only says more of a word: "the posters that…", "when…", "the logo nobody believed in". */
function opensSubordinate(at: number, from: number, words: Words): boolean {
  const word = words.norms[at]!;
  if (isRelative(at, words) || subordinates.has(word)) return true;
  return at > from && others.has(word) && words.breaks[at] === separators.none && !opensClause(words.norms[at - 1]!);
}

function isInParentheses(at: number, from: number, { text, starts }: Words): boolean {
  const before = text.slice(starts[from], starts[at]);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}
