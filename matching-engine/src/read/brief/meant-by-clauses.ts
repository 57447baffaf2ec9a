import type { Words } from "../../text/words.ts";
import { clauseWeights } from "../../weights.ts";
import type { ClauseMeaning, ClauseMeanings, TextWithClauses } from "../clause-meaning.ts";
import type { SkillDistribution } from "../skill-distribution.ts";
import { skillNamed } from "../word-hints.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";

/** Holds a clause with how likely it asks for each skill, the likeliest first, and how likely it asks for no work at all. */
export interface ReadClause extends Clause {
  meaning: { skills: readonly { concept: number; share: number }[]; noWork: number };
}

export const noClauses: TextWithClauses = { text: "", clauses: [] };

/** Lists the clauses of a brief, for whoever reads what they mean. */
export function placesOfClauses(words: Words): TextWithClauses {
  const { text, starts, ends } = words;
  const clauses = clausesOf(words)
    .slice(0, clauseWeights.clausesAtMost)
    .map(({ from, to }) => ({ start: starts[from]!, end: ends[to - 1]! }));
  return { text, clauses };
}

/** Returns the clauses whose meaning is known. */
export function readClauses(words: Words, meanings?: ClauseMeanings): ReadClause[] {
  const known = meanings?.get(words.text) ?? [];
  return clausesOf(words)
    .slice(0, known.length)
    .map((clause, at) => ({ ...clause, meaning: asShares(known[at]!) }));
}

/** Returns which skills clauses mean together, each clause counting as much as it asks for work; undefined where nothing asks. */
export function meantByClauses(clauses: readonly ReadClause[]): SkillDistribution | undefined {
  const shares = new Map<number, number>();
  for (const { meaning } of clauses)
    for (const { concept, share } of meaning.skills) shares.set(concept, (shares.get(concept) ?? 0) + share);
  const asked = clauses.reduce((sum, { meaning }) => sum + 1 - meaning.noWork, 0);
  if (asked < clauseWeights.asksAtLeast) return undefined;
  const skills = [...shares.keys()]
    .toSorted((a, b) => shares.get(b)! - shares.get(a)! || a - b)
    .slice(0, clauseWeights.skillsKept);
  return { skills, shares: skills.map((skill) => shares.get(skill)! / asked) };
}

function asShares({ asks, skills }: ClauseMeaning): ReadClause["meaning"] {
  return {
    noWork: 1 - asks,
    skills: skills.map(({ skill, share }) => ({ concept: skillNamed(skill), share: share * asks })),
  };
}
