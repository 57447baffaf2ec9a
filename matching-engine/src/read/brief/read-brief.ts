import { sectionLabels } from "../../../lexicon/section-labels.ts";
import { fullKnowledge } from "../knowledge.ts";
import type { Knowledge } from "../knowledge.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { separators, splitWords } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { readTone } from "./tone.ts";
import type { Tone } from "./tone.ts";
import { groupRequirements } from "./group-requirements.ts";
import { aboutYouOf, findUnused } from "./leftovers.ts";
import { withJobs } from "./jobs.ts";
import { readMoney } from "./money.ts";
import type { Brief, SearchTerm } from "./requirements.ts";
import { inContext } from "./mentions-in-context.ts";
import { meant, withSuggestions } from "./suggested-mentions.ts";
import type { UserType } from "@triptych/contract/basics";
import { textLimits, briefWeights } from "../../weights.ts";

export type BriefOptions = {
  searcherType: UserType | null;
  /** Returns whether several profiles use a term, so that it is not misspelt. */
  isInUse?: (term: string) => boolean;
  knowledge?: Knowledge;
};

/** Reads a brief into requirements and search words. Never throws, whatever the text. */
export function readBrief(given: string, options: BriefOptions): Brief {
  const { searcherType, isInUse = () => false, knowledge = fullKnowledge() } = options;
  const { factsOf, switches } = knowledge;
  const text = given.slice(0, textLimits.briefCharacters);
  const words = splitWords(withoutLabels(text));
  const mistyped = switches.spellingCorrection ? correctSpelling(knowledge, words, isInUse) : [];
  const facts = words.norms.map(factsOf);
  const negated = knowledge.findNegated(words);
  const tone = readTone(words);
  const named = findMentions(words, facts, "brief");
  const described = knowledge
    .findDescribedNeeds(words, facts)
    .filter((need) => !named.some((mention) => concepts[mention.concept]!.kind === "skill" && overlaps(mention, need)));
  const verbosity = switches.verbosity ? verbosityOf(facts) : 0;
  const known = named.map((mention) => meant(inContext(mention, named, words), negated, tone, false));
  const needs = described.map((mention) => ({
    ...meant(mention, negated, tone, true),
    contentWords: mention.contentWords,
  }));
  const money = switches.money ? readMoney(text) : undefined;
  const isMoney = (at: number) =>
    money !== undefined && words.starts[at]! >= money.start && words.ends[at]! <= money.end;
  const mentions = withSuggestions(knowledge, { facts, mentions: known, needs, negated, tone, verbosity, isMoney });
  const { jobs, requirements } = withJobs(groupRequirements({ words, mentions, money, searcherType, verbosity }));
  const hasSkill = requirements.some(
    (one) => one.kind === "job" && one.concepts.some((id) => concepts[id]!.ticks.length > 0),
  );
  const terms = [...readTerms(words, facts, negated, tone, named, verbosity), ...mistyped];
  return {
    text,
    isEnglish: true,
    jobs,
    aboutYou: aboutYouOf(words, mentions),
    unused: findUnused({ words, facts, negated, tone, mentions, isMoney }),
    requirements,
    terms: knowledge.expandTerms(terms, facts, hasSkill ? briefWeights.synonymBesideASkill : briefWeights.synonym),
    negatedTerms: facts.filter((_, at) => negated[at] === 1).map((word) => word.term),
    verbosity,
  };
}

/** Blanks the labels that improving writes, except what to avoid and what would be nice; spaces keep every place. */
function withoutLabels(text: string): string {
  return text.replace(plainLabels, (label) => " ".repeat(label.length));
}

const { need, about, where, budget, details } = sectionLabels;
const plainLabels = new RegExp(`^(?:${[need, about, where, budget, details].join("|")}): `, "gm");

/** Puts the word that was probably meant in the place of an unknown one; what was written is still looked for, at half weight. */
function correctSpelling(
  { factsOf, spelling }: Knowledge,
  words: Words,
  isInUse: (term: string) => boolean,
): SearchTerm[] {
  const asWritten: SearchTerm[] = [];
  for (let at = 0; at < words.norms.length && asWritten.length < briefWeights.correctionsAtMost; at += 1) {
    const norm = words.norms[at]!;
    if (spelling.known.isKnown(norm)) continue;
    const corrected = isName(words, at) ? spelling.correctName(norm) : spelling.correctWord(norm);
    const { term } = factsOf(norm);
    const mayBeMeant = isInUse(term) && !spelling.known.isSurelyMisspelt(norm);
    if (corrected === undefined || (mayBeMeant && factsOf(corrected).stem !== factsOf(norm).stem)) continue;
    asWritten.push({ term, stem: factsOf(norm).stem, weight: briefWeights.asWritten });
    words.norms[at] = corrected;
  }
  return asWritten;
}

/** Returns whether a word is written with a capital where no sentence begins. */
function isName({ text, starts, breaks }: Words, at: number): boolean {
  const first = text.charCodeAt(starts[at]!);
  return first >= 65 && first <= 90 && at > 0 && breaks[at] !== separators.sentence;
}

const overlaps = (a: Mention, b: Mention) => a.from < b.to && b.from < a.to;

/** Returns how verbose a brief is, 0 to 1: up to 14 content words it is plain; from 44 on its words count more than what was read out of it. */
function verbosityOf(facts: readonly WordFacts[]): number {
  const contentWords = facts.filter((word) => !word.isFunction && !word.isQuerySpeak).length;
  return Math.min(1, Math.max(0, (contentWords - briefWeights.plainUpTo) / briefWeights.verboseAfter));
}

function readTerms(
  words: Words,
  facts: readonly WordFacts[],
  negated: Uint8Array,
  tone: Tone,
  mentions: readonly Mention[],
  verbosity: number,
): SearchTerm[] {
  const consumed = new Float32Array(facts.length).fill(1);
  for (const mention of mentions) consumed.fill(shareAfterReading(mention, verbosity), mention.from, mention.to);
  const terms = new Map<string, SearchTerm>();
  for (const [at, word] of facts.entries()) {
    if (word.isFunction || word.isQuerySpeak || negated[at] === 1 || isPlainNumber(words.norms[at]!)) continue;
    const weight = consumed[at]! * tone.salience[at]! * (roleNouns.has(word.form) ? briefWeights.roleNoun : 1);
    terms.set(word.term, {
      term: word.term,
      stem: word.stem,
      weight: Math.min((terms.get(word.term)?.weight ?? 0) + weight, briefWeights.termAtMost),
    });
  }
  return [...terms.values()].map((term) => ({ ...term, weight: Math.sqrt(term.weight) }));
}

/** Returns what is left of a word that became a requirement: a little of skills and sectors, hardly anything of places and ways of working. */
function shareAfterReading(mention: Mention, verbosity: number): number {
  const { kind } = concepts[mention.concept]!;
  if (kind === "skill" || kind === "sector")
    return briefWeights.readSkillWord + (1 - briefWeights.readSkillWord) * verbosity;
  return briefWeights.readOtherWord;
}

/** What a person is called by any work: the word beside it says which. */
const roleNouns = new Set(
  "designer engineer manager worker operator technician maker officer assistant clerk agent adviser advisor coordinator supervisor attendant keeper man woman fitter fixer practitioner consultant analyst lady handler director developer builder producer planner representative administrator instructor trainer coach helper owner seller dealer member leader head boss operative hand scientist doctor artist".split(
    " ",
  ),
);

const isPlainNumber = (norm: string) => /^[\d.,]+k?$/.test(norm);
