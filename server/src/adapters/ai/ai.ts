import type { UserType } from "@triptych/contract/basics";
import type { Criterion } from "@triptych/contract/matching";
import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import type { ProfileData } from "@triptych/contract/profiles";

/**
 * Writes and reads text with a language model or the local engine. Every method always returns something: where a model
 * is missing, late, broken or invents facts, it returns the local engine's reply. Nothing here decides who is found or
 * in which order: the engine applies its rules afterwards.
 */
export interface Ai {
  /** Holds whether a language model is configured. */
  readonly hasModel: boolean;
  /** Names the model that makes the vectors of `embed`. Vectors of different models cannot be compared. */
  readonly embeddingsModel: string | null;
  /** Returns a clearer version of a brief. It invents no number, name, place or date. */
  improve(brief: BriefText, time: TimeLeft): Promise<ImprovedBrief>;
  /** Returns a draft message of at most 400 characters. */
  draft(message: MessageToDraft, time: TimeLeft): Promise<string>;
  /** Returns requirements that a model read in a brief and the engine may miss. Without a model there are none. */
  readRequirements(brief: BriefText, time: TimeLeft): Promise<ReadRequirement[]>;
  /** Returns how a model would order the candidates, and the evidence it found in their profiles. Without a model: nothing. */
  judge(brief: BriefText, candidates: Candidate[], time: TimeLeft): Promise<Judgement[]>;
  /** Returns one vector for each text, in the same order, or `null` where there are no embeddings. */
  embed(texts: string[], time: TimeLeft): Promise<number[][] | null>;
}

export interface BriefText {
  text: string;
  searcherType: UserType;
}

export interface MessageToDraft {
  query: string;
  /** Holds the writer's type; `null` for somebody without one. */
  userType: UserType | null;
  /** Holds the receiver's profile, where it is known. */
  receiver: ProfileData | null;
}

/** Says when a call must end, and what to call when the local engine replies instead of a model. */
export interface TimeLeft {
  signal: AbortSignal;
  onFallback?: (() => void) | undefined;
}

/**
 * Limits the time for all questions to a model. NOTE: people wait eight seconds at most, and the local engine needs the
 * rest.
 */
export const aiTimeoutMs = 7_000;

/** Describes a requirement in the words of the brief and as a value of the contract's lists. */
export interface ReadRequirement {
  kind: Criterion["kind"];
  importance: Criterion["importance"];
  /** Repeats the brief, character for character. */
  words: string;
  /** Holds a value of the contract's lists, as in `Packaging design`. */
  meaning: string;
}

/** Describes a person whom the engine found. */
export interface Candidate {
  id: string;
  profile: ProfileData;
  criteria: Criterion[];
}

export interface Judgement {
  id: string;
  /** Holds 0 for the person whom the model would rank first. */
  rank: number;
  evidence: {
    criterionId: string;
    field: string;
    /** Repeats that field, character for character. */
    quote: string;
    /** Says why the quote shows it, in plain British English. Absent where the model's own sentence could not be believed. */
    note?: string;
  }[];
}
