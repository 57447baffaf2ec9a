import { concepts } from "../read/lexicon/taxonomy.ts";
import { conceptOf, sourceOf } from "../read/profile/evidence.ts";
import { sources } from "../searchable-profile.ts";
import { taxonomyWeights } from "../weights.ts";

/** NOTE: a country stands before its cities and areas, and an area of several countries behind them, so the order tells which holds which. */
const isInCountry = (place: number) =>
  concepts[place]!.up.some(({ id, factor }) => factor === taxonomyWeights.placeInCountry && id < place);

/**
 * Returns whether the best evidence for a town, or for a part of a country, is the tick of a part of the world: that says nothing of the
 * town, and only that somebody may be nearer than others.
 */
export function isPartOfTheWorldForTown(evidence: Uint32Array, best: number, wanted: readonly number[]): boolean {
  if (best < 0 || sourceOf(evidence[best]!) !== sources.tick) return false;
  return wanted.every(isInCountry) && !wanted.includes(conceptOf(evidence[best]!));
}
