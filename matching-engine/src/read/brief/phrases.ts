import { functionWords, querySpeak } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { readingWeights } from "../../weights.ts";

/** Returns whether a word is a number, or begins with one. */
export const isNumber = (norm: string): boolean =>
  /^(?:\d|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|twelve$)/.test(norm);

/** Returns whether a word carries nothing that a phrase is about: function words, words of asking, numbers, and "n" for "and". */
const saysNothing = (norm: string) => functionWords.has(norm) || querySpeak.has(norm) || norm === "n" || isNumber(norm);

/** Returns where the words before a thing begin that say which: for "our launch video" the place of "launch". */
export function firstOfPhrase(thing: number, { norms, breaks }: Words): number {
  let from = thing;
  while (
    from > 0 &&
    thing - from < readingWeights.wordsBeforeAThing &&
    breaks[from] === separators.none &&
    !saysNothing(norms[from - 1]!) &&
    !workVerbs.has(norms[from - 1]!)
  )
    from -= 1;
  return from;
}

/** Lists verbs of any work, which say nothing about which. */
export const workVerbs: ReadonlySet<string> = new Set(
  "make build create produce design designed write film shoot draw edit run manage fix sort handle redo redesign redesigned update improve refresh deliver organise plan develop set lay translate animate photograph photographed sell knows knowing".split(
    " ",
  ),
);

const openers = /^(?:our|my|the|a|an|your|their|his|her|its|of|for|to|us|me)$/;

/** Returns a span of words without articles and the like at its ends: "pictures of our" is "pictures". */
export function contentSpan(from: number, to: number, { norms }: Words): [number, number] {
  let start = from;
  let end = to;
  while (end - start > 1 && openers.test(norms[end - 1]!)) end -= 1;
  while (end - start > 1 && openers.test(norms[start]!)) start += 1;
  return [start, end];
}
