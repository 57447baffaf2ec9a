import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { RequestMention } from "./requested-things.ts";

/** Matches verbs that say nothing about which work it is: who redesigns a website makes websites. */
const anyWork = /^(?:re)?(?:design|build|draw|vamp|fresh)(?:ed|n|t|ing)?$|^(?:rebuilt|built|redone)$/;
const pronouns = /^(?:it|them|that|this|these|those)$/;
const needing = /^(?:needs?|wants?|requires?)$/;

/**
 * Adds what is to be done to a thing that was named before and is only meant by a pronoun: "Our website is from 2011. It wants redesigning"
 * asks for a website. The thing takes the place of what the verb alone would mean.
 */
export function withPronounObjects(
  requested: readonly RequestMention[],
  named: readonly Mention[],
  { words, asked }: { words: Words; asked: Uint8Array },
): RequestMention[] {
  const found: RequestMention[] = [];
  for (let at = 1; at < words.norms.length; at += 1) {
    if (!anyWork.test(words.norms[at]!) || asked[at] === 0 || !hasPronoun(words, at)) continue;
    const thing = lastBefore(at, [...named, ...requested.filter(({ isVerb }) => !isVerb)]);
    if (thing === undefined) continue;
    const weight = requestWeights.meantByPronoun;
    found.push({ concept: thing.concept, weight, from: at, to: at + 1, isVerb: false, isDesigned: true });
  }
  return [...requested.filter(({ from }) => found.every((one) => one.from !== from)), ...found];
}

/** Returns whether a verb has a pronoun as its object, or as the subject of what has to be done: "redesign it", "it needs redesigning". */
function hasPronoun({ norms, breaks }: Words, at: number): boolean {
  if (breaks[at + 1] === separators.none && pronouns.test(norms[at + 1] ?? ""))
    return !/(?:ed|ing|n|t)$/.test(norms[at]!);
  if (needing.test(norms[at - 1]!)) return pronouns.test(norms[at - 2] ?? "");
  return (
    norms[at - 1] === "be" &&
    norms.slice(Math.max(0, at - 5), at).some((norm) => /^(?:it|that|they|it'll|that'll|they'll)$/.test(norm))
  );
}

/** Returns the skill that is named last before a word. */
function lastBefore(at: number, mentions: readonly Mention[]): Mention | undefined {
  return mentions
    .filter(
      (one) => one.to <= at && at - one.to <= requestWeights.pronounWithin && concepts[one.concept]!.kind === "skill",
    )
    .toSorted((a, b) => b.to - a.to)[0];
}
