import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { firstOfPhrase } from "./phrases.ts";
import type { MeantMention } from "./requirements.ts";

const isSkill = ({ concept }: MeantMention) => concepts[concept]!.kind === "skill";

/**
 * Marks things that are asked for side by side although a purpose stands between: in "a film about our farm and photos" the photos are
 * asked for as the film is. In "a photographer for menus and posters" both are the purpose.
 */
export function withParallels(mentions: readonly MeantMention[], words: Words): MeantMention[] {
  const skills = mentions.filter(isSkill);
  return mentions.map((mention) =>
    isSkill(mention) && mention.isAsked && !mention.isObject && isParallel(mention, skills, words)
      ? { ...mention, isObject: true, weight: Math.max(mention.weight, requestWeights.named) }
      : mention,
  );
}

function isParallel(mention: MeantMention, skills: readonly MeantMention[], words: Words): boolean {
  const { norms, breaks } = words;
  const joint = firstOfPhrase(mention.from, words) - 1;
  if (mention.isThing !== true || joint < 1 || norms[joint] !== "and" || breaks[joint + 1] !== separators.none)
    return false;
  const before = skills.findLast((other) => other.to <= joint);
  if (before === undefined || before.isThing !== true || !before.isObject) return false;
  return !words.breaks.slice(before.to, mention.from).includes(separators.sentence);
}
