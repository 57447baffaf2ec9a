import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { MeantMention } from "./requirements.ts";

/**
 * Raises a person who is asked for without a word that says which: in "we need a director who makes people laugh" the director is the job.
 */
export function withBarePersons(mentions: readonly MeantMention[], words: Words): MeantMention[] {
  return mentions.map((mention) =>
    isBarePerson(mention, words)
      ? { ...mention, weight: Math.max(mention.weight, requestWeights.barePerson) }
      : mention,
  );
}

function isBarePerson({ concept, from, to, isObject, isNegated, isOwnSide }: MeantMention, words: Words): boolean {
  if (!isObject || isNegated || isOwnSide || to !== from + 1 || concepts[concept]!.kind !== "skill") return false;
  const { norms, breaks } = words;
  if (!/(?:er|or|ist|ian)$/.test(norms[from]!) || breaks[from] !== separators.none) return false;
  return (
    /^(?:a|an|another|one)$/.test(norms[from - 1] ?? "") &&
    (to === norms.length || breaks[to] !== separators.none || afterPersons.test(norms[to]!))
  );
}

const afterPersons = /^(?:who|that|with|for|to|and|or|in|on|at|by|from|near|based|wanted|needed|please|next|this)$/;
