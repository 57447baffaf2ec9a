import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";
import { clauseWeights } from "../../weights.ts";
import { somebody } from "./asking-phrases.ts";
import { isOrder, isToBeDone } from "./orders.ts";

/** Holds the words from `from` to before `to`. */
export interface Clause {
  from: number;
  to: number;
}

/** Splits a brief at the ends of sentences and where something else is joined on: "and a", "then", "plus", "+", "and film it". */
export function clausesOf(words: Words): Clause[] {
  const { norms, breaks } = words;
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= norms.length; at += 1) {
    const isEnd = at === norms.length || breaks[at] === separators.sentence;
    if (!isEnd && !joinsAnother(words, at) && !seeksAnother(words, at)) continue;
    if (at > from) clauses.push({ from, to: at });
    from = at;
  }
  return clauses;
}

/**
 * Lists the first words in a clause at which other work may begin to be asked for: behind commas, and words like "and" and "with". What work is for goes
 * on: "a photographer for our menus and posters".
 */
export function jointsOf(words: Words, { from, to }: Clause): number[] {
  const { norms, breaks } = words;
  const joints: number[] = [];
  for (let at = from + 1; at < to; at += 1) {
    if (breaks[at] !== separators.comma && !mayJoin.has(norms[at]!)) continue;
    if (!goesOnWithPurpose(words, at)) joints.push(at);
  }
  return joints.slice(0, clauseWeights.jointsAtMost);
}

const mayJoin = wordSet("and an n or nor with also");
const purposes = wordSet("for about of");

/** Returns whether "and" joins one more noun to what something is for, which begins some words before. */
function goesOnWithPurpose(words: Words, at: number): boolean {
  const { norms } = words;
  if (!/^(?:and|n|or)$/.test(norms[at]!) || opensAnother.test(norms[at + 1] ?? "") || isOrder(words, at + 1))
    return false;
  const first = Math.max(0, at - clauseWeights.wordsOfPurpose);
  return norms.slice(first, at).some((word, offset) => purposes.has(word) && !isSoughtBy(words, first + offset));
}

/** Returns whether "for" says what is looked for, and not what something is for. */
function isSoughtBy({ norms }: Words, at: number): boolean {
  return norms[at] === "for" && seeking.test(norms[at - 1] ?? "");
}

const seeking = /^(?:looking|look|searching|search|asking|ask|hunting|hunt|hoping|hope)$/;

/** Returns whether "and for" joins something else that is looked for: "looking for a photographer and for a band". */
function seeksAnother(words: Words, at: number): boolean {
  const { norms } = words;
  if (norms[at] !== "and" || norms[at + 1] !== "for" || !opensAnother.test(norms[at + 2] ?? "")) return false;
  const { from } = sentenceAround(words, at);
  const before = norms.slice(from, at).lastIndexOf("for");
  return before >= 0 && isSoughtBy(words, from + before);
}

/** Returns whether another thing begins here: "and somebody to", "then", "plus"; "build and dress a kitchen" goes on. */
function joinsAnother(words: Words, at: number): boolean {
  const { norms, breaks } = words;
  const word = norms[at]!;
  const next = norms[at + 1] ?? "";
  if (word === "then") return !beforeThen.test(norms[at - 1] ?? "");
  if (/^(?:plus|but|alongside)$/.test(word) || isBehindPlus(words, at)) return true;
  if (word === "as") return next === "well" && norms[at + 2] === "as";
  if (word === "together") return next === "with";
  if (breaks[at] === separators.comma && somebody.has(word)) return true;
  return (
    word === "and" &&
    (breaks[at] === separators.comma || opensAnother.test(next) || isOrder(words, at + 1) || isToBeDone(words, at + 1))
  );
}

const isBehindPlus = ({ text, starts, ends, breaks }: Words, at: number) =>
  breaks[at] === separators.comma && text.slice(ends[at - 1], starts[at]).includes("+");

/** Matches what "then" goes on with: "and then", "it should then be laid out". */
const beforeThen = /^(?:and|should|will|would|could|can|must|is|are|has|have|may|might|to|we'd|i'd)$/;

const opensAnother =
  /^(?:a|an|another|all|some|someone|somebody|maybe|perhaps|possibly|then|also|the|to|we|we'd|i|i'd|they|if|one|two|three|\d{1,2})$/;

/** Returns the sentence in which a word stands. */
export function sentenceAround({ norms, breaks }: Words, at: number): Clause {
  let from = at;
  while (from > 0 && breaks[from] !== separators.sentence) from -= 1;
  let to = at + 1;
  while (to < norms.length && breaks[to] !== separators.sentence) to += 1;
  return { from, to };
}
