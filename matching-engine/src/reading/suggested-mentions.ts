import { concepts, factsOf } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { splitWords } from "../text/words.ts";
import type { Tone } from "./clauses.ts";
import type { MeantMention } from "./requirements.ts";
import { suggestJobs } from "./suggest-jobs.ts";
import type { Suggestion } from "./suggest-jobs.ts";
import { shareOfCraft, sureHints, wideHints } from "./word-hints.ts";
import { pairBoosts } from "./telling-pairs.ts";

/** A mention with how its clause means it. */
export function meant(mention: Mention, denied: Uint8Array, tone: Tone, isSymptom: boolean): MeantMention {
  const at = mention.from;
  return {
    ...mention,
    isDenied: denied[at] === 1,
    isWished: tone.wished[at] === 1,
    isInsisted: tone.insisted[at] === 1,
    isOwnSide: tone.ownSide[at] === 1,
    salience: tone.salience[at]!,
    isSymptom,
  };
}

/** A described need, with how many of its words are telling. */
export type Need = MeantMention & { telling: number };

type Reading = {
  facts: readonly WordFacts[];
  mentions: readonly MeantMention[];
  needs: readonly Need[];
  denied: Uint8Array;
  tone: Tone;
  rambling: number;
  /** Whether a word is part of a sum of money. */
  isMoney: (at: number) => boolean;
};

/** What was named, joined with what the described needs and all words together suggest. */
export function withSuggestions(reading: Reading): MeantMention[] {
  const { mentions, needs, rambling } = reading;
  const suggested = suggestedMentions(reading);
  const named = suggested.length > 0 ? weighNamed(mentions, suggested, rambling) : mentions;
  return [...named, ...suggested, ...(suggested.length === 0 || rambling > needsBesideFrom ? needs : [])];
}

/** A brief that names no craft clearly is judged by what its words together suggest. */
function suggestedMentions({ facts, mentions, needs, denied, tone, rambling, isMoney }: Reading): MeantMention[] {
  const mayCount = (at: number) => denied[at] === 0 && tone.ownSide[at] === 0 && !isMoney(at);
  const isSector = new Uint8Array(facts.length);
  for (const { concept, weight, from, to } of mentions)
    if (weight >= clearFrom && concepts[concept]!.kind === "sector") isSector.fill(1, from, to);
  const shareOf = (at: number) => (mayCount(at) ? (isSector[at] === 1 ? sectorShare : 1) : 0);
  const isLong = rambling > longFrom;
  const suggestions = suggestJobs(facts, {
    shareOf,
    hints: isLong ? sureHints : wideHints,
    most: suggestedAtMost,
    boosts: [
      ...pairBoosts(facts, mayCount),
      ...needs
        .filter((need) => !need.isDenied && !need.isOwnSide)
        .map((need) => ({ concept: need.concept, gain: needGain * need.telling, at: need.from })),
      ...namedBoosts(mentions, facts),
    ],
  });
  if (isNamed(mentions, facts, suggestions)) return [];
  const start = suggestions[0]?.at ?? 0;
  return suggestions.map(({ concept, confidence, total }) => ({
    ...meant({ concept, weight: confidence, from: start, to: start + 1 }, denied, tone, true),
    certainty: Math.min(1, Math.max(0, (total - unsureAt) / (sureAt - unsureAt))),
  }));
}

/** What the writer deals in says less about what they need. */
const sectorShare = 0.5;
const suggestedAtMost = 3;
const longFrom = 0.3;
/** From here on the words of a brief are believed before a person or a discipline that it names ("our illustrator sends sketches and nobody …"). */
const overruleFrom = 16;

/** Whether a person or a discipline is named for certain, and the other words do not clearly speak of something else. */
function isNamed(
  mentions: readonly MeantMention[],
  facts: readonly WordFacts[],
  suggestions: readonly Suggestion[],
): boolean {
  const sure = mentions.filter(
    (mention) =>
      !mention.isDenied &&
      !mention.isOwnSide &&
      concepts[mention.concept]!.kind === "trade" &&
      mention.weight >= clearWeight(mention) &&
      (surelyNamed.test(facts[mention.to - 1]!.form) || isOwnName(mention, facts)),
  );
  if (sure.length === 0) return false;
  if ((suggestions[0]?.total ?? 0) < overruleFrom) return true;
  const named = new Set(sure.flatMap(({ concept }) => [concept, ...concepts[concept]!.up.map((up) => up.id)]));
  return suggestions.some((suggestion) => named.has(suggestion.concept));
}

/** People and disciplines name a craft; things ("stills", "a film", "letters") may only be what the work is about. */
const surelyNamed =
  /(er|or|ist|ian|man|ing|graphy|design|tion|gy|cs|art|ment|ship|code|ux|ui|seo|ppc|pr|dop|vfx|vr|ar|cgi|3d)$/;

/** "Visual effects" and "email marketing" are what the crafts call themselves. */
function isOwnName({ concept, from, to }: MeantMention, facts: readonly WordFacts[]): boolean {
  if (to === from + 1) return false;
  const said = facts.slice(from, to).map(({ form }) => form);
  const { name, ticks } = concepts[concept]!;
  return [name, ...ticks].some(
    (own) =>
      splitWords(own)
        .norms.map((norm) => factsOf(norm).form)
        .join(" ") === said.join(" "),
  );
}

/** What the words of a guess gain together when it is as often wrong as right, and when it is nearly always right. */
const unsureAt = 8;
const sureAt = 18;

/** What a name gains whose words are hardly used but for its craft. */
const namedGain = 4;

/**
 * A named craft is one sign among many: it may be what the writer already has, or what the work is about. A name counts by how
 * far its most telling word belongs to the craft ("rebrand" does, "film" is used about a dozen others).
 */
function namedBoosts(mentions: readonly MeantMention[], facts: readonly WordFacts[]) {
  const best = new Map<number, { gain: number; at: number }>();
  for (const { concept, from, to, weight, salience, isDenied, isOwnSide } of mentions) {
    if (isDenied || isOwnSide || concepts[concept]!.kind !== "trade") continue;
    const shares = facts.slice(from, to).map(({ root }) => shareOfCraft(root, concept));
    const gain = namedGain * weight * salience * Math.max(...shares);
    if (gain > (best.get(concept)?.gain ?? 0)) best.set(concept, { gain, at: from });
  }
  return [...best].map(([concept, { gain, at }]) => ({ concept, gain, at }));
}

const othersShare = 0.2;
const othersShareInLong = 0.6;

/** What is named only in passing steps back behind what all the words speak of, and what is both counts as the words have it. */
function weighNamed(
  mentions: readonly MeantMention[],
  suggested: readonly MeantMention[],
  rambling: number,
): MeantMention[] {
  const others = rambling > longFrom ? othersShareInLong : othersShare;
  const spoken = new Map(suggested.map((mention) => [mention.concept, mention.weight]));
  const top = Math.max(...spoken.values());
  return mentions.map((mention) =>
    concepts[mention.concept]!.kind === "trade" && !mention.isDenied
      ? { ...mention, weight: mention.weight * ((spoken.get(mention.concept) ?? top * others) / top) }
      : mention,
  );
}

/** In a long post one described need may be another than what all its words suggest. */
const needsBesideFrom = 0.3;
const needGain = 2;
const clearFrom = 0.65;

/** A trade outside the crafts is only clear when it stands there word for word. */
function clearWeight({ concept }: MeantMention): number {
  return concepts[concept]!.up.length > 0 || concepts[concept]!.ticks.length > 0 ? clearFrom : 0.9;
}
