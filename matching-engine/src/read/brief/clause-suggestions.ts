import { clauseWeights, requestWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import { asksForWork, isWantedSkill } from "./asking-clauses.ts";
import { isSameWork, spokenSkill } from "./clause-words.ts";
import type { ReadWords } from "./clause-words.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import type { MeantMention } from "./requirements.ts";
import { meant } from "./suggested-mentions.ts";

/**
 * Returns the jobs that single clauses ask for without naming them, beside a job that is read already: "a steadicam operator, and somebody who
 * can rig a camera to a bus". The words of a clause must speak of one skill alone.
 */
export function suggestedByClauses(knowledge: Knowledge, reading: ReadWords): MeantMention[] {
  const { words, mentions, meaning, verbosity } = reading;
  if (verbosity >= clauseWeights.longStory) return [];
  const wanted = mentions.filter(isWantedSkill);
  const described = wanted.filter(isDescribedThing);
  const named = wanted.filter((one) => one.certainty === undefined && !one.isDescribed && !isWithin(one, described));
  const sureFrom = wanted.some(({ certainty }) => certainty !== undefined) ? 0 : requestWeights.sureFrom;
  const sure = named.filter(({ weight, isObject }) => isObject && weight >= sureFrom);
  const found: MeantMention[] = [];
  for (const clause of clausesOf(words)) {
    if (!asksForWork(clause, reading, named) || sure.some((one) => stands(one, clause))) continue;
    const others = [...named.filter((one) => !stands(one, clause)), ...found];
    const best = describedOrSpoken(knowledge, { clause, others }, reading);
    if (best === undefined || others.some(({ concept }) => isSameWork(concept, best.concept))) continue;
    const { concept, at } = best;
    found.push({
      ...meant({ concept, weight: clauseWeights.weight, from: at, to: at + 1 }, meaning, true),
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

/** Returns the need that a clause describes, or else the skill that its words speak of; of several needs the one that they speak of. */
function describedOrSpoken(
  knowledge: Knowledge,
  asked: { clause: Clause; others: readonly MeantMention[] },
  reading: ReadWords,
): { concept: number; at: number } | undefined {
  const needs = reading.mentions.filter(
    (one) => isWantedSkill(one) && isDescribedNeed(one) && stands(one, asked.clause),
  );
  const need = needs.find(({ isObject }) => isObject);
  const isClear = need !== undefined && needs.every(({ concept }) => concept === need.concept);
  const spoken = isClear ? undefined : spokenSkill(knowledge, asked, reading);
  return spoken ?? (need === undefined ? undefined : { concept: need.concept, at: need.from });
}

/** Returns whether a need is described in words that are asked for: "words on the screen". */
const isDescribedThing = (one: MeantMention) => isDescribedNeed(one) && one.isObject;
const isDescribedNeed = ({ isDescribed, certainty, from, to }: MeantMention) =>
  isDescribed && certainty === undefined && to > from + 1;

/** Returns whether a thing is only a word of a need that is described around it. */
const isWithin = ({ isThing, from, to }: MeantMention, described: readonly MeantMention[]) =>
  isThing === true && described.some((need) => need.from <= from && need.to >= to);

const stands = ({ from, to }: MeantMention, clause: Clause) => from < clause.to && to > clause.from;
