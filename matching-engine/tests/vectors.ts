import type { SkillShare } from "../src/read/clause-meaning.ts";
import { packMeaning } from "../src/retrieve/stored-meaning.ts";
import { meaningWeights } from "../src/weights.ts";

/** Returns a vector with these numbers, each 0 to 1, at these places. */
export function aVector(parts: Readonly<Record<number, number>>): Int8Array {
  const vector = new Int8Array(meaningWeights.size);
  // NOTE: a number of a vector is half at most, so that one is spread over several places.
  for (const [at, part] of Object.entries(parts))
    for (let copy = 0; copy < copies; copy += 1)
      vector[Number(at) * copies + copy] = Math.round((part * meaningWeights.one) / Math.sqrt(copies));
  return vector;
}

/** Returns what a profile means that has these vectors and tells of these skills. */
export const aMeaning = (vectors: Int8Array, skills: readonly SkillShare[] = []): Uint8Array =>
  packMeaning(vectors, skills);

const copies = 4;

/** Puts vectors one after the other. */
export function joined(vectors: readonly Int8Array[]): Int8Array {
  return Int8Array.from(vectors.flatMap((vector) => [...vector]));
}
