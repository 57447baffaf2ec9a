import type { ClauseMeaning, TextWithClauses } from "@triptych/matching-engine/matcher";

/** Encodes what sentences mean as vectors that the matching engine compares, and reads what the clauses of briefs ask for. */
export interface SentenceEncoder {
  /** Names the model. Vectors of different models cannot be compared. */
  readonly model: string;
  /**
   * Returns the vectors of texts, one after the other, in the engine's form; `null` where there are none before the signal. Texts that somebody waits
   * for come before the others.
   */
  encode: (texts: readonly string[], options: EncodeOptions) => Promise<Int8Array | null>;
  /** Returns what each clause of a brief means, in their order; `null` where that is not known before the signal. */
  readClauses: (brief: TextWithClauses, options: EncodeOptions) => Promise<readonly ClauseMeaning[] | null>;
  close: () => Promise<void>;
}

export interface EncodeOptions {
  isWaitedFor: boolean;
  signal: AbortSignal;
}
