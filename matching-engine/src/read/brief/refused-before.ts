import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Negation } from "../negation.ts";

const answers = ["never again", "not again", "no thanks", "no thank you", "no more of that", "no more of those"].map(
  (answer) => answer.split(" "),
);
const courtesies = /^(?:please|thanks|thank|you|ever)$/;
const engaging = /^(?:had|have|tried|used|hired|booked|got|get|did|paid|commissioned|with|of|by)$/;
const timesAndReasons = /^(?:once|twice|before|last|ago|when|then|and|but|so|for|who|which|that|at|during|already|in)$/;

/** Returns what the sentence before "Never again please" tells of: the whole answer refuses what was had there, as in "We had a crew once". */
export function findRefusedBefore(words: Words): Negation[] {
  const found: Negation[] = [];
  for (let at = 1; at < words.norms.length; at += 1) {
    if (words.breaks[at] === separators.none || !isWholeAnswer(words, at)) continue;
    const told = toldBefore(words, at);
    if (told !== undefined) found.push({ cue: at, ...told, isAfterthought: true });
  }
  return found;
}

function isWholeAnswer({ norms, breaks }: Words, at: number): boolean {
  return answers.some((answer) => {
    if (!answer.every((word, offset) => norms[at + offset] === word)) return false;
    let end = at + answer.length;
    while (courtesies.test(norms[end] ?? "") && breaks[end] !== separators.sentence) end += 1;
    return end === norms.length || breaks[end] === separators.sentence;
  });
}

/** Returns the thing that the sentence before tells that somebody had, tried or hired. */
function toldBefore({ norms, breaks }: Words, end: number): { from: number; to: number } | undefined {
  let start = end - 1;
  while (start > 0 && breaks[start] !== separators.sentence) start -= 1;
  const verb = norms.slice(start, end).findLastIndex((word) => engaging.test(word));
  if (verb < 0) return undefined;
  const from = start + verb + 1;
  let to = from;
  while (to < end && !timesAndReasons.test(norms[to]!) && (to === from || breaks[to] === separators.none)) to += 1;
  return to > from ? { from, to } : undefined;
}
