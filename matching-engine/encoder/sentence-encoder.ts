import { readFileSync } from "node:fs";
import { openPackageNumbers } from "./package-numbers.ts";
import { createReduction } from "./reduction.ts";
import { loadTensors } from "./tensors.ts";
import { createLinear, createTextLayers } from "./text-layers.ts";
import { createWordPieces } from "./word-pieces.ts";

/** Turns sentences into vectors that `Search.vectors` and `Matcher.setVectors` take. */
export interface SentenceEncoder {
  /** Returns a vector for each text, in their order. Keeps its thread busy for some milliseconds a sentence. */
  encode: (texts: readonly string[]) => Promise<Int8Array[]>;
}

/** Limits the pieces of words that the model reads of a text. */
const piecesAtMost = 128;

/** Loads the model that the package ships, in some tenths of a second. It needs no network. */
export async function createSentenceEncoder(): Promise<SentenceEncoder> {
  const reduce = createReduction(readFileSync(new URL("sentence-map.bin", import.meta.url)));
  const embed = await loadModel();
  return { encode: async (texts) => embed(texts).map(reduce) };
}

/**
 * Loads the model itself, the Universal Sentence Encoder lite, which returns 512 numbers for each text. NOTE: the package runs it too, two to four times as slowly,
 * as a graph of operations that it reads one by one.
 */
export async function loadModel(): Promise<(texts: readonly string[]) => Float32Array[]> {
  const tensors = await loadTensors();
  const learnt = openPackageNumbers();
  const split = createWordPieces();
  const readPieces = createTextLayers(tensors, learnt);
  const ofSentence = createLinear(tensors, learnt, "sentence");
  const size = learnt.table("sentence.bias").numbers.length;

  return (texts) => {
    const pieces = texts.map((text) => split(text).slice(0, piecesAtMost));
    const shares = sharesOf(pieces.map(({ length }) => length));
    const sums = readPieces(pieces, (states) =>
      ofSentence(tensors.matMul(tensors.tensor2d(shares.numbers, shares.shape), states)),
    );
    return texts.map((_, at) => sums.subarray(at * size, (at + 1) * size).map((sum) => Math.tanh(sum)));
  };
}

/** Returns the table that makes a mean for each text of the states of its pieces. */
function sharesOf(lengths: readonly number[]): { numbers: Float32Array; shape: [rows: number, columns: number] } {
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const numbers = new Float32Array(lengths.length * all);
  let from = 0;
  for (const [at, length] of lengths.entries()) {
    numbers.fill(1 / length, at * all + from, at * all + from + length);
    from += length;
  }
  return { numbers, shape: [lengths.length, all] };
}
