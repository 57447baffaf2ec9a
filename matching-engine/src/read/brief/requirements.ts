import type { AboutYou } from "@triptych/contract/reading";
import type { Criterion } from "@triptych/contract/matching";
import type { Mention } from "../lexicon/mentions.ts";
import type { Money } from "./money.ts";

/** A mention with how it is meant. */
export type MeantMention = Mention & {
  isNegated: boolean;
  isWished: boolean;
  isInsisted: boolean;
  isOwnSide: boolean;
  salience: number;
  isDescribed: boolean;
  /** How sure a guess from many words is; absent where something was named or described. */
  certainty?: number;
};

/** Describes one thing that a brief asks for: any of `concepts` will do. Places in the brief are `[start, end)`. */
export type Requirement = {
  id: string;
  kind: Criterion["kind"];
  importance: Criterion["importance"];
  label: string;
  concepts: number[];
  /** How far each concept is meant, where some are only guesses beside the first. */
  shares?: number[];
  /** How sure a requirement is that is only guessed from many words. */
  certainty?: number;
  money?: Money;
  start: number;
  end: number;
  /** How sure the reading is and how much the brief dwells on it; 1 is a plain statement. */
  weight: number;
};

/** A word that the search looks for as it stands, with its share of the brief's attention. */
export type SearchTerm = { term: string; stem: string; weight: number };

export type Brief = {
  text: string;
  /** What the writer says of themselves. */
  aboutYou: AboutYou[];
  /** Words of sentences that ask for something and that became no requirement. */
  unused: { start: number; end: number }[];
  requirements: Requirement[];
  terms: SearchTerm[];
  /** Lists the terms that stand only in exclusions. */
  negatedTerms: string[];
  /** 0 for a clear short brief, towards 1 for a long one whose words say more than its concepts. */
  verbosity: number;
};
