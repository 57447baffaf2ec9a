import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { NounPhrase } from "./noun-phrases.ts";
import { roleNouns } from "./role-nouns.ts";
import type { MeantMention } from "./requirements.ts";
import { tradeVerbs } from "./trade-verbs.ts";

interface Told {
  words: Words;
  facts: readonly WordFacts[];
}

/** Returns whether words say that the writer is, makes, sells, runs or works in what a sector names; nothing else that they tell does. */
export function isOwnTrade(mention: MeantMention, phrase: NounPhrase, told: Told): boolean {
  const { words } = told;
  const { link } = phrase;
  if (words.norms[mention.to] === "here" || (mention.isOwnSide && link < 0)) return true;
  return isDealtIn(mention, phrase, words) || isWriter(mention, phrase, words) || isOwned(mention, phrase, told);
}

/** Returns whether the writer makes, sells or runs it, or works there. */
function isDealtIn(mention: MeantMention, { from, link }: NounPhrase, words: Words): boolean {
  const { norms } = words;
  const word = norms[link] ?? "";
  if (tradeVerbs.has(norms[mention.from]!) && hasWriter(words, mention.from)) return true;
  if (tradeVerbs.has(word) && (hasWriter(words, link) || isOfUs(mention, norms, link))) return true;
  const verb = isWeOrI(word) ? from : isWeOrI(norms[link - 1] ?? "") ? link : mention.from;
  return isVerbOfTrade(words, verb, mention.from) || worksThere(mention, link, words);
}

/** Returns whether a verb goes on with what the writer tells of themselves: "we are three sisters who make jam". */
const isOfUs = ({ isTold }: MeantMention, norms: readonly string[], verb: number) =>
  isTold && norms[verb - 1] === "who" && !norms[verb]!.endsWith("s");

const isWeOrI = (word: string) => word === "we" || word === "i";

/** Returns whether the writer, or their client, is it. */
function isWriter(mention: MeantMention, { from, link }: NounPhrase, words: Words): boolean {
  if (!being.test(words.norms[link] ?? "")) return false;
  const isSubject = hasWriter(words, link) && !words.norms[from]!.endsWith("ing");
  return mention.isOwnSide || isSubject || isOfClient(words, link);
}

/** Returns whether the writer has it. */
function isOwned(mention: MeantMention, { determiners, link }: NounPhrase, told: Told): boolean {
  if (!having.test(told.words.norms[link] ?? "") || determiners.length === 0) return false;
  return hasWriter(told.words, link) && isWholeName(mention, told);
}

/** Returns whether a name is no everyday word and no part of a longer name: who has "a ward sister's bell" has no ward. */
function isWholeName({ from, to }: MeantMention, { words: { norms, breaks }, facts }: Told): boolean {
  const isEnd = breaks[to] !== separators.none || functionWords.has(norms[to]!);
  return isEnd && (to > from + 1 || !facts[from]!.isEveryday);
}

const being = /^(?:we're|i'm|im|as|are|am|is|it's)$/;
const writer = /^(?:we|i|we're|i'm|we've|i've|im|ive)$/;
const having = /^(?:have|own|got|we've|i've|on|opened|bought)$/;
const betweenSubjectAndVerb =
  /^(?:also|mainly|mostly|now|just|both|only|still|are|am|have|been|all|do|got|took|know|how)$/;

/** Returns whether the writer is the subject of a verb: "we sell", "we also sell", "my wife and I run". */
function hasWriter({ norms, breaks }: Words, verb: number): boolean {
  let at = verb;
  if (norms[at - 1] === "to" && norms[at - 2] === "how") at -= 1;
  while (at > 0 && breaks[at] === separators.none && betweenSubjectAndVerb.test(norms[at - 1]!)) at -= 1;
  if (writer.test(norms[at]!)) return true;
  return at > 0 && breaks[at] === separators.none && writer.test(norms[at - 1]!);
}

/** Returns whether the client is the subject of "is": "our client is a car brand". */
function isOfClient({ norms, breaks }: Words, link: number): boolean {
  return breaks[link] === separators.none && clients.test(norms[link - 1] ?? "");
}

const clients = /^(?:client|customer|company|business|brand|firm|employer|product)$/;

/** Returns whether the writer works there, as in "I run marketing at an insurer", "clerk to a parish council here". */
function worksThere({ isAsked }: MeantMention, link: number, { norms, breaks }: Words): boolean {
  const isPlace =
    /^(?:at|in|of|to)$/.test(norms[link] ?? "") || /^work(?:ing)? for$/.test(`${norms[link - 1]} ${norms[link]}`);
  if (!isPlace) return false;
  const said = norms.slice(startOfClause(breaks, link), link);
  if (!said.some(isRole)) return false;
  let end = link + 1;
  while (end < norms.length && breaks[end] === separators.none) end += 1;
  if (said.some((word) => writer.test(word)) || norms.slice(link, end).includes("here")) return true;
  return !isAsked && isRole(said[0]!);
}

function startOfClause(breaks: Words["breaks"], at: number): number {
  let start = at;
  while (start > 0 && breaks[start] === separators.none) start -= 1;
  return start;
}

const isRole = (word: string) => works.test(word) || roleNouns.has(word);
const works =
  /^(?:work|working|run|manage|lead|joined|volunteer|look|marketing|communications|comms|secretary|registrar|trustee|chair|curator)$/;

/** Returns whether the first word behind "we" is a verb that says what the writer does: "we distribute medicines", but not "we love hotels". */
function isVerbOfTrade({ norms }: Words, verb: number, at: number): boolean {
  const word = norms[verb]!;
  return verb < at && !/(?:ed|ing)$/.test(word) && !functionWords.has(word) && !attitudes.test(word);
}

const attitudes =
  /^(?:need|want|love|like|hate|use|visit|meet|find|found|see|saw|got|get|prefer|expect|hope|hire|rent|book|borrow|buy|bought|call|ring|rang|send|sent|pay|paid|lost|went|left|moved|require|seek|still|really|never|always|recently|once)$/;

/** Returns whether what the writer makes is for it: "we have a gadget that tells a nurse", "our app lets people order prescriptions". */
export function isOfProduct({ from, isTold, isAsked }: MeantMention, { norms, breaks }: Words): boolean {
  if (!isTold || isAsked) return false;
  const said = norms.slice(startOfClause(breaks, from), from);
  if (said[0] === "our") return products.test(said[1] ?? "");
  const relative = said.findIndex((word) => word === "that" || word === "which");
  return relative > 1 && said.slice(0, relative).some((word) => writer.test(word)) && isPresent(said[relative + 1]);
}

const products = /^(?:app|service|product|software|platform|system|tool|device)$/;
/** Returns whether a relative clause says what something does. */
const isPresent = (verb = "") => verb.endsWith("s") && !functionWords.has(verb);
