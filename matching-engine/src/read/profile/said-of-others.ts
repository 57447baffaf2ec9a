import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";
import { isSomebodyMet, markNothingDone, saidOf } from "./told-of-others.ts";

/** Begins a clause that is about somebody else: "You send a script", "Publishers call us", "Our people were born on farms". */
const others = new Set(
  "you your they their he she his her clients customers brands publishers editors producers directors agencies people".split(
    " ",
  ),
);

/** Says that a thing is over, was somebody else's, or is not done well; it holds to the end of its clause. */
const cues = [
  "used to",
  "formerly",
  "previously",
  "a former",
  "was a",
  "was an",
  "were a",
  "started out",
  "started on",
  "started in",
  "started as",
  "began as",
  "began in",
  "began on",
  "retired from",
  "gave up",
  "no longer",
  "years ago",
  "in a past life",
  "someone who",
  "somebody who",
  "anyone who",
  "people who",
  "born on",
  "born in",
].map((cue) => cue.split(" "));
const firsts = new Set(cues.map(([first]) => first));

/** Says of the whole clause that the thing is not what this person offers. */
const disclaimers = new Set(["badly", "poorly"]);

/** Ends the words for a person who does a kind of work. */
const workerEnd = /(?:er|or|ist|ian|man|teer)s?$/;
/** Stands before somebody who is not the writer ("which photographer"), and behind them ("a signwriter can paint it"). */
const beforeOthers = wordSet("which whichever any another no your their every whose either");
const behindOthers = wordSet("can could will would may might must who whom whose");

/** Says that the writer has others do the work that is named behind it: "we commission illustration", "I brief photographers". */
const commissioning = new Set(
  "brief briefing briefed commission commissioning commissioned hire hiring hired employ employing employed outsource outsourcing".split(
    " ",
  ),
);
/** Says that the people named behind it are others, and leaves what else is named: "I bring a typographer", "I book crews and studios". */
const bringing = new Set(
  "bring bringing book booking choose choosing find finding manage managing represent representing recruit recruiting pick picking know knowing".split(
    " ",
  ),
);
/** Stands before the verb where the writer is the one who commissions or brings. */
const doers = new Set(
  "i we and or also then to who usually often sometimes always can will you'll i'll we'll".split(" "),
);
/** Ends what is commissioned: the clause of somebody who does the work themselves, or what the work is for. */
const afterCommissioned = new Set(
  "i we and then for so but who that which because when while from in myself ourselves".split(" "),
);

/** Marks the words of a profile that are about other people, about a past that is over or about a wish, as `saidOf` says: they prove nothing. */
export function findSaidOfOthers(words: Words): Uint8Array {
  const { norms } = words;
  const marks = new Uint8Array(norms.length);
  const isToldOfWriter = !norms.some((word) => firstPerson.test(word));
  const isOther = (word: string) => others.has(word) && !(isToldOfWriter && thirdPerson.has(word));
  let from = 0;
  while (from < norms.length) {
    let to = from + 1;
    while (to < norms.length && words.breaks[to] === separators.none) to += 1;
    const start = isOther(norms[from]!) || isOwnClients(norms, from) ? from : markedFrom(norms, from, to);
    if (start < to) marks.fill(saidOf.others, start, to);
    for (let at = from; at < to; at += 1)
      if (isOtherWorker(norms.slice(from, to), at - from)) marks[at] = saidOf.others;
    from = to;
  }
  for (let at = 0; at < norms.length; at += 1) {
    markCommissioned(words, at, marks);
    if (isSomebodyMet(words, at)) marks[at] = saidOf.nothingDone;
  }
  markNothingDone(words, marks);
  return marks;
}

/** Returns whether a clause is about the writer's clients, as in "my clients sell films". */
const isOwnClients = (norms: readonly string[], at: number) =>
  /^(?:my|our|the)$/.test(norms[at]!) && /^(?:clients?|customers?)$/.test(norms[at + 1] ?? "");

/** Tells a profile in the first person from one in the third, where "she" is the one whose profile it is. */
const firstPerson = /^(?:i|we|my|our|me|us|i'm|we're|i've|we've|i'll|we'll|i'd|we'd)$/;
const thirdPerson = wordSet("he she his her they their");

/** Marks the work, or the workers, that a verb says others are paid for. */
function markCommissioned({ norms, breaks }: Words, verb: number, marks: Uint8Array): void {
  const isCommission = commissioning.has(norms[verb]!);
  if (!isCommission && !bringing.has(norms[verb]!)) return;
  const isOpening = breaks[verb] === separators.sentence && norms[verb]!.endsWith("ing");
  if (!isOpening && !doers.has(norms[verb - 1] ?? "")) return;
  for (let at = verb + 1; at < norms.length && breaks[at] !== separators.sentence; at += 1) {
    if (afterCommissioned.has(norms[at]!) && !isListed(norms, at)) return;
    if (isCommission || workerEnd.test(norms[at]!)) marks[at] = saidOf.others;
  }
}

/** Returns whether "and" only adds to a list: "photographers and stylists", but not "and I edit" or "and edit the films". */
function isListed(norms: readonly string[], at: number): boolean {
  const next = norms[at + 1] ?? "";
  if (norms[at] !== "and" || doers.has(next) || /(?:ing|ed)$/.test(next)) return false;
  return !/^(?:the|a|an|it|them|this|my|our|everything|all)$/.test(norms[at + 2] ?? "");
}

/** Returns whether a word names somebody else by their work. */
function isOtherWorker(norms: readonly string[], at: number): boolean {
  if (!workerEnd.test(norms[at]!)) return false;
  return beforeOthers.has(norms[at - 1] ?? "") || behindOthers.has(norms[at + 1] ?? "");
}

/** Returns where the marked part of a clause begins, or its end where nothing is marked. */
function markedFrom(norms: readonly string[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (disclaimers.has(norms[at]!)) return from;
    if (firsts.has(norms[at]) && cues.some((cue) => cue.every((word, next) => norms[at + next] === word))) return at;
  }
  return to;
}
