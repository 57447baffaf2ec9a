import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";
import { languageNames } from "../brief/languages.ts";
import { isFiniteVerb, isPast } from "./finite-verbs.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { isOfOwnGroup, isSomebodyElses, namesGroup, namesPeople, prepositions, premises } from "./groups-at-places.ts";
import { sentenceAround } from "./profile-clauses.ts";
import type { Span } from "./profile-clauses.ts";
import type { ReadText } from "./read-text.ts";
import { findSubject } from "./subjects-of-work.ts";
import type { Subject } from "./subjects-of-work.ts";
import { toldWork } from "./told-work-levels.ts";
import type { ToldWork } from "./told-work-levels.ts";
import { whose } from "./writers-words.ts";

/** Says that somebody is at the place behind it: "based in", "lives near", "working out of". */
const located = wordSet(
  "based live lives living located headquartered registered founded headquarters hq resident settled moved relocated operating work works working cover covers covering serve serves serving travel travels travelling come comes coming commute commutes available",
);
/** Says of things, and not only of people, that they are or go there: "shops come next", "half of the orders go". */
const ofThings = wordSet("come comes coming serve serves work works");
/** Says that a place is over, or only where somebody comes from. */
const over = wordSet(
  "studied trained born raised grew graduated qualified left lived formerly ex schooled apprenticed interned originally",
);
/** Names whose place it is where these stand before it: "clients in Leeds", "a film for Palmwave in Lagos". */
const ofOthers = wordSet(
  "clients client customers customer for with guests audiences families sold sells sell sends send ships shipped sent recent recently credits selected lately time timezone timezones zones friends parents",
);
/** Opens a list of work or of clients. */
const opensList = /^(?:clients?|customers?|recent|recently|credits|selected)$/;
const joins = wordSet("and or plus");
const adverbs = wordSet("mostly usually sometimes occasionally currently now also");
/** Says when somebody is at a place that stands alone before it: "Brighton since 2021", "Bristol on Tuesdays". */
const times = wordSet("in since every by for on until most half three two");

/** Counts the words between what says that somebody is at a place, and the place: "based above a bakery in". */
const wordsBefore = 6;
const wordsOfClause = 12;
/** Counts the words between a preposition and its place: "near the old quay of Leith". */
const wordsOfPlace = 3;

/**
 * Returns how a sentence tells that its writer is, lives, works or comes to a place (`done`), or only names it (`mentioned`); `aside` is
 * a place that is over or of people near the writer. Where clients, subjects and time zones are proves nothing.
 */
export function toldOfPlace(mention: Mention, read: ReadText): ToldWork {
  const first = firstOfList(mention, read);
  const sentence = sentenceAround(first.from, read.words);
  const subject = findSubject(first.from, sentence.from, read);
  if (isOver(first, sentence, read.words) || subject.who === "near") return toldWork.aside;
  if (isOfOwnGroup(first, read)) return toldWork.done;
  if (namesPeople(mention, read.words) || languageNames.has(read.words.norms[mention.from]!)) return toldWork.mentioned;
  if (subject.isOfOthers) return toldWork.mentioned;
  const isThere =
    isLocated(first, sentence, read.words) ||
    isAlone(first, sentence, read) ||
    isOfOpening(first, sentence, read) ||
    isAtPlace(first, { sentence, subject }, read);
  return isThere ? toldWork.done : toldWork.mentioned;
}

type Place = Pick<Mention, "from" | "to">;

const isPlace = ({ concept }: Mention) => concepts[concept]!.kind === "place";

/** Returns the first of the places that stand in a list: "Clerkenwell, London", "Accra and Peckham". */
function firstOfList(mention: Mention, read: Pick<ReadText, "mentions" | "words">): Mention {
  const { norms, breaks } = read.words;
  const before = read.mentions.find((one) => {
    if (!isPlace(one) || one.from >= mention.from || breaks[mention.from] === separators.sentence) return false;
    const isNext = one.to === mention.from && breaks[mention.from] === separators.comma;
    return isNext || (one.to === mention.from - 1 && joins.has(norms[one.to]!));
  });
  return before === undefined ? mention : firstOfList(before, read);
}

/** Returns whether a place is over: "studied in Leeds", "Lagos-born", "ex-Manchester". */
function isOver({ from, to }: Place, sentence: Span, { norms, breaks }: Words): boolean {
  if (/^(?:born|raised|trained)$/.test(norms[to] ?? "") && breaks[to] === separators.none) return true;
  for (let at = from - 1; at >= sentence.from && at >= from - wordsBefore; at -= 1) {
    if (breaks[at + 1] === separators.comma) return false;
    if (over.has(norms[at]!)) return true;
  }
  return false;
}

/** Returns whether a place stands behind "based in", or before "-based" and "are covered". */
function isLocated({ from, to }: Place, sentence: Span, { norms, breaks }: Words): boolean {
  if (breaks[to] === separators.none && norms[to] === "based") return !opensList.test(norms[to + 1] ?? "");
  if (/(?:wide|based)$/.test(norms[to - 1]!)) return true;
  const isCovered = norms.slice(to, to + wordsOfPlace).some((word) => word === "are" || word === "is");
  if (isCovered && norms.slice(to, to + wordsOfPlace + 1).includes("covered")) return true;
  for (let at = from - 1; at >= sentence.from && at >= from - wordsBefore; at -= 1) {
    if (breaks[at + 1] !== separators.none || ofOthers.has(norms[at]!)) return false;
    if (located.has(norms[at]!))
      return !ofThings.has(norms[at]!) || /^(?:i|we|to|and|often)$/.test(norms[at - 1] ?? "");
  }
  return false;
}

/** Returns whether a clause says nothing but places: "Offline editor, Leicester.", "Belgrade and Brighton.", "Bristol on Tuesdays". */
function isAlone({ from, to }: Place, sentence: Span, { mentions, words }: ReadText): boolean {
  const { text, norms, starts, breaks } = words;
  let start = from;
  while (breaks[start] === separators.none && (prepositions.has(norms[start - 1]!) || adverbs.has(norms[start - 1]!)))
    start -= 1;
  if (breaks[start] === separators.none || text[starts[start]! - 1] === "(") return false;
  if (norms.slice(Math.max(sentence.from, start - wordsOfPlace), start).some((word) => opensList.test(word)))
    return false;
  const isOneOf = (at: number) => mentions.some((one) => isPlace(one) && one.from <= at && at < one.to);
  let end = to;
  if (breaks[end] === separators.none && /^\p{Lu}/u.test(text.slice(starts[end]))) end += 1;
  while (end < norms.length && breaks[end] === separators.none && (joins.has(norms[end]!) || isOneOf(end))) end += 1;
  return end === norms.length || breaks[end] !== separators.none || times.has(norms[end]!) || adverbs.has(norms[end]!);
}

/**
 * Returns whether one of the first sentences of a text begins with a place ("Cape Town has a mountain"), or says no more than what comes from there
 * ("Lino prints from Whitby."), or whether a name stands beside it: "Newcastle's Toonsmith", "Lakeshore of Chicago".
 */
function isOfOpening({ from, to }: Place, sentence: Span, { words, writer }: ReadText): boolean {
  const { norms, breaks } = words;
  if (writer[to] === whose.name && breaks[to] === separators.none) return true;
  if (norms[from - 1] === "of" && writer[from - 2] === whose.name) return true;
  if (joins.has(norms[to] ?? "") || norms[to] === "to") return false;
  if (norms[from - 1] === "from" && from - 1 === sentence.from && breaks[to] !== separators.sentence) return true;
  if (sentence.from > wordsOfPlace) return false;
  if (from === sentence.from) return breaks[to] !== separators.comma;
  return norms[from - 1] === "from" && to === sentence.to && isVerbless(sentence, from, words);
}

interface Told {
  sentence: Span;
  subject: Subject;
}

/** Returns whether what stands before "in Leeds" is the writer's: their group, their room, or what they do there today. */
function isAtPlace({ from, to }: Place, { sentence, subject }: Told, read: ReadText): boolean {
  const { words, writer } = read;
  const { norms, breaks } = words;
  const preposition = prepositionBefore(from, words);
  if (preposition < 0) return false;
  const head = norms[preposition - 1] ?? "";
  if (/^(?:us|ours)$/.test(head) && breaks[preposition] === separators.none) return true;
  if (isFromOwnRoom(preposition, subject, words)) return true;
  if (subject.who === "others") return false;
  const start = Math.max(sentence.from, preposition - wordsOfClause);
  const before = norms.slice(start, preposition);
  if (before.some((word) => ofOthers.has(word))) return false;
  if (breaks[preposition] !== separators.none)
    return (
      preposition === sentence.from &&
      norms[from - 1] !== "to" &&
      norms[to] !== "to" &&
      writer.subarray(from, sentence.to).some((mark) => mark !== whose.others)
    );
  const isCounted = writer[sentence.from] === whose.counted && subject.at === sentence.from;
  if (isCounted) return isVerbless(sentence, preposition, words);
  if (isSomebodyElses(preposition - 1, sentence, words)) return false;
  if (subject.who === "nobody") {
    const isWork =
      read.mentions.some(
        ({ from: start, to: end, concept }) =>
          start === sentence.from && end === preposition && concepts[concept]!.kind === "skill",
      ) && !/^(?:across|throughout)$/.test(norms[preposition]!);
    return (isWork || namesOwn(head)) && isVerbless(sentence, preposition, words);
  }
  const isTold = before.some((word, at) => start + at > subject.at && isPast(word));
  return !namesWorkers(head, norms[subject.at]!) && (!isTold || before.includes("been"));
}

/** Returns whether people are named whom the writer only has to do with: "I retain line producers in Lagos". */
const namesWorkers = (head: string, subject: string) =>
  !premises.has(head) && namesGroup(head) && /^(?:i|we)\b/.test(subject);

/** Returns whether a group, a room or one worker is named, and not several who may be anybody: "a studio in", but not "donors in". */
const namesOwn = (head: string) => namesGroup(head) && !/[eo]rs$/.test(head);

/** Returns whether the clause says from which room somebody works: "from a former warehouse behind the station in Bristol". */
function isFromOwnRoom(preposition: number, { who, at: subject }: Subject, { norms, breaks }: Words): boolean {
  for (let at = preposition - 1; at > preposition - wordsOfClause && breaks[at + 1] === separators.none; at -= 1) {
    if (norms[at] !== "from" || !/^(?:an?|our|my)$/.test(norms[at + 1] ?? "")) continue;
    const isWorking = who === "writer" && !isPast(norms[subject + 1] ?? "");
    return isWorking || norms.slice(at + 1, preposition).some((word) => premises.has(word));
  }
  return false;
}

/** Returns where the preposition of a place stands, or -1. */
function prepositionBefore(from: number, { norms, breaks }: Words): number {
  for (let at = from - 1; at >= 0 && at >= from - wordsOfPlace && breaks[at + 1] === separators.none; at -= 1) {
    if (norms[at] === "of" && norms[at - 1] === "out") return at - 1;
    if (prepositions.has(norms[at]!)) return at;
  }
  return -1;
}

function isVerbless({ from }: Span, to: number, words: Words): boolean {
  for (let at = from + 1; at < to; at += 1) if (isFiniteVerb(words, at)) return false;
  return !isPast(words.norms[from]!);
}
