import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { isPast as isUsualPast } from "../brief/verb-forms.ts";
import { isMaking } from "./made-things.ts";
import { wordSet } from "../../text/word-set.ts";

const forms = wordSet("am is are was were isn't aren't wasn't weren't");
const helpers = wordSet(
  "has have had hasn't haven't hadn't do does did don't doesn't didn't can can't cannot could couldn't will won't would wouldn't may might must should shouldn't",
);
/** Lists past forms that are no participles, so that they always have a subject: "went", but not "made". */
const preterites = wordSet(
  "went came became rose fell grew took gave knew saw began ran wore chose ate drove flew spoke broke wrote drew sang forgot sank threw",
);
/** Lists frequent verbs that are hardly ever nouns, as they stand behind a subject. */
const verbs = wordSet(
  "goes comes pays takes gives makes gets wants knows says thinks keeps brings becomes begins loses wins sells buys sends tells means seems happens belongs depends loves go become lose want know think seem happen sell buy bring keep forget choose believe prefer hate wakes deserve deserves",
);
const determiners = wordSet("the a an its their his her them it this these your our my us me");
const periods = wordSet("day week month year hour minute night head word piece page time");
const notVerbs = wordSet(
  "of in on at for from to with by about into onto over under out up off as than like and or but so if when while because that which who whose where why how not no all both half twice only just even also then before after since until till through between across around along without within inside near beside besides is are was were be been being am what whatever plus per via once either neither nor such quite rather many first next last here there mostly almost roughly around nearly instead",
);

const pastOfWork = wordSet("built led drew drawn shot taught sung spun woven sewn dealt");
/** Says how much of somebody's work a thing is: "schools are most of the week". */
const shares = wordSet("most half all much part everything mainly mostly more almost");

/** Returns whether a word is a past form or a participle. */
export const isPast = (word: string) => isUsualPast(word) || pastOfWork.has(word);

export const isShare = (word: string) => shares.has(word);

export const isCopula = (word: string) => forms.has(word);

/** Returns whether a word is the verb of a sentence with a subject before it: "clinics lose patients", "visitors loved the film". */
export function isFiniteVerb(words: Words, at: number): boolean {
  const { norms } = words;
  const word = norms[at]!;
  if (forms.has(word) || helpers.has(word)) return true;
  if (words.breaks[at] !== separators.none || at === 0 || norms[at - 1] === "to") return false;
  if (word === "used" && norms[at + 1] === "to") return true;
  return preterites.has(word) || verbs.has(word) || hasObject(words, at) || tellsOfFigures(words, at);
}

/** Returns whether a word opens a sentence as an order to the reader: "put the headset on", but not "build a brand", which is offered. */
export function isOrder(words: Words, at: number): boolean {
  const word = words.norms[at]!;
  return (
    !/(?:ing|ed|s)$/.test(word) && !isMaking(word) && !preterites.has(word) && !isPast(word) && hasObject(words, at)
  );
}

/** Returns whether a word can only be a verb because a determiner follows it: "train a body", but not "two days a week". */
function hasObject(words: Words, at: number): boolean {
  const { norms, breaks } = words;
  const word = norms[at]!;
  const next = norms[at + 1] ?? "";
  if (breaks[at + 1] !== separators.none || !determiners.has(next)) return false;
  if ((next === "a" || next === "an") && periods.has(norms[at + 2] ?? "")) return false;
  if (notVerbs.has(word) || determiners.has(word) || /(?:ing|ly)$|\d/.test(word)) return false;
  return /(?:s|ed)$/.test(word) || isPast(word) || !isOneThing(words, at);
}

/** Returns whether an article before makes a word a noun, because a verb would end in "s" there: "a weekly chart the owner reads". */
function isOneThing({ norms, breaks }: Words, at: number): boolean {
  for (let before = at - 1; before >= at - 3 && breaks[before + 1] === separators.none; before -= 1)
    if (/^an?$/.test(norms[before] ?? "")) return true;
  return false;
}

/** Returns whether a past form reports figures: "cut churn from 2.4 to 1.5", "dropped by nine points", "raised £400". */
function tellsOfFigures({ norms, breaks }: Words, at: number): boolean {
  if (!isPast(norms[at]!) && !/^(?:cut|shed|hit)$/.test(norms[at]!)) return false;
  if (/^\d/.test(norms[at + 1] ?? "") && !/^(?:19|20)\d\d$/.test(norms[at + 1]!))
    return breaks[at + 1] === separators.none;
  for (let next = at + 1; next <= at + 4 && breaks[next] === separators.none; next += 1)
    if (/^(?:from|to|by)$/.test(norms[next]!) && /\d/.test(norms[next + 1] ?? "")) return true;
  return false;
}

/** Lists verbs of knowing, perceiving and wishing: what somebody knows or wants is no work of theirs. */
const stative = wordSet(
  "know knows knew heard hear hears see sees saw seen like likes love loves hate hates want wants need needs believe believes think thinks prefer prefers wish hope remember understand understands enjoy enjoys",
);

export const isStative = (word: string) => stative.has(word);
