import { separators } from "../text/words.ts";
import type { Words } from "../text/words.ts";
import { clauseLimits } from "../weights.ts";
import { isContraction } from "./contractions.ts";
import { wordSet } from "../text/word-set.ts";

const afterthoughts = [
  "not what we're after",
  "not what we want",
  "not what we need",
  "not what i want",
  "not what i need",
]
  .concat(
    "can save the call",
    "can save themselves",
    "needn't bother",
    "should not bother",
    "shouldn't bother",
    "so not that",
  )
  .concat("not what i'm after", "not wanted", "not needed", "not for us", "not for me", "not welcome", "need not apply")
  .map((phrase) => phrase.split(" "));

/** Returns whether a phrase excludes what stands before it, as in "designers who also code are not what we're after". */
export function isAfterthought(norms: string[], at: number): boolean {
  return afterthoughts.some((phrase) => {
    const from = at - afterthoughtCue(phrase);
    return phrase.every((part, offset) => norms[from + offset] === part);
  });
}

/** Returns the place of the negating word in a phrase. */
function afterthoughtCue(phrase: readonly string[]): number {
  return phrase.findIndex((word) => word === "not" || word === "save" || isContraction(word));
}

/** Returns the clause before a phrase that excludes it. */
export function scopeBefore(words: Words, cue: number): { from: number; to: number } {
  const to = words.norms[cue - 1] === "so" ? cue - 1 : cue;
  let from = to;
  while (from > 0 && from > to - clauseLimits.negation && !clauseJoins.has(words.norms[from - 1]!)) {
    from -= 1;
    if (words.breaks[from] !== separators.none) break;
  }
  return { from, to };
}

const clauseJoins = wordSet("but so because although though and");
