import { sectionLabels } from "../data/section-labels.ts";
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
import type { Brief, SearchTerm } from "./requirements.ts";
import { isKnownWord, isSurelyMisspelt, repairName, repairWord } from "./repair.ts";
import { inContext } from "./mentions-in-context.ts";
import { meant, withSuggestions } from "./suggested-mentions.ts";
import { findSymptoms } from "./symptoms.ts";
import type { UserType } from "@triptych/contract/basics";

export const briefLimit = 10_000;

export type BriefOptions = { searcherType: UserType | null; isInUse?: (root: string) => boolean };

/** Reads a brief into requirements and search words. Never throws, whatever the text. */
export function readBrief(given: string, { searcherType, isInUse }: BriefOptions): Brief {
  const text = given.slice(0, briefLimit);
  const words = splitWords(withoutLabels(text));
  const mistyped = repairWords(words, isInUse ?? (() => false));
  const facts = words.norms.map(factsOf);
  const denied = findDenied(words);
  const tone = readTone(words);
  const named = findMentions(words, facts, "brief");
  const described = findSymptoms(words, facts).filter(
    (symptom) => !named.some((mention) => concepts[mention.concept]!.kind === "trade" && overlaps(mention, symptom)),
  );
  const rambling = ramblingOf(facts);
  const known = named.map((mention) => meant(inContext(mention, named, words), denied, tone, false));
  const needs = described.map((mention) => ({ ...meant(mention, denied, tone, true), telling: mention.telling }));
  const money = readMoney(text);
  const isMoney = (at: number) =>
    money !== undefined && words.starts[at]! >= money.start && words.ends[at]! <= money.end;
  const mentions = withSuggestions({ facts, mentions: known, needs, denied, tone, rambling, isMoney });
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

/** The labels that improving writes say nothing themselves, except what to avoid and what would be nice; spaces keep every place. */
function withoutLabels(text: string): string {
  return text.replace(plainLabels, (label) => " ".repeat(label.length));
}

const { need, about, where, budget, details } = sectionLabels;
const plainLabels = new RegExp(`^(?:${[need, about, where, budget, details].join("|")}): `, "gm");

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
    const mayBeMeant = isInUse(root) && !isSurelyMisspelt(norm);
    if (repaired === undefined || (mayBeMeant && factsOf(repaired).kin !== factsOf(norm).kin)) continue;
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
