/** Holds a text with the places of its clauses. */
export interface TextWithClauses {
  text: string;
  clauses: readonly ClausePlace[];
}

/** Says where a clause stands (`text.slice(start, end)`), and where in it other work may begin to be asked for. */
export interface ClausePlace {
  start: number;
  end: number;
  joints?: readonly number[];
}

/** Says how likely a text means a skill, 0 to 1. */
export interface SkillShare {
  skill: string;
  share: number;
}

/** Says how likely a clause asks for work, 0 to 1, and how likely it means each skill if it does, the likeliest first. */
export interface ClauseMeaning {
  asks: number;
  skills: readonly SkillShare[];
  /** Lists the skills that the reader has never learnt, so that it says nothing of them. It is absent where there are none. */
  unlearnt?: readonly string[];
  /** Lists the parts of a clause that asks for more than one work, each with where it begins. */
  parts?: readonly (ClauseMeaning & { start: number })[];
}

/** Holds what the clauses of texts mean, in the order of `TextWithClauses.clauses`, by the text. */
export type ClauseMeanings = ReadonlyMap<string, readonly ClauseMeaning[]>;
