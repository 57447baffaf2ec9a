import { meaningWeights } from "../weights.ts";
import { dotProducts } from "./dot-products.ts";

const { size, one, closenessOfProfile, closenessOfBrief, usual, spread, assumedPeople, most } = meaningWeights;

/**
 * Returns how alike the meaning of a brief and that of a profile are, by the vectors of their sentences; undefined where those of one of them are
 * not known. The first vector of a brief is that of all of it, and counts as much as its sentences together.
 */
export function likenessOf(brief: Int8Array, profile: Int8Array | undefined): number | undefined {
  if (profile === undefined || brief.length < size || profile.length < size) return undefined;
  const products = dotProducts(brief, profile);
  const each = Math.floor(profile.length / size);
  const rows = products.length / each;
  const parts = Array.from({ length: rows }, (_, row) => likenessOfRow(products, row * each, each));
  const [whole = 0, ...sentences] = parts;
  return sentences.length === 0 ? whole : (whole + softMaximum(sentences, closenessOfBrief)) / 2;
}

/** Returns the soft maximum of the cosines of a sentence of the brief with those of a profile. NOTE: this runs a thousand times a search, so it keeps no list. */
function likenessOfRow(products: Int32Array, from: number, count: number): number {
  let sum = 0;
  let total = 0;
  for (let at = from; at < from + count; at += 1) {
    const cosine = products[at]! / (one * one);
    const weight = Math.exp(closenessOfProfile * cosine);
    sum += weight * cosine;
    total += weight;
  }
  return sum / total;
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

/** Returns an average in which the higher ones weigh more. */
function softMaximum(values: readonly number[], closeness: number): number {
  let sum = 0;
  let total = 0;
  for (const value of values) {
    const weight = Math.exp(closeness * value);
    sum += weight * value;
    total += weight;
  }
  return sum / total;
}
