import { createClauseReader } from "../encoder/clause-reader.ts";
import type { ClauseReader } from "../encoder/clause-reader.ts";
import type { ClauseMeaning, ClauseMeanings, TextWithClauses } from "../src/read/clause-meaning.ts";

export type MeaningsOf = (brief: TextWithClauses) => Promise<ClauseMeanings>;

/** Reads what the clauses of briefs mean, each brief once. */
export function cachedClauses(): MeaningsOf {
  const known = new Map<string, readonly ClauseMeaning[]>();
  let reader: Promise<ClauseReader> | undefined;
  return async (brief) => {
    reader ??= createClauseReader();
    if (!known.has(brief.text)) known.set(brief.text, (await reader).read(brief));
    return new Map([[brief.text, known.get(brief.text)!]]);
  };
}
