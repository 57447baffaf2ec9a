import type { ProfileData } from "@triptych/contract/profiles";
import type { Ai, TimeLeft } from "../../../adapters/ai/ai.ts";
import type { ProfileEmbedder } from "../profile-vectors/service.ts";
import { fromBytes, nearest, normalised, toBytes, wordsOf } from "./rules.ts";

export interface SimilarityDeps {
  ai: Pick<Ai, "embed" | "embeddingsModel">;
  /** Starts the time that one call to the model may take. */
  startTimer: () => AbortSignal;
}

export type SimilarityService = ReturnType<typeof similarityService>;

const longestText = 6_000;

/** Finds profiles that mean the same as a brief, by the embeddings of a configured model. Without such a model it finds nobody. */
export function similarityService({ ai, startTimer }: SimilarityDeps) {
  const vectors = new Map<string, Float32Array>();

  async function findSimilar(text: string, limit: number, time: TimeLeft): Promise<string[]> {
    if (vectors.size === 0) return [];
    const [embedded] = (await ai.embed([text.slice(0, longestText)], time)) ?? [];
    const vector = embedded && normalised(embedded);
    return vector ? nearest(vector, vectors, limit) : [];
  }

  async function embed(_userId: string, profile: ProfileData): Promise<Uint8Array | null> {
    const text = wordsOf(profile).slice(0, longestText);
    const [embedded] = (await ai.embed([text], { signal: startTimer() })) ?? [];
    const vector = embedded && normalised(embedded);
    return vector ? toBytes(vector) : null;
  }

  return {
    findSimilar,
    /** Is `null` without a model for embeddings. */
    embedder:
      ai.embeddingsModel === null
        ? null
        : ({
            model: ai.embeddingsModel,
            embed,
            take: async (rows) => {
              for (const { userId, vector } of rows) vectors.set(userId, fromBytes(vector));
            },
          } satisfies ProfileEmbedder),
    drop: (userId: string): void => void vectors.delete(userId),
  };
}
