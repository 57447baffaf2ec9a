import { concepts, conceptsOfTick, factsOf } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { findDenied } from "../reading/denials.ts";
import { suggestJobs } from "../reading/suggest-jobs.ts";
import { wideHints } from "../reading/word-hints.ts";
import { sources, textsOf, ticksOf } from "../searchable-profile.ts";
import type { ProfileText, SearchableProfile, Ticks } from "../searchable-profile.ts";
import { splitWords } from "../text/words.ts";
import type { Words } from "../text/words.ts";
import { findOrders } from "./orders.ts";
import { packEvidence } from "./evidence.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { stuffingOf } from "./stuffing.ts";
import type { ReadProse } from "./stuffing.ts";

/** What the index keeps of a profile: weighted word counts, packed evidence, length, and how stuffed it is. */
export type ProfileReading = { counts: Map<string, number>; length: number; evidence: Uint32Array; stuffing: number };

/** Weights of one word by where it stands. */
const wordWeights = {
  [sources.tick]: 0,
  [sources.skill]: 2,
  [sources.title]: 3,
  [sources.prose]: 1,
  [sources.name]: 0.4,
} as const;
const tickWordWeight = 1.5;

/** Reads a profile once, when it is saved, so that a search only compares numbers. */
export function readProfile(profile: SearchableProfile): ProfileReading {
  const counts = new Map<string, number>();
  const packed: number[] = [];
  const texts = textsOf(profile);
  const ticks = ticksOf(profile);
  let length = 0;
  let prose: ReadProse | undefined;
  let title: readonly WordFacts[] = [];
  for (const [number, text] of texts.entries()) {
    const words = splitWords(text.text);
    const facts = words.norms.map(factsOf);
    const mentions = text.source === sources.name ? [] : findMentions(words, facts);
    length += readText(text, number, words, facts, mentions, title, counts, packed);
    if (text.source === sources.title) title = facts;
    if (text.source === sources.prose)
      prose = { words, facts, covered: coveredBy(mentions), trades: tradesIn(mentions) };
  }
  for (const [number, list] of ticks.entries()) length += readTicks(list, number, counts, packed);
  const stuffing = stuffingOf(prose, ticks);
  return { counts, length, evidence: new Uint32Array(packed), stuffing };
}

function readText(
  text: ProfileText,
  number: number,
  words: Words,
  facts: readonly WordFacts[],
  mentions: readonly Mention[],
  title: readonly WordFacts[],
  counts: Map<string, number>,
  packed: number[],
): number {
  const denied = findDenied(words);
  const ordered = findOrders(words);
  const weight = wordWeights[text.source];
  let length = 0;
  for (let at = 0; at < facts.length; at += 1) {
    const word = facts[at]!;
    if (word.isFunction || denied[at] === 1 || ordered[at] === 1) continue;
    counts.set(word.root, (counts.get(word.root) ?? 0) + weight);
    length += weight;
  }
  for (const mention of mentions) {
    if (ordered[mention.from] === 1) continue;
    const start = words.starts[mention.from]!;
    const end = words.ends[mention.to - 1]!;
    packEvidence(
      {
        concept: mention.concept,
        source: text.source,
        isDenied: denied[mention.from] === 1,
        weight: mention.weight * (isAboutOthers(mention, text, words) ? aboutOthers : 1),
        ticked: 0,
        field: number,
        start,
        length: end - start,
      },
      packed,
    );
  }
  if (text.source === sources.prose && namedTrades(mentions) < enoughNamed)
    addSuggested(number, words, facts, title, (at) => Number(denied[at] === 0 && ordered[at] === 0), packed);
  return length;
}

function coveredBy(mentions: readonly Mention[]): number {
  let covered = 0;
  let from = -1;
  for (const mention of mentions) {
    const { kind } = concepts[mention.concept]!;
    if (mention.from === from || (kind !== "trade" && kind !== "sector")) continue;
    covered += mention.to - mention.from;
    from = mention.from;
  }
  return covered;
}

/** How many different trades a text names clearly; those with one parent count once. */
function tradesIn(mentions: readonly Mention[]): number {
  const named = new Set<number>();
  for (const { concept, weight } of mentions) {
    const { kind, up } = concepts[concept]!;
    if (kind === "trade" && weight >= 0.6) named.add(up[0]?.id ?? concept);
  }
  return named.size;
}

const enoughNamed = 3;

function namedTrades(mentions: readonly Mention[]): number {
  return mentions.filter(({ concept, weight }) => weight >= 0.6 && concepts[concept]!.kind === "trade").length;
}

/** People begin with what they do; what comes later may be anything. */
const openingWords = 60;
const suggestedAtMost = 1;
const suggestedFloor = 0.7;
const suggestedWorth = 0.85;
/** From here on what the words gain together is as good as certain, whatever else they hint at. */
const certainAt = 14;

/** A profile that describes its craft without naming it shows it too, a little less surely. */
function addSuggested(
  field: number,
  words: Words,
  facts: readonly WordFacts[],
  title: readonly WordFacts[],
  shareOf: (at: number) => number,
  packed: number[],
): void {
  for (const { concept, total, at } of suggestJobs(facts.slice(0, openingWords), {
    hints: wideHints,
    shareOf,
    most: suggestedAtMost,
    floor: suggestedFloor,
    aside: title,
  })) {
    const start = words.starts[at]!;
    packEvidence(
      {
        concept,
        source: sources.prose,
        isDenied: false,
        weight: Math.min(1, total / certainAt) * suggestedWorth,
        ticked: 0,
        field,
        start,
        length: words.ends[at]! - start,
      },
      packed,
    );
  }
}

const aboutOthers = 0.4;

/** "Photographers bring me in early" is about other people: several of a trade are rarely the one who writes. */
function isAboutOthers({ concept, to }: Mention, { source }: ProfileText, words: Words): boolean {
  return (
    source === sources.prose && concepts[concept]!.kind === "trade" && /(ers|ors|ists|men)$/.test(words.norms[to - 1]!)
  );
}

function readTicks(list: Ticks, number: number, counts: Map<string, number>, packed: number[]): number {
  let length = 0;
  const share = tickWordWeight / (1 + 0.25 * (list.values.length - 1));
  for (const [position, value] of list.values.entries()) {
    const ticked = conceptsOfTick(list.group, value);
    for (const concept of ticked)
      packEvidence(
        {
          concept,
          source: sources.tick,
          isDenied: false,
          weight: 1,
          ticked: list.values.length,
          field: number,
          start: position,
          length: 0,
        },
        packed,
      );
    if (list.group === "place" || list.group === "trait") continue;
    const isOwnSkill = ticked.length === 0 && list.group === "trade";
    length += readValue(
      value,
      number,
      position,
      isOwnSkill,
      list.values.length,
      isOwnSkill ? Math.max(share, 2 / (1 + 0.1 * list.values.length)) : share,
      counts,
      packed,
    );
  }
  return length;
}

function readValue(
  value: string,
  number: number,
  position: number,
  isOwnSkill: boolean,
  ticked: number,
  weight: number,
  counts: Map<string, number>,
  packed: number[],
): number {
  const { roots, mentions } = valueReading(value);
  for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + weight);
  if (isOwnSkill) {
    for (const mention of mentions)
      packEvidence(
        {
          concept: mention.concept,
          source: sources.skill,
          isDenied: false,
          weight: mention.weight,
          ticked,
          field: number,
          start: position,
          length: 0,
        },
        packed,
      );
  }
  return roots.length * weight;
}

type ValueReading = { roots: string[]; mentions: Mention[] };

const rememberedValues = new Map<string, ValueReading>();
const rememberedLimit = 20_000;

/** Values of lists come again and again, so each is read once. */
function valueReading(value: string): ValueReading {
  const known = rememberedValues.get(value);
  if (known !== undefined) return known;
  const words = splitWords(value);
  const facts = words.norms.map(factsOf);
  const reading = {
    roots: facts.filter((word) => !word.isFunction).map((word) => word.root),
    mentions: findMentions(words, facts).filter((mention) => concepts[mention.concept]!.kind !== "place"),
  };
  if (rememberedValues.size >= rememberedLimit) rememberedValues.clear();
  rememberedValues.set(value, reading);
  return reading;
}
