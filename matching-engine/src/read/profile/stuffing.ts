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
  const { manyTicks, spans, suspicion: least, heapFrom, ticksBesideHonestProse } = stuffingWeights;
  const tickedShare = shareTicked(ticks);
  if (prose === undefined || prose.facts.length < stuffingWeights.shortProse)
    return tickedShare > manyTicks.from ? manyTicks.worth : 0;
  const greedy = Math.max(0, (tickedShare - stuffingWeights.honestTicks) / spans.ticks);
  const named = Math.max(0, prose.covered / prose.facts.length - stuffingWeights.usualShare) / spans.named;
  const many = Math.max(0, (prose.skills - stuffingWeights.honestSkills) / spans.skills);
  const { terse, repeated } = heapOf(prose);
  // NOTE: short notes are no heap; few function words only tell against a profile that also names, repeats or ticks too much.
  const suspicion = Math.min(1, least + greedy + named + many + repeated);
  const heap = Math.min(1, terse * suspicion + repeated * stuffingWeights.repeatedShare + named + crowdedness(prose));
  return Math.min(1, heap + greedy * (heap > heapFrom ? 1 : ticksBesideHonestProse));
}

/** Returns how far the words of a text are too many names of skills. */
function crowdedness({ skills: named, facts }: ReadProse): number {
  const { from, span } = stuffingWeights.crowded;
  return named < stuffingWeights.crowdedFrom ? 0 : Math.max(0, (named / facts.length - from) / span);
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
  const { functionWords, separators: ofLists, repeats: again, mostRepeated } = stuffingWeights;
  const fewSmall = Math.max(0, (functionWords.usual - small / facts.length) / functionWords.span);
  const listLike = Math.max(0, (separated / facts.length - ofLists.usual) / ofLists.span);
  const mostShare = most / Math.max(content, mostRepeated.ofAtLeast);
  const repeated =
    Math.max(0, (repeats - again.usual) / again.span) +
    Math.max(0, (mostShare - mostRepeated.usual) / mostRepeated.span);
  return { terse: fewSmall * functionWords.share + listLike * ofLists.share, repeated };
}
