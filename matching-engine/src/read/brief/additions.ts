import type { Words } from "../../text/words.ts";
import { separators } from "../../text/words.ts";
import type { Sentence } from "./asking-phrases.ts";

/** Holds words that ask for something beside other work. Where it is whole, all words up to its end are asked for. */
export interface Addition {
  from: number;
  to: number;
  isWhole?: boolean;
}

/**
 * Returns what a sentence adds to what is asked for elsewhere: "Also film the weekend", "And then perhaps a poster", "A song would be
 * lovely", "It'd be handy if they had it printed", "if they know a set builder", "Ideally you'd grade it as well", "We might also try adverts".
 */
export function additionOf(sentence: Sentence): Addition | undefined {
  const { from, to } = sentence;
  const opened = from > 0 ? (openedByJoin(sentence) ?? openedByWish(sentence) ?? welcomeSubject(sentence)) : undefined;
  if (opened !== undefined) return opened;
  for (let at = from; at < to; at += 1) {
    const end = endOfOffer(sentence.words, at);
    if (end > at && end < to) return { from: end, to, isWhole: true };
    if (from > 0 && endsWelcome(sentence.words, at)) return { from: at + 1, to };
  }
  return undefined;
}

const joins = /^(?:and|also|then|plus|perhaps|maybe|possibly|afterwards|later|eventually|finally|ideally)$/;
const things = /^(?:an?|some|someone|somebody)$/;
const objects = /^(?:the|a|an|our|my|it|them|us|their|this|that|these|those|all|some)$/;
const told = /^(?:is|are|was|were|has|have|had|will|would|should|must|can|can't|won't)$/;

/** Reads "Also film it" and "And then perhaps a poster": words that join, and then a verb with its object or a thing. */
function openedByJoin({ words: { norms, breaks }, from, to }: Sentence): Addition | undefined {
  let at = from;
  while (at < to && joins.test(norms[at]!)) at += 1;
  if (at === from || at + 1 >= to) return undefined;
  let end = at + 1;
  while (end < to && breaks[end] === separators.none && !/^(?:that|which|who|if|so|for|because)$/.test(norms[end]!))
    end += 1;
  if (things.test(norms[at]!))
    return norms.slice(at, end).some((word) => told.test(word)) ? undefined : { from: at, to };
  const isVerb =
    objects.test(norms[at + 1]!) &&
    !/^(?:[a-z]+(?:ly|ing|ed)|we|i|you|they|he|she|it|the|if|when|this|that|there|all|in|on|at|for|with|of|to|from|as|not|no|is|are)$/.test(
      norms[at]!,
    );
  return isVerb ? { from: at, to } : undefined;
}

const sought = /^(?:you'd|you|they'd|they|he'd|she'd|someone|somebody|whoever)$/;
const triedOut = /^(?:try|want|need|like|add|have|do|use|look|consider|ask)$/;

/** Reads "Ideally you'd grade it as well" and "We might also try adverts": what else is wished, from its verb or its thing on. */
function openedByWish({ words: { norms }, from, to }: Omit<Sentence, "negated">): Addition | undefined {
  let at = /^(?:we|i)$/.test(norms[from]!) ? from + 1 : from;
  if (/^(?:ideally|preferably)$/.test(norms[at]!) && sought.test(norms[at + 1] ?? ""))
    return { from: at + 2, to, isWhole: true };
  if (!/^(?:might|may|could)$/.test(norms[at]!) || !/^(?:also|even|later|maybe|possibly)$/.test(norms[at + 1] ?? ""))
    return undefined;
  at += 2;
  if (triedOut.test(norms[at] ?? "")) at += 1;
  return at < to ? { from: at, to, isWhole: true } : undefined;
}

/** Reads the subject of "A song for it would be lovely". */
function welcomeSubject({ words: { norms }, from, to }: Sentence): Addition | undefined {
  for (let at = from + 1; at + 2 < to && at <= from + 9; at += 1) {
    if (told.test(norms[at]!) && norms[at] !== "would") return undefined;
    if (norms[at] !== "would" || norms[at + 1] !== "be" || !welcome.test(norms[at + 2]!)) continue;
    return /^(?:it|that|this|which|what|we|i|you|they|he|she|there|our|my|if)$/.test(norms[from]!)
      ? undefined
      : { from, to: at };
  }
  return undefined;
}

const welcome =
  /^(?:lovely|nice|great|good|welcome|handy|wonderful|brilliant|ideal|useful|helpful|fantastic|perfect|a)$/;

/** Returns where a clause begins to offer something beside the work, as in "if they know a printer"; -1 where it offers nothing. */
export function startOfOffer(words: Words, from: number, to: number): number {
  if (from > 0 && openedByWish({ words, from, to }) !== undefined) return from;
  for (let at = from; at < to; at += 1)
    if (endOfOffer(words, at) > at || endsWelcome(words, at) || endOfAside(words, at) === to) return at;
  return -1;
}

/** Returns whether "if" at a word ends "it'd be handy if". */
function endsWelcome({ norms }: Words, at: number): boolean {
  if (norms[at] !== "if" || norms[at - 2] !== "be" || !welcome.test(norms[at - 1]!)) return false;
  return (
    /^(?:it'd|that'd|itd)$/.test(norms[at - 3]!) || (norms[at - 3] === "would" && /^(?:it|that)$/.test(norms[at - 4]!))
  );
}

/** Returns where the words of an offer end that "if" opens: "if they can also", "if the same person knows"; `at` where none does. */
function endOfOffer({ norms, breaks }: Words, at: number): number {
  if (norms[at] !== "if") return at;
  for (let verb = at + 2; verb <= at + 4 && breaks[verb] === separators.none; verb += 1) {
    const next = norms[verb + 1] ?? "";
    if (/^knows?$/.test(norms[verb]!) && things.test(next)) return verb + 1;
    if (/^(?:can|could)$/.test(norms[verb]!) && next === "also") return verb + 2;
    if (norms[verb] === "also" && /^(?:you|they)$/.test(norms[verb - 1]!)) return verb + 1;
  }
  return at;
}

/** Returns where an aside that begins with "if" ends, as in "a box and, if you know how, a film"; `at` where it is none. */
export function endOfAside({ norms, breaks }: Words, at: number): number {
  if (norms[at] !== "if" || breaks[at] !== separators.comma) return at;
  for (let end = at + 2; end <= at + 7 && end < norms.length; end += 1) {
    if (breaks[end] === separators.comma) return end;
    if (breaks[end] === separators.sentence) return at;
  }
  return at;
}
