import { meaningWeights } from "../src/weights.ts";

/** Counts the numbers that the model returns for a sentence. */
export const modelSize = 512;

const { size, one } = meaningWeights;

/**
 * Returns what shortens a vector of the model to the engine's size: it takes the mean away, keeps the directions that tell sentences about work
 * apart, weighs them alike, and rounds. `map` holds the mean and then the directions, as little-endian Float32.
 */
export function createReduction(map: Uint8Array): (vector: readonly number[] | Float32Array) => Int8Array {
  const view = new DataView(map.buffer, map.byteOffset, map.byteLength);
  const numbers = Float32Array.from({ length: map.byteLength / 4 }, (_, at) => view.getFloat32(at * 4, true));
  if (numbers.length !== (size + 1) * modelSize) throw new Error("The map has not as many numbers as it must have.");
  const mean = numbers.subarray(0, modelSize);
  return (vector) => {
    const length = Math.hypot(...vector) || 1;
    const centred = Float32Array.from(vector, (part: number, at) => part / length - mean[at]!);
    const short = Float32Array.from({ length: size }, (_, row) => {
      const from = (row + 1) * modelSize;
      let sum = 0;
      for (let at = 0; at < modelSize; at += 1) sum += centred[at]! * numbers[from + at]!;
      return sum;
    });
    const shortLength = Math.hypot(...short) || 1;
    return Int8Array.from(short, (part) => Math.max(-127, Math.min(127, Math.round((one * part) / shortLength))));
  };
}
