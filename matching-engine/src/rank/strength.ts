import { concepts } from "../read/lexicon/taxonomy.ts";
import type { ConceptKind } from "../read/lexicon/taxonomy.ts";
import {
  conceptOf,
  isNameIn,
  isNegatedIn,
  sourceOf,
  startOf,
  tickedOf,
  toldOf,
  weightOf,
} from "../read/profile/evidence.ts";
import { toldWork } from "../read/profile/told-work-levels.ts";
import { tickWorth } from "../read/profile/tick-worth.ts";
import { isSentences, sources } from "../searchable-profile.ts";
import { evidenceWeights, relationWeights } from "../weights.ts";

/**
 * Holds what a profile shows of one requirement: how far each source alone proves it, and all together. Sources that agree join as
 * independent witnesses, so that a title and prose that agree with a tick come close to 1, and a ticked box among thirty is worth little.
 */
export interface Finding {
  strength: number;
  title: number;
  /** Holds the most that sentences prove, those of case studies too, and `work` what case studies alone do. */
  prose: number;
  work: number;
  tick: number;
  negated: boolean;
  mentions: number;
  /** Is the index of the evidence that is worth quoting, or -1. */
  best: number;
  /** Says that even this only tells of others, as in "pensions are dull". */
  isAside: boolean;
  /** Says how surely sentences or the title name the thing; what they only hint at counts nothing here. */
  proof: Proof;
}

/** Says how surely each kind of words names the very thing, and none of its neighbours. */
export interface Proof {
  /** Weighs people, disciplines and verbs ("photographer", "I photograph") in the title, and in sentences. */
  title: number;
  named: number;
  timesNamed: number;
  /** Says that case studies name it too, which count once together. */
  isNamedByWork: boolean;
  /** Weighs things that the work makes or uses ("label"), which prove it only where something else confirms it. */
  things: number;
  /** Weighs a tick or an own skill. */
  ticked: number;
  /** Weighs a tick of wider or neighbouring work. */
  nearlyTicked: number;
}

interface Weighed {
  first: number;
  source: number;
  kind: ConceptKind;
  /** Says how near the evidence is to what the label names. */
  named: number;
  /** Says what this evidence is worth alone. */
  worth: number;
}

/**
 * Weighs all evidence of a profile for one requirement. `named` holds the relations to what its label names, where the requirement takes
 * wider evidence too: only what is named can be proved.
 */
export function findStrength(evidence: Uint32Array, relations: Float32Array, named = relations): Finding {
  const finding: Finding = {
    strength: 0,
    title: 0,
    prose: 0,
    work: 0,
    tick: 0,
    negated: false,
    mentions: 0,
    best: -1,
    isAside: false,
    proof: { title: 0, named: 0, timesNamed: 0, isNamedByWork: false, things: 0, ticked: 0, nearlyTicked: 0 },
  };
  let skill = 0;
  let bestValue = 0;
  let closest = 0;
  for (let at = 0; at < evidence.length; at += 2) {
    const first = evidence[at]!;
    const relation = relations[conceptOf(first)]!;
    if (relation === 0) continue;
    if (isNegatedIn(first)) {
      // NOTE: who refuses a part or a neighbour does not refuse the thing: no betting is not no board games.
      if (named[conceptOf(first)] !== 1) continue;
      finding.negated = true;
      if (bestValue === 0) finding.best = at;
      continue;
    }
    closest = Math.max(closest, relation);
    const weighed = { ...weigh(evidence, at, relation), named: named[conceptOf(first)]! };
    if (weighed.source === sources.skill) skill = Math.max(skill, weighed.worth);
    else addSource(finding, weighed);
    if (isTheThingItself(weighed)) addProof(finding.proof, weighed);
    else if (weighed.source === sources.tick)
      finding.proof.nearlyTicked = Math.max(finding.proof.nearlyTicked, weighed.worth);
    const value = quoteValueOf(weighed);
    if (value > bestValue) {
      bestValue = value;
      finding.best = at;
      finding.isAside = isText(weighed.source) && toldOf(first) === toldWork.aside;
    }
  }
  finding.tick = Math.max(finding.tick, skill * evidenceWeights.skillAlone);
  const joined = joinedStrength(finding);
  // NOTE: any number of neighbours never becomes the thing itself.
  finding.strength = closest < relationWeights.sameThing ? Math.min(joined, closest) : joined;
  return finding;
}

function weigh(evidence: Uint32Array, at: number, relation: number): Omit<Weighed, "named"> {
  const first = evidence[at]!;
  const source = sourceOf(first);
  const { kind } = concepts[conceptOf(first)]!;
  const own = source === sources.tick ? tickWorth(kind, tickedOf(first), startOf(evidence[at + 1]!)) : weightOf(first);
  const told = kind === "place" && isText(source) ? evidenceWeights.placeTold[toldOf(first)]! : 1;
  return { first, source, kind, worth: relation * own * told };
}

function addSource(finding: Finding, { source, worth }: Weighed): void {
  if (source === sources.tick) finding.tick = Math.max(finding.tick, worth);
  else if (source === sources.title) finding.title = Math.max(finding.title, worth);
  else {
    // NOTE: case studies count as one mention together, so that nobody gains by their number.
    const isFirst = source !== sources.work || finding.work < evidenceWeights.mentionFrom;
    if (worth >= evidenceWeights.mentionFrom && isFirst) finding.mentions += 1;
    finding.prose = Math.max(finding.prose, worth);
    if (source === sources.work) finding.work = Math.max(finding.work, worth);
  }
}

function joinedStrength({ title, prose, work, tick, mentions }: Finding): number {
  const { titleAlone, proseAlone, proseRepeated, workAlone } = evidenceWeights;
  const said = Math.max(prose * (mentions > 1 ? proseRepeated : proseAlone), work * workAlone);
  return 1 - (1 - title * titleAlone) * (1 - said) * (1 - tick);
}

/** Returns whether evidence is of the wanted thing: a kind of it that people tick by itself ("Director") is a neighbour. */
function isTheThingItself({ first, named }: Weighed): boolean {
  return named === 1 || (named >= relationWeights.sameThing && concepts[conceptOf(first)]!.ticks.length === 0);
}

const isText = (source: number) => source === sources.title || isSentences(source);

function addProof(proof: Proof, { first, source, worth }: Weighed): void {
  if (source === sources.tick || source === sources.skill) proof.ticked = Math.max(proof.ticked, worth);
  if (!isText(source) || toldOf(first) < toldWork.offered) return;
  const weight = weightOf(first);
  if (!isNameIn(first)) proof.things = Math.max(proof.things, weight);
  else if (source === sources.title) proof.title = Math.max(proof.title, weight);
  else {
    proof.named = Math.max(proof.named, weight);
    if (weight >= evidenceWeights.namedFrom && !(source === sources.work && proof.isNamedByWork)) proof.timesNamed += 1;
    if (source === sources.work) proof.isNamedByWork ||= weight >= evidenceWeights.namedFrom;
  }
}

const quoteWorth: Record<number, number> = {
  [sources.tick]: evidenceWeights.quoteTick,
  [sources.skill]: evidenceWeights.quoteSkill,
  [sources.title]: evidenceWeights.quoteTitle,
  [sources.prose]: evidenceWeights.quoteProse,
  [sources.work]: evidenceWeights.quoteWork,
};

/** Returns how well evidence is worth quoting: hints, and words that often mean something else, are never quoted. */
function quoteValueOf(weighed: Weighed): number {
  const { first, source, kind, worth } = weighed;
  const isWider = kind === "place" && !isTheThingItself(weighed);
  if (source === sources.tick)
    return worth * evidenceWeights.quoteTick * (isWider ? evidenceWeights.quoteWiderPlace : 1);
  if (source === sources.suggested || weightOf(first) < evidenceWeights.namedFrom) return 0;
  const told = source === sources.skill || kind === "place" ? 1 : evidenceWeights.quoteTold[toldOf(first)]!;
  return worth * (quoteWorth[source] ?? 0) * shareOfQuote(weighed) * told;
}

/** Returns what is left of a quote where its words are of a thing or of a neighbour: own skills and things of a neighbour are never said to be the wanted work. */
function shareOfQuote(weighed: Weighed): number {
  const { first, source, kind, named } = weighed;
  const isOfThing = source !== sources.skill && !isNameIn(first);
  const isNeighbour = kind === "skill" && named < relationWeights.sameThing;
  if (isNeighbour && (source === sources.skill || isOfThing)) return 0;
  return (isOfThing ? evidenceWeights.quoteThing : 1) * (isTheThingItself(weighed) ? 1 : evidenceWeights.quoteNear);
}
