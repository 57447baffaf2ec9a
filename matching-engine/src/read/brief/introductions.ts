import { functionWords, querySpeak } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import { concepts, isOfTickedSkill } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { endOfAsk, somebody } from "./asking-phrases.ts";
import type { MeantMention } from "./requirements.ts";
import { hasFiniteVerb } from "./roles.ts";
import type { Roles } from "./roles.ts";

/** Holds a brief before it is known whether its first sentence only says who is writing. */
interface Opened {
  words: Words;
  negated: Uint8Array;
  roles: Roles;
  /** Lists what is named and what is requested, in any order. */
  mentions: readonly Mention[];
  /** Returns whether a word is part of a sum or a date. */
  isFigure: (at: number) => boolean;
  /** Returns whether a word is one of the language, and no name. */
  isKnown: (norm: string) => boolean;
}

/**
 * Returns where an opening note that says who is writing ends, or 0 where there is none: "Pension fund, Leeds. We'd like a film" opens
 * with the writer, "Photographer, Leeds. We shoot on Monday" with the request. A note of who is writing names no work, no occasion and
 * nothing that is somebody's, says no time and no sum, and what is asked for comes later.
 */
export function findIntroduction(opened: Opened): number {
  const { words, negated, roles, isFigure } = opened;
  const named = endOfNamed(opened);
  if (named > 0) return named;
  const to = endOfNote(words);
  if (to === 0 || to >= words.norms.length || roles.asked[0] === 0 || /^\d/.test(words.norms[0]!)) return 0;
  const note = { words, negated, from: 0, to };
  const isRequest = words.norms
    .slice(0, to)
    .some((word, at) => endOfAsk(note, at) > at || ofSomebody.test(word) || isFigure(at));
  if (isRequest || somebody.has(words.norms[0]!)) return 0;
  const heads = headsOfPhrase(words, to);
  const isOccasion = words.norms
    .slice(0, (heads.at(-1) ?? 0) + 1)
    .some((word) => word.endsWith("s") && occasions.test(word));
  return heads.length > 0 && !isOccasion && heads.every((head) => isWriter(head, opened, to)) ? to : 0;
}

/** Returns where a first sentence ends that says by name who is writing, "Hartwell is a small publisher in Leeds", or 0 where it says something else. */
function endOfNamed(opened: Opened): number {
  const { words, negated, isKnown } = opened;
  const { text, starts, norms, breaks } = words;
  const isName = norms.length > 0 && /^\p{Lu}/u.test(text.slice(starts[0])) && !isKnown(norms[0]!);
  const verb = norms.slice(0, briefWeights.wordsOfName).findIndex((norm) => /^(?:is|are|was)$/.test(norm));
  const says = verb > 0 ? verb + 1 : norms[1] === "has" && norms[2] === "been" ? 3 : 0;
  if (!isName || says === 0 || !/^(?:a|an|the|one)$/.test(norms[says] ?? "")) return 0;
  let to = 1;
  while (to < norms.length && breaks[to] !== separators.sentence) to += 1;
  const note = { words, negated, from: 0, to };
  const asks = norms.slice(0, to).some((_, at) => endOfAsk(note, at) > at);
  return to < norms.length && !asks ? to : 0;
}

/** Returns the mentions with the places and sizes of an introduction, and of what is said beside one, as the writer's own. */
export function withIntroductions(mentions: readonly MeantMention[], to: number, told: SelfTold): MeantMention[] {
  const beside = findBeside(told);
  return mentions.map((mention) => {
    const { kind } = concepts[mention.concept]!;
    const isIntroduced = mention.from < to || (beside[mention.from] === 1 && !mention.isAsked);
    if (!isIntroduced || mention.isIncidental === true || (kind !== "place" && kind !== "companySize")) return mention;
    return { ...mention, isAsked: false, isObject: false, isTold: true };
  });
}

/** Holds the words of a brief with those in which the writer says what they are. */
interface SelfTold {
  words: Words;
  negated: Uint8Array;
  ownSide: Uint8Array;
}

/** Marks clauses about us, "there are nine of us in Leeds", and what a sentence adds to who is writing without a verb: "I'm the director, a small agency". */
function findBeside({ words, negated, ownSide }: SelfTold): Uint8Array {
  const { norms, breaks } = words;
  const beside = new Uint8Array(norms.length);
  let isOpen = false;
  for (let from = 0; from < norms.length;) {
    let to = from + 1;
    while (to < norms.length && breaks[to] === separators.none) to += 1;
    const clause = { words, negated, from, to };
    const isBeside = !hasFiniteVerb(norms.slice(from, to).filter((norm) => norm !== "us"));
    const asks = norms.slice(from, to).some((_, at) => endOfAsk(clause, from + at) > from + at);
    const continues: boolean = isOpen && breaks[from] === separators.comma && isBeside && !asks;
    const isOfUs = norms.slice(from, to).some((norm, at) => norm === "us" && norms[from + at - 1] === "of");
    if (continues || isOfUs) beside.fill(1, from, to);
    isOpen = continues || (ownSide.subarray(from, to).includes(1) && !asks);
    from = to;
  }
  return beside;
}

const ofSomebody = /^(?:our|my|us|me|your|you|their|client|clients)$/;
const firms = /^(?:agency|studio|firm|company|business|team)$/;
/** Matches occasions: the work happens there, so their place is one of the request. */
const occasions =
  /^(?:event|shoot|shooting|filming|recording|rehearsal|interview|wedding|funeral|party|conference|congress|concert|gig|show|launch|opening|tour|exhibition|ceremony|match|race|workshop|session|night|trip)s?$/;
/** Matches words that name somebody by their work, as in "undertaker" and "florist". */
const worker = /(?:er|or|ist|ian|man|woman)s?$/;

/** Returns where the first sentence ends, or the clause of it with the first verb begins. */
function endOfNote({ norms, breaks }: Words): number {
  let to = 0;
  for (let at = 1; at <= norms.length; at += 1) {
    if (at < norms.length && breaks[at] === separators.none) continue;
    if (hasFiniteVerb(norms.slice(to, at))) return to;
    to = at;
    if (breaks[at] === separators.sentence) return to;
  }
  return to;
}

/** Returns the last word of each thing that the first phrase names: "fund" of "pension fund in Leeds", both of "shop and office". */
function headsOfPhrase({ norms, breaks }: Words, to: number): number[] {
  const heads: number[] = [];
  for (let at = 0; at < to; at += 1) {
    const isOpen = at === 0 || breaks[at] === separators.none;
    const isEnd = at + 1 === to || breaks[at + 1] !== separators.none || functionWords.has(norms[at + 1]!);
    if (!isOpen || (functionWords.has(norms[at]!) && !/^(?:a|an|the|and)$/.test(norms[at]!))) break;
    if (isEnd && !functionWords.has(norms[at]!)) heads.push(at);
  }
  return heads;
}

/** Returns whether a word names who is writing, and no work and no occasion. A worker, and a firm, is who is writing where other work is asked for later. */
function isWriter(head: number, opened: Opened, to: number): boolean {
  const { words, mentions } = opened;
  const norm = words.norms[head]!;
  const named = mentions.filter((mention) => mention.to === head + 1 && mention.weight >= briefWeights.weakestJob);
  const kinds = named.map(({ concept }) => concepts[concept]!.kind);
  if (firms.test(norm) || kinds.includes("accountType")) return asksLater(opened, to) && namesWorkLater(opened, to);
  if (occasions.test(norm) || querySpeak.has(norm)) return false;
  if (kinds.includes("place") && head === 0) return false;
  if (named.some(({ concept }) => concepts[concept]!.kind === "skill" && isOfTickedSkill(concept))) return false;
  if (worker.test(norm) || kinds.includes("skill")) return namesWorkLater(opened, to);
  return asksLater(opened, to) || tellsLater(opened, to);
}

function asksLater({ words, negated }: Opened, from: number): boolean {
  const rest = { words, negated, from, to: words.norms.length };
  return words.norms.some((_, at) => at >= from && endOfAsk(rest, at) > at);
}

function tellsLater({ words: { norms } }: Opened, from: number): boolean {
  return norms.some((word, at) => at >= from && /^(?:we|i|our|my)(?:'|$)/.test(word));
}

function namesWorkLater({ mentions, roles }: Opened, from: number): boolean {
  return mentions.some(
    (mention) =>
      mention.from >= from &&
      roles.asked[mention.from]! > 0 &&
      mention.weight >= briefWeights.clearJob &&
      concepts[mention.concept]!.kind === "skill" &&
      isOfTickedSkill(mention.concept),
  );
}
