import { distributionWeights } from "../weights.ts";
import type { WordFacts } from "./lexicon/lexicon.ts";
import { concepts } from "./lexicon/taxonomy.ts";
import type { WordHints } from "./word-hints.ts";

/** Says how likely each of a few skills is what a text is about: `skills` are concepts, and `shares` add up to at most 1. */
export interface SkillDistribution {
  skills: readonly number[];
  shares: readonly number[];
}

/** Holds a part of a text with how much its words count. */
export interface WeighedWords {
  facts: readonly WordFacts[];
  weight: number;
}

export type DistributeSkills = (parts: readonly WeighedWords[]) => SkillDistribution;

const nothing: SkillDistribution = { skills: [], shares: [] };

/** Makes a function that reads a text as a distribution over skills: a softmax of what its words gain for each. */
export function createSkillDistribution(hints: WordHints): DistributeSkills {
  // NOTE: scratch space, left clean by every call, because this runs for each profile that is saved.
  const weights = new Float32Array(hints.size);
  const gained = new Float64Array(concepts.length);
  const seen: string[] = [];
  const found: number[] = [];

  return (parts) => {
    for (const { facts, weight } of parts) for (const word of facts) see(word, weight);
    for (const term of seen) {
      const hint = hints.get(term)!;
      const weight = weights[hint.number]!;
      weights[hint.number] = 0;
      for (let at = 0; at < hint.concepts.length && hint.gains[at]! > distributionWeights.floor; at += 1) {
        const concept = hint.concepts[at]!;
        if (gained[concept] === 0) found.push(concept);
        gained[concept]! += (hint.gains[at]! - distributionWeights.floor) * weight;
      }
    }
    const distribution = softmax();
    for (const concept of found) gained[concept] = 0;
    found.length = seen.length = 0;
    return distribution;
  };

  /** Remembers a word at the weight of the weightiest part that it stands in. */
  function see(word: WordFacts, weight: number): void {
    const hint = word.isFunction ? undefined : hints.get(word.term);
    if (hint === undefined) return;
    if (weights[hint.number] === 0) seen.push(word.term);
    if (weight > weights[hint.number]!) weights[hint.number] = weight;
  }

  function softmax(): SkillDistribution {
    if (found.length === 0) return nothing;
    const best = firstFew();
    const top = gained[best[0]!]!;
    const shareOf = (concept: number) => Math.exp((gained[concept]! - top) / distributionWeights.temperature);
    let sum = 0;
    for (const concept of found) sum += shareOf(concept);
    return { skills: best, shares: best.map((concept) => shareOf(concept) / sum) };
  }

  /** Returns the few skills that gained most, without sorting all of them. */
  function firstFew(): number[] {
    const best: number[] = [];
    for (const concept of found) {
      let at = best.length;
      while (at > 0 && isBefore(concept, best[at - 1]!)) at -= 1;
      if (at >= distributionWeights.kept) continue;
      best.splice(at, 0, concept);
      if (best.length > distributionWeights.kept) best.pop();
    }
    return best;
  }

  function isBefore(a: number, b: number): boolean {
    const ahead = gained[a]! - gained[b]!;
    return ahead > 0 || (ahead === 0 && a < b);
  }
}

/** Returns a mean of two distributions, the second of which has this share; the first alone where there is no second. */
export function joinDistributions(
  first: SkillDistribution,
  second: SkillDistribution | undefined,
  share: number,
): SkillDistribution {
  if (second === undefined) return first;
  const shares = new Map(first.skills.map((skill, at) => [skill, first.shares[at]! * (1 - share)]));
  for (const [at, skill] of second.skills.entries())
    shares.set(skill, (shares.get(skill) ?? 0) + second.shares[at]! * share);
  const skills = [...shares.keys()].toSorted((a, b) => shares.get(b)! - shares.get(a)! || a - b);
  return { skills, shares: skills.map((skill) => shares.get(skill)!) };
}

/** Returns how far two distributions agree, 0 to 1 (Bhattacharyya's coefficient). */
function overlapOf(a: SkillDistribution, b: SkillDistribution): number {
  let sum = 0;
  for (let at = 0; at < a.skills.length; at += 1) {
    const other = b.skills.indexOf(a.skills[at]!);
    if (other >= 0) sum += Math.sqrt(a.shares[at]! * b.shares[other]!);
  }
  return sum;
}

/**
 * Makes a function that compares a distribution with others, 0 to 1: how far they agree, and how far they do where a skill that is related to another
 * counts as much of it as the relation says (`relationsOf`).
 */
export function compareSkills(
  { skills, shares }: SkillDistribution,
  relationsOf: (skill: number) => Float32Array,
): (other: SkillDistribution) => number {
  const near = new Float32Array(concepts.length);
  for (const [at, skill] of skills.entries()) {
    const relations = relationsOf(skill);
    const root = Math.sqrt(shares[at]!);
    for (let one = 0; one < near.length; one += 1) near[one]! += root * relations[one]!;
  }
  const { ofRelated, mostRelated } = distributionWeights;
  return (other) => {
    const related = other.skills.reduce((sum, skill, at) => sum + Math.sqrt(other.shares[at]!) * near[skill]!, 0);
    return (1 - ofRelated) * overlapOf({ skills, shares }, other) + ofRelated * Math.min(1, related / mostRelated);
  };
}
