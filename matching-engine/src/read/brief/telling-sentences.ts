import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { tellingWeights } from "../../weights.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { ConceptKind } from "../lexicon/taxonomy.ts";
import type { WordHints } from "../word-hints.ts";
import type { Sentence } from "./asking-phrases.ts";
import { findCourtesies } from "./courtesies.ts";
import { goesOn } from "./going-on.ts";
import type { HeadedSpan } from "./headings.ts";
import { wordSet } from "../../text/word-set.ts";

interface Place {
  start: number;
  end: number;
}

/** Holds what is known of the words of a brief before it is decided which of them count. */
export interface Said {
  words: Words;
  facts: readonly WordFacts[];
  negated: Uint8Array;
  spans: readonly HeadedSpan[];
  /** Lists what is named, requested or described. */
  mentions: readonly Mention[];
  hints: WordHints;
}

/**
 * Returns 1 for each word of a sentence that tells something of the work: it names, requests or describes something that the engine knows,
 * its words together hint at a skill, or it goes on with the story. "We pay within thirty days" does not, so that it moves nobody. Whether a
 * sentence tells depends on no other sentence, but in a brief that tells much already little more is enough. Where none tells, all count.
 */
export function findTelling(said: Said): Uint8Array {
  const { words, negated, facts } = said;
  const courtesies = findCourtesies(words.text);
  const telling = new Uint8Array(words.norms.length);
  const sentences = sentencesOf(words)
    .filter(({ from }) => !isWithin(words, from, courtesies))
    .map(({ from, to }) => ({ words, negated, from, to }));
  const hints = sentences.map((sentence) => hintOf(said, sentence));
  const markFrom = (enough: number) => {
    for (const [at, { from, to }] of sentences.entries()) if (hints[at]! >= enough) telling.fill(1, from, to);
  };
  for (const sentence of sentences)
    if (isSaid(said, sentence) || goesOn(sentence, facts)) telling.fill(1, sentence.from, sentence.to);
  markFrom(tellingWeights.enough);
  markFrom(enoughBeside(facts.filter((word, at) => telling[at] === 1 && isContentWord(word)).length));
  if (!telling.includes(1)) for (const { from, to } of sentences) telling.fill(1, from, to);
  return telling;
}

/** Blanks the sentences of a text that tell nothing of the work; spaces keep every place. */
export function onlyTelling(text: string, words: Words, telling: Uint8Array): string {
  let left = text;
  for (const { from, to } of sentencesOf(words)) {
    if (telling[from] === 1) continue;
    const start = words.starts[from]!;
    const end = words.starts[to] ?? text.length;
    left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, " ") + left.slice(end);
  }
  return left;
}

const isContentWord = ({ isFunction, isQuerySpeak }: WordFacts) => !isFunction && !isQuerySpeak;

/** Returns what a further sentence must gain beside so many content words that tell: in a long brief hardly anything. */
function enoughBeside(words: number): number {
  const { enough, plainUpTo, longAfter } = tellingWeights;
  return enough * (1 - Math.min(1, Math.max(0, (words - plainUpTo) / longAfter)));
}

function sentencesOf({ norms, breaks }: Words): { from: number; to: number }[] {
  const starts = norms.flatMap((_, at) => (at === 0 || breaks[at] === separators.sentence ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? norms.length }));
}

const isWithin = ({ starts, ends }: Words, at: number, places: readonly Place[]) =>
  places.some(({ start, end }) => starts[at]! >= start && ends[at]! <= end);

/** Lists the headings under which people write anything; under the others stands what they want. */
const looseHeadings: ReadonlySet<string> = new Set(["about", "details"]);

/** Returns whether a sentence stands under a heading, or names work or a sector. Sums and dates are read wherever they stand. */
function isSaid({ mentions, spans }: Said, { words, from, to }: Sentence): boolean {
  const headed = spans.filter(({ part }) => !looseHeadings.has(part));
  for (let at = from; at < to; at += 1) if (isWithin(words, at, headed)) return true;
  return mentions.some((one) => one.from < to && one.to > from && isSure(one) && !isPaid(one, words));
}

/** Lists the kinds of mention whose sentence tells something. The others become requirements of their own wherever they stand. */
const ofWork: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["skill", "sector"]);

/** Returns whether a mention surely speaks of work. */
function isSure({ concept, weight }: Mention): boolean {
  return ofWork.has(concepts[concept]!.kind) && weight >= tellingWeights.mention;
}

const paying = wordSet("pay pays paying paid settle settles");

/** Returns whether something is only what is paid, as in "we pay invoices within thirty days" and "we pay all travel expenses". */
function isPaid({ from }: Mention, { norms }: Words): boolean {
  return norms.slice(Math.max(0, from - tellingWeights.wordsOfPaid), from).some((norm) => paying.has(norm));
}

/** Returns what the words of a sentence gain together for the skill that they hint at most. Words of asking and hiring hint at none. */
function hintOf({ facts, hints }: Said, { negated, from, to }: Sentence): number {
  const gained = new Map<number, number>();
  const add = (concept: number, gain: number) => gained.set(concept, (gained.get(concept) ?? 0) + gain);
  const counted = facts.slice(from, to).filter((word, at) => isContentWord(word) && negated[from + at] === 0);
  for (const term of new Set(counted.map((word) => word.term))) {
    const hint = hints.get(term);
    for (const [owner, gain] of hint?.gains.entries() ?? [])
      if (gain > tellingWeights.floor) add(hint!.concepts[owner]!, gain - tellingWeights.floor);
  }
  return Math.max(0, ...gained.values());
}
