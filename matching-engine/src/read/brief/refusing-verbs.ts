import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Negation } from "../negation.ts";
import { somebody } from "./asking-phrases.ts";
import { clauseStart, tellsBefore } from "./clauses-with-verbs.ts";
import { isPast } from "./verb-forms.ts";
import type { Clauses } from "./clauses-with-verbs.ts";
import { isPerson } from "./asked-words.ts";
import { decides, others, writers } from "./subjects.ts";

const auxiliaries =
  /^(?:is|are|am|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need)$|'(?:ll|d|re|ve|m)$/;
const adverbs = /^(?:really|definitely|certainly|also|still|just|probably|actually|even|ever|once|quite|yet)$/;

/** Returns the place of the verb that "not" or "never" belongs to, or nothing where it stands without one. */
export function negatedVerbAt(words: Words, cue: number): number | undefined {
  const { norms, breaks } = words;
  const word = norms[cue]!;
  if ((word !== "not" && word !== "never") || cue === 0) return undefined;
  if (word === "never" && isPast(wordAfterAdverbs(norms, cue))) return cue;
  if (breaks[cue] !== separators.none) return undefined;
  let at = cue - 1;
  while (at > 0 && adverbs.test(norms[at]!) && breaks[at] === separators.none) at -= 1;
  if (auxiliaries.test(norms[at]!) || isWithIs(words, at)) return at;
  return word === "never" && clauseStart(words, cue) < cue ? cue : undefined;
}

function wordAfterAdverbs(norms: readonly string[], cue: number): string {
  let at = cue + 1;
  while (adverbs.test(norms[at] ?? "")) at += 1;
  return norms[at] ?? "";
}

/** Returns whether a word was written with "'s" for "is": "money's not silly". */
const isWithIs = ({ text, starts, ends }: Words, at: number) => /['’]s$/i.test(text.slice(starts[at], ends[at]));

/** Returns whether a negated verb refuses: an order, a must, what the writer wants, or what somebody who is looked for is or does. */
export function refusesWithVerb(clauses: Clauses, { cue, to }: Negation, verb: number): boolean {
  const { words } = clauses;
  const { norms } = words;
  const auxiliary = norms[verb]!;
  if (tellsOfThePast(norms, cue, auxiliary)) return false;
  const subject = /'(?:ll|d|re|ve|m)$/.test(auxiliary) || isWithIs(words, verb) ? verb : verb - 1;
  if (/^(?:should|must|need|shouldn't|shouldnt|mustn't|needn't)$/.test(auxiliary))
    return !isCrowd(norms[subject] ?? "");
  const start = clauseStart(words, verb);
  if (subject < start) return isOrder(clauses, verb);
  const name = norms[subject]!;
  if (isRelative(name) && (subject > start || /one$|body$/.test(name)))
    return isOfSomebodyWanted(clauses, { subject, to });
  if (/^(?:it|this|that)$/.test(name)) return norms[cue + 1] === "for";
  if (/^(?:please|just|so|also|definitely)$/.test(name)) return isOrder(clauses, verb);
  return decides(name) && saysWill(norms, cue, to);
}

const past = /^(?:was|were|had|has|have|did|been|wasn't|weren't|hadn't|hasn't|haven't|didn't)$|'ve$/;

function tellsOfThePast(norms: readonly string[], cue: number, auxiliary: string): boolean {
  return past.test(auxiliary) || (norms[cue] === "never" && isPast(wordAfterAdverbs(norms, cue)));
}

const isCrowd = (word: string) => others.has(word) && !/^(?:you|they|it)/.test(word);

/** Returns whether a clause without a subject is an order or what the writer wants; after "and" it may go on telling of others. */
function isOrder({ words: { norms, breaks } }: Clauses, verb: number): boolean {
  if (!/^(?:do|don't|dont|will|won't|wont|would|wouldn't)$/.test(norms[verb]!)) return false;
  if (breaks[verb] === separators.sentence) return true;
  for (let at = verb - 1; at >= 0; at -= 1) {
    if (writers.has(norms[at]!)) return true;
    if (others.has(norms[at]!)) return false;
    if (breaks[at] === separators.sentence) break;
  }
  return true;
}

const isRelative = (word: string) => /^(?:who|that|which|anyone|anybody|someone|somebody)$/.test(word);

/** Returns whether a clause says what somebody or something wanted is not: "someone who doesn't fly", "films that aren't dull". */
function isOfSomebodyWanted(clauses: Clauses, { subject, to }: { subject: number; to: number }): boolean {
  const { norms } = clauses.words;
  const whom = norms[subject - 1] ?? "";
  if (norms[subject] === "who") return somebody.has(whom) || isPerson(whom);
  if (norms[subject] !== "that" && norms[subject] !== "which") return true;
  const isWanted = clauses.roles.asked[subject - 1]! > 0 || !tellsBefore(clauses, subject);
  return isWanted && norms[to - 1] !== "yet" && norms[to] !== "yet";
}

const will =
  /^(?:want|wants|need|needs|like|likes|require|requires|accept|consider|looking|after|interested|believe|hire|use|work|take|do|mean|have|entertain|fancy|care)$/;

/** Returns whether a negated verb says what somebody wants, as "we don't want" and "we won't work with" do. */
function saysWill(norms: readonly string[], cue: number, to: number): boolean {
  return norms.slice(cue + 1, Math.min(to, cue + 4)).some((word) => will.test(word));
}
