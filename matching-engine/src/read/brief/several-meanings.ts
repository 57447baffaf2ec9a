import { briefWeights } from "../../weights.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { WordHints } from "../word-hints.ts";
import { areRelated } from "./requested-things.ts";

interface Read {
  facts: readonly WordFacts[];
  /** Is 1 for the words of sentences that tell something of the work. */
  telling: Uint8Array;
}

/**
 * Keeps of a name with several meanings the one that the other words of the brief speak of: the editor of a memoir is no editor of films.
 * Where they speak of none, all meanings stay, so that the reading asks.
 */
export function withMeaning<M extends Mention>(mentions: readonly M[], { facts, telling }: Read, hints: WordHints) {
  const skills = mentions.filter(({ concept }) => concepts[concept]!.kind === "skill");
  const dropped = new Set<M>();
  for (const meanings of Map.groupBy(skills, ({ from, to }) => `${from}-${to}`).values()) {
    const first = meanings[0]!;
    if (meanings.every(({ concept }) => areRelated(concept, first.concept))) continue;
    const others = facts.filter(
      (word, at) => telling[at] === 1 && !word.isFunction && (at < first.from || at >= first.to),
    );
    const gains = meanings.map(({ concept }) => gainOf(concept, others, hints));
    const best = Math.max(...gains);
    for (const [at, meaning] of meanings.entries())
      if (gains[at]! < best * briefWeights.otherMeaning) dropped.add(meaning);
  }
  return mentions.filter((mention) => !dropped.has(mention));
}

/** Returns how much words hint at a skill or at what is close to it. */
function gainOf(concept: number, words: readonly WordFacts[], hints: WordHints): number {
  return words.reduce((sum, { term }) => {
    const hint = hints.get(term);
    if (hint === undefined) return sum;
    const near = hint.concepts.map((owner, at) => (areRelated(concept, owner) ? hint.gains[at]! : 0));
    return sum + Math.max(0, ...near);
  }, 0);
}
