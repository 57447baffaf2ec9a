import { readFileSync } from "node:fs";
import { openLearntNumbers } from "./learnt-numbers.ts";
import { loadTensors } from "./tensors.ts";
import { createNorm, createTextLayers, stateSize } from "./text-layers.ts";
import type { TextPiece } from "./text-layers.ts";
import { createWordPieces } from "./word-pieces.ts";
import type { WordPiece } from "./word-pieces.ts";
import { openWordVectors, wordNumbersOf } from "./word-vectors.ts";

/** Holds a piece of a word with what is learnt of the whole word that it is part of. */
export type KnownPiece = WordPiece & TextPiece;

/** Multiplies a table with a list of numbers, and adds a number to each row. */
export type Linear = (given: Float32Array) => Float32Array;

/** Holds the pieces of a text as states, which know the text around them, and how much each tells which work is meant and whether it is asked for. */
export interface ReadText {
  states: readonly Float32Array[];
  tells: readonly number[];
  asks: readonly number[];
}

/** Holds the network that `learn-clauses.py` learnt, from which clauses are read and sentences are encoded. */
export interface TextNetwork {
  skills: readonly string[];
  split: (text: string) => KnownPiece[];
  /** Reads the pieces of some texts, each by itself. Texts that are read together share their multiplications. */
  read: (texts: readonly (readonly KnownPiece[])[]) => ReadText[];
  linear: (name: string) => Linear;
}

/** Opens the network, in some tenths of a second. It needs no network connection. */
export async function openTextNetwork(): Promise<TextNetwork> {
  const learnt = openLearntNumbers(readFileSync(new URL("clause-reader.bin", import.meta.url)));
  const tensors = await loadTensors();
  const split = createWordPieces();
  const readPieces = createTextLayers(tensors, learnt);
  const norm = createNorm(tensors, learnt, "last");
  const vectors = openWordVectors();
  const ofWords = learnt.table("whole_words.weight");
  const wholeWord = createLinear(ofWords.numbers, new Float32Array(ofWords.rows));
  const linear = (name: string) =>
    createLinear(learnt.table(`${name}.weight`).numbers, learnt.table(`${name}.bias`).numbers);
  const attention = linear("attention");

  return {
    skills: learnt.skills,
    linear,
    split: (text) => {
      const pieces = split(text);
      const known = new Map<number, Float32Array>();
      return wordNumbersOf(text, pieces, vectors).map((word, at) => {
        if (word !== 0 && !known.has(word)) known.set(word, wholeWord(vectors.vectorOf(word)));
        const more = known.get(word);
        return { ...pieces[at]!, ...(more && { more }) };
      });
    },
    read: (texts) => {
      const numbers = readPieces(texts, norm);
      let from = 0;
      return texts.map((pieces) => {
        const states = pieces.map(() => numbers.subarray(from, (from += stateSize)));
        const looks = states.map((state) => attention(state).map(Math.exp));
        return { states, tells: looks.map((look) => look[0]!), asks: looks.map((look) => look[1]!) };
      });
    },
  };
}

/** Returns the mean of states by their weights. */
export function meanState(states: readonly Float32Array[], weightOf: (at: number) => number): Float32Array {
  const sum = new Float32Array(stateSize);
  let all = 0;
  for (const [at, state] of states.entries()) {
    const weight = weightOf(at);
    all += weight;
    for (let one = 0; one < stateSize; one += 1) sum[one]! += state[one]! * weight;
  }
  return sum.map((one) => one / all);
}

function createLinear(numbers: Float32Array, added: Float32Array): Linear {
  const columns = numbers.length / added.length;
  return (given) => {
    const result = new Float32Array(added);
    for (let row = 0; row < added.length; row += 1)
      for (let one = 0, at = row * columns; one < columns; one += 1, at += 1)
        result[row]! += numbers[at]! * given[one]!;
    return result;
  };
}
