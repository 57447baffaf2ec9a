import type { UserType } from "@triptych/contract/basics";
import type { ProfileData } from "@triptych/contract/profiles";
import { encodedTextsOf, sentencesOfProfile } from "@triptych/matching-engine/sentences-of-profile";
import { packMeaning } from "@triptych/matching-engine/stored-meaning";
import { skillsOfSentences, textOfSentences } from "@triptych/matching-engine/skills-of-sentences";
import type { SearchableProfile } from "@triptych/matching-engine/searchable-profile";
import type {
  BriefSearch,
  BriefEngine,
  MatchingIndex,
  ProfileMeaning,
  SentencesOfBrief,
} from "../../../adapters/matching-index/matching-index.ts";
import type { SentenceEncoder } from "../../../adapters/sentences/sentences.ts";
import type { ProfileEmbedder } from "../profile-vectors/service.ts";
import type { EmbeddingRow } from "../profile-vectors/store.ts";

export interface MeaningDeps {
  /** Is `null` where meanings are not compared. */
  encoder: SentenceEncoder | null;
  engine: Pick<BriefEngine, "listSentences">;
  index: Pick<MatchingIndex, "setMeanings">;
  /** Is `null` where the index is in memory, which is given the vectors. */
  sharedIndex: object | null;
}

export interface AskedText {
  text: string;
  searcherType: UserType | null;
}

/** Holds what is known of what a brief means. */
export type VectorsOfBrief = Pick<BriefSearch, "vectors" | "clauseMeanings">;

export type MeaningService = ReturnType<typeof meaningService>;

/** Limits how long a search waits for the vectors of its brief. It goes without them then. */
const searchWaitsMs = 250;
const profileWaitsMs = 30_000;
const rememberedBriefs = 500;

/** Compares what the sentences of briefs and profiles mean, by an encoder that runs here. */
export function meaningService({ encoder, engine, index, sharedIndex }: MeaningDeps) {
  const told = new Map<string, SentencesOfBrief>();

  /** Lists the sentences of a brief, and remembers them, so that a search does not read again what was read before it. */
  async function listSentences({ text, searcherType }: AskedText): Promise<SentencesOfBrief> {
    const key = `${searcherType} ${text}`;
    const sentences = told.get(key) ?? (await engine.listSentences(text, searcherType));
    told.delete(key);
    told.set(key, sentences);
    if (told.size > rememberedBriefs) told.delete(told.keys().next().value!);
    return sentences;
  }

  /** Returns the vectors of a brief's sentences and what its clauses mean, as far as that is known in time. */
  async function findVectors(asked: AskedText): Promise<VectorsOfBrief> {
    if (encoder === null) return {};
    const { sentences, clauses } = await listSentences(asked);
    const waiting = { isWaitedFor: true, signal: AbortSignal.timeout(searchWaitsMs) };
    const [meanings, vectors] = await Promise.all([
      encoder.readClauses(clauses, waiting),
      encoder.encode(sentences, waiting),
    ]);
    return { ...(vectors && { vectors }), ...(meanings && { clauseMeanings: new Map([[clauses.text, meanings]]) }) };
  }

  /** Returns what the clauses of texts mean that are about to be read, as far as that is known in time. */
  async function findClauses(texts: readonly AskedText[]): Promise<Pick<VectorsOfBrief, "clauseMeanings">> {
    if (encoder === null) return {};
    const waiting = { isWaitedFor: true, signal: AbortSignal.timeout(searchWaitsMs) };
    const briefs = (await Promise.all(texts.map(listSentences))).map(({ clauses }) => clauses);
    const meanings = await Promise.all(briefs.map((brief) => encoder.readClauses(brief, waiting)));
    const known = briefs.flatMap(({ text }, at) => (meanings[at] ? [[text, meanings[at]] as const] : []));
    return known.length === 0 ? {} : { clauseMeanings: new Map(known) };
  }

  async function embed(id: string, { type, data }: ProfileData): Promise<Uint8Array | null> {
    // NOTE: brands are found by what they say of themselves, and not by a brief.
    const sentences = type === "brand" ? [] : sentencesOfProfile({ id, userType: type, data } as SearchableProfile);
    if (sentences.length === 0) return new Uint8Array();
    const waiting = { isWaitedFor: false, signal: AbortSignal.timeout(profileWaitsMs) };
    const [vectors, meanings] = await Promise.all([
      encoder!.encode(encodedTextsOf(sentences), waiting),
      encoder!.readClauses(textOfSentences(sentences), waiting),
    ]);
    return vectors && meanings && packMeaning(vectors, skillsOfSentences(meanings));
  }

  return {
    findVectors,
    findClauses,
    /** Encodes a brief that somebody will search with soon. Nobody waits for it. */
    prepare: (brief: AskedText): void => void findVectors(brief).catch(() => {}),
    embedder:
      encoder === null
        ? null
        : ({
            model: encoder.model,
            embed,
            take: sharedIndex ? null : (rows) => index.setMeanings(rows.map(toProfileMeaning)),
          } satisfies ProfileEmbedder),
  };
}

/** Returns what is kept of a profile as the engine takes it. */
export function toProfileMeaning({ userId, vector }: EmbeddingRow): ProfileMeaning {
  return { id: userId, meaning: vector };
}
