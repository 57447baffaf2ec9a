import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { profileWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Mention } from "../lexicon/mentions.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";

/** Matches verbs of making: who "makes websites" does the work that websites need. */
const making =
  /^(?:mak(?:e|es|ing)|made|tak(?:e|es|ing)|produc(?:e|es|ed|ing)|creat(?:e|es|ed|ing)|buil(?:d|ds|t)|building|designs?|designed|designing|writ(?:e|es|ing|ten)|wrote|draw(?:s|ing|n)?|drew|compos(?:e|es|ed|ing)|shoot(?:s|ing)?|shot|films?|filmed|filming|record(?:s|ed|ing)?|edit(?:s|ed|ing)?|cuts?|cutting|animat(?:e|es|ed|ing)|deliver(?:s|ed|ing)?|develop(?:s|ed|ing)?)$/;
const ends =
  /^(?:for|about|with|in|at|from|to|that|which|who|whose|where|when|because|so|but|by|on|into|out|of|as|than|i|we|he|she|they|it|you)$/;

export const isMaking = (word: string) => making.test(word);

/** Marks the words that say what somebody makes: "podcasts and audio guides" in "she produces podcasts and audio guides". */
export function findMadeThings({ norms, breaks }: Words): Uint8Array {
  const made = new Uint8Array(norms.length);
  for (let verb = 0; verb < norms.length; verb += 1) {
    if (!making.test(norms[verb]!)) continue;
    const last = Math.min(norms.length, verb + 1 + profileWeights.wordsOfMadeThings);
    for (let at = verb + 1; at < last && breaks[at] !== separators.sentence && !ends.test(norms[at]!); at += 1)
      made[at] = 1;
  }
  return made;
}

/** Returns the skills that making these things takes, where nothing names them as surely. */
export function mentionsOfMadeThings(
  { findRequests }: Knowledge,
  { words, facts, mentions }: { words: Words; facts: readonly WordFacts[]; mentions: readonly Mention[] },
  made: Uint8Array,
): Mention[] {
  if (!made.includes(1)) return [];
  const isNamed = (one: Mention) =>
    mentions.some(
      ({ concept, from, to, weight }) =>
        concept === one.concept && from < one.to && to > one.from && weight >= one.weight,
    );
  return findRequests(words, facts, (at) => made[at] === 1)
    .filter((one) => !one.isVerb && one.weight >= profileWeights.clearlyNamed && !isNamed(one))
    .map(({ concept, weight, from, to }) => ({ concept, weight, from, to }));
}
