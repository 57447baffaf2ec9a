import { concepts, factsOf } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { separators, splitWords } from "../text/words.ts";
import type { Words } from "../text/words.ts";
import { readTone } from "./clauses.ts";
import type { Tone } from "./clauses.ts";
import { findDenied } from "./denials.ts";
import { groupRequirements } from "./group-requirements.ts";
import { expandTerms, synonymShare, synonymShareBesideACraft } from "./expand.ts";
import { readMoney } from "./money.ts";
import type { Brief, MeantMention, SearchTerm } from "./requirements.ts";
import { isKnownWord, repairName, repairWord } from "./repair.ts";
import { suggestJobs } from "./suggest-jobs.ts";
import { findSymptoms } from "./symptoms.ts";
import type { UserType } from "@triptych/contract/basics";

export const briefLimit = 10_000;

export type BriefOptions = { searcherType: UserType | null; isInUse?: (root: string) => boolean };

/** Reads a brief into requirements and search words. Never throws, whatever the text. */
export function readBrief(given: string, { searcherType, isInUse }: BriefOptions): Brief {
  const text = given.slice(0, briefLimit);
  const words = splitWords(text);
  const mistyped = repairWords(words, isInUse ?? (() => false));
  const facts = words.norms.map(factsOf);
  const denied = findDenied(words);
  const tone = readTone(words);
  const named = findMentions(words, facts, "brief");
  const described = findSymptoms(words, facts).filter(
    (symptom) => !named.some((mention) => concepts[mention.concept]!.kind === "trade" && overlaps(mention, symptom)),
  );
  const rambling = ramblingOf(facts);
  const mentions = named.map((mention) =>
    meant(asOwned(asPurpose(asSubject(mention, named, words), named, words), words), denied, tone, false),
  );
  const needs = described.map((mention) => ({ ...meant(mention, denied, tone, true), telling: mention.telling }));
  const suggested = suggestedMentions(facts, mentions, needs, denied, tone, rambling);
  if (rambling > longFrom && suggested.length > 0) lowerOthers(mentions, suggested);
  mentions.push(...suggested, ...(suggested.length === 0 || rambling > needsBesideFrom ? needs : []));
  const money = readMoney(text);
  const requirements = groupRequirements({ words, mentions, money, searcherType, rambling });
  const hasCraft = requirements.some(
    (one) => one.kind === "job" && one.concepts.some((id) => concepts[id]!.ticks.length > 0),
  );
  const terms = [...readTerms(words, facts, denied, tone, named, rambling), ...mistyped];
  return {
    text,
    requirements,
    terms: expandTerms(terms, facts, hasCraft ? synonymShareBesideACraft : synonymShare),
    deniedRoots: facts.filter((_, at) => denied[at] === 1).map((word) => word.root),
    rambling,
  };
}

const repairsAtMost = 12;
const asWrittenWeight = 0.5;

/** Puts the word that was probably meant in the place of an unknown one; what was written is still looked for, at half weight. */
function repairWords(words: Words, isInUse: (root: string) => boolean): SearchTerm[] {
  const asWritten: SearchTerm[] = [];
  for (let at = 0; at < words.norms.length && asWritten.length < repairsAtMost; at += 1) {
    const norm = words.norms[at]!;
    if (isKnownWord(norm)) continue;
    const repaired = isName(words, at) ? repairName(norm) : repairWord(norm);
    const { root } = factsOf(norm);
    if (repaired === undefined || (isInUse(root) && factsOf(repaired).kin !== factsOf(norm).kin)) continue;
    asWritten.push({ root, kin: factsOf(norm).kin, weight: asWrittenWeight });
    words.norms[at] = repaired;
  }
  return asWritten;
}

/** Written with a capital where no sentence begins. */
function isName({ text, starts, breaks }: Words, at: number): boolean {
  const first = text.charCodeAt(starts[at]!);
  return first >= 65 && first <= 90 && at > 0 && breaks[at] !== separators.sentence;
}

const subjectShare = 0.55;

/** "Interviews with nurses" is about nurses: a trade outside the crafts that is also a sector, or stands in the plural, is rarely the job. */
function asSubject(mention: Mention, all: readonly Mention[], words: Words): Mention {
  const concept = concepts[mention.concept]!;
  if (concept.kind !== "trade" || concept.ticks.length > 0 || concept.up.length > 0) return mention;
  const isSector = all.some((other) => other.from === mention.from && concepts[other.concept]!.kind === "sector");
  const isPlural = /(ers|ors|ists|ants|ses|ians)$/.test(words.norms[mention.to - 1]!);
  return isSector || isPlural ? { ...mention, weight: mention.weight * subjectShare } : mention;
}

const havingShare = 0.4;
const having = new Set("have has got".split(" "));
const ownersBefore = new Set("we i already client team who've we've i've".split(" "));
const beforeOwn = new Set("a an the our my some already written finished got had existing".split(" "));
const stillToDo = new Set("to that which needs need who".split(" "));

/** "We have a script" asks for no script, "we have a logo to design" does. */
function asOwned(mention: Mention, words: Words): Mention {
  if (concepts[mention.concept]!.kind !== "trade" || stillToDo.has(words.norms[mention.to] ?? "")) return mention;
  for (let at = mention.from - 1; at >= 0 && at >= mention.from - 3; at -= 1) {
    if (words.breaks[at + 1] === separators.sentence) break;
    const word = words.norms[at]!;
    const isOurs = having.has(word) && ownersBefore.has(words.norms[at - 1] ?? "");
    if (isOurs || word === "we've" || word === "i've") return { ...mention, weight: mention.weight * havingShare };
    if (!beforeOwn.has(word) && at < mention.from - 2) break;
  }
  return mention;
}

const purposeShare = 0.35;
const purposeWords = new Set("for about".split(" "));
const clearJob = 0.6;

/** "A casting director for an advert" needs casting; the advert is what it is for, not a second job. */
function asPurpose(mention: Mention, all: readonly Mention[], words: Words): Mention {
  if (concepts[mention.concept]!.kind !== "trade") return mention;
  for (let at = mention.from - 1; at > 0 && words.breaks[at + 1] !== separators.sentence; at -= 1) {
    if (!purposeWords.has(words.norms[at]!)) continue;
    const isAfterAJob = all.some(
      (other) =>
        other.to <= at &&
        other.weight >= clearJob &&
        concepts[other.concept]!.kind === "trade" &&
        !words.breaks.slice(other.to, at + 1).includes(separators.sentence),
    );
    if (isAfterAJob) return { ...mention, weight: mention.weight * purposeShare };
  }
  return mention;
}

function meant(mention: Mention, denied: Uint8Array, tone: Tone, isSymptom: boolean): MeantMention {
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

/** A brief that names no craft clearly is judged by what its words together suggest. */
function suggestedMentions(
  facts: readonly WordFacts[],
  mentions: readonly MeantMention[],
  needs: readonly (MeantMention & { telling: number })[],
  denied: Uint8Array,
  tone: Tone,
  rambling: number,
): MeantMention[] {
  const isLong = rambling > longFrom;
  const isNamed =
    !isLong &&
    mentions.some(
      (mention) =>
        !mention.isDenied &&
        !mention.isOwnSide &&
        concepts[mention.concept]!.kind === "trade" &&
        mention.weight >= clearWeight(mention),
    );
  if (isNamed) return [];
  const isRead = (at: number) =>
    mentions.some(
      (mention) =>
        mention.from <= at &&
        at < mention.to &&
        mention.weight >= clearFrom &&
        concepts[mention.concept]!.kind !== "trade",
    );
  const suggestions = suggestJobs(facts, (at) => denied[at] === 0 && tone.ownSide[at] === 0 && !isRead(at), [
    ...needs
      .filter((need) => !need.isDenied && !need.isOwnSide)
      .map((need) => ({ concept: need.concept, gain: needGain * need.telling, at: need.from })),
    ...(isLong ? namedBoosts(mentions) : []),
  ]);
  const start = suggestions[0]?.at ?? 0;
  return suggestions.map(({ concept, confidence }) =>
    meant({ concept, weight: confidence, from: start, to: start + 1 }, denied, tone, true),
  );
}

const longFrom = 0.1;
const namedGain = 4;

/** In a long post a named craft is one sign among many: it may be what the writer already has. */
function namedBoosts(mentions: readonly MeantMention[]) {
  const best = new Map<number, MeantMention>();
  for (const mention of mentions) {
    if (mention.isDenied || mention.isOwnSide || concepts[mention.concept]!.kind !== "trade") continue;
    const known = best.get(mention.concept);
    if (known === undefined || known.weight * known.salience < mention.weight * mention.salience)
      best.set(mention.concept, mention);
  }
  return [...best.values()].map((mention) => ({
    concept: mention.concept,
    gain: namedGain * mention.weight * mention.salience,
    at: mention.from,
  }));
}

const othersShare = 0.5;

/** What a long post names only in passing steps back behind what all its words speak of. */
function lowerOthers(mentions: MeantMention[], suggested: readonly MeantMention[]): void {
  const spoken = new Set(suggested.map((mention) => mention.concept));
  for (const mention of mentions)
    if (concepts[mention.concept]!.kind === "trade" && !spoken.has(mention.concept)) mention.weight *= othersShare;
}

/** In a long post one described need may be another than what all its words suggest. */
const needsBesideFrom = 0.3;
const needGain = 1.8;
const clearFrom = 0.65;

/** A trade outside the crafts is only clear when it stands there word for word. */
function clearWeight({ concept }: MeantMention): number {
  return concepts[concept]!.up.length > 0 || concepts[concept]!.ticks.length > 0 ? clearFrom : 0.9;
}

const overlaps = (a: Mention, b: Mention) => a.from < b.to && b.from < a.to;

/** Up to 14 telling words a brief is plain; from 44 on its words count more than what was read out of it. */
function ramblingOf(facts: readonly WordFacts[]): number {
  const telling = facts.filter((word) => !word.isFunction && !word.isQuerySpeak).length;
  return Math.min(1, Math.max(0, (telling - 14) / 30));
}

function readTerms(
  words: Words,
  facts: readonly WordFacts[],
  denied: Uint8Array,
  tone: Tone,
  mentions: readonly Mention[],
  rambling: number,
): SearchTerm[] {
  const consumed = new Float32Array(facts.length).fill(1);
  for (const mention of mentions) consumed.fill(shareAfterReading(mention, rambling), mention.from, mention.to);
  const terms = new Map<string, SearchTerm>();
  for (const [at, word] of facts.entries()) {
    if (word.isFunction || word.isQuerySpeak || denied[at] === 1 || isPlainNumber(words.norms[at]!)) continue;
    const weight = consumed[at]! * tone.salience[at]! * (roleNouns.has(word.form) ? roleNounShare : 1);
    terms.set(word.root, {
      root: word.root,
      kin: word.kin,
      weight: Math.min((terms.get(word.root)?.weight ?? 0) + weight, 3),
    });
  }
  return [...terms.values()].map((term) => ({ ...term, weight: Math.sqrt(term.weight) }));
}

/** Words that became a requirement still count a little as words; places and manners of working no longer do. */
function shareAfterReading(mention: Mention, rambling: number): number {
  const { kind } = concepts[mention.concept]!;
  if (kind === "trade" || kind === "sector") return 0.5 + 0.5 * rambling;
  return 0.1;
}

/** What a person is called by any work: the word beside it says which. */
const roleNouns = new Set(
  "designer engineer manager worker operator technician maker officer assistant clerk agent adviser advisor coordinator supervisor attendant keeper man woman fitter fixer practitioner consultant analyst lady handler director developer builder producer planner representative administrator instructor trainer coach helper owner seller dealer member leader head boss operative hand scientist doctor artist".split(
    " ",
  ),
);
const roleNounShare = 0.45;

const isPlainNumber = (norm: string) => /^[\d.,]+k?$/.test(norm);
