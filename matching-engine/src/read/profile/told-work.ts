import type { Words } from "../../text/words.ts";
import { isGerund } from "../brief/verb-forms.ts";
import { isCopula, isOrder, isPast, isShare } from "./finite-verbs.ts";
import { isOnlyWord, isWhereabouts } from "./only-words.ts";
import {
  clauseAround,
  findMainVerb,
  isInSubordinate,
  opensWithCondition,
  opensWithQuestion,
  sentenceAround,
} from "./profile-clauses.ts";
import type { Span } from "./profile-clauses.ts";
import { findSubject, workOfWriter } from "./subjects-of-work.ts";
import { toldWork } from "./told-work-levels.ts";
import type { Place, ToldWork, Written } from "./told-work-levels.ts";
import { whose } from "./writers-words.ts";
import { wordSet } from "../../text/word-set.ts";

/** Returns how the sentence around a word tells of the writer's work. */
export function toldWorkOf(place: Place, written: Written): ToldWork {
  const told = toldInSentence(place, written);
  if (told === toldWork.aside) return told;
  if (isOnlyWord(place, written)) return toldWork.mentioned;
  if (place.isName) return told === toldWork.mentioned ? toldWork.offered : told;
  const isPlace = !place.isSkill && told === toldWork.done && isWhereabouts(place, written.words);
  return isPlace ? toldWork.mentioned : told;
}

function toldInSentence(place: Place, written: Written): ToldWork {
  const { words, writer } = written;
  const sentence = sentenceAround(place.from, words);
  const subject = findSubject(place.from, sentence.from, written);
  if (subject.who === "writer") return workOfWriter(place, subject, written);
  if (subject.who === "near") return toldWork.aside;
  if (isReceived(place.from, sentence.from, words)) return toldWork.offered;
  if (subject.who === "others" && subject.at > sentence.from) return toldWork.mentioned;
  if (endsAsQuestion(sentence.to, words) || opensWithCondition(sentence, words)) return toldWork.mentioned;
  if (writer.subarray(sentence.from, sentence.to).some((mark) => mark !== whose.others))
    return saysHowItIs(clauseAround(place.from, sentence, words), written) ? toldWork.mentioned : toldWork.offered;
  return toldOfNobody(place, sentence, words);
}

/**
 * Returns what a sentence without any word of the writer tells: it leaves them out ("Filmed two lighthouses", "Restoring old type"), is a list
 * of work, or about others.
 */
function toldOfNobody(place: Place, sentence: Span, words: Words): ToldWork {
  if (opensWithQuestion(sentence, words)) return toldWork.mentioned;
  if (
    place.from > sentence.from &&
    isPast(words.norms[sentence.from]!) &&
    !isInSubordinate(place.from, sentence.from, words)
  )
    return toldWork.done;
  const verb = findMainVerb(sentence, words);
  if (verb >= 0)
    return isOfferedPassively(place, verb, words) || isMostOfWork(verb, words) ? toldWork.offered : toldWork.aside;
  if (isOrder(words, sentence.from) && !receiving.has(words.norms[sentence.from]!)) return toldWork.mentioned;
  if (isInSubordinate(place.from, sentence.from, words)) return toldWork.mentioned;
  return isGerund(words.norms[sentence.from]!) ? toldWork.done : toldWork.offered;
}

const receiving = wordSet("get receive leave have keep take own expect");

/** Returns whether the reader is told what they get: "you leave with a name and a pouch". */
function isReceived(place: number, from: number, { norms }: Words): boolean {
  for (let at = from; at < place; at += 1)
    if (/^you(?:'ll)?$/.test(norms[at]!) && receiving.has(norms[at + 1] ?? "")) return true;
  return false;
}

/** Returns whether a clause only says how something is that is not the writer's: "medicine is complicated". */
function saysHowItIs({ from, to }: Span, { words: { norms }, writer }: Written): boolean {
  if (writer.subarray(from, to).some((mark) => mark !== whose.others)) return false;
  const verb = norms.findIndex((word, at) => at > from && at < to && isCopula(word));
  const next = norms[verb + 1] ?? "";
  return verb >= 0 && (!isPast(next) || ofMoney.has(next));
}

/** Returns whether somebody says that work is done, without saying by whom: "printing is done on Fridays". */
const isOfferedPassively = ({ to, isSkill }: Place, verb: number, { norms }: Words) => {
  const said = norms.slice(verb + 1, verb + 3);
  return (
    isSkill && to <= verb && isCopula(norms[verb]!) && said.some(isPast) && !said.some((word) => ofMoney.has(word))
  );
};

/** Says what work costs, and not that it is done: "printing is charged at cost". */
const ofMoney = wordSet("charged billed priced invoiced quoted paid");

/** Returns whether a sentence says how much of the work something is: "schools are most of the week". */
const isMostOfWork = (verb: number, { norms }: Words) => isCopula(norms[verb]!) && isShare(norms[verb + 1] ?? "");

function endsAsQuestion(to: number, { text, ends }: Words): boolean {
  return /^["'”’)\s]*\?/.test(text.slice(ends[to - 1], ends[to - 1]! + 4));
}
