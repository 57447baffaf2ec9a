import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";
import { endOfAsk } from "./asking-phrases.ts";
import type { MeantMention } from "./requirements.ts";

/**
 * Returns whether a brief asks for a kind of account: "an agency", "freelancer wanted". The writer's own firm, the client that the work
 * is for, people met before and the first half of a compound ("team photos") say nothing about who should do the work.
 */
export function isStatedKind(mention: MeantMention, brief: Mentioned): boolean {
  if (isSomebodyElse(mention, brief)) return false;
  return mention.isWished || mention.isInsisted || (mention.isObject && !introducesTheWriter(mention, brief.words));
}

/** Holds the words of a brief with what they mention. */
interface Mentioned {
  words: Words;
  mentions: readonly MeantMention[];
}

const agency = taxonomy.byName.get("accountType An agency")!;

/** Returns the agency that a longer name ends with: "a small studio" and "a creative agency" ask for an agency as well. */
export function withKindInName(mention: MeantMention, { norms }: Words): MeantMention {
  const last = norms[mention.to - 1]!;
  const isOfAgency =
    !mention.isDescribed &&
    (concepts[mention.concept]!.kind === "companySize" ? /^(?:agency|studio|firm)$/.test(last) : last === "agency");
  return isOfAgency ? { ...mention, concept: agency, weight: 1, from: mention.to - 1 } : mention;
}

/** Returns whether a firm is the writer's own, their client, or one of the past. */
export function isSomebodyElse(mention: MeantMention, { words, mentions }: Mentioned): boolean {
  const saysItsWork = mentions.some(({ concept, to }) => to === mention.from && concepts[concept]!.kind === "skill");
  return isOwned(mention, words) || (!saysItsWork && isModifier(mention, words));
}

const owners =
  /^(?:my|our|their|his|her|its|your|client's|clients'|every|each|last|previous|former|old|existing|current|which)$/;
const clientsBefore = /^(?:for|of|at|about|in|inside|than|like|as)$/;
const articles = /^(?:a|an|the|some|any|this|that|these|those|another)$/;

/** Returns whether a possessive or the "for" of a client stands before the phrase: "my small firm", "for a plumbing firm". */
function isOwned({ from }: MeantMention, { norms, breaks }: Words): boolean {
  for (let at = from - 1; at >= 0 && at >= from - briefWeights.phraseOfAKind; at -= 1) {
    if (breaks[at + 1] !== separators.none) return false;
    const word = norms[at]!;
    if (owners.test(word) || word.endsWith("'s")) return true;
    if (clientsBefore.test(word)) return !isAskedBy(norms, at);
    if (functionWords.has(word) && !articles.test(word)) return false;
  }
  return false;
}

/** Returns whether "for" belongs to an asking phrase: "looking for a small studio". */
function isAskedBy(norms: readonly string[], at: number): boolean {
  return /^(?:looking|searching|search|lookin|hunting|hoping|asking|of)$/.test(norms[at - 1] ?? "");
}

const afterKinds = /(?:ed|ing|ly|able)$|^(?:specialist|specialists|expert|experts|please|only|pls|asap|urgently)$/;

/** Returns whether a noun follows at once, as in "team photos" and "studio floor": the kind says which then, and is not asked for. */
function isModifier({ from, to }: MeantMention, { norms, breaks }: Words): boolean {
  if (to >= norms.length || breaks[to] !== separators.none) return false;
  if (/^(?:freelance|solo|independent|individual|sole|single|one)$/.test(norms[from]!)) return false;
  const next = norms[to]!;
  return !functionWords.has(next) && !afterKinds.test(next) && !/^\d/.test(next);
}

/** Returns whether a brief opens with who is writing and asks only later: "Indie studio, our game needs a trailer". */
function introducesTheWriter({ to }: MeantMention, words: Words): boolean {
  if (words.breaks[to] === separators.none || to >= words.norms.length) return false;
  if (words.breaks.slice(1, to).some((mark) => mark !== separators.none)) return false;
  const negated = new Uint8Array(words.norms.length);
  const sentence = { words, negated, from: 0, to: words.norms.length };
  const asksAt = (at: number) => endOfAsk(sentence, at) > at;
  return (
    !words.norms.slice(0, to).some((_, at) => asksAt(at)) && words.norms.slice(to).some((_, at) => asksAt(to + at))
  );
}
