import { readFileSync } from "node:fs";
import type { WordPiece } from "./word-pieces.ts";

/** Holds what whole words mean as vectors: words that are used alike have like ones (Pennington, Socher and Manning 2014). */
export interface WordVectors {
  /** Counts the numbers of a vector. */
  size: number;
  /** Returns the number of a word in small letters, from 1, or 0 for an unknown one. */
  numberOf: (word: string) => number;
  /** Returns the vector of a word by its number, all zeros for 0. */
  vectorOf: (number: number) => Float32Array;
}

const float = Float32Array.BYTES_PER_ELEMENT;

/**
 * Opens the file that `compile-word-vectors.ts` writes: the length of a header (UInt32), the header (JSON: the words in the order of their numbers, and how
 * many numbers a vector has), a scale for each word (Float32), and a whole number from -127 to 127 for each number of each vector.
 */
export function openWordVectors(
  file: Uint8Array = readFileSync(new URL("word-vectors.bin", import.meta.url)),
): WordVectors {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const scales = float + view.getUint32(0, true);
  const { words, size } = JSON.parse(new TextDecoder().decode(file.subarray(float, scales))) as {
    words: string;
    size: number;
  };
  const numbers = new Map(words.split(" ").map((word, at) => [word, at + 1]));
  const first = scales + numbers.size * float;
  if (first + numbers.size * size !== file.byteLength) throw new Error("The file of word vectors is cut off.");
  const none = new Float32Array(size);
  return {
    size,
    numberOf: (word) => numbers.get(word) ?? 0,
    vectorOf: (number) => {
      if (number === 0) return none;
      const scale = view.getFloat32(scales + (number - 1) * float, true);
      const at = first + (number - 1) * size;
      return Float32Array.from({ length: size }, (_, one) => view.getInt8(at + one) * scale);
    },
  };
}

/** Returns for each piece of a text the number of the word that it is part of, 0 where that is unknown. */
export function wordNumbersOf(text: string, pieces: readonly WordPiece[], { numberOf }: WordVectors): number[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    end: index + word.length,
    start: index,
    number: numberOf(word.toLowerCase()),
  }));
  let at = 0;
  return pieces.map(({ start, end }) => {
    while (at < words.length && words[at]!.end <= start) at += 1;
    const word = words[at];
    return word !== undefined && word.start < end ? word.number : 0;
  });
}
