import { splitWords } from "../../text/words.ts";
import { distributionWeights, fitWeights, textLimits } from "../../weights.ts";
import { withoutCourtesies } from "./courtesies.ts";
import type { Knowledge } from "../knowledge.ts";
import type { SkillDistribution } from "../skill-distribution.ts";

/** Holds the skills of a brief and of its opening line alone, and how long the brief is, 0 to 1. */
export interface SkillsOfBrief {
  skills: SkillDistribution;
  openingSkills: SkillDistribution;
  length: number;
}

/** Reads a brief as a distribution over skills, its opening line weighing more, and says how long it is, 0 to 1. */
export function skillsOfBrief(knowledge: Knowledge, text: string): SkillsOfBrief {
  const words = splitWords(withoutCourtesies(text.slice(0, textLimits.briefCharacters)));
  const negated = knowledge.findNegated(words);
  const { opening, rest } = distributionWeights.brief;
  const end = text.search(/\n|[.!?]\s/);
  const parts = words.norms.flatMap((norm, at) => {
    if (negated[at] === 1) return [];
    const isOpening = end < 0 || words.starts[at]! < end;
    return [{ facts: [knowledge.factsOf(norm)], weight: isOpening ? opening : rest }];
  });
  const length = (parts.length - fitWeights.lengthFrom) / fitWeights.lengthSpan;
  return {
    skills: knowledge.distributeSkills(parts),
    openingSkills: knowledge.distributeSkills(parts.filter(({ weight }) => weight === opening)),
    length: Math.max(0, Math.min(1, length)),
  };
}
