import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights, clauseWeights, taxonomyWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Clause } from "./clauses.ts";
import { areRelated } from "./requested-things.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import type { MeantMention } from "./requirements.ts";
import type { Meaning } from "./suggested-mentions.ts";

/** Holds a brief as far as it is read when its clauses are. */
export interface ReadWords {
  words: Words;
  facts: readonly WordFacts[];
  /** Lists what clauses mean whose vectors are known. */
  clauses: readonly ReadClause[];
  mentions: readonly MeantMention[];
  meaning: Meaning;
  verbosity: number;
  isFigure: (at: number) => boolean;
  /** Is 1 for the words of sentences that tell something of the work. */
  telling: Uint8Array;
}

/**
 * Returns the skill that the words of a clause speak of more than of any other. What other clauses ask for is left out, and the other words of
 * the brief help to decide. Little must speak of one skill far more than of the next.
 */
export function spokenSkill(
  knowledge: Knowledge,
  { clause, others }: { clause: Clause; others: readonly MeantMention[] },
  read: ReadWords,
): { concept: number; at: number } | undefined {
  const gains = gainsOf(knowledge, clause, read);
  const [first, ...rest] = [...gains]
    .filter(([concept]) => others.every((one) => !isSameWork(concept, one.concept)))
    .toSorted(([, a], [, b]) => b.total - a.total);
  if (first === undefined) return undefined;
  const [concept, { own, total, at }] = first;
  const second = rest.find(([other]) => !areRelated(other, concept))?.[1].total ?? 0;
  const isGuessed = read.mentions.some((one) => one.certainty !== undefined && one.concept === concept);
  const before = isGuessed ? 1 : own < clauseWeights.much ? clauseWeights.farBefore : clauseWeights.before;
  return own >= clauseWeights.enough && total >= second * before ? { concept, at } : undefined;
}

/** Returns how much the words of a clause hint at a skill, beside the other work that they hint at most: at 1 as much. */
export function hintedShare(gains: ReadonlyMap<number, Gain>, concept: number): number {
  let most = 0;
  let others = 0;
  for (const [skill, { total }] of gains) {
    if (isSameWork(skill, concept)) most = Math.max(most, total);
    if (!areRelated(skill, concept)) others = Math.max(others, total);
  }
  return others === 0 ? 1 : most / others;
}

/** Returns what the words of a clause, and with a share those of the others, gain for each skill. */
export function gainsOf({ hints }: Knowledge, clause: Clause, read: ReadWords): Map<number, Gain> {
  const gains = new Map<number, Gain>();
  const seen = new Set<string>();
  for (const at of clauseFirst(clause, read.facts.length)) {
    const { term, isFunction } = read.facts[at]!;
    const share = isFunction || seen.has(term) ? 0 : shareOf(at, read);
    if (share === 0) continue;
    seen.add(term);
    const hint = hints.wide.get(term);
    for (const [owner, concept] of hint?.concepts.entries() ?? [])
      gains.set(
        concept,
        gainWith(gains.get(concept), { gain: hint!.gains[owner]! * share, at, isOwn: isIn(clause, at) }),
      );
  }
  for (const { concept, from, weight } of read.mentions.filter((one) => isHeadOfPhrase(one, read))) {
    if (!isIn(clause, from)) continue;
    const gain = clauseWeights.thingGain * weight;
    gains.set(concept, gainWith(gains.get(concept), { gain, at: from, isOwn: true }));
  }
  return gains;
}

/** Returns whether a thing is named by itself: a "bottle", but no "bottle descriptions". */
function isHeadOfPhrase({ to, isThing, isNegated, isDescribed }: MeantMention, { words, facts }: ReadWords): boolean {
  if (isThing !== true || isNegated || isDescribed) return false;
  return to >= facts.length || words.breaks[to] !== separators.none || facts[to]!.isFunction;
}

/** Adds up what words say for a skill: those of the clause alone, and with a share of the others. `at` says the most. */
export interface Gain {
  own: number;
  total: number;
  most: number;
  at: number;
}

interface Said {
  gain: number;
  at: number;
  isOwn: boolean;
}

function gainWith({ own, total, most, at }: Gain = { own: 0, total: 0, most: 0, at: 0 }, said: Said): Gain {
  if (!said.isOwn) return { own, total: total + said.gain * clauseWeights.others, most, at };
  const isMost = said.gain > most;
  return {
    own: own + said.gain,
    total: total + said.gain,
    most: isMost ? said.gain : most,
    at: isMost ? said.at : at,
  };
}

const isIn = ({ from, to }: Clause, at: number) => at >= from && at < to;

/** Lists the places of all words, those of a clause first. */
function clauseFirst(clause: Clause, count: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  return [...places.filter((at) => isIn(clause, at)), ...places.filter((at) => !isIn(clause, at))];
}

/** Returns whether a skill is the other one or a kind of it. */
export function isSameWork(a: number, b: number): boolean {
  return a === b || isKindOf(a, b) || isKindOf(b, a);
}

const isKindOf = (a: number, b: number) =>
  concepts[a]!.up.some(({ id, factor }) => id === b && factor >= taxonomyWeights.kindOfSkill);

/** Returns how much a word counts: what the writer deals in says less, and places, sums and what is not wanted say nothing. */
function shareOf(at: number, { meaning, isFigure, mentions, telling }: ReadWords): number {
  if (telling[at] === 0 || meaning.negated[at] === 1 || meaning.tone.introduces[at] === 1 || isFigure(at)) return 0;
  const kinds = mentions.filter(({ from, to }) => from <= at && to > at).map(({ concept }) => concepts[concept]!.kind);
  if (kinds.some((kind) => kind !== "skill" && kind !== "sector")) return 0;
  return kinds.includes("sector") ? briefWeights.sectorShare : 1;
}
