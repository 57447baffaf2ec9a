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
  const named = wanted.filter((one) => one.certainty === undefined && !one.isDescribed);
  const sureFrom = wanted.some(({ certainty }) => certainty !== undefined) ? 0 : requestWeights.sureFrom;
  const sure = named.filter(({ weight, isObject }) => isObject && weight >= sureFrom);
  const found: MeantMention[] = [];
  for (const clause of clausesOf(words)) {
    if (!asksForWork(clause, reading, named) || sure.some((one) => stands(one, clause))) continue;
    const others = [...named.filter((one) => !stands(one, clause)), ...found];
    const best = spokenSkill(knowledge, { clause, others }, reading);
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
  const guessed = mentions.filter(({ certainty }) => certainty !== undefined);
  const isClause = ({ concept }: MeantMention) => ofClauses.some((one) => one.concept === concept);
  const left = guessed.filter((one) => !isClause(one));
  if (guessed.length > 0 && left.length === 0)
    return [...mentions, ...ofClauses.filter(({ concept }) => !guessed.some((one) => one.concept === concept))];
  return [...mentions.filter((one) => one.certainty === undefined || !isClause(one)), ...ofClauses];
}

const stands = ({ from, to }: MeantMention, clause: Clause) => from < clause.to && to > clause.from;
