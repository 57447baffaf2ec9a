/** Holds a text with the places of its clauses (`text.slice(start, end)`). */
export interface TextWithClauses {
  text: string;
  clauses: readonly { start: number; end: number }[];
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
}

/** Holds what the clauses of texts mean, in the order of `TextWithClauses.clauses`, by the text. */
export type ClauseMeanings = ReadonlyMap<string, readonly ClauseMeaning[]>;
