import { separators } from "../../text/words.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { endOfAsk } from "./asking-phrases.ts";
import type { Sentence } from "./asking-phrases.ts";
import { workVerbs } from "./phrases.ts";
import { roleNouns } from "./role-nouns.ts";
import { wordSet } from "../../text/word-set.ts";

const reader = wordSet("you your yours yourself yourselves");
const spokenOf = wordSet("they them their he him his she her it");
const writer = wordSet("we i");
const asksHow = wordSet("how what who where which why");

/**
 * Returns whether a sentence goes on with what was told, or asks for something, in words that hint at no skill: "They should be able to read
 * along." What is said to the reader ("you can reach us at any time") is about working together.
 */
export function goesOn(sentence: Sentence, facts: readonly WordFacts[]): boolean {
  const { words, from, to } = sentence;
  const norms = words.norms.slice(from, to);
  if (norms.some((norm) => reader.has(norm))) return false;
  if (norms.some((_, at) => isSpokenOf(norms, at) || isDemand(norms, at) || isContrast(sentence, from + at)))
    return true;
  return (asksHow.has(norms[0]!) && isQuestion(sentence)) || asksForContent(sentence, facts);
}

/** Returns whether a word stands for what was told before; "it would be good to talk" and "it is fine" speak of nothing. */
function isSpokenOf(norms: readonly string[], at: number): boolean {
  return spokenOf.has(norms[at]!) && !(norms[at] === "it" && /^(?:would|is)$/.test(norms[at + 1] ?? ""));
}

/** Returns whether something is said to be necessary of anything but the writer: "this ought to run by itself". */
function isDemand(norms: readonly string[], at: number): boolean {
  const isMust = /^(?:should|must|ought)$/.test(norms[at]!);
  const hasTo = /^(?:has|have|needs|need)$/.test(norms[at]!) && norms[at + 1] === "to";
  return (isMust || hasTo) && !writer.has(norms[at - 1] ?? "");
}

/** Returns whether a word opens the other side of a contrast: "something original, not library tracks". */
function isContrast({ words: { norms, breaks }, from }: Sentence, at: number): boolean {
  return at > from && norms[at] === "not" && breaks[at] === separators.comma;
}

function isQuestion({ words: { text, starts, ends }, to }: Sentence): boolean {
  return text.slice(ends[to - 1], starts[to] ?? text.length).includes("?");
}

/** Returns whether a sentence asks for something by words of its own; "we'd love to meet" asks for no work. */
function asksForContent(sentence: Sentence, facts: readonly WordFacts[]): boolean {
  const { norms } = sentence.words;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const end = endOfAsk(sentence, at);
    const isPolite = /\b(?:like|love) to\b/.test(norms.slice(end - 2, end + 1).join(" "));
    if (end > at && !isPolite && facts.slice(end, sentence.to).some(saysWhich)) return true;
  }
  return false;
}

const saysWhich = ({ form, isFunction, isQuerySpeak }: WordFacts) =>
  !isFunction && !isQuerySpeak && !workVerbs.has(form) && !roleNouns.has(form);
