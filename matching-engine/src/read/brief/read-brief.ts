import { briefWeights } from "../../weights.ts";
import type { Words } from "../../text/words.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { groupRequirements } from "./group-requirements.ts";
import { withJobs } from "./jobs.ts";
import { aboutYouOf, findUnused } from "./leftovers.ts";
import { meantByClauses, noClauses } from "./meant-by-clauses.ts";
import type { Brief, MeantMention, SearchTerm } from "./requirements.ts";
import { roleNouns } from "./role-nouns.ts";
import { findUnclearClauses } from "./unclear-clauses.ts";
import { understand } from "./understand.ts";
import type { BriefOptions, Understanding } from "./understand.ts";

export type { BriefOptions } from "./understand.ts";

/** Reads a brief into requirements and search words. Never throws, whatever the text. */
export function readBrief(given: string, options: BriefOptions): Brief {
  const { searcherType } = options;
  const understood = understand(given, options);
  const { text, knowledge, isEnglish, words, facts, meaning, mentions, money, mistyped, verbosity } = understood;
  if (!isEnglish) return wordsOnly(text, knowledge, words);
  const { negated, refused } = meaning;
  const dates = [...understood.dates];
  const { jobs, requirements } = withJobs(
    groupRequirements({
      words,
      facts,
      mentions: [...mentions],
      money,
      dates,
      negated,
      refused,
      searcherType,
      verbosity,
    }),
  );
  const hasSkill = requirements.some(
    (one) => one.kind === "job" && one.concepts.some((id) => concepts[id]!.ticks.length > 0),
  );
  const terms = [...readTerms(understood), ...mistyped];
  return {
    text,
    tellingText: understood.tellingText,
    wantedText: withoutWords(understood.tellingText, words, refused),
    isEnglish,
    jobs,
    aboutYou: aboutYouOf(words, mentions),
    clauses: understood.places,
    meant: meantByClauses(understood.clauses),
    unclear: findUnclearClauses(knowledge, understood, requirements),
    unused: findUnused({ words, facts, meaning, mentions, isFigure: understood.isFigure }),
    requirements,
    terms: knowledge.expandTerms(terms, facts, hasSkill ? briefWeights.synonymBesideASkill : briefWeights.synonym),
    negatedTerms: facts.filter((_, at) => negated[at] === 1).map((word) => word.term),
    verbosity,
  };
}

/** Blanks the marked words of a text; spaces keep every place. */
function withoutWords(text: string, { starts, ends }: Words, marked: Uint8Array): string {
  let left = text;
  for (const [at, start] of starts.entries())
    if (marked[at] === 1) left = left.slice(0, start) + " ".repeat(ends[at]! - start) + left.slice(ends[at]);
  return left;
}

/** Returns a brief that is read as words alone, because it is in another language. */
function wordsOnly(text: string, { factsOf }: Knowledge, words: Words): Brief {
  const facts = words.norms.map(factsOf);
  const terms = [...new Map(facts.map(({ term, stem }) => [term, { term, stem, weight: 1 }])).values()];
  return {
    text,
    tellingText: text,
    wantedText: text,
    isEnglish: false,
    jobs: [],
    aboutYou: [],
    clauses: noClauses,
    unclear: [],
    unused: [],
    requirements: [],
    terms,
    negatedTerms: [],
    verbosity: 0,
  };
}

function readTerms({
  words,
  facts,
  meaning: { negated, tone },
  named,
  mentions,
  verbosity,
  telling,
}: Understanding): SearchTerm[] {
  const consumed = new Float32Array(facts.length).fill(1);
  for (const mention of named) consumed.fill(shareAfterReading(mention, verbosity), mention.from, mention.to);
  for (const { from, to } of mentions.filter(isPlaceOfWriter)) consumed.fill(briefWeights.placeOfWriter, from, to);
  const terms = new Map<string, SearchTerm>();
  for (const [at, word] of facts.entries()) {
    if (
      telling[at] === 0 ||
      word.isFunction ||
      word.isQuerySpeak ||
      negated[at] === 1 ||
      isPlainNumber(words.norms[at]!)
    )
      continue;
    const weight = consumed[at]! * tone.salience[at]! * (roleNouns.has(word.form) ? briefWeights.roleNoun : 1);
    terms.set(word.term, {
      term: word.term,
      stem: word.stem,
      weight: Math.min((terms.get(word.term)?.weight ?? 0) + weight, briefWeights.termAtMost),
    });
  }
  return [...terms.values()].map((term) => ({ ...term, weight: Math.sqrt(term.weight) }));
}

/** Returns whether a place is where the writer is, so that it is no requirement and its words are searched. */
const isPlaceOfWriter = ({ concept, isTold, isOwnSide, isAsked }: MeantMention) =>
  concepts[concept]!.kind === "place" && (isTold || isOwnSide) && !isAsked;

/** Returns what is left of a word that became a requirement: a little of skills and sectors, hardly anything of places and ways of working. */
function shareAfterReading(mention: Mention, verbosity: number): number {
  const { kind } = concepts[mention.concept]!;
  if (kind === "skill" || kind === "sector")
    return briefWeights.readSkillWord + (1 - briefWeights.readSkillWord) * verbosity;
  return briefWeights.readOtherWord;
}

const isPlainNumber = (norm: string) => /^[\d.,]+k?$/.test(norm);
