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
    isOfNamed(first, read) ||
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
function isAlone({ from, to }: Place, sentence: Span, read: ReadText): boolean {
  const { text, norms, starts, breaks } = read.words;
  let start = from;
  while (breaks[start] === separators.none && (prepositions.has(norms[start - 1]!) || adverbs.has(norms[start - 1]!)))
    start -= 1;
  if (breaks[start] === separators.none || text[starts[start]! - 1] === "(") return false;
  if (norms.slice(Math.max(sentence.from, start - wordsOfPlace), start).some((word) => opensList.test(word)))
    return false;
  const end = endOfList(to, read);
  return end === norms.length || breaks[end] !== separators.none || times.has(norms[end]!) || adverbs.has(norms[end]!);
}

/** Returns where a list of places ends, of which one may have a name of two words: "Hackney Wick". */
function endOfList(to: number, { mentions, words: { text, norms, starts, breaks } }: ReadText): number {
  const isOneOf = (at: number) => mentions.some((one) => isPlace(one) && one.from <= at && at < one.to);
  let end = to;
  if (breaks[end] === separators.none && /^\p{Lu}/u.test(text.slice(starts[end]))) end += 1;
  while (end < norms.length && breaks[end] === separators.none && (joins.has(norms[end]!) || isOneOf(end))) end += 1;
  return end;
}

/** Returns whether a name stands beside a place: "Newcastle's Toonsmith", "Lakeshore of Chicago". */
const isOfNamed = ({ from, to }: Place, { words: { norms, breaks }, writer }: ReadText) =>
  (writer[to] === whose.name && breaks[to] === separators.none) ||
  (norms[from - 1] === "of" && writer[from - 2] === whose.name);

/**
 * Returns whether one of the first sentences of a text begins with a place ("Cape Town has a mountain"), or says no more than what comes from there
 * or is for it: "Lino prints from Whitby.", "Signs for Hull and Beverley."
 */
function isOfOpening({ from, to }: Place, sentence: Span, { words }: ReadText): boolean {
  const { norms, breaks } = words;
  const before = norms[from - 1] ?? "";
  const isFirst = sentence.from <= wordsOfPlace;
  if (before === "for") return isFirst && isVerbless(sentence, from, words);
  if (joins.has(norms[to] ?? "") || norms[to] === "to") return false;
  if (before === "from" && from - 1 === sentence.from) return breaks[to] !== separators.sentence;
  if (from === sentence.from) return isFirst && breaks[to] !== separators.comma;
  return isFirst && before === "from" && to === sentence.to && isVerbless(sentence, from, words);
}

interface Told {
  sentence: Span;
  subject: Subject;
}

/** Returns whether what stands before "in Leeds" is the writer's: their group, their room, or what they do there today. */
function isAtPlace({ from, to }: Place, told: Told, read: ReadText): boolean {
  const { sentence, subject } = told;
  const { norms, breaks } = read.words;
  const preposition = prepositionBefore(from, read.words);
  if (preposition < 0) return false;
  const isJoined = breaks[preposition] === separators.none;
  if (isJoined && /^(?:us|ours)$/.test(norms[preposition - 1] ?? "")) return true;
  if (isFromOwnRoom(preposition, subject, read.words)) return true;
  const start = Math.max(sentence.from, preposition - wordsOfClause);
  if (subject.who === "others" || norms.slice(start, preposition).some((word) => ofOthers.has(word))) return false;
  if (isJoined) return isTheirs(preposition, told, read);
  const isRange = norms[from - 1] === "to" || norms[to] === "to";
  const isOpening = preposition === sentence.from && !isRange;
  return isOpening && read.writer.subarray(from, sentence.to).some((mark) => mark !== whose.others);
}

/** Returns whether the words before a preposition name the writer's group, or what they do today. */
function isTheirs(preposition: number, { sentence, subject }: Told, read: ReadText): boolean {
  const { words, writer } = read;
  const isCounted = writer[sentence.from] === whose.counted && subject.at === sentence.from;
  if (isCounted) return isVerbless(sentence, preposition, words);
  if (isSomebodyElses(preposition - 1, sentence, words)) return false;
  const head = words.norms[preposition - 1] ?? "";
  if (subject.who === "nobody")
    return (isOpeningWork(preposition, sentence, read) || namesOwn(head)) && isVerbless(sentence, preposition, words);
  const since = words.norms.slice(subject.at + 1, preposition);
  return !namesWorkers(head, words.norms[subject.at]!) && (!since.some(isPast) || since.includes("been"));
}

/** Returns whether a sentence begins with work that is done at a place: "Photography in Leeds". */
const isOpeningWork = (preposition: number, sentence: Span, { mentions, words }: ReadText) =>
  !/^(?:across|throughout)$/.test(words.norms[preposition]!) &&
  mentions.some(
    ({ from, to, concept }) => from === sentence.from && to === preposition && concepts[concept]!.kind === "skill",
  );

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
