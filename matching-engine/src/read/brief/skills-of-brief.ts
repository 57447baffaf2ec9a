import { splitWords } from "../../text/words.ts";
import { distributionWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Brief, Requirement } from "./requirements.ts";
import { joinDistributions } from "../skill-distribution.ts";
import type { SkillDistribution } from "../skill-distribution.ts";

/** Holds the skills of a brief and of its opening line alone. */
export interface SkillsOfBrief {
  skills: SkillDistribution;
  openingSkills: SkillDistribution;
}

/** Reads a brief as a distribution over skills, its opening line weighing more. */
export function skillsOfBrief(
  knowledge: Knowledge,
  { tellingText: text, meant }: Pick<Brief, "tellingText" | "meant">,
): SkillsOfBrief {
  const words = splitWords(text);
  const negated = knowledge.findNegated(words);
  const { opening, rest } = distributionWeights.brief;
  const start = text.length - text.trimStart().length;
  const end = text.slice(start).search(/\n|[.!?]\s/);
  const parts = words.norms.flatMap((norm, at) => {
    if (negated[at] === 1) return [];
    const isOpening = end < 0 || words.starts[at]! < start + end;
    return [{ facts: [knowledge.factsOf(norm)], weight: isOpening ? opening : rest }];
  });
  return {
    skills: joinDistributions(knowledge.distributeSkills(parts), meant, distributionWeights.ofClauses),
    openingSkills: knowledge.distributeSkills(parts.filter(({ weight }) => weight === opening)),
  };
}

/** Returns the skills that the requirements of a brief ask for as a distribution: each by its weight, and one of several that may be meant by its share of it. */
export function skillsOfJobs(requirements: readonly Requirement[]): SkillDistribution {
  const weights = new Map<number, number>();
  for (const { kind, importance, concepts, shares, weight } of requirements) {
    if (kind !== "job" || importance === "mustNot") continue;
    const all = concepts.reduce((sum, _, at) => sum + (shares?.[at] ?? 1), 0);
    for (const [at, concept] of concepts.entries())
      weights.set(concept, (weights.get(concept) ?? 0) + (weight * (shares?.[at] ?? 1)) / all);
  }
  const total = weights.values().reduce((sum, weight) => sum + weight, 0);
  const skills = [...weights.keys()].toSorted((a, b) => weights.get(b)! - weights.get(a)! || a - b);
  return { skills, shares: skills.map((skill) => weights.get(skill)! / total) };
}
