import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { isContraction } from "../contractions.ts";
import type { Negation } from "../negation.ts";
import { clauseStart, tellsAfter, tellsBefore } from "./clauses-with-verbs.ts";
import { isGerund } from "./verb-forms.ts";
import type { Clauses } from "./clauses-with-verbs.ts";
import { negatedVerbAt, refusesWithVerb } from "./refusing-verbs.ts";
import { isOfWriter } from "./subjects.ts";

/**
 * Marks each word that the writer refuses with 1. Somebody refuses in a note ("no agencies", "not computers"), in an order ("avoid agencies")
 * and where they say what they want ("we don't want an agency"). Other negations tell what happened or what others do: their words are
 * not wanted, and not excluded either.
 */
export function findRefused(clauses: Clauses, negations: readonly Negation[]): Uint8Array {
  const { norms } = clauses.words;
  const refused = new Uint8Array(norms.length);
  let last = false;
  for (const negation of negations) {
    last = refuses(clauses, negation) && (norms[negation.cue] !== "nor" || last);
    if (last) refused.fill(1, negation.from, negation.to);
  }
  return refused;
}

function refuses(clauses: Clauses, negation: Negation): boolean {
  const { cue, isAfterthought } = negation;
  const word = clauses.words.norms[cue]!;
  if (isAfterthought || word === "nor") return true;
  if (word === "non" && persons.test(clauses.words.norms[cue + 1] ?? "")) return false;
  if (isUnderCondition(clauses, cue) || saysNeedless(clauses.words, cue) || isLimit(clauses.words, cue)) return false;
  const verb = isContraction(word) ? cue : negatedVerbAt(clauses.words, cue);
  return verb === undefined ? refusesWithoutVerb(clauses, negation) : refusesWithVerb(clauses, negation, verb);
}

function refusesWithoutVerb(clauses: Clauses, { cue, from }: Negation): boolean {
  const { words } = clauses;
  const word = words.norms[cue]!;
  const opening = withAdverbs(words, cue);
  if (word === "rather" && words.norms[cue + 1] === "not") return isOfWriter(words, cue);
  if (feelings.test(word)) return isOfWriter(words, cue) && isOfThings(words, from);
  if (word === "without") return refusesToUse(words, from) && isBesideRequest(clauses, opening);
  if (subjects.test(word) && tellsAfter(words, cue)) return false;
  return contrasts.test(word) ? isContrastToRequest(clauses, opening) : isBesideRequest(clauses, opening);
}

/** Returns where a negation begins with the adverbs before it: "only not London", "definitely no agencies". */
function withAdverbs({ norms, breaks }: Words, cue: number): number {
  let at = cue;
  while (at > 0 && breaks[at] === separators.none && focusing.test(norms[at - 1]!)) at -= 1;
  return at;
}

const focusing = /^(?:only|just|definitely|absolutely|certainly|strictly|preferably|please)$/;
const feelings = /^(?:hate|tired|fed|sick|had|burned|burnt|allergic|bored|weary|wary|done|over)$/;
/** Describes words that may open a subject, of which something is told then: "not one of them could tell". */
const subjects = /^(?:no|not|nobody|nothing|none|neither)$/;
const contrasts = /^(?:not|rather|instead|other|as|apart|aside)$/;

/** Describes people by what they are or do: "a non-scientist" is who something is for. */
const persons = /(?:ist|er|or|ian|man|people|native)s?$/;

const using = /^(?:using|hiring|paying|dealing|going|showing|involving|including|having)$/;

/** Returns whether what follows may be refused: a thing, or the use of one. "Without paying" and "tired of losing orders" tell how it is. */
function refusesToUse({ norms, breaks }: Words, at: number): boolean {
  const isAnybody = /^(?:anyone|anybody|people|them|customers|us|me)$/.test(norms[at] ?? "");
  const verb = isAnybody ? at + 1 : at;
  if (!isGerund(norms[verb] ?? "")) return true;
  return using.test(norms[verb]!) && breaks[verb + 1] === separators.none && norms[verb + 1] !== "for";
}

const isOfThings = (words: Words, at: number) =>
  !/^(?:us|me|it|that|this|them)$/.test(words.norms[at] ?? "") && refusesToUse(words, at);

/** Returns whether a clause only says what may be: "if the answer is no" and "unless you are not in Leeds" refuse nothing. */
function isUnderCondition({ words: { norms, breaks } }: Clauses, cue: number): boolean {
  for (let at = cue; at >= 0; at -= 1) {
    if (at < cue && /^(?:if|unless|whether)$/.test(norms[at]!)) return norms[at + 1] !== "possible";
    if (breaks[at] !== separators.none) return false;
  }
  return false;
}

/** Returns whether something is only said to be no must: "a French version, not essential". */
function saysNeedless({ norms }: Words, cue: number): boolean {
  return norms[cue] === "not" && musts.test(norms[cue + 1] ?? "");
}

/** Returns whether a negation only limits an amount or a time: "no more than 45 guests", "not later than May". */
function isLimit({ norms }: Words, cue: number): boolean {
  return /^(?:more|less|fewer|later|longer|sooner|earlier)$/.test(norms[cue + 1] ?? "") && norms[cue + 2] === "than";
}

const musts = /^(?:necessary|necessarily|mandatory|essential|required|vital|crucial|compulsory|obligatory|critical)$/;

/** Returns whether what stands beside a negation without a verb asks for something, or says nothing with a verb of its own. */
function isBesideRequest(clauses: Clauses, cue: number): boolean {
  const { words, roles } = clauses;
  if (clauseStart(words, cue) === cue || roles.asked[cue - 1]! > 0 || roles.asked[cue]! > 0) return true;
  if (saying.test(words.norms[cue - 1]!)) return true;
  return !tellsBefore(clauses, cue);
}

const saying = /^(?:say|says|said|want|wants|need|needs|prefer|prefers|please|absolutely|definitely|strictly)$/;

/** Returns whether "not", "rather than" and the like stand against something that is asked for: "we sell to hotels, not shops" only tells. */
function isContrastToRequest(clauses: Clauses, cue: number): boolean {
  if (clauseStart(clauses.words, cue) < cue) return isBesideRequest(clauses, cue);
  const { words, roles } = clauses;
  const end = /^(?:but|and|so)$/.test(words.norms[cue - 1] ?? "") ? cue - 1 : cue;
  if (cue === 0 || words.breaks[cue] === separators.sentence) return true;
  let isTold = false;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (roles.asked[at]! > 0 || likes.test(words.norms[at]!)) return true;
    isTold ||= roles.told[at] === 1;
    if (words.breaks[at] !== separators.none) break;
  }
  return !isTold;
}

const likes = /^(?:like|love|prefer|want|need|should|must)$/;
