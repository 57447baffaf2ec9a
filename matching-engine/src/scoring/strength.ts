import { concepts } from "../lexicon/lexicon.ts";
import { sources } from "../searchable-profile.ts";
import { sameThing } from "./relations.ts";
import { conceptOf, isDeniedIn, sourceOf, startOf, tickedOf, weightOf } from "../index/evidence.ts";

/**
 * The evidence ladder. How far each source alone proves a thing; sources that agree join as independent witnesses, so a
 * title and prose that agree with a tick come close to 1, and a ticked box among thirty is worth little.
 */
export type Finding = {
  strength: number;
  title: number;
  prose: number;
  tick: number;
  denied: boolean;
  mentions: number;
  best: number;
};

const proseAlone = 0.86;
const proseRepeated = 0.92;
const titleAlone = 0.86;
const skillAlone = 0.6;

/** What a single tick is worth, by how many were ticked and, for sectors, in which place. */
export function tickWorth(kind: string, ticked: number, position: number): number {
  const others = ticked - 1;
  if (kind === "sector") return (0.85 / (1 + 0.12 * others)) * (position === 0 ? 1 : 0.92);
  if (kind === "place") return 0.9 / (1 + 0.06 * others);
  if (kind === "trade") return 0.8 / (1 + 0.13 * others);
  return 0.85 / (1 + 0.1 * others);
}

/** Weighs all evidence of a profile for one requirement; `best` is the index of the evidence worth quoting, or -1. */
export function findStrength(evidence: Uint32Array, relations: Float32Array): Finding {
  const finding: Finding = { strength: 0, title: 0, prose: 0, tick: 0, denied: false, mentions: 0, best: -1 };
  let skill = 0;
  let bestValue = 0;
  let closest = 0;
  for (let at = 0; at < evidence.length; at += 2) {
    const first = evidence[at]!;
    const relation = relations[conceptOf(first)]!;
    if (relation === 0) continue;
    if (isDeniedIn(first)) {
      if (relation < sameThing) continue;
      finding.denied = true;
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
      if (value >= 0.5) finding.mentions += 1;
    }
    const quotable =
      source === sources.tick
        ? worth * 0.7
        : source === sources.prose
          ? value * 1.05
          : source === sources.skill
            ? value * 0.7
            : value;
    if (quotable > bestValue) {
      bestValue = quotable;
      finding.best = at;
    }
  }
  finding.tick = Math.max(finding.tick, skill * skillAlone);
  const joined =
    1 -
    (1 - finding.title * titleAlone) *
      (1 - finding.prose * (finding.mentions > 1 ? proseRepeated : proseAlone)) *
      (1 - finding.tick);
  // Any number of neighbours never becomes the thing itself.
  finding.strength = closest < sameThing ? Math.min(joined, closest) : joined;
  return finding;
}
