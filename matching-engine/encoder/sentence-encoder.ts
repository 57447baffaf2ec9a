import { meaningWeights } from "../src/weights.ts";
import { meanState, openTextNetwork } from "./text-network.ts";
import type { ReadText, TextNetwork } from "./text-network.ts";

/** Turns sentences into vectors: joined, `Search.vectors` takes them, and packed with skills (`packMeaning`) `Matcher.setMeaning` does. */
export interface SentenceEncoder {
  /** Returns a vector for each text, in their order. Keeps its thread busy for some milliseconds a sentence. */
  encode: (texts: readonly string[]) => Promise<Int8Array[]>;
}

/** Limits the pieces of words that are read of a text. */
const piecesAtMost = 128;

const { size, one } = meaningWeights;

/**
 * Makes an encoder from the network, which it opens where none is given. What it makes of briefs and of sentences of profiles points the same way where the profile
 * is right for the brief: the network has learnt it from briefs with parts of profiles (`listBriefsWithProfiles`).
 */
export async function createSentenceEncoder(network?: TextNetwork): Promise<SentenceEncoder> {
  const { split, read, linear } = network ?? (await openTextNetwork());
  const meaning = linear("meaning");
  const vectorOf = ({ states, tells }: ReadText) => {
    if (states.length === 0) return new Int8Array(size);
    const both = [meanState(states, (at) => tells[at]!), meanState(states, () => 1)];
    return rounded(meaning(Float32Array.from(both.flatMap((mean) => [...mean]))));
  };
  return { encode: async (texts) => read(texts.map((text) => split(text).slice(0, piecesAtMost))).map(vectorOf) };
}

/** Turns a direction into whole numbers, its length into `one`. */
function rounded(direction: Float32Array): Int8Array {
  const length = Math.hypot(...direction) || 1;
  return Int8Array.from(direction, (part) => Math.max(-127, Math.min(127, Math.round((one * part) / length))));
}
