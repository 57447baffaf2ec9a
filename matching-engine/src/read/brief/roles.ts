import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { clauseWeights } from "../../weights.ts";
import { additionOf } from "./additions.ts";
import { endOfAsk, somebody } from "./asking-phrases.ts";
import type { Sentence } from "./asking-phrases.ts";
import {
  isPerson,
  markRequest,
  opensAThing,
  possessives,
  prepositions,
  roleOf,
  stops,
  subjectPronouns,
} from "./asked-words.ts";
import type { HeadedSpan } from "./headings.ts";
import { startOfOrder } from "./orders.ts";
import { statedRequests } from "./stated-requests.ts";
import { wordSet } from "../../text/word-set.ts";

/** Says who each word of a brief is about. */
export interface Roles {
  /**
   * Is above 0 where the writer asks for it: after an asking verb, or in a note that is nothing but a request. `roleOf.object` is the very
   * thing that is asked for, up to the first preposition; `roleOf.circumstance` is what stands behind it ("for our bakery in Leeds");
   * `roleOf.quality` is what the person must have ("someone with After Effects").
   */
  asked: Uint8Array;
  /** Is 1 where it is about the writer: the subject of what they tell, or of what needs something. */
  told: Uint8Array;
  /** Is 1 where something is asked for beside other work: "Also film the weekend". */
  added: Uint8Array;
  /** Is 1 where a sentence without a verb of asking says that something is only wished for. */
  wished: Uint8Array;
}

const passiveAsks = wordSet("wanted needed required sought");
const writer = wordSet("we i we're i'm we've i've we'd i'd we'll i'll im ive");
const finiteVerbs = wordSet(
  "is are am was were be been has have had do does did can could will would should may might isn't aren't don't doesn't can't won't isnt dont keeps kept says said looks look feels works worked makes comes came goes went gets got buys sells sell runs like likes love loves knows know thinks think lets it's there's that's",
);

/** Reads sentence by sentence what is asked for and what is told; headings decide for the words under them. */
export function readRoles(words: Words, negated: Uint8Array, spans: readonly HeadedSpan[]): Roles {
  const count = words.norms.length;
  const roles: Roles = {
    asked: new Uint8Array(count),
    told: new Uint8Array(count),
    added: new Uint8Array(count),
    wished: new Uint8Array(count),
  };
  for (let from = 0; from < count;) {
    let to = from + 1;
    while (to < count && words.breaks[to] !== separators.sentence) to += 1;
    readSentence(
      { words, negated, from, to, isRequest: spans.some((span) => isNeed(span, words.starts[from]!)) },
      roles,
    );
    from = to;
  }
  for (const span of spans) applyHeading(words, span, roles);
  return roles;
}

const isNeed = ({ part, start, end }: HeadedSpan, at: number) => part === "need" && at >= start && at < end;

/** Reads a sentence; `isRequest` says that it stands below a heading of what is needed. */
function readSentence(sentence: Sentence & { isRequest: boolean }, roles: Roles): void {
  const { words, from, to, isRequest } = sentence;
  let hasAsk = isRequest && opensAThing.has(words.norms[from]!);
  if (hasAsk) markRequest(sentence, from, roles.asked);
  for (let at = from; at < to; at += 1) {
    const end = endOfAsk(sentence, at);
    if (end === at) continue;
    if (!hasAsk) readBefore(sentence, at, roles);
    hasAsk = true;
    markRequest(sentence, end, roles.asked);
    at = end - 1;
  }
  if (!hasAsk && isNote(sentence)) markNote(sentence, roles);
  if (markOrder(sentence, roles.asked)) hasAsk = true;
  if (markAddition(sentence, roles)) hasAsk = true;
  if (markStated(sentence, roles)) hasAsk = true;
  const opensAsTold = writer.has(words.norms[from]!) || possessives.has(words.norms[from]!);
  if (!hasAsk && opensAsTold) roles.told.fill(1, from, to);
  markTold(sentence, roles);
}

/** Marks a note, which asks for something beside other work where it says so: "Sound for them as well please". */
function markNote(sentence: Sentence, { asked, added }: Roles): void {
  const { words, from, to } = sentence;
  markRequest(sentence, from, asked);
  const isBeside = words.norms
    .slice(from, to)
    .some((word, at, all) => word === "too" || (word === "as" && all[at + 1] === "well"));
  if (isBeside && from > 0) markAdded({ asked, added }, from, to);
}

/** Marks what a sentence asks for beside other work, and returns whether it does. */
function markAddition(sentence: Sentence, { asked, added }: Roles): boolean {
  const addition = additionOf(sentence);
  if (addition === undefined) return false;
  const { from, to, isWhole = false } = addition;
  if (isWhole) asked.fill(roleOf.object, from, to);
  else markRequest({ ...sentence, to }, from, asked);
  markAdded({ asked, added }, from, to);
  return true;
}

function markAdded({ asked, added }: Pick<Roles, "asked" | "added">, from: number, to: number): void {
  for (let at = from; at < to; at += 1) if (asked[at]! > 0) added[at] = 1;
}

/** Marks what a sentence asks for without a verb of asking, and returns whether it does. */
function markStated(sentence: Sentence, { asked, told, added, wished }: Roles): boolean {
  if (sentence.words.norms.length > clauseWeights.wordsOfStory) return false;
  const stated = statedRequests(sentence);
  for (const { from, to, isWhole, isWish } of stated) {
    if (isWhole) asked.fill(roleOf.object, from, to);
    else markRequest({ ...sentence, to }, from, asked);
    told.fill(0, from, to);
    if (isWish) wished.fill(1, from, to);
    if (sentence.from > 0) markAdded({ asked, added }, from, to);
  }
  return stated.length > 0;
}

/** Marks what a sentence orders, as in "Then lay it out", and returns whether it does. */
function markOrder(sentence: Sentence, asked: Uint8Array): boolean {
  const order = startOfOrder(sentence.words, sentence.from);
  if (order === undefined) return false;
  markRequest(sentence, order, asked);
  return true;
}

const beforeAsks = wordSet("maybe perhaps possibly also then we i it they we'd i'd");

/** Marks what stands before words that ask: a note, as in "A website and someone to write it", or who asks. */
function readBefore(sentence: Sentence, cue: number, roles: Roles): void {
  const { words, from } = sentence;
  let joint = cue - 1;
  while (joint > from && beforeAsks.has(words.norms[joint]!)) joint -= 1;
  const isBesideAThing =
    (joint < cue - 1 || somebody.has(words.norms[cue]!)) && /^(?:and|plus)$/.test(words.norms[joint] ?? "");
  const before = { ...sentence, to: joint };
  if (isBesideAThing && joint > from && isNote(before)) return markRequest(before, from, roles.asked);
  if (isBesideAThing && joint > from && markOrder(before, roles.asked)) return;
  readSubject(sentence, cue, roles);
}

/** Marks what stands before "needs" or "wants": the writer's own side, or, in "logo needed", what is asked for. */
function readSubject({ words: { norms, breaks }, from }: Sentence, cue: number, roles: Roles): void {
  if (subjectPronouns.has(norms[cue - 1] ?? "")) return;
  let start = cue;
  while (start > from && breaks[start] !== separators.comma && !stops.has(norms[start - 1]!)) start -= 1;
  if (start === cue) return;
  if (passiveAsks.has(norms[cue]!)) return void roles.asked.fill(roleOf.object, from, cue);
  if (!/^(?:needs?|wants?|seeks?|seeking|looking|hiring|searching|requires?)$/.test(norms[cue]!)) return;
  const isToBeDone = /(?:ing|ed)$/.test(norms[cue + 1] ?? "");
  if (isToBeDone) roles.asked.fill(roleOf.object, start, cue);
  roles.told.fill(1, start, cue);
}

/** Marks clauses in which the writer is the subject: "we run a café in Leeds and need…" ends at "and need". */
function markTold(sentence: Sentence, { asked, told }: Roles): void {
  const { words, from, to } = sentence;
  for (let at = from; at < to; at += 1) {
    if (!writer.has(words.norms[at]!) || asked[at]! > 0) continue;
    if (asksSoon(sentence, at)) continue;
    for (let end = at; end < to && asked[end] === 0; end += 1) {
      if (end > at && endsTelling(sentence, end)) break;
      told[end] = 1;
    }
  }
}

/** Returns whether the writer stops telling: at a comma, at "but" and "so", and where they ask. */
function endsTelling(sentence: Sentence, at: number): boolean {
  const { norms, breaks } = sentence.words;
  if (breaks[at] === separators.comma || norms[at] === "but" || norms[at] === "so") return true;
  return (norms[at] === "and" && asksSoon(sentence, at)) || endOfAsk(sentence, at) > at;
}

function asksSoon(sentence: Sentence, at: number): boolean {
  for (let ahead = at; ahead < Math.min(at + 4, sentence.to); ahead += 1)
    if (endOfAsk(sentence, ahead) > ahead) return true;
  return false;
}

/** Returns whether a sentence is a note without a verb, such as "Poster and programme for our panto". */
function isNote({ words: { norms, breaks }, from, to }: Sentence): boolean {
  let end = from + 1;
  while (end < to && breaks[end] !== separators.comma && !isIndirectQuestion(norms, end)) end += 1;
  if (possessives.has(norms[from]!)) return false;
  const who = norms
    .slice(from, Math.min(end, from + 4))
    .findIndex((word, at, all) => word === "who" && !somebody.has(all[at - 1] ?? "") && isPerson(all[at - 1] ?? ""));
  return !hasFiniteVerb(norms.slice(from, who > 0 ? from + who : end));
}

/** Returns whether a question stands as a noun does: "a film about how we make cheese". */
const isIndirectQuestion = (norms: readonly string[], at: number) =>
  /^(?:how|what|why|when|who|where|whether)$/.test(norms[at]!) && prepositions.has(norms[at - 1] ?? "");

/** Returns whether words have a subject or a verb of their own, which notes do without. */
export function hasFiniteVerb(norms: readonly string[]): boolean {
  return norms.some(
    (word, at) =>
      (subjectPronouns.has(word) && !(word === "it" && prepositions.has(norms[at - 1] ?? ""))) ||
      ((finiteVerbs.has(word) || notInNotes.has(word)) &&
        norms[at - 1] !== "to" &&
        !(/^(?:them|us|me|him)$/.test(word) && prepositions.has(norms[at - 1] ?? "")) &&
        !isMonth(word, norms[at - 1])),
  );
}

/** Returns whether "may" is a month, as in "12 May" and "by May". */
function isMonth(word: string, before = ""): boolean {
  return word === "may" && /^(?:\d{1,2}(?:st|nd|rd|th)?|in|by|of|until|from|early|mid|late|before)$/.test(before);
}

const notInNotes = wordSet(
  "us me them him nobody everybody everyone there when how why that who half every each shall give gives given show shows take takes find finds want wants need needs",
);

function applyHeading(words: Words, { part, start, end }: HeadedSpan, { asked, told }: Roles): void {
  for (let at = 0; at < words.norms.length; at += 1) {
    if (words.starts[at]! < start || words.ends[at]! > end) continue;
    asked[at] =
      part === "need" || part === "wish"
        ? Math.max(asked[at]!, roleOf.circumstance)
        : part === "details"
          ? asked[at]!
          : 0;
    told[at] = part === "about" ? 1 : part === "details" || part === "need" ? told[at]! : 0;
  }
}
