import { concepts } from "../read/lexicon/taxonomy.ts";
import { conceptOf, isNegatedIn, sourceOf, startOf, tickedOf, weightOf } from "../read/profile/evidence.ts";
import { tickWorth } from "../read/profile/tick-worth.ts";
import { sources } from "../searchable-profile.ts";
import { retrievalWeights } from "../weights.ts";

const sourceWorth = {
  [sources.tick]: 0,
  [sources.skill]: retrievalWeights.source.skill,
  [sources.title]: retrievalWeights.source.title,
  [sources.prose]: retrievalWeights.source.prose,
  [sources.name]: 0,
  [sources.suggested]: retrievalWeights.source.prose,
  [sources.work]: retrievalWeights.source.work,
} as const;

/** Returns how strongly a profile shows each concept, with the wider concepts that it shows by them. */
export function conceptStrengths(evidence: Uint32Array): Map<number, number> {
  const strengths = new Map<number, number>();
  const raise = (id: number, strength: number) => {
    if (strength > (strengths.get(id) ?? 0)) strengths.set(id, strength);
  };
  for (let at = 0; at < evidence.length; at += 2) {
    const first = evidence[at]!;
    if (isNegatedIn(first)) continue;
    const concept = concepts[conceptOf(first)]!;
    const source = sourceOf(first) as keyof typeof sourceWorth;
    const strength =
      source === sources.tick
        ? tickWorth(concept.kind, tickedOf(first), startOf(evidence[at + 1]!))
        : sourceWorth[source] * weightOf(first);
    raise(concept.id, strength);
    for (const up of concept.up) raise(up.id, strength * up.factor);
  }
  return strengths;
}
