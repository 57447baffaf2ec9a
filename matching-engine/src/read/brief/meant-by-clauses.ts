import type { Words } from "../../text/words.ts";
import { clauseModelWeights } from "../../weights.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { createReadMeaning } from "../clause-model.ts";
import type { ClauseMeaning, ClauseVectors } from "../clause-model.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";

/** Holds a clause with what the clause model says of it. */
export interface ReadClause extends Clause {
  meaning: ClauseMeaning;
}

/** Lists the clauses of a brief as they stand in its text, and its whole text, for whoever encodes them. */
export function textsOfClauses(words: Words): string[] {
  const clauses = clausesOf(words)
    .filter(({ from, to }) => to - from >= clauseModelWeights.wordsAtLeast)
    .slice(0, clauseModelWeights.clausesAtMost)
    .map((clause) => textOf(words, clause));
  return clauses.length === 0 ? [] : [...new Set([...clauses, wholeText(words)])];
}

/** Returns what the clauses mean whose vectors are known. */
export function readClauses(words: Words, facts: readonly WordFacts[], vectors?: ClauseVectors): ReadClause[] {
  const ofBrief = vectors?.get(wholeText(words));
  if (vectors === undefined || ofBrief === undefined) return [];
  const clauses = clausesOf(words);
  const readMeaning = createReadMeaning(ofBrief, facts);
  return clauses.flatMap((clause, at) => {
    const vector = vectors.get(textOf(words, clause));
    if (vector === undefined) return [];
    const meaning = readMeaning(vector, { words, clauses, at });
    return [{ ...clause, meaning }];
  });
}

const wholeText = ({ text }: Words) => text.slice(0, clauseModelWeights.charactersAtMost);

const textOf = ({ text, starts, ends }: Words, { from, to }: Clause) => text.slice(starts[from], ends[to - 1]);
