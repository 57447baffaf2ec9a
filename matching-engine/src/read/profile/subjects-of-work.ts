import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { clauseLimits } from "../../weights.ts";
import { isGerund } from "../brief/verb-forms.ts";
import { isCopula, isPast, isStative } from "./finite-verbs.ts";
import { isSomebodyNear } from "./people-of-writer.ts";
import { isJoining, isOther, isRelative, opensClause } from "./profile-clauses.ts";
import { toldWork } from "./told-work-levels.ts";
import type { Place, ToldWork, Written } from "./told-work-levels.ts";
import { whose } from "./writers-words.ts";
import { wordSet } from "../../text/word-set.ts";

/** Says who does what stands at a place, and from where on: the writer, somebody near them, others, or nobody who is named. */
export interface Subject {
  who: "writer" | "near" | "others" | "nobody";
  at: number;
  /** Says that a relative clause about somebody else has begun: "a client who has no labels". */
  isOfOthers: boolean;
}

/** Returns the nearest subject before a place in its sentence. */
export function findSubject(place: number, from: number, { words, writer }: Written): Subject {
  const { norms, breaks } = words;
  let found: Subject = { who: "nobody", at: from, isOfOthers: false };
  let main = found;
  for (let at = from; at <= place; at += 1) {
    const isBreak = at === from || breaks[at] !== separators.none;
    // NOTE: a comma or a colon ends what is said beside the main clause: "as though they were ours: local radio".
    if (isBreak) found = main;
    if (writer[at]! >= whose.writer) found = main = { who: "writer", at, isOfOthers: false };
    else if (at === place) break;
    else if ((isBreak || opensClause(norms[at - 1]!)) && isSomebodyNear(words, at))
      found = main = { who: "near", at, isOfOthers: false };
    else if (isBreak && isOther(norms[at]!)) found = main = { who: "others", at, isOfOthers: false };
    else if (opensClause(norms[at - 1]!) && isOther(norms[at]!)) found = { who: "others", at, isOfOthers: false };
    else if (isRelative(at, words) && !isOfWriter(found, at, words)) found = { ...found, isOfOthers: true };
  }
  return found;
}

const beforeOthers = wordSet("with for from by to like at");
const isContracted = (word: string) => /^(?:i'm|we're|he's|she's|they're)$/.test(word);
const isBeing = (subject: number, { norms }: Words) =>
  isContracted(norms[subject]!) ||
  isCopula(norms[subject + 1] ?? "") ||
  (/^(?:my|our)$/.test(norms[subject]!) && isCopula(norms[subject + 2] ?? ""));

/** Returns whether a relative clause is about the writer: "we're a crew of nine who film", but not "I like a client who films". */
function isOfWriter({ who, at }: Subject, relative: number, words: Words): boolean {
  if (who !== "writer") return false;
  const between = words.norms.slice(at + 1, relative);
  const isOfThem = isBeing(at, words) || between.length < clauseLimits.wordsOfSubject;
  return isOfThem && !between.slice(-clauseLimits.wordsOfSubject).some((word) => beforeOthers.has(word));
}

/** Returns how far work is told behind the writer as a subject: what they only are, or have an opinion of, is told less. */
export function workOfWriter(
  { from: place, to, isName }: Place,
  { at: subject, isOfOthers }: Subject,
  { words, facts }: Written,
): ToldWork {
  if (isOfOthers) return toldWork.mentioned;
  if (isName && isBeing(subject, words)) return toldWork.done;
  if (!isBeing(subject, words)) return isOnlyKnown(place, subject, words) ? toldWork.mentioned : toldWork.done;
  const { norms, breaks } = words;
  for (let at = subject + 1; at < place; at += 1) {
    const isNext = isJoining(norms[at - 1]!) && breaks[at] === separators.none;
    if (norms[at] === "who" || (isNext && (isGerund(norms[at]!) || isPast(norms[at]!)))) return toldWork.done;
  }
  // NOTE: what is said to be an everyday word is rarely the work: "our record is one word".
  return to === place + 1 && facts[place]!.isEveryday ? toldWork.mentioned : toldWork.offered;
}

/** Returns whether the writer only knows, sees or wants what stands here: "I know the codes", "has heard the joke". */
function isOnlyKnown(place: number, subject: number, { norms, breaks }: Words): boolean {
  for (let at = place - 1; at > subject && breaks[at + 1] === separators.none; at -= 1) {
    if (isJoining(norms[at]!)) return false;
    if (isStative(norms[at]!)) return true;
  }
  return false;
}
