import { concepts } from "../read/lexicon/taxonomy.ts";
import { tickWorth } from "../read/profile/tick-worth.ts";
import { sources } from "../searchable-profile.ts";
import { conceptOf, isNegatedIn, sourceOf, startOf, tickedOf, weightOf } from "../read/profile/evidence.ts";
import { evidenceWeights, relationWeights } from "../weights.ts";

/**
 * The evidence ladder. How far each source alone proves a thing; sources that agree join as independent witnesses, so a
 * title and prose that agree with a tick come close to 1, and a ticked box among thirty is worth little.
 */
export type Finding = {
  strength: number;
  title: number;
  prose: number;
  tick: number;
  negated: boolean;
  mentions: number;
  best: number;
  /** How surely the profile's own sentences or title name the thing: what they only hint at counts nothing here. */
  proof: number;
};

const quoteWorth: Record<number, number> = {
  [sources.tick]: evidenceWeights.quoteTick,
  [sources.skill]: evidenceWeights.quoteSkill,
  [sources.title]: 1,
  [sources.prose]: evidenceWeights.quoteProse,
};

/** Returns whether evidence names the thing: hints, and words that often mean something else, are never quoted. */
function mayBeQuoted(first: number): boolean {
  const source = sourceOf(first);
  return source === sources.tick || (source !== sources.suggested && weightOf(first) >= evidenceWeights.namedFrom);
}

/** Weighs all evidence of a profile for one requirement; `best` is the index of the evidence worth quoting, or -1. */
export function findStrength(evidence: Uint32Array, relations: Float32Array): Finding {
  const finding: Finding = {
    strength: 0,
    title: 0,
    prose: 0,
    tick: 0,
    negated: false,
    mentions: 0,
    best: -1,
    proof: 0,
  };
  let skill = 0;
  let bestValue = 0;
  let closest = 0;
  for (let at = 0; at < evidence.length; at += 2) {
    const first = evidence[at]!;
    const relation = relations[conceptOf(first)]!;
    if (relation === 0) continue;
    if (isNegatedIn(first)) {
      if (relation < relationWeights.sameThing) continue;
      finding.negated = true;
      if (bestValue === 0) finding.best = at;
      continue;
    }
    closest = Math.max(closest, relation);
    const value = relation * weightOf(first);
    const source = sourceOf(first);
    const worth =
      source === sources.tick
        ? relation * tickWorth(concepts[conceptOf(first)]!.kind, tickedOf(first), startOf(evidence[at + 1]!))
        : value;
    if (source === sources.tick) finding.tick = Math.max(finding.tick, worth);
    else if (source === sources.title) finding.title = Math.max(finding.title, value);
    else if (source === sources.skill) skill = Math.max(skill, value);
    else {
      finding.prose = Math.max(finding.prose, value);
      if (value >= evidenceWeights.mentionFrom) finding.mentions += 1;
    }
    if (!mayBeQuoted(first)) continue;
    const isSaid = source === sources.title || source === sources.prose;
    if (isSaid && relation >= relationWeights.sameThing) finding.proof = Math.max(finding.proof, weightOf(first));
    const quotable = (source === sources.tick ? worth : value) * quoteWorth[source]!;
    if (quotable > bestValue) {
      bestValue = quotable;
      finding.best = at;
    }
  }
  finding.tick = Math.max(finding.tick, skill * evidenceWeights.skillAlone);
  const joined =
    1 -
    (1 - finding.title * evidenceWeights.titleAlone) *
      (1 - finding.prose * (finding.mentions > 1 ? evidenceWeights.proseRepeated : evidenceWeights.proseAlone)) *
      (1 - finding.tick);
  // Any number of neighbours never becomes the thing itself.
  finding.strength = closest < relationWeights.sameThing ? Math.min(joined, closest) : joined;
  return finding;
}
