import { meaningWeights } from "../weights.ts";
import { dotProducts } from "./dot-products.ts";

const { size, one, closenessOfProfile, closenessOfBrief, usual, spread, assumedPeople, most, wholes } = meaningWeights;

/**
 * Returns how alike the meaning of a brief and that of a profile are; undefined where the vectors of one of them are not known. The first vector of
 * each is that of all of it. It is compared with that of the other, and the whole brief and each of its sentences with the sentences of the profile.
 */
export function likenessOf(brief: Int8Array, profile: Int8Array | undefined): number | undefined {
  if (profile === undefined || brief.length < size || profile.length < size) return undefined;
  const products = dotProducts(brief, profile);
  const each = Math.floor(profile.length / size);
  const ofWholes = products[0]! / (one * one);
  if (each === 1) return ofWholes;
  const parts = Array.from({ length: products.length / each }, (_, row) =>
    softMaximum(products, {
      closeness: closenessOfProfile,
      from: row * each + 1,
      to: (row + 1) * each,
      one: one * one,
    }),
  );
  const [whole = 0, ...sentences] = parts;
  const ofSentences =
    sentences.length === 0 ? whole : (whole + softMaximum(sentences, { closeness: closenessOfBrief })) / 2;
  return wholes * ofWholes + (1 - wholes) * ofSentences;
}

/**
 * Returns what says how much more than others somebody means what the brief means, from -1 to 1, and 0 of somebody who is not known. The others are
 * those who were found; where they are few, what is usual counts more. Where none of them is known, nothing is said of anybody.
 */
export function compareMeanings(
  found: readonly (number | undefined)[],
): (likeness: number | undefined) => number | undefined {
  const known = found.filter((likeness) => likeness !== undefined);
  if (known.length === 0) return () => undefined;
  const people = known.length + assumedPeople;
  const mean = known.reduce((sum, likeness) => sum + likeness, usual * assumedPeople) / people;
  const squares = known.reduce((sum, likeness) => sum + (likeness - mean) ** 2, spread ** 2 * assumedPeople);
  const range = most * Math.sqrt(squares / people);
  return (likeness) => (likeness === undefined ? 0 : Math.min(1, Math.max(-1, (likeness - mean) / range)));
}

interface Averaged {
  /** Says how much more the higher ones weigh. */
  closeness: number;
  from?: number;
  to?: number;
  /** Says which number of the list is one. */
  one?: number;
}

/** Returns an average in which the higher ones weigh more. NOTE: it runs a thousand times a search, so it copies nothing. */
function softMaximum(values: ArrayLike<number>, averaged: Averaged): number {
  const { closeness, from = 0, to = values.length, one: unit = 1 } = averaged;
  let sum = 0;
  let total = 0;
  for (let at = from; at < to; at += 1) {
    const value = values[at]! / unit;
    const weight = Math.exp(closeness * value);
    sum += weight * value;
    total += weight;
  }
  return sum / total;
}
