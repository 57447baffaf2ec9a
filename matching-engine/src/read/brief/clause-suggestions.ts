import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { clauseWeights, taxonomyWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { endOfAsk } from "./asking-phrases.ts";
import { areRelated } from "./requested-things.ts";
import type { MeantMention } from "./requirements.ts";
import { meant } from "./suggested-mentions.ts";
import type { Meaning } from "./suggested-mentions.ts";

interface Reading {
  words: Words;
  facts: readonly WordFacts[];
  mentions: readonly MeantMention[];
  meaning: Meaning;
  verbosity: number;
  isFigure: (at: number) => boolean;
}

interface Clause {
  from: number;
  to: number;
}

/**
 * Returns the jobs that single clauses ask for without naming them, beside a job that is read already: "a steadicam operator, and somebody who
 * can rig a camera to a bus". The words of a clause must speak of one skill alone.
 */
export function suggestedByClauses(knowledge: Knowledge, reading: Reading): MeantMention[] {
  const { words, mentions, meaning, verbosity } = reading;
  if (verbosity >= clauseWeights.longStory) return [];
  const wanted = mentions.filter(isWantedSkill);
  const described = wanted.filter(isDescribedThing);
  const named = wanted.filter((one) => one.certainty === undefined && !one.isDescribed && !isWithin(one, described));
  const found: MeantMention[] = [];
  for (const clause of clausesOf(words)) {
    if (!asks(clause, words, meaning) || named.some((one) => stands(one, clause))) continue;
    const need = described.find((one) => stands(one, clause));
    const best =
      need === undefined ? suggestionOf(knowledge, reading, clause) : { ...need, at: need.from - clause.from };
    if (best === undefined || [...named, ...found].some(({ concept }) => isSameWork(concept, best.concept))) continue;
    const at = clause.from + best.at;
    found.push({
      ...meant({ concept: best.concept, weight: clauseWeights.weight, from: at, to: at + 1 }, meaning, true),
      isOfClause: true,
    });
  }
  return named.length > 0 || found.length > 1 ? found : [];
}

/**
 * Adds what single clauses ask for. What a clause asks for is no longer another meaning of a guess from all words; a guess that means
 * nothing else says it already.
 */
export function withClauses(mentions: readonly MeantMention[], ofClauses: readonly MeantMention[]): MeantMention[] {
  const described = mentions.filter((one) => isDescribedThing(one) && ofClauses.some(({ from }) => from === one.from));
  return withoutGuesses(
    mentions.filter((one) => !isWithin(one, described)),
    ofClauses,
  );
}

function withoutGuesses(mentions: readonly MeantMention[], ofClauses: readonly MeantMention[]): MeantMention[] {
  const guessed = mentions.filter(({ certainty }) => certainty !== undefined);
  const isClause = ({ concept }: MeantMention) => ofClauses.some((one) => one.concept === concept);
  const left = guessed.filter((one) => !isClause(one));
  if (guessed.length > 0 && left.length === 0)
    return [...mentions, ...ofClauses.filter(({ concept }) => !guessed.some((one) => one.concept === concept))];
  return [...mentions.filter((one) => one.certainty === undefined || !isClause(one)), ...ofClauses];
}

/** Returns the skill that the words of a clause speak of, where they speak of no other or all words of the brief speak of it too. */
function suggestionOf(knowledge: Knowledge, reading: Reading, { from, to }: Clause) {
  const suggestions = knowledge.suggestSkills(reading.facts.slice(from, to), {
    shareOf: (at) => (mayCount(from + at, reading) ? 1 : 0),
    hints: knowledge.hints.wide,
    most: 3,
  });
  const [best, ...others] = suggestions;
  if (best === undefined || best.total < clauseWeights.enough) return undefined;
  const isGuessed = reading.mentions.some(
    ({ concept, certainty }) => certainty !== undefined && concept === best.concept,
  );
  return isGuessed || others.every(({ concept }) => areRelated(concept, best.concept)) ? best : undefined;
}

function isWantedSkill({ concept, weight, isNegated, isOwnSide }: MeantMention): boolean {
  return concepts[concept]!.kind === "skill" && !isNegated && !isOwnSide && weight >= clauseWeights.namedFrom;
}

/** Returns whether a skill is the other one or a kind of it. */
function isSameWork(a: number, b: number): boolean {
  return a === b || isKindOf(a, b) || isKindOf(b, a);
}

const isKindOf = (a: number, b: number) =>
  concepts[a]!.up.some(({ id, factor }) => id === b && factor >= taxonomyWeights.kindOfSkill);

/** Returns whether a need is described in words that are asked for: "words on the screen". */
const isDescribedThing = ({ isDescribed, certainty, isObject, from, to }: MeantMention) =>
  isDescribed && certainty === undefined && isObject && to > from + 1;

/** Returns whether a thing is only a word of a need that is described around it. */
const isWithin = ({ isThing, from, to }: MeantMention, described: readonly MeantMention[]) =>
  isThing === true && described.some((need) => need.from <= from && need.to >= to);

const stands = ({ from, to }: MeantMention, clause: Clause) => from < clause.to && to > clause.from;

/** Returns whether words of a clause are asked for, in a sentence that asks: a note may only be told. */
function asks({ from, to }: Clause, words: Words, { roles, negated }: Meaning): boolean {
  const isAsked = roles.asked.subarray(from, to).some((role, offset) => role > 0 && negated[from + offset] === 0);
  if (!isAsked) return false;
  const sentence = { words, negated, ...sentenceAround(words, from) };
  for (let at = sentence.from; at < sentence.to; at += 1) if (endOfAsk(sentence, at) > at) return true;
  return false;
}

function sentenceAround({ norms, breaks }: Words, at: number): Clause {
  let from = at;
  while (from > 0 && breaks[from] !== separators.sentence) from -= 1;
  let to = at + 1;
  while (to < norms.length && breaks[to] !== separators.sentence) to += 1;
  return { from, to };
}

function mayCount(at: number, { meaning, isFigure, mentions }: Reading): boolean {
  return (
    meaning.negated[at] === 0 &&
    meaning.tone.introduces[at] === 0 &&
    !isFigure(at) &&
    !mentions.some(({ concept, from, to }) => from <= at && to > at && concepts[concept]!.kind !== "skill")
  );
}

/** Splits a brief at the ends of sentences and where something else is joined on: "and a", "then", "plus", "but". */
function clausesOf({ norms, breaks }: Words): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= norms.length; at += 1) {
    const isEnd = at === norms.length || breaks[at] === separators.sentence || joinsAnother(norms, at);
    if (!isEnd) continue;
    if (at > from) clauses.push({ from, to: at });
    from = at;
  }
  return clauses;
}

/** Returns whether another thing begins here: "and somebody to", "then", "plus"; "build and dress a kitchen" goes on. */
function joinsAnother(norms: readonly string[], at: number): boolean {
  const word = norms[at]!;
  if (word === "then") return norms[at - 1] !== "and";
  return word === "plus" || word === "but" || (word === "and" && opensAnother.test(norms[at + 1] ?? ""));
}

const opensAnother = /^(?:a|an|some|someone|somebody|maybe|perhaps|possibly|then|also|the|to|we|we'd|i|i'd|they|if)$/;
