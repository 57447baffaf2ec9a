import { nameOf, sources, textsOf, ticksOf } from "../../searchable-profile.ts";
import type { SearchableProfile, Source, Ticks } from "../../searchable-profile.ts";
import { splitWords } from "../../text/words.ts";
import type { SkillDistribution, WeighedWords } from "../skill-distribution.ts";
import { distributionWeights, profileWeights, stuffingWeights, textLimits, wordWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts, conceptsOfTick } from "../lexicon/taxonomy.ts";
import { isNameOfWork, isWholeOfTitle } from "./names-of-work.ts";
import { weightOfMention } from "./mention-weight.ts";
import { toldOfMention } from "./told-of-mention.ts";
import type { WriterName } from "./writers-words.ts";
import { readText } from "./read-text.ts";
import type { ReadText } from "./read-text.ts";
import { sectorsIn, tickedSectorsOf } from "./sectors-shown.ts";
import type { ShownSectors } from "./sectors-shown.ts";
import { packEvidence } from "./evidence.ts";
import type { Evidence } from "./evidence.ts";
import { countCoveredWords, countNamedSkills, stuffingOf } from "./stuffing.ts";
import type { ReadProse } from "./stuffing.ts";

/** Holds what the index keeps of a profile: weighted counts of its terms, packed evidence, length, and how stuffed it is, 0 to 1. */
export interface ProfileReading {
  counts: Map<string, number>;
  length: number;
  evidence: Uint32Array;
  stuffing: number;
  /** Says which skills the title, the ticks and the beginning of the prose speak of. */
  skills: SkillDistribution;
}

/** Reads a profile once, when it is saved, so that a search only compares numbers. */
export type ReadProfile = (profile: SearchableProfile) => ProfileReading;

export function createProfileReader(knowledge: Knowledge): ReadProfile {
  const values = new Map<string, ReadValue>();
  const readValue = (value: string) => {
    let read = values.get(value);
    if (read !== undefined) return read;
    read = valueOf(knowledge, value);
    if (values.size >= textLimits.listValuesRemembered) values.clear();
    values.set(value, read);
    return read;
  };

  return (profile) => {
    const collected = new Collected();
    const parts: WeighedWords[] = [];
    const ticks = ticksOf(profile);
    const whole = tickedSectorsOf(ticks);
    const sectors = { whole, isOfBrand: profile.userType === "brand" };
    let prose: ReadProse | undefined;
    let title: readonly WordFacts[] = [];
    const name = nameWordsOf(knowledge, profile);
    for (const [field, text] of textsOf(profile).entries()) {
      const read = readText(knowledge, text, { field, name });
      if (text.source === sources.work) {
        collectWork({ read, sectors }, collected);
        continue;
      }
      collectText(knowledge, { read, title, sectors }, collected);
      if (text.source !== sources.name) parts.push(weighedWords(read));
      if (text.source === sources.title) {
        title = read.facts;
        for (const sector of sectorsIn(read.mentions)) whole.add(sector);
      }
      if (text.source === sources.prose)
        prose = { ...read, covered: countCoveredWords(read.mentions), skills: countNamedSkills(read.mentions) };
    }
    for (const [field, list] of ticks.entries()) {
      collectTicks({ list, field }, collected, readValue);
      if (list.group === "skill")
        for (const value of list.values)
          parts.push({ facts: readValue(value).facts, weight: distributionWeights.profile.ticks });
    }
    return {
      counts: collected.counts,
      length: collected.length,
      evidence: new Uint32Array(collected.packed),
      stuffing: stuffingOf(prose, ticks),
      skills: knowledge.distributeSkills(parts),
    };
  };
}

function nameWordsOf({ factsOf }: Knowledge, profile: SearchableProfile): WriterName {
  const { norms } = splitWords(nameOf(profile));
  return { norms, facts: norms.map(factsOf) };
}

/** Returns the words of a title, or of the beginning of the prose, with how much they say about the skills. */
function weighedWords({ source, words, facts }: ReadText): WeighedWords {
  const { title, prose, proseCharacters } = distributionWeights.profile;
  if (source === sources.title) return { facts, weight: title };
  const end = words.starts.findIndex((start) => start >= proseCharacters);
  return { facts: end < 0 ? facts : facts.slice(0, end), weight: prose };
}

/** Gathers terms and evidence of one profile. */
class Collected {
  readonly counts = new Map<string, number>();
  readonly packed: number[] = [];
  private readonly wordsOfWork = new Set<string>();
  length = 0;

  addTerm(term: string, weight: number): void {
    this.counts.set(term, (this.counts.get(term) ?? 0) + weight);
    this.length += weight;
  }

  /** Adds a word of a case study, which counts once however many of them have it, and makes no profile longer. */
  addWordOfWork(term: string): void {
    if (!this.wordsOfWork.has(term)) this.counts.set(term, (this.counts.get(term) ?? 0) + wordWeights.work);
    this.wordsOfWork.add(term);
  }

  addEvidence(evidence: Pick<Evidence, "concept" | "source" | "field" | "start"> & Partial<Evidence>): void {
    packEvidence(
      { isNegated: false, isName: false, weight: 1, ticked: 0, told: 0, length: 0, ...evidence },
      this.packed,
    );
  }
}

const weightOfSource: Record<Source, number> = {
  [sources.tick]: wordWeights.tick,
  [sources.skill]: wordWeights.skill,
  [sources.title]: wordWeights.title,
  [sources.prose]: wordWeights.prose,
  [sources.name]: wordWeights.name,
  [sources.suggested]: 0,
  [sources.work]: wordWeights.work,
};

/** Holds a text of a profile with the words of its title, and the whole sectors that the title names or somebody ticked. */
interface TitledText {
  read: ReadText;
  title: readonly WordFacts[];
  sectors: ShownSectors;
}

function collectText(knowledge: Knowledge, { read, title, sectors }: TitledText, collected: Collected): void {
  const { source, facts, mentions, negated, instructing } = read;
  for (const [at, word] of facts.entries())
    if (!word.isFunction && negated[at] === 0 && instructing[at] === 0)
      collected.addTerm(word.term, weightOfSource[source]);
  for (const mention of mentions)
    if (instructing[mention.from] === 0) collected.addEvidence(evidenceOf(mention, read, sectors));
  const isVague = countClearMentions(mentions) < profileWeights.enoughNamed;
  if (source === sources.prose && isVague && knowledge.switches.suggestedSkillsOfProfiles)
    collectSuggested(knowledge, { read, title, sectors }, collected);
}

/**
 * Adds what a case study shows: work and its field, as in prose. Where it was done says nothing of where its owner is, and what it was
 * not says nothing of what they do not do. One that is a heap of search words shows nothing.
 */
function collectWork({ read, sectors }: Omit<TitledText, "title">, collected: Collected): void {
  const { facts, mentions, negated, instructing } = read;
  const prose = { ...read, covered: countCoveredWords(mentions), skills: countNamedSkills(mentions) };
  if (stuffingOf(prose, []) > stuffingWeights.heapOfWork) return;
  const isSaid = (at: number) => negated[at] === 0 && instructing[at] === 0;
  for (const [at, word] of facts.entries()) if (!word.isFunction && isSaid(at)) collected.addWordOfWork(word.term);
  for (const mention of mentions) {
    const { kind } = concepts[mention.concept]!;
    if ((kind === "skill" || kind === "sector") && isSaid(mention.from))
      collected.addEvidence(evidenceOf(mention, read, sectors));
  }
}

function evidenceOf(mention: Mention, read: ReadText, sectors: ShownSectors) {
  const { source, field, words, negated, made } = read;
  const start = words.starts[mention.from]!;
  return {
    concept: mention.concept,
    source,
    field,
    isNegated: negated[mention.from] === 1,
    isName:
      made[mention.from] === 1 ||
      isNameOfWork(mention, words) ||
      (source === sources.title && isWholeOfTitle(mention, words)),
    weight: weightOfMention(mention, read, sectors),
    told: toldOfMention(mention, read),
    start,
    length: words.ends[mention.to - 1]! - start,
  };
}

function countClearMentions(mentions: readonly Mention[]): number {
  return mentions.filter(
    ({ concept, weight }) => weight >= profileWeights.clearlyNamed && concepts[concept]!.kind === "skill",
  ).length;
}

/** Adds the skill that a profile describes without naming it, a little less surely. */
function collectSuggested(
  { suggestSkills, hints }: Knowledge,
  { read: { field, words, facts, negated, instructing }, title }: TitledText,
  collected: Collected,
): void {
  const suggestions = suggestSkills(facts.slice(0, profileWeights.openingWords), {
    hints: hints.wide,
    shareOf: (at) => Number(negated[at] === 0 && instructing[at] === 0),
    most: profileWeights.suggestedAtMost,
    floor: profileWeights.suggestedFloor,
    aside: title,
  });
  for (const { concept, total, at } of suggestions) {
    const start = words.starts[at]!;
    const weight = Math.min(1, total / profileWeights.certainAt) * profileWeights.suggestedWorth;
    collected.addEvidence({
      concept,
      source: sources.suggested,
      field,
      weight,
      start,
      length: words.ends[at]! - start,
    });
  }
}

function collectTicks(
  { list: { group, values }, field }: { list: Ticks; field: number },
  collected: Collected,
  readValue: (value: string) => ReadValue,
): void {
  const { tickWord, tickWordDilution, ownSkillWord, ownSkillWordDilution } = profileWeights;
  const ticked = values.length;
  const tickWeight = tickWord / (1 + tickWordDilution * (ticked - 1));
  const ownWeight = Math.max(tickWeight, ownSkillWord / (1 + ownSkillWordDilution * ticked));
  for (const [start, value] of values.entries()) {
    const owners = conceptsOfTick(group, value);
    for (const concept of owners) collected.addEvidence({ concept, source: sources.tick, field, ticked, start });
    if (group === "place" || group === "trait") continue;
    const isOwnSkill = owners.length === 0 && group === "skill";
    const { terms, mentions } = readValue(value);
    for (const term of terms) collected.addTerm(term, isOwnSkill ? ownWeight : tickWeight);
    for (const { concept, weight } of isOwnSkill ? mentions : [])
      collected.addEvidence({ concept, source: sources.skill, field, weight, ticked, start });
  }
}

interface ReadValue {
  facts: readonly WordFacts[];
  terms: string[];
  mentions: Mention[];
}

function valueOf({ factsOf }: Knowledge, value: string): ReadValue {
  const words = splitWords(value);
  const facts = words.norms.map(factsOf);
  return {
    facts,
    terms: facts.filter((word) => !word.isFunction).map((word) => word.term),
    // NOTE: a skill is no sector and no place: "Health and safety films" are not for hospitals.
    mentions: findMentions(words, facts).filter(({ concept }) => !/^(?:place|sector)$/.test(concepts[concept]!.kind)),
  };
}
