import { meaningWeights } from "../src/weights.ts";
import { modelSize } from "./reduction.ts";

const rounds = 12;

/**
 * Learns the map of `createReduction` from vectors of length one: the principal directions but the first, which only tells how usual a sentence
 * is (Mu and Viswanath 2018), each divided by the root of how much the sentences differ along it.
 */
export function learnReduction(vectors: readonly Float64Array[]): Uint8Array {
  const mean = sumOf(vectors).map((sum) => sum / vectors.length);
  const centred = vectors.map((vector) => vector.map((part, at) => part - mean[at]!));
  const directions = principalDirections(covarianceOf(centred), meaningWeights.size + 1).slice(1);
  const rows = directions.map((direction) => {
    const spread = Math.sqrt(
      centred.reduce((sum, vector) => sum + product(vector, direction) ** 2, 0) / centred.length,
    );
    return direction.map((part) => part / Math.sqrt(spread));
  });
  const bytes = new Uint8Array((rows.length + 1) * modelSize * 4);
  const view = new DataView(bytes.buffer);
  for (const [row, numbers] of [mean, ...rows].entries())
    for (const [at, part] of numbers.entries()) view.setFloat32((row * modelSize + at) * 4, part, true);
  return bytes;
}

function sumOf(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(modelSize);
  for (const vector of vectors) for (let at = 0; at < modelSize; at += 1) sum[at]! += vector[at]!;
  return sum;
}

function covarianceOf(vectors: readonly Float64Array[]): Float64Array[] {
  const rows = Array.from({ length: modelSize }, () => new Float64Array(modelSize));
  for (const vector of vectors)
    for (let one = 0; one < modelSize; one += 1)
      for (let other = 0; other < modelSize; other += 1) rows[one]![other]! += vector[one]! * vector[other]!;
  return rows;
}

/** Finds the directions along which most differs, the first most, by orthogonal iteration. */
function principalDirections(covariance: readonly Float64Array[], count: number): Float64Array[] {
  let directions = Array.from({ length: count }, (_, row) =>
    Float64Array.from({ length: modelSize }, (_part, at) => Math.sin((row + 1) * (at + 1))),
  );
  for (let round = 0; round < rounds; round += 1) {
    directions = directions.map((direction) => Float64Array.from(covariance, (row) => product(row, direction)));
    for (const [at, direction] of directions.entries()) makeOrthogonal(direction, directions.slice(0, at));
  }
  return directions;
}

function makeOrthogonal(direction: Float64Array, others: readonly Float64Array[]): void {
  for (const other of others) {
    const share = product(direction, other);
    for (let at = 0; at < modelSize; at += 1) direction[at]! -= share * other[at]!;
  }
  const length = Math.sqrt(product(direction, direction));
  for (let at = 0; at < modelSize; at += 1) direction[at]! /= length;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < modelSize; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
