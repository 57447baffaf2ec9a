import { phraseSet } from "../../text/phrase-set.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { toneWeights } from "../../weights.ts";
import { startOfOffer } from "./additions.ts";
import { conditionalWishes, endBeforeOwnWish } from "./conditional-wishes.ts";
import { wordSet } from "../../text/word-set.ts";

/** Says how each word of a brief is meant. */
export interface Tone {
  /** Is 1 where the clause says that it is only a wish. */
  wished: Uint8Array;
  /** Is 1 where the clause insists. */
  insisted: Uint8Array;
  /** Is 1 where the writer describes themselves. */
  ownSide: Uint8Array;
  /** Is 1 where the sentence itself says who is writing. What stands below a heading about the writer may still tell what is wrong. */
  introduces: Uint8Array;
  /** Is 1 where the sentence asks for something. */
  asking: Uint8Array;
  /** Says how much the sentence is about what is wanted. A neutral sentence has 1. */
  salience: Float32Array;
}

const forwardWishes = phraseSet([
  "ideally",
  "preferably",
  "bonus if",
  "bonus points",
  "nice to have",
  "if possible",
  "would be great if",
  "would be nice if",
  "would love it if",
  "extra points",
  "a plus if",
  "in an ideal world",
  "even better if",
]);
const wholeClauseWishes = phraseSet([
  "would be a bonus",
  "would be a plus",
  "is a plus",
  "a bonus",
  "not essential",
  "would be nice",
  "would be lovely",
  "nice-to-have",
  "not a must",
  "would help",
  "would be great",
  "optional",
  "is a bonus",
  "no dealbreaker",
  "would be welcome",
  "but not necessary",
  "if you also",
  "advantageous",
  "an advantage",
  "preferred",
  "would prefer",
  "we'd prefer",
  "i'd prefer",
  "we prefer",
  "even better",
  "might want",
  "might need",
  "might like",
  "not definite",
  "if that something you",
]);
const insistences = phraseSet([
  "must",
  "essential",
  "has to",
  "have to",
  "only",
  "strictly",
  "crucial",
  "vital",
  "non-negotiable",
  "non negotiable",
  "required",
  "mandatory",
  "needs to be",
  "need to be",
  "dealbreaker",
  "deal-breaker",
  "absolutely",
  "above all",
  "insist",
]);
const selfOpeners = phraseSet([
  "we are",
  "we're",
  "i am",
  "i'm",
  "i run",
  "we run",
  "we make",
  "we sell",
  "we produce",
  "i make",
  "i sell",
  "i own",
  "we own",
  "as a",
  "as an",
  "our company is",
  "our brand is",
  "my company is",
  "we do",
  "i work at",
  "we build",
]);
const notSelf =
  /^(looking|short|missing|lacking|after|seeking|searching|hiring|in|on|trying|planning|going|launching|not|about|keen|interested|hoping|thinking|ready|tired|fed|sick|struggling|getting|losing|also|open|doing|wanting|needing|currently|opening|relaunching|rebranding|moving|shooting|making|starting|happy|based)$/;
const selfEnders =
  /^(looking|need|needs|seeking|searching|want|wants|hiring|after|who|launching|and|wanting|needing|require|hoping|planning|our|we|i|but|so|for)$/;
const asksFor = phraseSet([
  "looking for",
  "need",
  "needs",
  "want",
  "wanted",
  "hire",
  "hiring",
  "seeking",
  "searching for",
  "in search of",
  "help",
  "are after",
  "find",
  "required",
  "requires",
  "is there anyone",
  "who can",
  "someone to",
  "somebody to",
]);
const adminSpeak = phraseSet([
  "apply",
  "proposal",
  "proposals",
  "cover letter",
  "bid",
  "bidding",
  "interview",
  "nda",
  "payment",
  "payments",
  "timezone",
  "time zone",
  "deadline",
  "please send",
  "please include",
  "please attach",
  "start your",
  "application",
  "hourly",
  "milestone",
  "upwork",
  "references",
  "looking forward",
  "thank you",
  "thanks",
  "regards",
  "rate",
  "message me",
  "get in touch",
  "screening",
]);

/** Reads clause by clause what is wished, insisted on, said about the writer, and how much a sentence matters: only `telling` ones are counted. */
export function readTone(words: Words, telling: Uint8Array): Tone {
  const count = words.norms.length;
  const tone: Tone = {
    wished: new Uint8Array(count),
    insisted: new Uint8Array(count),
    ownSide: new Uint8Array(count),
    introduces: new Uint8Array(count),
    asking: new Uint8Array(count),
    salience: new Float32Array(count).fill(1),
  };
  let sentence = 0;
  for (let from = 0; from < count;) {
    const to = endOfUnit(words, from, separators.sentence);
    readSentence(words, { from, to, sentence }, tone);
    sentence += telling[from]!;
    from = to;
  }
  tone.introduces.set(tone.ownSide);
  return tone;
}

function endOfUnit(words: Words, from: number, separator: number): number {
  let to = from + 1;
  while (to < words.norms.length && words.breaks[to]! < separator) to += 1;
  return to;
}

/** Holds the words from `from` to before `to`; `sentence` counts the sentences before. */
interface Span {
  from: number;
  to: number;
}

function readSentence(words: Words, { from, to, sentence }: Span & { sentence: number }, tone: Tone): void {
  const { norms } = words;
  const asks = asksFor.isIn(norms, from, to);
  const isAdministrative = !asks && adminSpeak.isIn(norms, from, to);
  tone.salience.fill(salienceOf({ asks, isAdministrative }, sentence), from, to);
  if (asks) tone.asking.fill(1, from, to);
  for (const span of conditionalWishes(words, { from, to })) tone.wished.fill(1, span.from, span.to);
  let wishesFrom = -1;
  for (let clause = from; clause < to;) {
    const end = Math.min(endOfUnit(words, clause, separators.comma), to);
    if (wishesFrom < 0 && forwardWishes.isIn(norms, clause, endBeforeOwnWish(norms, clause, end))) wishesFrom = clause;
    if (wishesFrom >= 0 || wholeClauseWishes.isIn(norms, clause, end)) tone.wished.fill(1, clause, end);
    else if (insistences.isIn(norms, clause, end)) tone.insisted.fill(1, clause, end);
    for (let at = clause; at < end; at += 1)
      if (tone.wished[at] === 0 && isInlineWish(words, at, end)) tone.wished.fill(1, at, end);
    if (wishesFrom < 0) wishesFrom = startOfOffer(words, clause, end);
    if (wishesFrom >= clause) tone.wished.fill(1, wishesFrom, end);
    markOwnSide(words, { from: clause, to: end }, tone.ownSide);
    clause = end;
  }
}

const inlineWishes = wordSet("maybe perhaps possibly ideally preferably");
const openWishes = phraseSet([
  "if there's money",
  "if there is money",
  "if budget",
  "if the budget",
  "if we can afford",
  "if affordable",
  "i suppose",
  "would also be nice",
  "also nice",
  "could also",
]);

/** Returns whether the rest of a clause is only a wish, as after "and maybe"; "maybe two minutes" is a guess at a number. */
function isInlineWish({ norms }: Words, at: number, end: number): boolean {
  if (inlineWishes.has(norms[at]!)) return at + 1 < end && !isCount(norms, at + 1);
  return openWishes.lengthAt(norms, at) > 0;
}

/** Returns whether a clause opens with who is writing, as in "Plumber here, …". */
function isIntroduction({ norms, breaks }: Words, from: number, at: number): boolean {
  const isAtEnd =
    at + 1 === norms.length || breaks[at + 1] !== separators.none || /^(?:we|i|and|need)$/.test(norms[at + 1]!);
  return (
    norms[at] === "here" &&
    at > from &&
    at - from <= 4 &&
    isAtEnd &&
    !/^(?:is|are|it's|am|live|come|work)$/.test(norms[at - 1]!)
  );
}

/** Returns whether words count something, as in "maybe two minutes" and "maybe a couple of days". */
function isCount(norms: readonly string[], at: number): boolean {
  if (/^(?:\d|one$|two$|three$|four$|five$|six$|ten$)/.test(norms[at]!)) return true;
  if (norms[at] !== "a") return false;
  if (/^(?:minute|hour|day|week|month|year|hundred|thousand)$/.test(norms[at + 1] ?? "")) return true;
  if (!/^(?:couple|few|dozen)$/.test(norms[at + 1] ?? "")) return false;
  const counted = norms[at + 2] === "of" ? norms[at + 3] : norms[at + 2];
  return counted === undefined || /^(?:minute|hour|day|week|month|year|of|or|and)s?$/.test(counted);
}

function salienceOf(
  { asks, isAdministrative }: { asks: boolean; isAdministrative: boolean },
  sentence: number,
): number {
  const opening = sentence === 0 ? toneWeights.opening : sentence === 1 ? toneWeights.second : 1;
  if (asks) return opening * toneWeights.asking;
  return isAdministrative ? Math.min(opening, 1) * toneWeights.administrative : opening;
}

function markOwnSide(words: Words, { from, to }: Span, ownSide: Uint8Array): void {
  for (let at = from; at < to; at += 1) {
    if (isIntroduction(words, from, at)) ownSide.fill(1, from, at);
    const length = selfOpeners.lengthAt(words.norms, at);
    if (length === 0 || words.norms[at - 1] === "well") continue;
    if (words.norms[at] === "as" && at > from && words.breaks[at] === separators.none) continue;
    const start = at + length;
    if (notSelf.test(words.norms[start] ?? "")) continue;
    ownSide[start - 1] = 1;
    for (let end = start; end < to && (end === start || !selfEnders.test(words.norms[end]!)); end += 1)
      ownSide[end] = 1;
  }
}
