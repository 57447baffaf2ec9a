import type { Words } from "../../text/words.ts";
import { clauseWeights } from "../../weights.ts";
import type { ClauseMeaning, ClauseMeanings, ClausePlace, TextWithClauses } from "../clause-meaning.ts";
import type { SkillDistribution } from "../skill-distribution.ts";
import { skillNamed } from "../word-hints.ts";
import { clausesOf, jointsOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";

/** Holds a clause with how likely it asks for each skill, the likeliest first, and how likely it asks for no work at all. */
export interface ReadClause extends Clause {
  meaning: {
    skills: readonly { concept: number; share: number }[];
    noWork: number;
    /** Lists the skills of which the meaning says nothing. */
    unlearnt: readonly number[];
  };
}

export const noClauses: TextWithClauses = { text: "", clauses: [] };

/** Lists the clauses of a brief, for whoever reads what they mean. In their text words stand as their spelling was corrected. */
export function placesOfClauses(words: Words, corrected: ReadonlyMap<number, unknown>): TextWithClauses {
  const { text, starts, ends } = withCorrections(words, corrected);
  const clauses = clausesOf(words)
    .slice(0, clauseWeights.clausesAtMost)
    .map((clause) => {
      const joints = jointsOf(words, clause).map((at) => starts[at]!);
      const place = { start: starts[clause.from]!, end: ends[clause.to - 1]! };
      return joints.length === 0 ? place : { ...place, joints };
    });
  return { text, clauses };
}

function withCorrections(
  words: Words,
  corrected: ReadonlyMap<number, unknown>,
): Pick<Words, "text" | "starts" | "ends"> {
  if (corrected.size === 0) return words;
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  for (const [at, norm] of words.norms.entries()) {
    text += words.text.slice(words.ends[at - 1] ?? 0, words.starts[at]);
    starts.push(text.length);
    text += corrected.has(at) ? norm : words.text.slice(words.starts[at], words.ends[at]);
    ends.push(text.length);
  }
  return { text: text + words.text.slice(words.ends.at(-1) ?? 0), starts, ends };
}

/** Returns the clauses whose meaning is known; one that asks for more than one work in its parts. */
export function readClauses(words: Words, places: TextWithClauses, meanings?: ClauseMeanings): ReadClause[] {
  const known = meanings?.get(places.text) ?? [];
  return clausesOf(words)
    .slice(0, known.length)
    .flatMap((clause, at) =>
      partsOf(clause, { joints: jointsOf(words, clause), place: places.clauses[at]!, meaning: known[at]! }),
    );
}

interface Said {
  /** Lists the words at which other work may begin, in the order of the places of the clause at which it may. */
  joints: readonly number[];
  place: ClausePlace;
  meaning: ClauseMeaning;
}

function partsOf({ from, to }: Clause, { joints, place, meaning }: Said): ReadClause[] {
  const { parts = [] } = meaning;
  const starts = parts.map(({ start }) => joints[place.joints?.indexOf(start) ?? -1]);
  if (parts.length === 0 || starts.slice(1).includes(undefined)) return [{ from, to, meaning: asShares(meaning) }];
  return parts.map((part, at) => ({ from: starts[at] ?? from, to: starts[at + 1] ?? to, meaning: asShares(part) }));
}

/** Lists all clauses of a brief: those whose meaning is known, as they are read, and those behind them. */
export function everyClause({ words, clauses }: { words: Words; clauses: readonly ReadClause[] }): Clause[] {
  const readTo = clauses.at(-1)?.to ?? 0;
  return [...clauses, ...clausesOf(words).filter(({ from }) => from >= readTo)];
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

function asShares({ asks, skills, unlearnt = [] }: ClauseMeaning): ReadClause["meaning"] {
  return {
    noWork: 1 - asks,
    unlearnt: unlearnt.map(skillNamed),
    skills: skills.map(({ skill, share }) => ({ concept: skillNamed(skill), share: share * asks })),
  };
}
