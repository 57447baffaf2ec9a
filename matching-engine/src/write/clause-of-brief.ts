import { concepts } from "../read/lexicon/taxonomy.ts";
import type { MeantMention } from "../read/brief/requirements.ts";
import type { Understanding } from "../read/brief/understand.ts";

/** Holds a clause of a brief: its text, its words by their places, those that say something, and what they name. */
export interface Clause {
  text: string;
  inside: readonly number[];
  content: readonly number[];
  says: readonly MeantMention[];
  hasSkill: boolean;
  refused: readonly number[];
}

export function clauseAt({ words, facts, meaning, mentions }: Understanding, start: number, end: number): Clause {
  const inside = words.norms.map((_, at) => at).filter((at) => words.starts[at]! >= start && words.ends[at]! <= end);
  const says = mentions.filter(
    ({ from, to, isDescribed }) => !isDescribed && from >= inside[0]! && to <= inside.at(-1)! + 1,
  );
  return {
    text: words.text.slice(start, end),
    inside,
    content: inside.filter((at) => !facts[at]!.isFunction && !facts[at]!.isQuerySpeak),
    says,
    hasSkill: says.some(({ concept, isNegated }) => concepts[concept]!.kind === "skill" && !isNegated),
    refused: inside.filter((at) => meaning.negated[at] === 1),
  };
}
