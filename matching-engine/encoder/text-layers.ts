import type { LearntTables } from "./learnt-numbers.ts";
import type { Tensor, Tensors } from "./tensors.ts";

/** Counts the numbers that stand for a piece of a word once its text is read. */
export const stateSize = 512;

const heads = 4;
const layers = 3;
const tiny = 1e-6;
const longestWave = 10_000;

/** Holds the number of a piece of a word, and what else it begins with, as many numbers as stand for a piece. */
export interface TextPiece {
  number: number;
  more?: Float32Array;
}

/**
 * Returns what `end` makes of the states of the pieces of some texts, each of `stateSize` numbers, those of the first text first. Texts that are read together share
 * their multiplications.
 */
export type ReadPieces = (texts: readonly (readonly TextPiece[])[], end: (states: Tensor) => Tensor) => Float32Array;

/**
 * Makes the encoder that turns pieces of words into states: the layers of the Universal Sentence Encoder lite, a transformer that norms before
 * each step (Vaswani et al. 2017; Cer et al. 2018), and one more like them, with these numbers.
 */
export function createTextLayers(tensors: Tensors, learnt: LearntTables): ReadPieces {
  const words = learnt.table("words.weight");
  const size = words.numbers.length / words.rows;
  const waves = createWaves(size);
  const all = Array.from({ length: layers }, (_, at) => createLayer(tensors, learnt, at));
  return (texts, end) => {
    const lengths = texts.map(({ length }) => length).filter((length) => length > 0);
    const pieces = texts.flatMap((text) => text.map((piece, place) => ({ ...piece, place })));
    if (pieces.length === 0) return new Float32Array();
    const given = new Float32Array(pieces.length * size);
    for (const [at, { number, more, place }] of pieces.entries()) {
      const wave = waves(place);
      for (let one = 0; one < size; one += 1)
        given[at * size + one] = 2 * words.numbers[number * size + one]! + wave[one]! + (more?.[one] ?? 0);
    }
    const ended = tensors.tidy(() => {
      const begun = tensors.tensor2d(given, [pieces.length, size]);
      return end(all.reduce<Tensor>((states, layer) => layer(states, lengths), begun));
    });
    // NOTE: read here, because `tidy` looks for tensors in each number of an array that it returns.
    const numbers = ended.dataSync();
    ended.dispose();
    return numbers;
  };
}

/** Makes a function that returns what tells a place in the text: sines in the first half of the numbers and cosines in the second, of ever longer waves. */
function createWaves(size: number): (place: number) => Float32Array {
  const half = size / 2;
  const known: Float32Array[] = [];
  return (place) =>
    (known[place] ??= Float32Array.from({ length: size }, (_, one) => {
      const angle = place / longestWave ** ((one % half) / (half - 1));
      return one < half ? Math.sin(angle) : Math.cos(angle);
    }));
}

type Layer = (states: Tensor, lengths: readonly number[]) => Tensor;

function createLayer(tensors: Tensors, learnt: LearntTables, at: number): Layer {
  const { add, tensor2d } = tensors;
  const norm = createNorm(tensors, learnt, `layers.${at}.norm`);
  const normWide = createNorm(tensors, learnt, `layers.${at}.norm2`);
  const linear = (name: string) => createLinear(tensors, learnt, `layers.${at}.${name}`);
  const [attention, out, wide, narrow] = [linear("attention"), linear("out"), linear("wide"), linear("narrow")];
  // NOTE: the first layer widens its input; the others add to it as it is.
  const residual = at === 0 ? linear("residual") : (states: Tensor) => states;
  return (states, lengths) => {
    const size = states.shape[1]!;
    const seen = attend(tensors, { asked: attention(norm(states)).dataSync(), size, lengths });
    const sum = add(out(tensor2d(seen, [states.shape[0]!, size])), residual(states));
    return add(sum, narrow(wide(normWide(sum), "relu")));
  };
}

interface Attended {
  /** Holds what each piece asks, offers and says, `size` numbers each. */
  asked: Float32Array;
  size: number;
  lengths: readonly number[];
}

/**
 * Returns what each piece sees of its text: a mean of what its pieces say, weighed by how much they offer what it asks for, for each head apart. NOTE: tables
 * are cut here, because TensorFlow.js copies a whole table for each of its parts.
 */
function attend({ matMul, softmax, tensor2d }: Tensors, { asked, size, lengths }: Attended): Float32Array {
  const seen = new Float32Array(asked.length / 3);
  const each = size / heads;
  let first = 0;
  for (const length of lengths) {
    for (let head = 0; head < heads; head += 1) {
      const from = first * 3 * size + head * each;
      const { asks, offers, says } = cut(asked, { from, size, length });
      const likeness = matMul(tensor2d(asks, [length, each]), tensor2d(offers, [each, length]));
      const ofHead = matMul(softmax(likeness), tensor2d(says, [length, each])).dataSync();
      for (let piece = 0; piece < length; piece += 1)
        seen.set(ofHead.subarray(piece * each, (piece + 1) * each), (first + piece) * size + head * each);
    }
    first += length;
  }
  return seen;
}

/** Cuts out what the pieces of one text ask, offer (turned around) and say with one head, whose first number stands at `from`. */
function cut(asked: Float32Array, { from, size, length }: { from: number; size: number; length: number }) {
  const each = size / heads;
  const scale = each ** -0.5;
  const [asks, offers, says] = [
    new Float32Array(length * each),
    new Float32Array(length * each),
    new Float32Array(length * each),
  ];
  for (let piece = 0; piece < length; piece += 1)
    for (let one = 0, at = from + piece * 3 * size; one < each; one += 1, at += 1) {
      asks[piece * each + one] = asked[at]! * scale;
      offers[one * length + piece] = asked[at + size]!;
      says[piece * each + one] = asked[at + 2 * size]!;
    }
  return { asks, offers, says };
}

function createLinear(
  { tensor1d, tensor2d, transpose, fused }: Tensors,
  learnt: LearntTables,
  name: string,
): (states: Tensor, activation?: "linear" | "relu") => Tensor {
  const { numbers, rows } = learnt.table(`${name}.weight`);
  // NOTE: turned around once, because WebAssembly is eight times as slow where it has to turn a table around itself.
  const table = transpose(tensor2d(numbers, [rows, numbers.length / rows]));
  const bias = tensor1d(learnt.table(`${name}.bias`).numbers);
  return (states, activation = "linear") => fused.matMul({ a: states, b: table, bias, activation });
}

/** Makes a layer norm (Ba, Kiros and Hinton 2016). */
export function createNorm(tensors: Tensors, learnt: LearntTables, name: string) {
  const { add, mul, sub, mean, square, rsqrt, tensor1d } = tensors;
  const scale = tensor1d(learnt.table(`${name}.weight`).numbers);
  const shift = tensor1d(learnt.table(`${name}.bias`).numbers);
  const least = tensor1d(Float32Array.of(tiny));
  return (states: Tensor) => {
    const centred = sub(states, mean(states, 1, true));
    const spread = mean(square(centred), 1, true);
    return add(mul(mul(centred, rsqrt(add(spread, least))), scale), shift);
  };
}
