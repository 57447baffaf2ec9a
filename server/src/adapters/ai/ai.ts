import type { UserType } from "@triptych/contract/basics";
import type { Criterion, ImprovedBrief } from "@triptych/contract/matching";
import type { ProfileData } from "@triptych/contract/profiles";

/**
 * Whoever helps with words. Every method answers whatever happens: where a model is missing, late, broken or dishonest,
 * the answer is exactly the local engine's. Nothing here decides who is found or where: the engine's hard rules hold
 * after it.
 */
export interface Ai {
  /** Somebody beside the local engine is asked. */
  readonly hasModel: boolean;
  /** Who makes the vectors of `embed`; vectors of different models cannot be compared. */
  readonly embeddingsModel: string | null;
  /** A clearer version of a brief. It invents no number, name, place or date. */
  improve(brief: BriefText, time: TimeLeft): Promise<ImprovedBrief>;
  /** A first message of at most 400 characters. */
  draft(message: MessageToDraft, time: TimeLeft): Promise<string>;
  /** What a model read out of a brief that the engine may miss; nothing without a model. */
  readRequirements(brief: BriefText, time: TimeLeft): Promise<ReadRequirement[]>;
  /** How a model would order the candidates and what it found in their words; nothing without a model. */
  judge(brief: BriefText, candidates: Candidate[], time: TimeLeft): Promise<Judgement[]>;
  /** One vector a text, in their order; `null` where there are no embeddings. */
  embed(texts: string[], time: TimeLeft): Promise<number[][] | null>;
}

export interface BriefText {
  text: string;
  searcherType: UserType;
}

export interface MessageToDraft {
  query: string;
  /** Who writes; `null` for somebody without a type. */
  userType: UserType | null;
  /** To whom, where that is known. */
  receiver: ProfileData | null;
}

/** When a call gives up, over all that it asks, and who is told where the local engine had to answer for a model. */
export interface TimeLeft {
  signal: AbortSignal;
  onFallback?: (() => void) | undefined;
}

/** Shorter than the eight seconds within which people are answered: the local engine still has to do its work. */
export const aiTimeoutMs = 7_000;

/** A requirement in the words of the brief and in a word of the contract's lists. */
export interface ReadRequirement {
  kind: Criterion["kind"];
  importance: Criterion["importance"];
  /** Stands in the brief, character for character. */
  words: string;
  /** A value of the contract's lists, as in `Packaging design`. */
  meaning: string;
}

/** Somebody the engine found. */
export interface Candidate {
  id: string;
  profile: ProfileData;
  criteria: Criterion[];
}

export interface Judgement {
  id: string;
  /** 0 for whom the model would name first. */
  rank: number;
  evidence: {
    criterionId: string;
    field: string;
    /** Stands in that field, character for character. */ quote: string;
    sentence: string;
  }[];
}
