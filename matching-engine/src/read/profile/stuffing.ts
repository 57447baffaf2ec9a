import type { WordFacts } from "../lexicon/lexicon.ts";
import { services, skills } from "@triptych/contract/profile-choices";
import type { Ticks } from "../../searchable-profile.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { profileWeights, stuffingWeights } from "../../weights.ts";

const enumerated = new Set<string>([...services, ...skills]);

/**
 * Holds the prose of a profile with what the lexicon knows of its words, how many of them name skills and sectors, and how many
 * different skills it names.
 */
export interface ReadProse {
  words: Words;
  facts: readonly WordFacts[];
  covered: number;
  skills: number;
}

/**
 * Returns how much a profile is a heap of search words instead of a description, 0 to 1: prose made of list items, words repeated,
 * hardly any small words, and most of a list ticked.
 */
export function stuffingOf(prose: ReadProse | undefined, ticks: readonly Ticks[]): number {
  const tickedShare = shareTicked(ticks);
  if (prose === undefined || prose.facts.length < stuffingWeights.shortProse) return tickedShare > 0.5 ? 0.5 : 0;
  const greedy = Math.max(0, (tickedShare - stuffingWeights.honestTicks) / 0.4);
  const named = Math.max(0, prose.covered / prose.facts.length - stuffingWeights.usualShare) / 0.25;
  const many = Math.max(0, (prose.skills - stuffingWeights.honestSkills) / 5);
  const { terse, repeated } = heapOf(prose);
  // NOTE: short notes are no heap; few function words only tell against a profile that also names, repeats or ticks too much.
  const suspicion = Math.min(1, 0.15 + greedy + named + many + repeated);
  const crowded =
    prose.skills < stuffingWeights.crowdedFrom ? 0 : Math.max(0, (prose.skills / prose.facts.length - 0.13) / 0.06);
  const heap = Math.min(1, terse * suspicion + repeated * 0.7 + named + crowded);
  return Math.min(1, heap + greedy * (heap > 0.15 ? 1 : 0.6));
}

/** Counts the words that name skills and sectors. */
export function countCoveredWords(mentions: readonly Mention[]): number {
  let covered = 0;
  let from = -1;
  for (const mention of mentions) {
    const { kind } = concepts[mention.concept]!;
    if (mention.from === from || (kind !== "skill" && kind !== "sector")) continue;
    covered += mention.to - mention.from;
    from = mention.from;
  }
  return covered;
}

/** Counts the different skills that a text names clearly; those with one parent count once. */
export function countNamedSkills(mentions: readonly Mention[]): number {
  const named = new Set<number>();
  for (const { concept, weight } of mentions) {
    const { kind, up } = concepts[concept]!;
    if (kind === "skill" && weight >= profileWeights.clearlyNamed) named.add(up[0]?.id ?? concept);
  }
  return named.size;
}

function shareTicked(ticks: readonly Ticks[]): number {
  const ticked = ticks.find((list) => list.group === "skill");
  if (ticked === undefined) return 0;
  const fromList = ticked.values.filter((value) => enumerated.has(value)).length;
  return fromList / (ticked.field === "services" ? services.length : skills.length);
}

/** Returns how far the prose is a list instead of sentences, and how much it says again. */
function heapOf({ words, facts }: ReadProse): { terse: number; repeated: number } {
  const counts = new Map<WordFacts, number>();
  let small = 0;
  let separated = 0;
  let most = 0;
  for (let at = 0; at < facts.length; at += 1) {
    const word = facts[at]!;
    if (words.breaks[at] !== separators.none) separated += 1;
    if (word.isFunction) {
      small += 1;
      continue;
    }
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    if (count > most) most = count;
  }
  const content = facts.length - small;
  const repeats = content === 0 ? 0 : 1 - counts.size / content;
  const fewSmall = Math.max(0, (0.26 - small / facts.length) / 0.2);
  const listLike = Math.max(0, (separated / facts.length - 0.2) / 0.25);
  const repeated = Math.max(0, (repeats - 0.38) / 0.3) + Math.max(0, (most / Math.max(content, 30) - 0.09) / 0.1);
  return { terse: fewSmall * 0.55 + listLike * 0.5, repeated };
}
