import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { isPast } from "./verb-forms.ts";
import { wordSet } from "../../text/word-set.ts";

/** Lists words that begin what is ordered: "film the talks", "build us an app". */
const objects = wordSet("the a an our my it them us me their this that these those all some");
const particles = wordSet("up out on off over in down back together");
/** Lists verbs that order something with any object: "get press there", "take photographs". */
const lightVerbs = wordSet("get take make put run turn give do");
/** Lists verbs by which a writer asks for a reply, or for attention. */
const ofTalk = wordSet(
  "send tell show call email e-mail message contact let ask reply respond answer quote state include attach apply see check visit look read note remember imagine thank excuse forgive consider ignore love like bring mind help meet expect",
);
const talkOnlyToWriter = wordSet("tell show call ask");

/** Returns whether a word orders work, as in "film the talks", "then lay it out", "and market it": a bare verb before its object. */
export function isOrder({ norms, breaks }: Words, at: number): boolean {
  const verb = norms[at] ?? "";
  const after = particles.has(norms[at + 1] ?? "") ? at + 2 : at + 1;
  const next = norms[after] ?? "";
  if (next === "" || breaks[at + 1] !== separators.none || breaks[after] !== separators.none) return false;
  if (isTalk(verb, next)) return false;
  if (verb === "find") return norms[at + 1] === "out";
  if (verb === "have") return /^(?:it|them)$/.test(next);
  if (lightVerbs.has(verb)) return !noObjects.has(next) && !removes.test(norms.slice(after, after + 5).join(" "));
  return objects.has(next) && isBareVerb(verb);
}

/** Returns whether a verb asks the reader for a reply: "send us your rates" does, "send the newsletter" orders work. */
const isTalk = (verb: string, object: string) =>
  ofTalk.has(verb) && (!talkOnlyToWriter.has(verb) || /^(?:us|me)$/.test(object));

const noObjects = wordSet("to in on at for of from is are was not no sure");
const isBareVerb = (word: string) => !functionWords.has(word) && !/(?:ing|ed|ly|s|\d.*)$/.test(word);

const beforeOrders = wordSet("and also then first next please so plus maybe perhaps possibly just");

/** Returns the verb of a sentence that orders something, as in "Then lay it out"; nothing where it orders nothing. */
export function startOfOrder(words: Words, from: number): number | undefined {
  let at = from;
  while (at < words.norms.length && beforeOrders.has(words.norms[at]!)) at += 1;
  return isOrder(words, at) ? at : undefined;
}

/** Returns whether a participle without a noun behind it says what else is to be done: "and printed", "and subtitled in French". */
export function isToBeDone({ norms, breaks }: Words, at: number): boolean {
  const after = norms[at + 1] ?? "";
  return isPast(norms[at] ?? "") && (after === "" || breaks[at + 1] !== separators.none || functionWords.has(after));
}

/** Matches what is only to go away: "take the photographer out of the doors". */
const removes = /\b(?:out|off|away|down)\b/;
