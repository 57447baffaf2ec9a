import type { AboutYou } from "@triptych/contract/reading";
import type { Criterion } from "@triptych/contract/matching";
import type { SkillDistribution } from "../skill-distribution.ts";
import type { TextWithClauses } from "../clause-meaning.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { readingWeights } from "../../weights.ts";
import type { Money } from "./money.ts";

/** Describes a mention with how its sentence means it. */
export interface MeantMention extends Mention {
  isNegated: boolean;
  /** Is true where the writer refuses it. What is negated without being refused is only not wanted. */
  isRefused: boolean;
  isWished: boolean;
  isInsisted: boolean;
  isOwnSide: boolean;
  /** Is true where it is asked for, and not only mentioned. */
  isAsked: boolean;
  /** Is true for the very thing that is asked for, and not for what that is for or about. */
  isObject: boolean;
  /** Is true for what the person must have, as in "someone with After Effects". */
  isQuality: boolean;
  /** Is true where the sentence tells about the writer or their side. */
  isTold: boolean;
  /** Is true for a place, a size or a sector of a story or of something else than the work. Nobody has to meet it. */
  isIncidental?: boolean;
  /** Is true where it is asked for beside other work. */
  isAdded?: boolean;
  salience: number;
  /** Is true where its own clause asks for it, by what it means or by its words, whether they name it or not. */
  isOfClause?: boolean;
  isDescribed: boolean;
  /** Is the weight of its name alone, where what all words suggest changed it. */
  weightOfName?: number;
  /** Says how sure a guess from many words is. It is absent where something was named or described. */
  certainty?: number;
}

/** Describes one thing that a brief asks for: any of `concepts` will do. Places in the brief are `[start, end)`. */
export interface Requirement {
  id: string;
  kind: Criterion["kind"];
  importance: Criterion["importance"];
  label: string;
  /** Says that it was meant as a must-have, and is shown as one, though it counts as a wish. */
  isMeantAsMust?: boolean;
  concepts: number[];
  /** Lists the concepts that count as named, where the label does not name them. */
  named?: readonly number[];
  /** Lists what must hold as well, any concept of each group: "big London agencies" are agencies that are big and in London. */
  with?: number[][];
  /** Is a skill of the job that it was said of, where it holds for that job alone: the place of "the photographer must be in Leeds". */
  saidOf?: number;
  /** Points at the job that it belongs to, as its place in `Brief.jobs`. It is absent where it holds for all. */
  job?: number;
  /** Names the thing that a job asks for in the words of the brief, where they say which: "Launch video". */
  title?: string | undefined;
  /** Is true for a skill that a person must have beside the job: "a producer with Figma". */
  isBeside?: boolean;
  /** Is true for a skill that is the very object of an asking verb: "we need a photographer". */
  isAsked?: boolean;
  /** Says how far each concept is meant, where some are only guesses beside the first. */
  shares?: number[];
  /** Says how sure the reading is, 0 to 1. It is absent where the words name the skill. */
  certainty?: number;
  money?: Money;
  start: number;
  end: number;
  /** Says how sure the reading is and how much the brief dwells on it. A plain statement has 1. */
  weight: number;
}

/** Returns whether a requirement is too unsure to be shown, so that a question asks for it. */
export const isGuess = ({ certainty }: Requirement) =>
  certainty !== undefined && certainty < readingWeights.certainEnough;

/** Describes a word to search for, with its share of the brief's attention. */
export interface SearchTerm {
  term: string;
  stem: string;
  weight: number;
}

/** Describes a job of a brief. A wished one ("and maybe the packaging too") never comes before one that must be done. */
export interface BriefJob {
  label: string;
  importance: "must" | "nice";
  start: number;
  end: number;
}

/** Describes a clause that asks for work which was not read, with the skills that its words may mean, most likely first. */
export interface UnclearClause {
  concepts: number[];
  /** Is true where the work is only wished. */
  isWish: boolean;
  start: number;
  end: number;
}

/** Describes a brief; its date is a requirement of the kind `date` and stays in the writer's words. */
export interface Brief {
  text: string;
  /** Is the text without the sentences that tell nothing of the work; spaces keep every place. */
  tellingText: string;
  /** Is that text without the words of what the writer refuses. */
  wantedText: string;
  /** Is false where the brief is wholly in another language. Such a brief has search words only. */
  isEnglish: boolean;
  /** Is true where a person confirmed the requirements. */
  isConfirmed?: boolean;
  /** Lists the jobs, the main one first. What each asks for are the requirements with its number, its skills first. */
  jobs: BriefJob[];
  /** Lists what the writer says of themselves. */
  aboutYou: AboutYou[];
  /** Holds the text that was read with the places of its clauses, none of which are listed of a long story: `BriefOptions.clauseMeanings` says what they mean. */
  clauses: TextWithClauses;
  /** Says which skills its clauses mean, as far as that is known. */
  meant?: SkillDistribution | undefined;
  /** Lists clauses that ask for work which was not read. */
  unclear: UnclearClause[];
  /** Lists words that ask for something and became no requirement. */
  unused: { start: number; end: number }[];
  /** Lists what all jobs ask for: job by job, then what holds for all. */
  requirements: Requirement[];
  terms: SearchTerm[];
  /** Lists the terms that stand only in exclusions. */
  negatedTerms: string[];
  /** Is 0 for a clear short brief, and towards 1 for a long one whose words say more than its concepts. */
  verbosity: number;
}
