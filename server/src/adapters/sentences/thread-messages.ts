import type { ClauseMeaning, TextWithClauses } from "@triptych/matching-engine/matcher";

/** Describes what the process sends to the encoder's thread: some texts at a time, or a brief whose clauses are to be read. */
export type ToEncoder = { texts: string[] } | { brief: TextWithClauses };

/** Describes what the thread sends back: the vectors of the texts, in their order, or the meanings of the clauses. */
export type FromEncoder = { vectors: Int8Array[] } | { clauses: ClauseMeaning[] };
