import { concepts, factsOf } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { splitWords } from "../text/words.ts";
import type { Words } from "../text/words.ts";
import { readTone } from "./clauses.ts";
import type { Tone } from "./clauses.ts";
import { findDenied } from "./denials.ts";
import { groupRequirements } from "./group-requirements.ts";
import { readMoney } from "./money.ts";
import type { Brief, MeantMention, SearchTerm } from "./requirements.ts";
import { findSymptoms } from "./symptoms.ts";
import type { UserType } from "@triptych/contract/basics";

export const briefLimit = 10_000;

export type BriefOptions = { searcherType: UserType | null; repair?: (norm: string) => string | undefined };

/** Reads a brief into requirements and search words. Never throws, whatever the text. */
export function readBrief(given: string, { searcherType, repair }: BriefOptions): Brief {
  const text = given.slice(0, briefLimit);
  const words = splitWords(text);
  if (repair !== undefined) repairWords(words, repair);
  const facts = words.norms.map(factsOf);
  const denied = findDenied(words);
  const tone = readTone(words);
  const named = findMentions(words, facts);
  const described = findSymptoms(words, facts).filter((symptom) => !named.some((mention) => concepts[mention.concept]!.kind === "trade" && overlaps(mention, symptom)));
  const mentions = [...named.map((mention) => meant(mention, denied, tone, false)), ...described.map((mention) => meant(mention, denied, tone, true))];
  const money = readMoney(text);
  const rambling = ramblingOf(facts);
  return {
    text,
    requirements: groupRequirements({ words, mentions, money, searcherType, rambling }),
    terms: readTerms(words, facts, denied, tone, named, rambling),
    deniedRoots: facts.filter((_, at) => denied[at] === 1).map((word) => word.root),
    rambling,
  };
}

function repairWords(words: Words, repair: (norm: string) => string | undefined): void {
  for (let at = 0; at < words.norms.length; at += 1) words.norms[at] = repair(words.norms[at]!) ?? words.norms[at]!;
}

function meant(mention: Mention, denied: Uint8Array, tone: Tone, isSymptom: boolean): MeantMention {
  const at = mention.from;
  return { ...mention, isDenied: denied[at] === 1, isWished: tone.wished[at] === 1, isInsisted: tone.insisted[at] === 1, isOwnSide: tone.ownSide[at] === 1, salience: tone.salience[at]!, isSymptom };
}

const overlaps = (a: Mention, b: Mention) => a.from < b.to && b.from < a.to;

/** Up to 30 telling words a brief is plain; from 90 on its words count more than what was read out of it. */
function ramblingOf(facts: readonly WordFacts[]): number {
  const telling = facts.filter((word) => !word.isFunction && !word.isQuerySpeak).length;
  return Math.min(1, Math.max(0, (telling - 30) / 60));
}

function readTerms(words: Words, facts: readonly WordFacts[], denied: Uint8Array, tone: Tone, mentions: readonly Mention[], rambling: number): SearchTerm[] {
  const consumed = new Float32Array(facts.length).fill(1);
  for (const mention of mentions) consumed.fill(shareAfterReading(mention, rambling), mention.from, mention.to);
  const weights = new Map<string, number>();
  for (const [at, word] of facts.entries()) {
    if (word.isFunction || word.isQuerySpeak || denied[at] === 1 || isPlainNumber(words.norms[at]!)) continue;
    const weight = consumed[at]! * tone.salience[at]!;
    weights.set(word.root, Math.min((weights.get(word.root) ?? 0) + weight, 3));
  }
  return [...weights].map(([root, weight]) => ({ root, weight: Math.sqrt(weight) }));
}

/** Words that became a requirement still count a little as words; places and manners of working no longer do. */
function shareAfterReading(mention: Mention, rambling: number): number {
  const { kind } = concepts[mention.concept]!;
  if (kind === "trade" || kind === "sector") return 0.5 + 0.5 * rambling;
  return 0.1;
}

const isPlainNumber = (norm: string) => /^[\d.,]+k?$/.test(norm);
