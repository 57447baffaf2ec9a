import type { LearntNumbers } from "./learnt-numbers.ts";
import type { Tensor, Tensors } from "./tensors.ts";

/** Counts the numbers that stand for a piece of a word once its text is read. */
export const stateSize = 512;

const heads = 4;
const layers = 2;
const tiny = 1e-6;
const longestWave = 10_000;

/** Returns the states of the pieces of a text, one after the other, each of `stateSize` numbers. */
export type ReadPieces = (numbers: readonly number[]) => Float32Array;

/**
 * Makes the encoder that turns pieces of words into states: the two layers of the Universal Sentence Encoder lite, a transformer that norms before
 * each step (Vaswani et al. 2017; Cer et al. 2018), with learnt numbers of our own.
 */
export function createTextLayers(tensors: Tensors, learnt: LearntNumbers): ReadPieces {
  const words = learnt.table("words.weight");
  const size = words.numbers.length / words.rows;
  const all = Array.from({ length: layers }, (_, at) => createLayer(tensors, learnt, at));
  const norm = createNorm(tensors, learnt, "last");
  return (numbers) =>
    tensors.tidy(() => {
      const given = new Float32Array(numbers.length * size);
      for (const [at, number] of numbers.entries()) {
        const word = words.numbers.subarray(number * size, (number + 1) * size);
        for (let one = 0; one < size; one += 1) given[at * size + one] = 2 * word[one]! + wave(at, one, size);
      }
      const read = all.reduce<Tensor>(
        (states, layer) => layer(states),
        tensors.tensor2d(given, [numbers.length, size]),
      );
      return norm(read).dataSync();
    });
}

/** Returns what tells a place in the text: sines in the first half of the numbers and cosines in the second, of ever longer waves. */
function wave(at: number, one: number, size: number): number {
  const half = size / 2;
  const angle = at / longestWave ** ((one % half) / (half - 1));
  return one < half ? Math.sin(angle) : Math.cos(angle);
}

function createLayer(tensors: Tensors, learnt: LearntNumbers, at: number): (states: Tensor) => Tensor {
  const { add, mul, matMul, transpose, relu, softmax, slice, concat } = tensors;
  const norm = createNorm(tensors, learnt, `layers.${at}.norm`);
  const normWide = createNorm(tensors, learnt, `layers.${at}.norm2`);
  const linear = (name: string) => createLinear(tensors, learnt, `layers.${at}.${name}`);
  const [attention, out, wide, narrow] = [linear("attention"), linear("out"), linear("wide"), linear("narrow")];
  // NOTE: the first layer widens its input; the others add to it as it is.
  const residual = at === 0 ? linear("residual") : (states: Tensor) => states;
  return (states) => {
    const [length = 0, size = 0] = states.shape;
    const asked = attention(norm(states));
    const each = size / heads;
    const part = (kind: number, head: number) => slice(asked, [0, kind * size + head * each], [length, each]);
    const seen = Array.from({ length: heads }, (_, head) => {
      const likeness = matMul(mul(part(0, head), each ** -0.5), transpose(part(1, head)));
      return matMul(softmax(likeness), part(2, head));
    });
    const sum = add(out(concat(seen, 1)), residual(states));
    return add(sum, narrow(relu(wide(normWide(sum)))));
  };
}

function createLinear({ tensor1d, tensor2d, transpose, add, matMul }: Tensors, learnt: LearntNumbers, name: string) {
  const { numbers, rows } = learnt.table(`${name}.weight`);
  // NOTE: turned around once, because WebAssembly is eight times as slow where it has to turn a table around itself.
  const table = transpose(tensor2d(numbers, [rows, numbers.length / rows]));
  const bias = tensor1d(learnt.table(`${name}.bias`).numbers);
  return (states: Tensor) => add(matMul(states, table), bias);
}

/** Makes a layer norm (Ba, Kiros and Hinton 2016). */
function createNorm(tensors: Tensors, learnt: LearntNumbers, name: string) {
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
