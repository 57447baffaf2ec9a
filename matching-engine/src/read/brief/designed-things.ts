import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import type { RequestMention } from "./requested-things.ts";

/**
 * Keeps a thing that mostly means something else only where it is to be designed: "design our living room" asks for an interior, and
 * "the room is small" says nothing. A thing that is to be designed is surely the work.
 */
export function withDesignedThings(requested: readonly RequestMention[], words: Words): RequestMention[] {
  return requested.flatMap((one) => {
    if (one.isVerb) return [one];
    if (isDesigned(one, words)) return [{ ...one, weight: requestWeights.named, isDesigned: true }];
    return one.weight < requestWeights.thingFrom ? [] : [one];
  });
}

/** Returns whether a thing stands behind "design" as its object, or before "designed". */
function isDesigned({ from, to }: RequestMention, { norms, breaks }: Words): boolean {
  if (isTight(breaks, to) && /^(?:re)?-?design(?:ed|ing)$/.test(norms[norms[to] === "needs" ? to + 1 : to] ?? ""))
    return true;
  for (let at = from - 1; at >= Math.max(0, from - requestWeights.objectWithin); at -= 1) {
    if (!isTight(breaks, at + 1)) return false;
    if (/^(?:re)?-?design$/.test(norms[at]!)) return beforeObjects.test(norms[at + 1]!) || at + 1 === from;
    if (!mayStandBetween(norms[at]!)) return false;
  }
  return false;
}

const isTight = (breaks: Words["breaks"], at: number) => breaks[at] === separators.none;
const beforeObjects = /^(?:the|a|an|our|my|your|their|this|that|these|those|some|new|all|\d+)$/;
const mayStandBetween = (word: string) => !/^(?:of|for|about|with|on|at|from|to|in|and|or|then|plus)$/.test(word);
