import { distributionWeights } from "../../weights.ts";
import type { ClauseMeaning, SkillShare, TextWithClauses } from "../clause-meaning.ts";

/** Puts the sentences of a profile together as a text with a clause for each, for whoever reads what they mean. */
export function textOfSentences(sentences: readonly string[]): TextWithClauses {
  const clauses: { start: number; end: number }[] = [];
  let text = "";
  for (const sentence of sentences) {
    if (text !== "") text += "\n";
    clauses.push({ start: text.length, end: text.length + sentence.length });
    text += sentence;
  }
  return { text, clauses };
}

/** Returns which skills the sentences of a profile tell of, in all 1 at most: a sentence counts the more, the surer it is which skill it means. */
export function skillsOfSentences(meanings: readonly ClauseMeaning[]): SkillShare[] {
  const shares = new Map<string, number>();
  for (const { skills } of meanings) {
    const sureness = skills.reduce((sum, { share }) => sum + share ** 2, 0);
    for (const { skill, share } of skills) shares.set(skill, (shares.get(skill) ?? 0) + sureness * share);
  }
  const all = shares.values().reduce((sum, share) => sum + share, 0);
  return [...shares]
    .toSorted(([skill, share], [other, of]) => of - share || (skill < other ? -1 : 1))
    .slice(0, distributionWeights.keptOfSentences)
    .map(([skill, share]) => ({ skill, share: Number((share / all).toFixed(4)) }));
}
