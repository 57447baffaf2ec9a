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
  /** Lists the clauses whose meaning is known. */
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
  const gains = createGains(knowledge, read)(clause);
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
    if (total > most && isSameWork(skill, concept)) most = total;
    if (total > others && !areRelated(skill, concept)) others = total;
  }
  return others === 0 ? 1 : most / others;
}

/** Returns what finds out how much the words of a clause, and with a share those of the others, gain for each skill. */
export function createGains({ hints }: Knowledge, read: ReadWords): (clause: Clause) => Map<number, Gain> {
  const { facts, mentions } = read;
  const shares = facts.map(({ isFunction }, at) => (isFunction ? 0 : shareOf(at, read)));
  const heads = mentions.filter((one) => isHeadOfPhrase(one, read));
  return (clause) => {
    const gains = new Map<number, Gain>();
    const seen = new Set<string>();
    for (const at of clauseFirst(clause, facts.length)) {
      const { term } = facts[at]!;
      const share = shares[at]!;
      if (share === 0 || seen.has(term)) continue;
      seen.add(term);
      const isOwn = isIn(clause, at);
      const hint = hints.wide.get(term);
      if (hint === undefined) continue;
      for (let owner = 0; owner < hint.concepts.length; owner += 1)
        add(gains, hint.concepts[owner]!, { gain: hint.gains[owner]! * share, at, isOwn });
    }
    for (const { concept, from, weight } of heads)
      if (isIn(clause, from)) add(gains, concept, { gain: clauseWeights.thingGain * weight, at: from, isOwn: true });
    return gains;
  };
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

function add(gains: Map<number, Gain>, concept: number, { gain, at, isOwn }: Said): void {
  let known = gains.get(concept);
  if (known === undefined) gains.set(concept, (known = { own: 0, total: 0, most: 0, at: 0 }));
  known.total += isOwn ? gain : gain * clauseWeights.others;
  if (!isOwn) return;
  known.own += gain;
  if (gain <= known.most) return;
  known.most = gain;
  known.at = at;
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
